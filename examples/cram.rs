//! Cram: the players alternately put a domino on two adjacent empty squares of a board of W columns and H rows, upright
//! or flat. Whoever cannot move loses.
//!
//! Source: M. Gardner, *Mathematical Games*, Scientific American, February 1974; Berlekamp, Conway and Guy, *Winning
//! Ways*, chapter 15. Both sides even: the second player wins by symmetry; one even, one odd: the first does.

use std::process::ExitCode;

use game_solver::grid::{Grid, Square};
use game_solver::prelude::*;
use game_solver::symmetry;

/// Put a domino on two adjacent empty squares.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Cram { taken: [[false; W]; H] }, show = self.drawing())]
#[rule(put(on: Square<W, H> in Square::all(), and: Square<W, H> in on.steps([(1, 0), (0, 1)]))
    if self.is_free(on) && self.is_free(and) => self.take([on, and]))]
#[symmetry(taken = symmetry::rectangle::<W, H>())]
pub struct Cram<const W: usize, const H: usize> {
    pub taken: [[bool; W]; H],
}

impl<const W: usize, const H: usize> Cram<W, H> {
    fn is_free(&self, square: Square<W, H>) -> bool {
        !self.taken[square.row()][square.column()]
    }

    fn take(&mut self, squares: [Square<W, H>; 2]) {
        for square in squares {
            self.taken[square.row()][square.column()] = true;
        }
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square| (!self.is_free(square)).then_some('█'))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Cram<5, 4>>()
}
