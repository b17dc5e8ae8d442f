//! Kayles: a row of pins; a move knocks down one pin or two adjacent ones, which may leave two rows. Whoever cannot move
//! loses.
//!
//! Source: H. E. Dudeney, *The Canterbury Puzzles*, 1908; R. K. Guy and C. A. B. Smith, *The G-values of various games*,
//! 1956: from 71 pins on the nimbers repeat with period 12.

use std::process::ExitCode;

use game_solver::cli::clap;
use game_solver::prelude::*;

/// Knock down one pin of a row, or two adjacent ones; the rows left and right of them stay.
#[derive(GamePosition, Clone, Debug)]
#[game(context(size: Size), start = Kayles { pins: size.pins }, show = format!("{} pins", self.pins))]
// The left row is the shorter one: a row and its mirror image are the same.
#[rule(knock(down: u16 in 1..=self.pins.min(2), left: u16 in 0..=(self.pins - down) / 2) =>
    parts [left, self.pins - down - left].map(|pins| Kayles { pins }))]
pub struct Kayles {
    #[values(0..=size.pins)]
    pub pins: u16,
}

/// How the game starts.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Size {
    /// How many pins there are in the row
    #[arg(long, default_value_t = 100)]
    pub pins: u16,
}

fn main() -> ExitCode {
    game_solver::cli::<Kayles>()
}
