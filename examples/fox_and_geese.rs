//! Fox and geese: on the dark squares of a chessboard four geese stand on the first row and a fox on a square of the
//! last. The fox moves one step along a diagonal in any direction, a goose one step along a diagonal forward; nobody
//! captures. The fox wins on the geese's first row; whoever cannot move loses. The fox moves first.
//!
//! Source: É. Lucas, *Récréations mathématiques*; Berlekamp, Conway and Guy, *Winning Ways*, chapter 20. The geese win.

use std::process::ExitCode;

use game_solver::grid::{self, DIAGONAL, Direction, Grid};
use game_solver::prelude::*;

pub type Square = grid::Square<8, 8>;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Fox,
    Geese,
}

const FORWARD: [Direction; 2] = [(-1, 1), (1, 1)];

/// Four geese, who only move forward, hem in a fox, who moves in any diagonal direction and wins on their first row.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = FoxAndGeese::set_ups(Side::Fox), show = self.drawing())]
#[rule(fox(to: Square in self.fox.steps(DIAGONAL)) if self.turn == Side::Fox && !self.geese.contains(&to) =>
    self.fox = to)]
#[rule(goose(from: Square in self.geese, to: Square in from.steps(FORWARD))
    if self.turn == Side::Geese && to != self.fox && !self.geese.contains(&to) =>
    self.geese = self.geese.map(|goose| if goose == from { to } else { goose }))]
#[ends(Side::Fox wins if self.fox.row() == 0)]
pub struct FoxAndGeese {
    pub fox: Square,
    #[unordered]
    pub geese: [Square; 4],
    #[turn]
    pub turn: Side,
}

impl FoxAndGeese {
    /// The fox on each dark square of the last row.
    pub fn set_ups(turn: Side) -> impl Iterator<Item = Self> {
        let geese = [0, 2, 4, 6].map(|column| Square::at(column, 0));
        [1, 3, 5, 7].into_iter().map(move |column| FoxAndGeese { fox: Square::at(column, 7), geese, turn })
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square| match square {
            _ if square == self.fox => Some('F'),
            _ if self.geese.contains(&square) => Some('g'),
            _ => (square.column() % 2 != square.row() % 2).then_some(' '),
        })
        .below(format_args!("{:?} to move", self.turn))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<FoxAndGeese>()
}
