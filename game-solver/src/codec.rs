//! Positions to keys and back.

use std::hash::Hash;
use std::marker::PhantomData;

use crate::position::GamePosition;
use crate::storage::Pack;
use crate::word::Word;

/// A way to turn the positions of a game into keys that are stored, and back.
pub(crate) trait Codec<G: GamePosition>: Copy + Default + Send + Sync + 'static {
    type Key: Clone + Eq + Hash + Send + Sync + 'static;

    /// The key, or `None` if a value of the position is outside its declared range.
    fn encode(position: G, context: &G::Context) -> Option<Self::Key>;

    fn decode(key: &Self::Key, context: &G::Context) -> G;

    /// A number that is rather smaller for positions nearer to the end of the game. It costs time, nothing else, where
    /// it is not.
    fn rank(_key: &Self::Key) -> u64 {
        0
    }
}

/// Positions packed into a word.
pub(crate) struct PackedIn<W>(PhantomData<W>);

/// The codec of a dense index.
pub(crate) type DenseCodec = PackedIn<u64>;

impl<W> Clone for PackedIn<W> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<W> Copy for PackedIn<W> {}

impl<W> Default for PackedIn<W> {
    fn default() -> Self {
        PackedIn(PhantomData)
    }
}

impl<G: Pack, W: Word> Codec<G> for PackedIn<W> {
    type Key = W;

    #[inline(always)]
    fn encode(position: G, context: &G::Context) -> Option<W> {
        position.pack(context)
    }

    #[inline(always)]
    fn decode(key: &W, context: &G::Context) -> G {
        G::unpack(*key, context)
    }

    fn rank(key: &W) -> u64 {
        key.to_u64()
    }
}

/// Positions stored as they are.
#[derive(Clone, Copy, Default)]
pub(crate) struct AsIs;

impl<G: GamePosition + Eq + Hash> Codec<G> for AsIs {
    type Key = G;

    fn encode(position: G, context: &G::Context) -> Option<G> {
        position.out_of_range(context).is_none().then_some(position)
    }

    fn decode(key: &G, _context: &G::Context) -> G {
        key.clone()
    }
}
