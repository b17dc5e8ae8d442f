//! Counting to 31: the count stands at 1; a move adds 1 to 5. Whoever reaches 31 leaves the opponent without a move and
//! wins.
//!
//! Source: folklore (Bachet, 1612, with 100 and 1 to 10); the second test of GameGraphSolver.

use std::process::ExitCode;

use game_solver::prelude::*;

/// A move adds 1 to 5 to the count; whoever reaches 31 wins.
#[derive(GamePosition, Clone, Debug)]
#[game(start = CountUp { count: 1 }, show = self.count)]
#[rule(add(n: u8 in 1..=5) if self.count + n <= 31 => self.count += n)]
pub struct CountUp {
    #[values(1..=31)]
    pub count: u8,
}

fn main() -> ExitCode {
    game_solver::cli::<CountUp>()
}
