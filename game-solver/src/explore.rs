//! Finding every position that can be reached, and the moves between them.

mod dense;
mod sparse;

use crate::codec::Codec;
use crate::degrees::Degrees;
use crate::error::{Place, SolveError};
use crate::expand::{Rules, show};
use crate::index::Index;
use crate::limits::Limits;
use crate::position::GamePosition;
use crate::progress::Watch;
use crate::reversal::Lane;

pub(crate) use dense::{explore as explore_dense, pays_from};
pub(crate) use sparse::{Found, Level, explore as explore_sparse};

/// What to explore, and how.
#[doc(hidden)]
pub struct Job<'a, G: GamePosition> {
    pub(crate) rules: Rules<'a, G>,
    pub(crate) starts: &'a [G],
    pub(crate) threads: usize,
    pub(crate) limits: Limits,
    pub(crate) watch: &'a Watch<'a>,
}

/// All reachable positions, numbered, and the moves between them, collected for reversal.
#[doc(hidden)]
pub struct Explored<G: GamePosition> {
    pub(crate) index: Box<dyn Index<G>>,
    pub(crate) lanes: Vec<Lane>,
    pub(crate) degrees: Degrees,
    /// The code of each position: the value of an end, or open.
    pub(crate) codes: Vec<u16>,
    /// The number of plies from the starts to the position furthest from them.
    pub(crate) depth: u32,
    pub(crate) peak_bytes: u64,
}

impl<G: GamePosition> Job<'_, G> {
    /// The keys of the starting positions.
    pub(crate) fn start_keys<C: Codec<G>>(&self) -> Result<Vec<C::Key>, SolveError> {
        if self.starts.is_empty() {
            return Err(SolveError::NoStart);
        }
        self.starts
            .iter()
            .map(|start| {
                self.rules.encode::<C>(start.clone()).ok_or_else(|| {
                    let context = self.rules.context;
                    match start.out_of_range(context) {
                        Some(fault) => {
                            let position = show(self.rules, start);
                            SolveError::OutOfRange { fault, place: Box::new(Place { position, ..Place::default() }) }
                        }
                        None => SolveError::Impure { position: show(self.rules, start) },
                    }
                })
            })
            .collect()
    }
}
