//! A crate that depends on `game-solver` under another name and in another edition, through a re-export.

#![deny(warnings, missing_docs)]

/// Where this crate keeps its dependencies.
pub mod dependencies {
    pub use solver as games;
}

use dependencies::games::prelude::*;

/// Who moves.
#[derive(Player, Clone, Copy, Debug, PartialEq, Eq)]
#[game(crate = solver)]
pub enum Side {
    /// Moves first.
    White,
    /// Moves second.
    Black,
}

/// What a cell holds.
#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq)]
#[game(crate = crate::dependencies::games)]
pub enum Cell {
    /// Nothing.
    Empty,
    /// A stack.
    Stack(#[values(1..=2)] u8),
}

/// The players put down stacks of one or two; who fills the row wins.
#[derive(GamePosition, Clone, Debug, PartialEq, Eq)]
#[game(crate = crate::dependencies::games, start = Row { cells: [Cell::Empty; 4], turn: Side::White, free: 4 })]
#[ends(Side::White wins if self.free == 0 && self.turn == Side::Black)]
#[ends(Side::Black wins if self.free == 0)]
#[rule(put(cell: usize in 0..4, n: u8 in 1..=2) if self.cells[cell] == Cell::Empty => {
    self.cells[cell] = Cell::Stack(n);
})]
#[symmetry(cells = solver::symmetry::reversal::<4>())]
pub struct Row {
    cells: [Cell; 4],
    #[turn]
    turn: Side,
    #[derived(self.cells.iter().filter(|&&cell| cell == Cell::Empty).count())]
    free: usize,
}

#[test]
fn the_game_is_solved() {
    let solution = solver::solve::<Row>().unwrap();
    let start = &solution.starts()[0];
    assert_eq!(solution.outcome(start), Some(Outcome::Loss));
}
