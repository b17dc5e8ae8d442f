//! Policeman and thief on a grid with walls and exits. The policeman moves first, then they alternate: he steps to one of
//! the eight squares around him, the thief to one of the four beside him, and both may stay; nobody enters a wall. The
//! policeman wins if the two meet, else the thief if he is on an exit. A play that never ends is a draw.
//!
//! Source: a classic of programming courses. The board is read from a file: `P` and `T` are the two, `*` is a wall, `E` an
//! exit, `.` an empty square.

use std::process::ExitCode;
use std::str::FromStr;

use game_solver::cli::{Context, OptionalFile};
use game_solver::grid::Grid;
use game_solver::prelude::*;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Policeman,
    Thief,
}
use Side::{Policeman, Thief};

/// The policeman catches the thief where they meet; the thief escapes by an exit.
#[derive(GamePosition, Clone, Debug)]
#[game(
    context(board: Board),
    start = PoliceAndThief { policeman: board.policeman, thief: board.thief, turn: Policeman },
    show = board.drawing(self),
)]
#[rule(chase(right: isize in -1..=1, up: isize in -1..=1) if self.turn == Policeman =>
    board.walk(&mut self.policeman, right, up))]
#[rule(flee(right: isize in -1..=1, up: isize in -1..=1) if self.turn == Thief && (right == 0 || up == 0) =>
    board.walk(&mut self.thief, right, up))]
#[ends(Policeman wins if self.policeman == self.thief)]
#[ends(Thief wins if board.squares[self.thief] == b'E')]
pub struct PoliceAndThief {
    #[values(0..board.squares.len())]
    pub policeman: usize,
    #[values(0..board.squares.len())]
    pub thief: usize,
    #[turn]
    pub turn: Side,
}

/// Where the two play.
#[derive(Clone, Debug)]
pub struct Board {
    columns: usize,
    /// `*` for a wall, `E` for an exit, row by row from the bottom left.
    pub squares: Vec<u8>,
    policeman: usize,
    thief: usize,
}

impl Board {
    /// Takes one step, if there is a square without a wall.
    fn walk(&self, who: &mut usize, right: isize, up: isize) -> Step {
        let column = (*who % self.columns).checked_add_signed(right).filter(|&column| column < self.columns);
        let row = (*who / self.columns).checked_add_signed(up);
        match column.zip(row).map(|(column, row)| row * self.columns + column) {
            Some(to) if to < self.squares.len() && self.squares[to] != b'*' => {
                *who = to;
                Step::Turn
            }
            _ => Step::Illegal,
        }
    }

    fn drawing(&self, position: &PoliceAndThief) -> Grid {
        Grid::new(self.columns, self.squares.len() / self.columns, |column, row| match row * self.columns + column {
            square if square == position.policeman => Some('P'),
            square if square == position.thief => Some('T'),
            square => Some(char::from(self.squares[square])).filter(|&square| square != '.'),
        })
        .below(format_args!("{:?} to move", position.turn))
    }
}

impl Context for Board {
    type Args = OptionalFile;

    fn from_args(file: OptionalFile) -> Result<Self, String> {
        file.parse_or(include_str!("boards/corner.txt"))
    }
}

impl FromStr for Board {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let lines: Vec<&str> = text.trim_end().lines().map(str::trim_end).collect();
        let columns = lines.first().map_or(0, |line| line.len());
        for (number, line) in (1..).zip(&lines) {
            if let Some(wrong) = line.chars().find(|&square| !"PT*E.".contains(square)) {
                return Err(format!("line {number}: `{wrong}` is not one of `P`, `T`, `*`, `E` and `.`"));
            }
            if line.len() != columns {
                return Err(format!("line {number}: all lines must be as long as the first"));
            }
        }
        let squares: Vec<u8> = lines.iter().rev().flat_map(|line| line.bytes()).collect();
        let the_one = |piece: u8| match squares.iter().filter(|&&square| square == piece).count() {
            1 => Ok(squares.iter().position(|&square| square == piece).unwrap_or(0)),
            number => Err(format!("there must be one `{}`, not {number}", char::from(piece))),
        };
        let (policeman, thief) = (the_one(b'P')?, the_one(b'T')?);
        let squares = squares.into_iter().map(|square| if b"PT".contains(&square) { b'.' } else { square }).collect();
        Ok(Board { columns, squares, policeman, thief })
    }
}

fn main() -> ExitCode {
    game_solver::cli::<PoliceAndThief>()
}
