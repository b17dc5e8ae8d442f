//! The stones game with a command line: the program that the end-to-end tests run.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Players alternately take one, two or three stones; whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Stones { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Stones {
    #[values(0..=21)]
    left: u8,
}

fn main() -> ExitCode {
    game_solver::cli::<Stones>()
}
