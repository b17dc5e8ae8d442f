//! Dawson's Kayles: a row of pins; a move knocks down two adjacent pins, which may leave two rows. Whoever cannot move
//! loses.
//!
//! Source: T. R. Dawson, *Caissa's Wild Roses*, 1935; Berlekamp, Conway and Guy, *Winning Ways*, chapter 4: the octal game
//! 0.07, whose nimbers repeat with period 34 from 52 pins on.

use std::process::ExitCode;

use game_solver::cli::clap;
use game_solver::prelude::*;

/// Knock down two adjacent pins of a row; the rows left and right of them stay.
#[derive(GamePosition, Clone, Debug)]
#[game(context(size: Size), start = DawsonsKayles { pins: size.pins }, show = format!("{} pins", self.pins))]
// The left row is the shorter one: a row and its mirror image are the same.
#[rule(knock(left: u16 in 0..self.pins / 2) =>
    parts [left, self.pins - 2 - left].map(|pins| DawsonsKayles { pins }))]
pub struct DawsonsKayles {
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
    game_solver::cli::<DawsonsKayles>()
}
