//! Ends of games and printed moves.

use std::fmt;

use crate::{End, Score};

/// The end of a game that this player has won, for the player to move. Players are given by index.
#[inline(always)]
pub fn wins(turn: usize, player: usize) -> End {
    if (turn == 0) == (player == 0) { End::Win } else { End::Loss }
}

/// A whole number: what `score EXPR` can be.
#[diagnostic::on_unimplemented(
    message = "a score is a whole number, not `{Self}`",
    label = "no integer",
    note = "write an expression of an integer type, such as `i32`"
)]
pub trait IntoScore: fmt::Display + Copy {
    /// The score, if it fits.
    fn into_score(self) -> Option<Score>;
}

macro_rules! scores {
    ($($integer:ident)*) => {$(
        impl IntoScore for $integer {
            #[inline(always)]
            #[allow(clippy::unnecessary_fallible_conversions, clippy::useless_conversion)]
            fn into_score(self) -> Option<Score> {
                // The least has no negative, so it cannot be a score.
                Score::try_from(self).ok().filter(|score| *score != Score::MIN)
            }
        }
    )*};
}

scores!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

/// A score of any integer type.
///
/// # Panics
/// If it does not fit: the engine reports the panic with the position.
#[inline]
pub fn score<T: IntoScore>(score: T) -> Score {
    match score.into_score() {
        Some(score) => score,
        None => panic!("the score {score} does not fit: scores go from {} to {}", -Score::MAX, Score::MAX),
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
