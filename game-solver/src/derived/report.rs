//! Ends of games and printed moves.

use std::fmt;

use crate::{End, Player, Score};

/// The end of a game that `player` has won.
#[inline(always)]
pub fn wins<P: Player>(turn: P, player: P) -> End {
    if (turn.index() == 0) == (player.index() == 0) { End::Win } else { End::Loss }
}

/// A score of any integer type.
///
/// # Panics
/// If it does not fit, or has no negative: the engine reports the panic with the position.
#[inline]
pub fn score<T: TryInto<Score> + Copy + fmt::Display>(score: T) -> Score {
    match score.try_into() {
        Ok(value) if value != Score::MIN => value,
        _ => panic!("the score {score} does not fit: scores go from {} to {}", -Score::MAX, Score::MAX),
    }
}

/// A parameter of a move, printed by `Display` if it has it, else by `Debug`.
///
/// The generated code calls `(&&Parameter(value)).show(f)`: method lookup tries `&Parameter<T>` for `T: Display` first.
#[derive(Clone, Copy, Debug)]
pub struct Parameter<'a, T: ?Sized>(pub &'a T);

/// Printing by `Display`.
pub trait ShowDisplay {
    /// Prints the parameter.
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<T: fmt::Display + ?Sized> ShowDisplay for &Parameter<'_, T> {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Printing by `Debug`.
pub trait ShowDebug {
    /// Prints the parameter.
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

impl<T: fmt::Debug + ?Sized> ShowDebug for Parameter<'_, T> {
    fn show(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.0)
    }
}
