//! All reachable positions, numbered.

use std::ops::Range;

use crate::bitmap::Bitmap;
use crate::codec::{Codec, DenseCodec};
use crate::error::SolveError;
use crate::expand::{Expansion, Rules, show};
use crate::outcomes::Code;
use crate::position::GamePosition;
use crate::storage::Pack;
use crate::table::{MISSING, Table};

/// Positions expanded together.
const RUN: u32 = 1024;

/// Positions by id and ids by position. Ids are the same in every run, whatever the number of threads.
pub(crate) trait Index<G: GamePosition>: Send + Sync {
    /// The number of positions.
    fn len(&self) -> usize;

    /// The id of a position, unless it cannot be reached.
    fn id(&self, rules: Rules<'_, G>, position: &G) -> Option<u32>;

    /// The position of an id.
    fn position(&self, rules: Rules<'_, G>, id: u32) -> G;

    /// The positions in the order of their ids, from `first` on.
    fn positions_from<'a>(&'a self, rules: Rules<'a, G>, first: u32) -> Box<dyn Iterator<Item = G> + 'a>;

    /// Calls `visit` for each of the ids, in order: the id, its code if it is an end, else the ids of its successors
    /// with the flag for moves that keep the turn.
    fn expand(
        &self,
        rules: Rules<'_, G>,
        ids: Range<u32>,
        visit: &mut dyn FnMut(u32, Code, &[u32]),
    ) -> Result<(), SolveError>;

    /// The memory in use by structure, in bytes.
    fn bytes(&self) -> Vec<(&'static str, u64)>;

    /// How the positions are stored, in words.
    fn describe(&self) -> String;
}

/// Positions whose keys are few enough that the key is the index.
pub(crate) struct Dense {
    pub(crate) set: Bitmap,
    pub(crate) keys: u64,
}

impl<G: Pack> Index<G> for Dense {
    fn len(&self) -> usize {
        self.set.len() as usize
    }

    fn id(&self, rules: Rules<'_, G>, position: &G) -> Option<u32> {
        self.set.find(rules.encode::<DenseCodec>(position.clone())?)
    }

    fn position(&self, rules: Rules<'_, G>, id: u32) -> G {
        let key = self.set.keys_from(id).next().expect("ids come from this index");
        G::unpack(key, rules.context)
    }

    fn positions_from<'a>(&'a self, rules: Rules<'a, G>, first: u32) -> Box<dyn Iterator<Item = G> + 'a> {
        Box::new(self.set.keys_from(first).map(move |key| G::unpack(key, rules.context)))
    }

    fn expand(
        &self,
        rules: Rules<'_, G>,
        ids: Range<u32>,
        visit: &mut dyn FnMut(u32, Code, &[u32]),
    ) -> Result<(), SolveError> {
        let positions = self.set.keys_from(ids.start).map(|key| G::unpack(key, rules.context));
        expand_runs::<G, DenseCodec>(self, rules, ids, positions, visit, |keys, ids| {
            ids.clear();
            ids.extend(keys.iter().map(|&key| self.set.find(key).unwrap_or(MISSING)));
        })
    }

    fn bytes(&self) -> Vec<(&'static str, u64)> {
        vec![("dense index", self.set.bytes())]
    }

    fn describe(&self) -> String {
        format!("dense index, {} keys", crate::stats::grouped(self.keys))
    }
}

/// Positions by a hash table of their keys.
pub(crate) struct Sparse<G: GamePosition, C: Codec<G>> {
    pub(crate) table: Table<C::Key>,
}

impl<G: GamePosition, C: Codec<G>> Index<G> for Sparse<G, C> {
    fn len(&self) -> usize {
        self.table.len()
    }

    fn id(&self, rules: Rules<'_, G>, position: &G) -> Option<u32> {
        self.table.find(&rules.encode::<C>(position.clone())?)
    }

    fn position(&self, rules: Rules<'_, G>, id: u32) -> G {
        C::decode(&self.table.keys()[id as usize], rules.context)
    }

    fn positions_from<'a>(&'a self, rules: Rules<'a, G>, first: u32) -> Box<dyn Iterator<Item = G> + 'a> {
        Box::new(self.table.keys()[first as usize..].iter().map(move |key| C::decode(key, rules.context)))
    }

    fn expand(
        &self,
        rules: Rules<'_, G>,
        ids: Range<u32>,
        visit: &mut dyn FnMut(u32, Code, &[u32]),
    ) -> Result<(), SolveError> {
        let positions = self.table.keys()[ids.start as usize..].iter().map(|key| C::decode(key, rules.context));
        expand_runs::<G, C>(self, rules, ids, positions, visit, |keys, ids| self.table.find_all(keys, ids))
    }

    fn bytes(&self) -> Vec<(&'static str, u64)> {
        let (keys, slots) = self.table.bytes();
        vec![("keys", keys), ("key table", slots)]
    }

    fn describe(&self) -> String {
        format!("hash table, {} bytes a key", size_of::<C::Key>())
    }
}

fn expand_runs<G: GamePosition, C: Codec<G>>(
    index: &dyn Index<G>,
    rules: Rules<'_, G>,
    ids: Range<u32>,
    mut positions: impl Iterator<Item = G>,
    visit: &mut dyn FnMut(u32, Code, &[u32]),
    find_all: impl Fn(&[C::Key], &mut Vec<u32>),
) -> Result<(), SolveError> {
    let mut expansion = Expansion::default();
    let mut targets = Vec::new();
    let mut id = ids.start;
    while id < ids.end {
        let run = RUN.min(ids.end - id);
        expansion.fill::<G, C>(rules, positions.by_ref().take(run as usize))?;
        find_all(&expansion.keys, &mut targets);
        if targets.contains(&MISSING) {
            return Err(impure(index, rules, id, &expansion.degrees, &targets));
        }
        expansion.flag(&mut targets);
        let mut rest = &targets[..];
        for (&degree, &code) in expansion.degrees.iter().zip(&expansion.codes) {
            let (here, others) = rest.split_at(degree as usize);
            visit(id, Code(u32::from(code)), here);
            rest = others;
            id += 1;
        }
    }
    Ok(())
}

/// The first position with a successor that was not there when the positions were found.
#[cold]
fn impure<G: GamePosition>(
    index: &dyn Index<G>,
    rules: Rules<'_, G>,
    first: u32,
    degrees: &[u32],
    targets: &[u32],
) -> SolveError {
    let place = targets.iter().position(|&target| target == MISSING).unwrap_or(0);
    let mut seen = 0;
    let id = (first..).zip(degrees).find(|&(_, &degree)| {
        seen += degree as usize;
        place < seen
    });
    let id = id.map_or(first, |(id, _)| id);
    SolveError::Impure { position: show(rules, &index.position(rules, id)) }
}
