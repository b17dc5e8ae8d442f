//! Players alternately take one, two or three stones from a pile of 21; whoever cannot move loses.
//!
//! Source: folklore; the subtraction game S(1, 2, 3) of Berlekamp, Conway and Guy, *Winning Ways*, chapter 4. The player
//! to move loses exactly on the multiples of four.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Players alternately take one, two or three stones; whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Stones { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
pub struct Stones {
    #[values(0..=21)]
    pub left: u8,
}

fn main() -> ExitCode {
    game_solver::cli::<Stones>()
}
