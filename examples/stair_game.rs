//! The stair game: coins on the stairs of a staircase; a move takes any number of coins from one stair to the next one
//! below. Coins on the lowest stair stay there. Whoever cannot move loses.
//!
//! Source: CSES Problem Set, *Staircase Nim* (1099). Only every other stair counts: the nimber is the exclusive or of the
//! numbers of coins on the second, the fourth, the sixth stair and so on.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Take coins from a stair to the next one below.
#[derive(GamePosition, Clone, Debug)]
#[game(start = StairGame { coins: [0, 2, 3, 1, 2] })]
#[rule(down(stair: usize in 1..STAIRS, n: u8 in 1..=self.coins[stair]) => {
    self.coins[stair] -= n;
    self.coins[stair - 1] += n;
})]
pub struct StairGame {
    /// The lowest stair first.
    #[values(0..=20)]
    pub coins: [u8; STAIRS],
}

pub const STAIRS: usize = 5;

fn main() -> ExitCode {
    game_solver::cli::<StairGame>()
}
