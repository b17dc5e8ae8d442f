//! A game whose positions split into parts, with a command line: for the end-to-end tests.

use std::process::ExitCode;

use game_solver::prelude::*;

/// A move knocks down one pin of a row, or two that are next to each other; what is left falls into two rows.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Kayles { pins: 20 })]
#[rule(one(at: u8 in 0..self.pins) => parts [Kayles { pins: at }, Kayles { pins: self.pins - at - 1 }])]
#[rule(two(at: u8 in 0..self.pins.saturating_sub(1)) =>
    parts [Kayles { pins: at }, Kayles { pins: self.pins - at - 2 }])]
struct Kayles {
    #[values(0..=20)]
    pins: u8,
}

fn main() -> ExitCode {
    game_solver::cli::<Kayles>()
}
