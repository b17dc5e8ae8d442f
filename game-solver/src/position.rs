//! The rules of a game, as the engine sees them.

use std::fmt;

use crate::storage::Storage;
use crate::value::{End, Outcome};

/// Who may make which moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Both players have the same moves from the same position: Nim, Kayles.
    Impartial,
    /// The moves depend on whose turn it is: chess, tic-tac-toe.
    Partizan,
    /// One player alone: a puzzle.
    Solitaire,
}

/// What a move leads to.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Successor<G> {
    /// The turn passes: the position is seen by the opponent of the player who moved.
    Turn(G),
    /// The player who moved moves again.
    Again(G),
    /// The turn passes, and the position has split into independent parts (a sum).
    Parts(Vec<G>),
}

/// What an effect says happens next; `()` stands for [`Step::Turn`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// The turn passes to the opponent.
    Turn,
    /// The same player moves again (mancala, dots and boxes).
    Again,
    /// There is no such move after all.
    Illegal,
}

/// The value of an effect: `()` or a [`Step`].
#[diagnostic::on_unimplemented(
    message = "an effect must be `()` or a `Step`, not `{Self}`",
    label = "this effect is a `{Self}`",
    note = "end the effect with `;`, or return `Step::Turn`, `Step::Again` or `Step::Illegal`"
)]
pub trait IntoStep {
    /// What happens next.
    fn into_step(self) -> Step;
}

impl IntoStep for () {
    #[inline(always)]
    fn into_step(self) -> Step {
        Step::Turn
    }
}

impl IntoStep for Step {
    #[inline(always)]
    fn into_step(self) -> Step {
        self
    }
}

/// Sees the moves of a position one after the other.
///
/// [`GamePosition::moves`] drives it. Moves are passed as closures: a visitor that only counts successors pays nothing
/// for building typed moves.
pub trait MoveVisitor<G: GamePosition> {
    /// The rule numbered `rule` (its place in [`GamePosition::RULES`]) is about to be tried.
    #[inline(always)]
    fn rule(&mut self, _rule: usize) {}

    /// The effect of this move is about to run. Only error messages need it.
    #[inline(always)]
    fn attempt(&mut self, _make_move: impl FnOnce() -> G::Move) {}

    /// A legal move and where it leads.
    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>);
}

/// A position of a game, with the rules: where a play starts, where it ends, which moves there are.
///
/// `#[derive(GamePosition)]` writes this trait from annotations. It can also be written by hand: the required items are
/// the three types, [`NAME`](GamePosition::NAME), [`starts`](GamePosition::starts), [`end`](GamePosition::end),
/// [`moves`](GamePosition::moves) and [`show`](GamePosition::show).
///
/// The functions must be pure: the engine calls them in any order, any number of times, from several threads.
pub trait GamePosition: Clone + Send + Sync + Sized + 'static {
    /// What all positions share and none owns: a map, a grid, sizes read at run time. `()` if there is nothing.
    type Context: Send + Sync;

    /// A move, printed as `take(heap=1, n=2)`.
    type Move: Clone + fmt::Display + Send + Sync;

    /// How positions are stored: [`Packed`](crate::Packed) into integers (implement [`Pack`](crate::Pack) too), or
    /// [`Whole`](crate::Whole), which needs `Eq + Hash` only.
    type Storage: Storage<Self>;

    /// The name of the game.
    const NAME: &'static str;

    /// The rules in words, for people.
    const DOC: &'static str = "";

    /// The names of the move rules, in the order in which [`moves`](GamePosition::moves) tries them.
    const RULES: &'static [&'static str] = &[];

    /// The end conditions as text, in the order in which they are tried.
    const ENDS: &'static [&'static str] = &[];

    /// Who may make which moves.
    const KIND: Kind;

    /// Whether the declaration says what a position without a move is worth, so that nobody has to ask whether it was
    /// forgotten.
    const STATES_NO_MOVES: bool = false;

    /// Whether [`canonical`](GamePosition::canonical) can change a position.
    const SYMMETRIC: bool = false;

    /// The name of the first rule that splits a position into parts, if there is one: then the game is solved by
    /// Grundy values only.
    const PARTS: Option<&'static str> = None;

    /// Whether the game ends with scores.
    const SCORED: bool = false;

    /// The starting positions.
    fn starts(context: &Self::Context) -> Vec<Self>;

    /// The end of the game, for the player to move, if the game is over here by an end condition.
    fn end(&self, context: &Self::Context) -> Option<End>;

    /// Which of [`ENDS`](GamePosition::ENDS) holds here first.
    fn end_clause(&self, _context: &Self::Context) -> Option<usize> {
        None
    }

    /// Shows every legal move to the visitor, always in the same order. Not called where [`end`](GamePosition::end)
    /// holds.
    fn moves<V: MoveVisitor<Self>>(&self, context: &Self::Context, visitor: &mut V);

    /// The value, for the player to move, of a position without a move where no end condition holds.
    fn no_moves(&self, _context: &Self::Context) -> End {
        End::Loss
    }

    /// What a play that never ends is worth, for the player to move in this position. It is a draw everywhere, or a win
    /// for the same player everywhere.
    fn endless(&self, _context: &Self::Context) -> Outcome {
        Outcome::Draw
    }

    /// The representative of all positions that are the same up to the declared symmetries.
    #[must_use]
    fn canonical(self, _context: &Self::Context) -> Self {
        self
    }

    /// Which player is to move, 0 or 1, if the position says so.
    fn player(&self) -> Option<usize> {
        None
    }

    /// The name of player 0 or 1, if players have names.
    fn player_name(_player: usize) -> Option<&'static str> {
        None
    }

    /// Why this position cannot be stored, if one of its values is outside the declared range.
    fn out_of_range(&self, _context: &Self::Context) -> Option<OutOfRange> {
        None
    }

    /// Shows every integer that has a declared range to `see`.
    fn declared_values(&self, _context: &Self::Context, _see: &mut dyn FnMut(DeclaredValue)) {}

    /// Writes the position for people.
    fn show(&self, context: &Self::Context, f: &mut fmt::Formatter<'_>) -> fmt::Result;
}

/// An integer of a position that has a declared range.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeclaredValue {
    /// The field that it stands in.
    pub field: &'static str,
    /// The integer.
    pub value: i128,
    /// The least value declared.
    pub low: i128,
    /// The greatest value declared.
    pub high: i128,
}

/// A value outside its declared range.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct OutOfRange {
    /// The field, with the place in an array: `left`, `heaps[2]`.
    pub field: String,
    /// The value.
    pub value: String,
    /// The declared range.
    pub range: String,
}

impl OutOfRange {
    /// Describes the field, its value and its declared range.
    pub fn new(field: impl Into<String>, value: impl fmt::Display, range: impl fmt::Display) -> Self {
        OutOfRange { field: field.into(), value: value.to_string(), range: range.to_string() }
    }
}

impl fmt::Display for OutOfRange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is {}, outside its declared range {}", self.field, self.value, self.range)
    }
}

/// A position with its context, printed by [`GamePosition::show`].
pub struct Shown<'a, G: GamePosition> {
    position: &'a G,
    context: &'a G::Context,
}

impl<'a, G: GamePosition> Shown<'a, G> {
    /// Pairs a position with its context for printing.
    pub fn new(position: &'a G, context: &'a G::Context) -> Self {
        Shown { position, context }
    }
}

impl<G: GamePosition> fmt::Display for Shown<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.position.show(self.context, f)
    }
}
