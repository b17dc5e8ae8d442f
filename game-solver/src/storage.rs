//! How positions are stored: packed into an integer, or whole.

use std::hash::Hash;

use crate::codec::{AsIs, PackedIn};
use crate::error::SolveError;
use crate::expand::guard;
use crate::explore::{Explored, Found, Job, Level, explore_dense, explore_sparse, pays_from};
use crate::grundy::{GrundyError, Split, split_values};
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
pub trait Storage<G: GamePosition>: sealed::Sealed {
    #[doc(hidden)]
    fn explore(job: &Job<'_, G>) -> Result<Explored<G>, SolveError>;

    #[doc(hidden)]
    fn explore_parts(job: &Job<'_, G>) -> Result<Split<G>, GrundyError>;
}

mod sealed {
    pub trait Sealed {}
}

/// Positions are packed into the narrowest integer that holds them all, or are the index themselves if there are few.
#[derive(Clone, Copy, Debug)]
pub struct Packed;

/// Positions are stored whole, found by `Eq` and `Hash`.
#[derive(Clone, Copy, Debug)]
pub struct Whole;

impl sealed::Sealed for Packed {}

impl sealed::Sealed for Whole {}

impl<G: Pack> Storage<G> for Packed {
    #[doc(hidden)]
    fn explore(job: &Job<'_, G>) -> Result<Explored<G>, SolveError> {
        let keys = key_count::<G>(job)?;
        if pays_from(keys, job.limits.memory) == 0 {
            return explore_dense(job, keys, None);
        }
        // What is known at compile time saves building the explorers of other widths.
        if const { G::MAX_KEYS <= 1 << 32 } || keys <= 1 << 32 {
            explore_packed::<G, u32>(job, keys)
        } else if const { G::MAX_KEYS <= 1 << 64 } || keys <= 1 << 64 {
            explore_packed::<G, u64>(job, keys)
        } else {
            explore_packed::<G, u128>(job, keys)
        }
    }

    #[doc(hidden)]
    fn explore_parts(job: &Job<'_, G>) -> Result<Split<G>, GrundyError> {
        let keys = key_count::<G>(job)?;
        if const { G::MAX_KEYS <= 1 << 64 } || keys <= 1 << 64 {
            split_values::<G, PackedIn<u64>>(job)
        } else {
            split_values::<G, PackedIn<u128>>(job)
        }
    }
}

fn key_count<G: Pack>(job: &Job<'_, G>) -> Result<u128, SolveError> {
    guard(|| G::key_count(job.rules.context)).map_err(|message| SolveError::TooManyKeys { message })
}

/// Explores with a table, and goes over to a dense index when there are so many positions that it pays.
fn explore_packed<G: Pack, W: Word>(job: &Job<'_, G>, keys: u128) -> Result<Explored<G>, SolveError> {
    match explore_sparse::<G, PackedIn<W>>(job, pays_from(keys, job.limits.memory))? {
        Found::All(explored) => Ok(explored),
        Found::Many(level) => {
            let Level { keys: found, expanded, depth } = level;
            let found = found.into_iter().map(Word::to_u64).collect();
            explore_dense(job, keys, Some(Level { keys: found, expanded, depth }))
        }
    }
}

impl<G: GamePosition + Eq + Hash> Storage<G> for Whole {
    #[doc(hidden)]
    fn explore(job: &Job<'_, G>) -> Result<Explored<G>, SolveError> {
        match explore_sparse::<G, AsIs>(job, u64::MAX)? {
            Found::All(explored) => Ok(explored),
            Found::Many(_) => unreachable!("there are fewer than 2^64 positions"),
        }
    }

    #[doc(hidden)]
    fn explore_parts(job: &Job<'_, G>) -> Result<Split<G>, GrundyError> {
        split_values::<G, AsIs>(job)
    }
}
