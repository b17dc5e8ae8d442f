//! Dodgem on 3×3: each player has two cars, one player's at the left edge, which leave the board at the right, the other's
//! at the bottom, which leave it at the top. A car moves to an empty square ahead or sideways, never back, and leaves the
//! board straight ahead. A player who has no move on his turn wins: his cars have left, or the opponent blocks them.
//!
//! Source: C. Vout's game in Berlekamp, Conway and Guy, *Winning Ways*, chapter 22. The first player wins.

use std::process::ExitCode;

use game_solver::grid::{self, Direction, Grid};
use game_solver::prelude::*;

pub type Square = grid::Square<3, 3>;

/// A side is named after the direction in which its cars leave the board.
#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Right,
    Up,
}

/// Cars move ahead or sideways and leave the board ahead; whoever has no move wins.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Dodgem::set_up(), no_moves = win, show = self.drawing())]
#[rule(drive(from: Square in self.cars(), to: Square in from.steps(self.directions()))
    if self.board[to.index()].is_none() => self.board.swap(from.index(), to.index()))]
#[rule(leave(from: Square in self.cars()) if from.step(self.ahead()).is_none() => self.board[from.index()] = None)]
pub struct Dodgem {
    pub board: [Option<Side>; 9],
    #[turn]
    pub turn: Side,
}

impl Dodgem {
    fn set_up() -> Self {
        let mut board = [None; 9];
        for (column, row, side) in [(0, 1, Side::Right), (0, 2, Side::Right), (1, 0, Side::Up), (2, 0, Side::Up)] {
            board[Square::at(column, row).index()] = Some(side);
        }
        Dodgem { board, turn: Side::Right }
    }

    fn cars(&self) -> impl Iterator<Item = Square> {
        Square::all().filter(|square| self.board[square.index()] == Some(self.turn))
    }

    fn ahead(&self) -> Direction {
        match self.turn {
            Side::Right => (1, 0),
            Side::Up => (0, 1),
        }
    }

    /// Ahead and the two ways aside.
    fn directions(&self) -> [Direction; 3] {
        let (right, up) = self.ahead();
        [(right, up), (up, right), (-up, -right)]
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square: Square| self.board[square.index()].map(|side| ['→', '↑'][side.index()]))
            .below(format_args!("{:?} to move", self.turn))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Dodgem>()
}
