//! The solver's side: what a user writes to solve the same games and graphs.

pub mod games;

use std::time::Duration;

use game_solver::{GamePosition, Graph, Outcome, Solver};

use crate::baseline::clock::{Clock, Time};
use crate::baseline::{Run, Tally};

/// Solves a game from its start.
pub fn game<G: GamePosition<Context = ()>>(threads: usize) -> Run {
    let clock = Clock::start();
    let solution = Solver::<G>::new().threads(threads).solve().expect("the game fits into memory");
    let total = clock.read();
    let stats = solution.stats();
    let seconds: f64 = stats.phases.iter().filter(|phase| phase.name == "explore").map(|phase| phase.seconds).sum();
    let explore = Time { wall: Duration::from_secs_f64(seconds), ..Time::default() };
    let histogram = solution.histogram();
    let tally = Tally {
        positions: stats.positions,
        moves: stats.moves,
        wins: histogram.outcome(Outcome::Win),
        losses: histogram.outcome(Outcome::Loss),
        draws: histogram.outcome(Outcome::Draw),
        longest: histogram.max_remoteness().unwrap_or(0),
    };
    Run::of_game(tally, explore, total)
}

/// Solves the graph with these edges. The time of storing it is shown, but not in the total; `stored` is called
/// once it is.
pub fn graph(vertices: u32, edges: Vec<(u32, u32)>, threads: usize, stored: impl FnOnce()) -> Run {
    let clock = Clock::start();
    let graph = Graph::from_edges(vertices as usize, edges).expect("all edges are between vertices");
    let explore = clock.read();
    stored();
    let solution = graph.solve_with_threads(threads);
    let total = clock.read();
    let mut tally = Tally { positions: u64::from(vertices), moves: graph.edges(), ..Tally::default() };
    for vertex in 0..vertices {
        let value = solution.value(vertex);
        match value.outcome {
            Outcome::Win => tally.wins += 1,
            Outcome::Loss => tally.losses += 1,
            Outcome::Draw => tally.draws += 1,
        }
        tally.longest = tally.longest.max(value.remoteness.unwrap_or(0));
    }
    Run::of_graph(tally, explore, total)
}
