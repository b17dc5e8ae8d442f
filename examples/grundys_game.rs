//! Grundy's game: a heap of counters; a move splits a heap into two heaps of different sizes. Whoever cannot move loses.
//!
//! Source: P. M. Grundy, *Mathematics and games*, Eureka 2 (1939). Whether the nimbers become periodic is not known.

use game_solver::prelude::*;

/// Split a heap into two heaps of different sizes.
#[derive(GamePosition, Clone, Debug)]
#[game(start = GrundysGame { heap: 100 }, show = format!("a heap of {}", self.heap))]
#[rule(split(off: u16 in 1..self.heap.div_ceil(2)) => parts [off, self.heap - off].map(|heap| GrundysGame { heap }))]
pub struct GrundysGame {
    #[values(1..=10_000)]
    pub heap: u16,
}

fn main() -> Result<(), GrundyError> {
    let nimbers = grundy::<GrundysGame>()?;
    for heap in 1..=100 {
        println!("a heap of {heap:3}: {}", nimbers.nimber(&GrundysGame { heap }).unwrap_or_default());
    }
    Ok(())
}
