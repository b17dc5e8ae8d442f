//! Fingers, the game of chopsticks modulo N: each player has two numbers, 1 and 1 at the start. A move adds one of the
//! opponent's numbers other than 0 to one of one's own numbers other than 0, modulo N. A player whose numbers are both 0
//! has won.
//!
//! Source: a children's game; this version is the third test of GameGraphSolver. The position is seen by the player to
//! move. For N = 10 there are 2,744 positions, almost all of them draws.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Add one of the opponent's numbers to one of yours, modulo N; a player with 0 and 0 has won.
#[derive(GamePosition, Clone, Debug)]
#[game(
    start = Fingers { mine: [1, 1], theirs: [1, 1] },
    handover = std::mem::swap(&mut self.mine, &mut self.theirs),
    show = format!("Player: ({}, {}), Opponent: ({}, {})", self.mine[0], self.mine[1], self.theirs[0], self.theirs[1]),
)]
#[rule(add(from: usize in 0..2, to: usize in 0..2) if self.theirs[from] != 0 && self.mine[to] != 0 =>
    self.mine[to] = (self.mine[to] + self.theirs[from]) % N)]
#[ends(lose if self.theirs == [0, 0])]
pub struct Fingers<const N: u8> {
    #[unordered]
    #[values(0..N)]
    pub mine: [u8; 2],
    #[unordered]
    #[values(0..N)]
    pub theirs: [u8; 2],
}

fn main() -> ExitCode {
    game_solver::cli::<Fingers<10>>()
}
