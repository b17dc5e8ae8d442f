//! Whose turn it is.

/// One of the two players: `bool`, or an enum of two variants with `#[derive(Player)]`.
///
/// ```
/// use game_solver::Player;
///
/// #[derive(Player, Clone, Copy, Debug, PartialEq, Eq)]
/// enum Side {
///     Cat,
///     Mouse,
/// }
/// assert_eq!(Side::Cat.other(), Side::Mouse);
/// assert_eq!(Side::Mouse.index(), 1);
/// assert_eq!(Side::Mouse.name(), Some("Mouse"));
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` does not say which of two players it is",
    label = "not a `Player`",
    note = "the type of a `#[turn]` field is `bool`, or an enum of two variants with `#[derive(Player)]`"
)]
pub trait Player: Copy {
    /// The opponent.
    #[must_use]
    fn other(self) -> Self;

    /// 0 for the player named first (`false` of a `bool`), 1 for the other.
    fn index(self) -> usize;

    /// The player of an index; any but 0 is the second.
    fn from_index(index: usize) -> Self;

    /// The name, if players have names; `#[derive(Player)]` takes the variant's.
    #[must_use]
    fn name(self) -> Option<&'static str> {
        None
    }
}

impl Player for bool {
    #[inline]
    fn other(self) -> Self {
        !self
    }

    #[inline]
    fn index(self) -> usize {
        usize::from(self)
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        index != 0
    }
}
