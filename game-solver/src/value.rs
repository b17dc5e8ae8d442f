//! What a position is worth: outcome and remoteness.

use std::cmp::{Ordering, Reverse};
use std::fmt;

/// The result for the player to move, under best play. Ordered from worst to best.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Outcome {
    /// The player to move loses: a P-position.
    Loss,
    /// Neither player can force a win.
    Draw,
    /// The player to move wins: an N-position.
    Win,
}

impl Outcome {
    /// The same result seen by the opponent.
    ///
    /// ```
    /// use game_solver::Outcome;
    /// assert_eq!(Outcome::Win.reversed(), Outcome::Loss);
    /// assert_eq!(Outcome::Draw.reversed(), Outcome::Draw);
    /// ```
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Outcome::Loss => Outcome::Win,
            Outcome::Draw => Outcome::Draw,
            Outcome::Win => Outcome::Loss,
        }
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Outcome::Loss => "loss",
            Outcome::Draw => "draw",
            Outcome::Win => "win",
        })
    }
}

/// A whole-number result, for the player to move.
pub type Score = i32;

/// How a finished game ended, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The player to move has lost.
    Loss,
    /// A draw.
    Draw,
    /// The player to move has won.
    Win,
    /// The player to move has this score; its sign is the outcome.
    Score(Score),
}

impl End {
    /// The outcome; for a score, its sign.
    ///
    /// ```
    /// use game_solver::{End, Outcome};
    /// assert_eq!(End::Score(-3).outcome(), Outcome::Loss);
    /// ```
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            End::Loss => Outcome::Loss,
            End::Draw => Outcome::Draw,
            End::Win => Outcome::Win,
            End::Score(score) => match score.signum() {
                -1 => Outcome::Loss,
                0 => Outcome::Draw,
                _ => Outcome::Win,
            },
        }
    }

    /// The same end seen by the opponent.
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            End::Loss => End::Win,
            End::Draw => End::Draw,
            End::Win => End::Loss,
            // The one score without an opposite becomes the nearest that has one.
            End::Score(score) => End::Score(score.saturating_neg()),
        }
    }
}

/// The value of a position for the player to move: its outcome, and how many plies the game still takes when the
/// winner hurries and the loser delays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Value {
    /// The result under best play.
    pub outcome: Outcome,
    /// The number of plies to the end, 0 at the end; none for a draw or for a win or loss by endless play.
    pub remoteness: Option<u32>,
}

impl Value {
    /// What a move to a position of this value is worth to the player who makes it; `again` says that the same player
    /// moves again. The remoteness counts the move.
    ///
    /// ```
    /// use game_solver::{Outcome, Value};
    ///
    /// let mated = Value { outcome: Outcome::Loss, remoteness: Some(0) };
    /// assert_eq!(mated.before_move(false), Value { outcome: Outcome::Win, remoteness: Some(1) });
    /// ```
    #[must_use]
    pub fn before_move(self, again: bool) -> Self {
        Value {
            outcome: if again { self.outcome } else { self.outcome.reversed() },
            remoteness: self.remoteness.map(|plies| plies + 1),
        }
    }

    /// The order of values from worst to best: losses by rising remoteness (the loser delays), draws, wins by falling
    /// remoteness (the winner hurries). An endless win or loss counts as one of infinite remoteness.
    #[must_use]
    pub fn compare(&self, other: &Self) -> Ordering {
        let plies = |value: &Value| value.remoteness.unwrap_or(u32::MAX);
        self.outcome.cmp(&other.outcome).then_with(|| match self.outcome {
            Outcome::Loss => plies(self).cmp(&plies(other)),
            Outcome::Draw => Ordering::Equal,
            Outcome::Win => Reverse(plies(self)).cmp(&Reverse(plies(other))),
        })
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.outcome, self.remoteness) {
            (Outcome::Draw, _) => f.pad("draw"),
            (outcome, Some(plies)) => f.pad(&format!("{outcome} in {plies}")),
            (outcome, None) => f.pad(&format!("{outcome}, endless")),
        }
    }
}
