//! Chomp: a bar of chocolate; a move bites off a square and all squares above it and to its right. The square at the
//! bottom left is poisoned and must not be eaten: whoever has only that one left loses.
//!
//! Source: D. Gale, *A curious Nim-type game*, American Mathematical Monthly 81 (1974). The first player wins, by a
//! strategy that is known for few sizes only.

use std::process::ExitCode;

use game_solver::grid::{Grid, Square};
use game_solver::prelude::*;

/// Bite off a square and all above it and to its right, but not the poisoned one at the bottom left.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Chomp { rows: [W; H] }, show = self.drawing())]
#[rule(bite(at: Square<W, H> in Square::all().skip(1)) if self.is_left(at) =>
    self.rows[at.row()..].iter_mut().for_each(|length| *length = at.column().min(*length)))]
pub struct Chomp<const W: usize, const H: usize> {
    /// The lengths of the rows, the lowest and longest first.
    #[values(0..=W)]
    pub rows: [usize; H],
}

impl<const W: usize, const H: usize> Chomp<W, H> {
    fn is_left(&self, square: Square<W, H>) -> bool {
        square.column() < self.rows[square.row()]
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square| self.is_left(square).then(|| if square.index() == 0 { '☠' } else { '□' }))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Chomp<5, 4>>()
}
