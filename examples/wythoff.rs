//! Wythoff's game: two heaps; a move takes any number of counters from one heap, or the same number from both. Whoever
//! cannot move loses.
//!
//! Source: W. A. Wythoff, *A modification of the game of Nim*, 1907. The player to move loses exactly on the pairs of
//! ⌊kφ⌋ and ⌊kφ²⌋ counters, φ the golden ratio.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Take any number of counters from one heap, or the same number from both.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Wythoff { heaps: [50, 50] })]
#[rule(one(heap: usize in 0..2, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
#[rule(both(n: u8 in 1..=self.heaps[0].min(self.heaps[1])) => self.heaps = self.heaps.map(|heap| heap - n))]
pub struct Wythoff {
    #[unordered]
    #[values(0..=50)]
    pub heaps: [u8; 2],
}

fn main() -> ExitCode {
    game_solver::cli::<Wythoff>()
}
