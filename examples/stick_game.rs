//! The stick game: a heap of sticks and a set of numbers; a move takes as many sticks as one of the numbers says. Whoever
//! cannot move loses.
//!
//! Source: CSES Problem Set, *Stick Game* (1729), which asks for who wins with 1, 2, 3, … sticks: with the numbers 1, 3 and
//! 4 that is `WLWWWWLWLW`.

use std::process::ExitCode;

use game_solver::cli::clap;
use game_solver::prelude::*;

/// Take as many sticks as one of the numbers says.
#[derive(GamePosition, Clone, Debug)]
#[game(context(table: Table), start = StickGame { sticks: table.sticks }, show = format!("{} sticks", self.sticks))]
#[rule(take(n: u16 in table.numbers.iter().copied()) if n <= self.sticks => self.sticks -= n)]
pub struct StickGame {
    #[values(0..=table.sticks)]
    pub sticks: u16,
}

/// What lies on the table, and what may be taken.
#[derive(clap::Args, Clone, Debug)]
pub struct Table {
    /// The numbers of sticks that may be taken
    #[arg(long, value_delimiter = ',', default_values_t = [1, 3, 4])]
    pub numbers: Vec<u16>,
    /// How many sticks there are
    #[arg(long, default_value_t = 60)]
    pub sticks: u16,
}

fn main() -> ExitCode {
    game_solver::cli::<StickGame>()
}
