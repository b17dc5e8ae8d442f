//! What an expert would write by hand for one game: single thread, no abstraction that costs.
//!
//! Each program explores from the start into a compact adjacency (`u32` ids in the order of discovery), reverses it by
//! counting and walks it backwards with a queue. They share only this walk. The look-up from key to id, which decides
//! the cost of exploring, comes in several kinds: see [`index`].

pub mod clock;
pub mod connect_four;
pub mod fingers;
pub mod index;
pub mod random_graph;
pub mod retrograde;
pub mod tic_tac_toe;

use clock::Time;

/// What a program found out, for the comparison with the known figures.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Positions (vertices), ends included.
    pub positions: u64,
    /// Moves (edges), parallel ones counted.
    pub moves: u64,
    /// Positions won by the player to move.
    pub wins: u64,
    /// Positions lost by the player to move.
    pub losses: u64,
    /// All other positions.
    pub draws: u64,
    /// The greatest number of plies to the end of a won or lost position.
    pub longest: u32,
}

/// What a program found out, and how long it took.
#[derive(Clone, Copy, Debug)]
pub struct Run {
    /// The counts.
    pub tally: Tally,
    /// Finding all positions and moves, or storing a given graph.
    pub explore: Time,
    /// Reversing the moves and walking backwards. Counting the results is left out.
    pub solve: Time,
    /// What is compared: both, or solving alone if the graph was given.
    pub total: Time,
}

impl Run {
    /// A game: `explore` and `total` were read off one clock.
    pub fn of_game(tally: Tally, explore: Time, total: Time) -> Self {
        Run { tally, explore, solve: total.since(explore), total }
    }

    /// A given graph: `stored` and `total` were read off one clock.
    pub fn of_graph(tally: Tally, stored: Time, total: Time) -> Self {
        let solve = total.since(stored);
        Run { tally, explore: stored, solve, total: solve }
    }
}
