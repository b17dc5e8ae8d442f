//! The values of impartial games: nimbers, and loopy values where plays need not end.

use std::fmt;
use std::ops::{Add, BitXor};

use crate::value::Outcome;

/// The value of a position of an impartial game in normal play: a nimber, or infinite with a set of nimbers.
///
/// The theory of Sprague (1935) and Grundy (1939) gives a position without cycles the least number that is not the value
/// of one of its options, its *mex*; a sum of positions, in which a player moves in one of them, has the xor of their
/// values, and is lost for the player to move exactly if this is 0. Smith ("Graphs and composite games", J. Comb. Theory
/// 1, 1966) and Fraenkel and Perl (1975) extended it to positions from which a play may go on for ever: some of them are
/// nimbers all the same, the others are ∞ with the nimbers among their options.
///
/// Values add as positions do (`+` and `^` are the same): nimbers by xor; ∞ and a nimber to ∞ with each number of the set
/// changed by xor; ∞ and ∞ to ∞ with the empty set. The [`outcome`](LoopyValue::outcome) of a sum is that of its value.
///
/// ```
/// use game_solver::{LoopyValue, Outcome};
///
/// let loopy = LoopyValue::loopy([0, 2]);
/// assert_eq!(loopy.to_string(), "∞{0,2}");
/// assert_eq!(LoopyValue::Nimber(1) + LoopyValue::Nimber(3), LoopyValue::Nimber(2));
/// assert_eq!((&loopy + &LoopyValue::Nimber(3)).to_string(), "∞{1,3}");
/// assert_eq!(loopy.outcome(), Outcome::Win);
/// assert_eq!((&loopy + &loopy).outcome(), Outcome::Draw);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum LoopyValue {
    /// As good as a heap of Nim of this size.
    Nimber(u32),
    /// Infinite, with the nimbers among the options.
    Loopy(NimberSet),
}

impl LoopyValue {
    /// The value of a position that is over, lost for the player to move.
    pub const ZERO: LoopyValue = LoopyValue::Nimber(0);

    /// The infinite value with these nimbers among the options.
    pub fn loopy(nimbers: impl IntoIterator<Item = u32>) -> Self {
        LoopyValue::Loopy(nimbers.into_iter().collect())
    }

    /// The nimber, if it is one.
    #[must_use]
    pub fn nimber(&self) -> Option<u32> {
        match self {
            LoopyValue::Nimber(nimber) => Some(*nimber),
            LoopyValue::Loopy(_) => None,
        }
    }

    /// The result for the player to move: `*0` is lost, any other nimber is won, ∞ is won if 0 is in the set and else
    /// drawn.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match self {
            LoopyValue::Nimber(0) => Outcome::Loss,
            LoopyValue::Nimber(_) => Outcome::Win,
            LoopyValue::Loopy(set) if set.contains(0) => Outcome::Win,
            LoopyValue::Loopy(_) => Outcome::Draw,
        }
    }
}

impl LoopyValue {
    /// The value of a sum of two positions.
    fn plus(&self, other: &LoopyValue) -> LoopyValue {
        match (self, other) {
            (LoopyValue::Nimber(a), LoopyValue::Nimber(b)) => LoopyValue::Nimber(a ^ b),
            (LoopyValue::Nimber(n), LoopyValue::Loopy(set)) | (LoopyValue::Loopy(set), LoopyValue::Nimber(n)) => {
                LoopyValue::loopy(set.iter().map(|k| k ^ n))
            }
            (LoopyValue::Loopy(_), LoopyValue::Loopy(_)) => LoopyValue::loopy([]),
        }
    }
}

macro_rules! operators {
    ($($Operator:ident $operator:ident)*) => {$(
        impl $Operator for &LoopyValue {
            type Output = LoopyValue;

            fn $operator(self, other: &LoopyValue) -> LoopyValue {
                self.plus(other)
            }
        }

        impl $Operator for LoopyValue {
            type Output = LoopyValue;

            fn $operator(self, other: LoopyValue) -> LoopyValue {
                self.plus(&other)
            }
        }
    )*};
}

operators!(Add add BitXor bitxor);

impl std::iter::Sum for LoopyValue {
    fn sum<I: Iterator<Item = LoopyValue>>(values: I) -> Self {
        values.fold(LoopyValue::ZERO, |sum, value| &sum + &value)
    }
}

impl From<u32> for LoopyValue {
    fn from(nimber: u32) -> Self {
        LoopyValue::Nimber(nimber)
    }
}

/// `*3` for a nimber, `∞{0,2}` for an infinite value.
impl fmt::Display for LoopyValue {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoopyValue::Nimber(nimber) => f.pad(&format!("*{nimber}")),
            LoopyValue::Loopy(set) => f.pad(&format!("∞{set}")),
        }
    }
}

/// A set of nimbers, in ascending order.
///
/// ```
/// use game_solver::NimberSet;
/// let set = NimberSet::from_iter([3, 0, 3]);
/// assert_eq!(set.iter().collect::<Vec<_>>(), [0, 3]);
/// assert_eq!(set.to_string(), "{0,3}");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct NimberSet(Box<[u32]>);

impl NimberSet {
    /// Whether the nimber is in the set.
    #[must_use]
    pub fn contains(&self, nimber: u32) -> bool {
        self.0.binary_search(&nimber).is_ok()
    }

    /// The nimbers, in ascending order.
    pub fn iter(&self) -> impl Iterator<Item = u32> + '_ {
        self.0.iter().copied()
    }

    /// How many nimbers there are.
    #[must_use]
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there is none.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl FromIterator<u32> for NimberSet {
    fn from_iter<I: IntoIterator<Item = u32>>(nimbers: I) -> Self {
        let mut nimbers: Vec<u32> = nimbers.into_iter().collect();
        nimbers.sort_unstable();
        nimbers.dedup();
        NimberSet(nimbers.into_boxed_slice())
    }
}

impl fmt::Display for NimberSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("{")?;
        for (i, nimber) in self.0.iter().enumerate() {
            if i > 0 {
                f.write_str(",")?;
            }
            write!(f, "{nimber}")?;
        }
        f.write_str("}")
    }
}

/// Finds the least number that is missing, again and again without allocating.
#[derive(Default)]
pub(crate) struct Mex {
    /// The round in which a number was seen last.
    seen: Vec<u32>,
    round: u32,
}

impl Mex {
    /// The least number that is not among the values; linear in their number, however large they are.
    pub(crate) fn of(&mut self, values: &[u32]) -> u32 {
        if self.round == u32::MAX {
            self.seen.fill(0);
            self.round = 0;
        }
        self.round += 1;
        // The mex is at most the number of values; what is larger does not matter.
        if self.seen.len() < values.len() + 1 {
            self.seen.resize(values.len() + 1, 0);
        }
        for &value in values {
            if (value as usize) < values.len() {
                self.seen[value as usize] = self.round;
            }
        }
        let missing = self.seen.iter().position(|&seen| seen != self.round).expect("one number more than values");
        u32::try_from(missing).expect("a position has fewer than 2^32 moves")
    }
}

#[cfg(test)]
mod tests {
    use super::Mex;

    #[test]
    fn mex_of_numbers_of_any_size() {
        let mut mex = Mex::default();
        assert_eq!(mex.of(&[]), 0);
        assert_eq!(mex.of(&[1, 2]), 0);
        assert_eq!(mex.of(&[0, 1, u32::MAX, 2, 1]), 3);
        assert_eq!(mex.of(&[0]), 1);
    }
}
