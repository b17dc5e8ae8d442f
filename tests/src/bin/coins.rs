//! A game that ends with scores, with a command line: for the end-to-end tests.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Players take one or two coins from the left end of a row, whose values are 1, 2, 3 and so on.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Coins { left: 5, ahead: 0 }, handover = self.ahead = -self.ahead)]
#[rule(take(n: u8 in 1..=2) if n <= self.left => self.take(n))]
#[ends(score i32::from(self.ahead) if self.left == 0)]
struct Coins {
    #[values(0..=5)]
    left: u8,
    #[values(-15..=15)]
    ahead: i8,
}

impl Coins {
    fn take(&mut self, n: u8) {
        for _ in 0..n {
            self.ahead += 6 - self.left.cast_signed();
            self.left -= 1;
        }
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Coins>()
}
