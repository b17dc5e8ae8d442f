//! Misère Nim: a move takes any number of stones from one heap; whoever cannot move wins, so the last stone loses.
//!
//! Source: C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901). It is played
//! like Nim until every heap but one is a single stone.

use std::process::ExitCode;

use game_solver::prelude::*;

/// A move takes any number of stones from one of the heaps; whoever takes the last stone loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = MisereNim { heaps: [3, 4, 5] }, no_moves = win)]
#[rule(take(heap: usize in 0..3, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
pub struct MisereNim {
    #[unordered]
    #[values(0..=7)]
    pub heaps: [u8; 3],
}

fn main() -> ExitCode {
    game_solver::cli::<MisereNim>()
}
