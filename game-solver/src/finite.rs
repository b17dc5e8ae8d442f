//! Types of a fixed number of values, each with an exact rank.

use crate::Word;

/// A type with a fixed number of values, each of which has a rank from 0 to `COUNT - 1`.
///
/// Fields of a packed position are `Finite`; `#[derive(Finite)]` serves structs and enums, with data too. The order of
/// the ranks is the order of the values that a derived `Ord` has.
///
/// ```
/// use game_solver::Finite;
///
/// #[derive(Finite, Clone, Copy, Debug, PartialEq)]
/// enum Cell {
///     Empty,
///     Stone { white: bool },
/// }
/// assert_eq!(Cell::COUNT, 3);
/// assert_eq!(Cell::Stone { white: true }.rank::<u8>(), 2);
/// assert_eq!(<[Cell; 2]>::unrank(4_u8), [Cell::Stone { white: false }; 2]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no fixed number of values, so it cannot be part of a packed position",
    label = "not `Finite`",
    note = "derive `Finite` for it, give an integer its range with `#[values(..)]`, or store positions whole with \
            `#[game(key = clone)]`"
)]
pub trait Finite: Sized {
    /// The number of values; computing it fails to compile if it does not fit.
    const COUNT: u128;

    /// The rank of the value, in `0..COUNT`. The word must be wide enough for `COUNT`.
    fn rank<W: Word>(&self) -> W;

    /// The value of a rank in `0..COUNT`, the inverse of [`rank`](Finite::rank).
    fn unrank<W: Word>(rank: W) -> Self;
}
