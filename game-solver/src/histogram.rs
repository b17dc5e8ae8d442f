//! Counts of positions by outcome and remoteness.

use crate::value::{Outcome, Value};

/// How many positions there are of each outcome and remoteness, seen by the player to move.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Histogram {
    /// By remoteness.
    wins: Vec<u64>,
    losses: Vec<u64>,
    draws: u64,
    endless_wins: u64,
    endless_losses: u64,
}

/// A line of a [`Histogram`]: the positions of one remoteness.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct HistogramRow {
    /// Plies to the end.
    pub remoteness: u32,
    /// Positions that are won.
    pub wins: u64,
    /// Positions that are lost.
    pub losses: u64,
}

impl Histogram {
    pub(crate) fn count(values: impl Iterator<Item = Value>) -> Self {
        let mut histogram = Histogram::default();
        for value in values {
            *histogram.cell(value) += 1;
        }
        histogram
    }

    fn cell(&mut self, value: Value) -> &mut u64 {
        let list = match value.outcome {
            Outcome::Draw => return &mut self.draws,
            Outcome::Win => &mut self.wins,
            Outcome::Loss => &mut self.losses,
        };
        let Some(remoteness) = value.remoteness else {
            return if value.outcome == Outcome::Win { &mut self.endless_wins } else { &mut self.endless_losses };
        };
        let place = remoteness as usize;
        if list.len() <= place {
            list.resize(place + 1, 0);
        }
        &mut list[place]
    }

    /// The number of positions of this outcome.
    ///
    /// ```
    /// use game_solver::{Outcome, prelude::*};
    /// # #[derive(GamePosition, Clone, Debug)]
    /// # #[game(start = Stones { left: 21 })]
    /// # #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
    /// # struct Stones { #[values(0..=21)] left: u8 }
    /// let histogram = solve::<Stones>()?.histogram();
    /// assert_eq!(histogram.outcome(Outcome::Loss), 6);
    /// assert_eq!(histogram.max_remoteness(), Some(11));
    /// # Ok::<(), SolveError>(())
    /// ```
    #[must_use]
    pub fn outcome(&self, outcome: Outcome) -> u64 {
        match outcome {
            Outcome::Draw => self.draws,
            Outcome::Win => self.wins.iter().sum::<u64>() + self.endless_wins,
            Outcome::Loss => self.losses.iter().sum::<u64>() + self.endless_losses,
        }
    }

    /// The number of positions of this value.
    #[must_use]
    pub fn value(&self, value: Value) -> u64 {
        let at = |list: &[u64], plies: u32| list.get(plies as usize).copied().unwrap_or(0);
        match (value.outcome, value.remoteness) {
            (Outcome::Draw, _) => self.draws,
            (Outcome::Win, Some(plies)) => at(&self.wins, plies),
            (Outcome::Loss, Some(plies)) => at(&self.losses, plies),
            (Outcome::Win, None) => self.endless_wins,
            (Outcome::Loss, None) => self.endless_losses,
        }
    }

    /// The greatest remoteness; none if every position is a draw or endless.
    #[must_use]
    pub fn max_remoteness(&self) -> Option<u32> {
        self.rows().last().map(|row| row.remoteness)
    }

    /// The positions that are won or lost with a remoteness, by rising remoteness; remotenesses that no position has
    /// are left out.
    pub fn rows(&self) -> impl Iterator<Item = HistogramRow> + '_ {
        let at = |list: &[u64], plies: usize| list.get(plies).copied().unwrap_or(0);
        (0_u32..)
            .zip(0..self.wins.len().max(self.losses.len()))
            .map(move |(remoteness, place)| HistogramRow {
                remoteness,
                wins: at(&self.wins, place),
                losses: at(&self.losses, place),
            })
            .filter(|row| row.wins + row.losses > 0)
    }
}
