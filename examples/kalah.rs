//! Kalah with a few pits and seeds: a move takes the seeds of one of one's own pits and sows them one by one into the
//! following pits, one's own store and the opponent's pits, not into the opponent's store. A last seed in one's own store
//! gives another move; a last seed in an empty pit of one's own is captured together with the seeds in the opposite pit,
//! if there are any. When a player's pits are empty the game is over, and the other player keeps the seeds in his pits.
//! Whoever has more seeds wins.
//!
//! Source: W. J. Champion's game; G. Irving, J. Donkers and J. Uiterwijk, *Solving Kalah*, ICGA Journal 23 (2000).

use std::process::ExitCode;

use game_solver::Score;
use game_solver::prelude::*;

/// Sow the seeds of a pit; a last seed in your store gives another move, one in an empty pit captures the opposite seeds.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Kalah::set_up(), handover = self.turn_round(), show = self.drawing())]
#[rule(sow(pit: usize in 0..PITS) if self.mine[pit] > 0 => self.sow(pit))]
#[ends(score self.margin() if self.mine == [0; PITS] || self.theirs == [0; PITS])]
pub struct Kalah<const PITS: usize, const SEEDS: usize> {
    #[values(0..=2 * PITS * SEEDS)]
    pub mine: [usize; PITS],
    #[values(0..=2 * PITS * SEEDS)]
    pub my_store: usize,
    #[values(0..=2 * PITS * SEEDS)]
    pub theirs: [usize; PITS],
    #[values(0..=2 * PITS * SEEDS)]
    pub their_store: usize,
}

impl<const PITS: usize, const SEEDS: usize> Kalah<PITS, SEEDS> {
    fn set_up() -> Self {
        Kalah { mine: [SEEDS; PITS], my_store: 0, theirs: [SEEDS; PITS], their_store: 0 }
    }

    fn sow(&mut self, pit: usize) -> Step {
        let seeds = std::mem::take(&mut self.mine[pit]);
        let mut last = pit;
        for _ in 0..seeds {
            last = (last + 1) % (2 * PITS + 1);
            match last {
                own if own < PITS => self.mine[own] += 1,
                store if store == PITS => self.my_store += 1,
                other => self.theirs[other - PITS - 1] += 1,
            }
        }
        if last == PITS {
            return Step::Again;
        }
        if last < PITS && self.mine[last] == 1 && self.theirs[PITS - 1 - last] > 0 {
            self.my_store += std::mem::take(&mut self.theirs[PITS - 1 - last]) + std::mem::take(&mut self.mine[last]);
        }
        Step::Turn
    }

    /// How many more seeds the player to move has, those in the pits counted.
    fn margin(&self) -> Score {
        let total = |store: usize, pits: &[usize]| Score::try_from(store + pits.iter().sum::<usize>()).unwrap();
        total(self.my_store, &self.mine) - total(self.their_store, &self.theirs)
    }

    fn turn_round(&mut self) {
        std::mem::swap(&mut self.mine, &mut self.theirs);
        std::mem::swap(&mut self.my_store, &mut self.their_store);
    }

    /// The opponent's pits above, from right to left, the player's own below.
    fn drawing(&self) -> String {
        let row = |pits: &mut dyn Iterator<Item = &usize>| pits.map(|n| format!("{n:2}")).collect::<Vec<_>>().join(" ");
        let (theirs, mine) = (row(&mut self.theirs.iter().rev()), row(&mut self.mine.iter()));
        format!("   {theirs}\n{:2}{}{:2}\n   {mine}", self.their_store, " ".repeat(mine.len() + 2), self.my_store)
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Kalah<3, 2>>()
}
