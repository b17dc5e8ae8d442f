//! How positions are stored: packed into an integer, or whole.

use std::hash::Hash;

use crate::{GamePosition, Word};

/// A position that packs into an integer, exactly and reversibly.
///
/// `#[derive(GamePosition)]` writes this too, unless the positions are stored whole (`key = clone`).
pub trait Pack: GamePosition {
    /// An upper bound on [`key_count`](Pack::key_count) over all contexts, known at compile time.
    const MAX_KEYS: u128 = u128::MAX;

    /// The number of keys: every key is in `0..key_count`.
    fn key_count(context: &Self::Context) -> u128;

    /// The key of the position, or `None` if one of its values is outside the declared range
    /// ([`out_of_range`](GamePosition::out_of_range) then says which). `W` holds every key.
    fn pack<W: Word>(&self, context: &Self::Context) -> Option<W>;

    /// The position of a key that [`pack`](Pack::pack) gave.
    fn unpack<W: Word>(key: W, context: &Self::Context) -> Self;
}

/// How the positions of a game are stored; [`Packed`] or [`Whole`].
pub trait Storage<G: GamePosition> {}

/// Positions are packed into the narrowest integer that holds them all, or are the index themselves if there are few.
#[derive(Clone, Copy, Debug)]
pub struct Packed;

/// Positions are stored whole, found by `Eq` and `Hash`.
#[derive(Clone, Copy, Debug)]
pub struct Whole;

impl<G: Pack> Storage<G> for Packed {}

impl<G: GamePosition + Eq + Hash> Storage<G> for Whole {}
