//! Grundy's game: a heap of counters; a move splits a heap into two heaps of different sizes. Whoever cannot move loses.
//!
//! Source: P. M. Grundy, *Mathematics and games*, Eureka 2 (1939). Whether the nimbers become periodic is not known.

use std::process::ExitCode;

use game_solver::cli::clap;
use game_solver::prelude::*;

/// Split a heap into two heaps of different sizes.
#[derive(GamePosition, Clone, Debug)]
#[game(context(size: Size), start = GrundysGame { heap: size.heap }, show = format!("a heap of {}", self.heap))]
#[rule(split(off: u16 in 1..self.heap.div_ceil(2)) => parts [off, self.heap - off].map(|heap| GrundysGame { heap }))]
pub struct GrundysGame {
    #[values(1..=size.heap)]
    pub heap: u16,
}

/// How the game starts.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Size {
    /// How many counters there are in the heap
    #[arg(long, default_value_t = 100)]
    pub heap: u16,
}

fn main() -> ExitCode {
    game_solver::cli::<GrundysGame>()
}
