//! Nim with three heaps: a move takes any number of stones from one heap; whoever cannot move loses.
//!
//! Source: C. L. Bouton, *Nim, a game with a complete mathematical theory*, Annals of Mathematics 3 (1901). The player to
//! move loses exactly when the sizes, written in binary, have no digit set an odd number of times.

use std::process::ExitCode;

use game_solver::prelude::*;

/// A move takes any number of stones from one of the heaps; whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Nim { heaps: [3, 4, 5] })]
#[rule(take(heap: usize in 0..3, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
pub struct Nim {
    #[unordered]
    #[values(0..=7)]
    pub heaps: [u8; 3],
}

fn main() -> ExitCode {
    game_solver::cli::<Nim>()
}
