//! Exploration where the keys are few enough that a bit for each of them is cheap: no table, and no keys stored.
//!
//! A first pass finds the positions, level by level. Then they are numbered in the order of their keys, and a second
//! pass enumerates the moves again to link them.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering::Relaxed};

use crate::bitmap::Bitmap;
use crate::codec::DenseCodec;
use crate::degrees::Degrees;
use crate::error::SolveError;
use crate::expand::Expansion;
use crate::explore::sparse::Level;
use crate::explore::{Explored, Job};
use crate::index::{Dense, Index};
use crate::position::GamePosition;
use crate::progress::Snapshot;
use crate::reversal::Lane;
use crate::storage::Pack;
use crate::threads::run;

/// Up to this many keys, a bit for each is cheap whatever the number of positions.
const FEW_KEYS: u128 = 1 << 24;
/// Up to this many keys, a bit for each may be affordable.
const MOST_KEYS: u128 = 1 << 34;
/// With a position to this many keys, a bit for each takes less than a table would.
const KEYS_A_POSITION: u128 = 256;

/// From how many positions on a dense index pays for a game with that many keys.
pub(crate) fn pays_from(keys: u128, memory: Option<u64>) -> u64 {
    if keys > MOST_KEYS || memory.is_some_and(|limit| Bitmap::bytes_for(keys) * 4 > u128::from(limit)) {
        return u64::MAX;
    }
    if keys <= FEW_KEYS { 0 } else { u64::try_from(keys / KEYS_A_POSITION).unwrap_or(u64::MAX) }
}

/// Positions that a thread expands at a time.
const CHUNK: usize = 1 << 12;
/// Positions that a thread links at a time.
const LINKED: usize = 1 << 14;

/// Explores with a bit for each of `keys`, from a level that was reached already or else from the starts.
pub(crate) fn explore<G: Pack>(
    job: &Job<'_, G>,
    keys: u128,
    from: Option<Level<u64>>,
) -> Result<Explored<G>, SolveError> {
    let keys = u64::try_from(keys).expect("a dense index has few keys");
    let from = match from {
        Some(level) => level,
        None => Level { keys: job.start_keys::<DenseCodec>()?, expanded: 0, depth: 0 },
    };
    let new_search = || Search { job, set: Bitmap::new(keys), found: AtomicU64::new(0), depth: 0, peak_bytes: 0 };
    let mut search = new_search();
    search.find_all(&from, job.threads).or_else(|error| {
        if job.threads == 1 {
            return Err(error);
        }
        // Which of several bad positions is met first depends on the threads: tell of the first in order.
        search = new_search();
        search.find_all(&from, 1)
    })?;
    drop(from);
    search.set.number();
    let (depth, peak_bytes) = (search.depth, search.peak_bytes);
    let index = Dense { set: search.set, keys };
    let links = link(job, &index)?;
    let linked = index.set.bytes() + links.bytes();
    Ok(Explored {
        index: Box::new(index),
        lanes: links.lanes,
        degrees: links.degrees,
        codes: links.codes,
        depth,
        peak_bytes: peak_bytes.max(linked),
    })
}

struct Search<'a, G: GamePosition> {
    job: &'a Job<'a, G>,
    set: Bitmap,
    found: AtomicU64,
    depth: u32,
    peak_bytes: u64,
}

impl<G: Pack> Search<'_, G> {
    fn find_all(&mut self, from: &Level<u64>, threads: usize) -> Result<(), SolveError> {
        self.depth = from.depth;
        let new: Vec<bool> = from.keys.iter().map(|&key| self.set.insert::<false>(key)).collect();
        let of_level = from.keys.iter().zip(&new).skip(from.expanded);
        let mut level = vec![of_level.filter_map(|(&key, &new)| new.then_some(key)).collect::<Vec<_>>()];
        let mut expanded = from.expanded as u64;
        self.found = AtomicU64::new(expanded + len(&level));
        self.job.limits.check_positions(expanded + len(&level), expanded, self.depth)?;
        while !level.is_empty() {
            self.depth += 1;
            let next = self.next_level(&level, threads, expanded)?;
            expanded += len(&level);
            let bytes = self.set.bytes() + 8 * (len(&level) + len(&next));
            self.peak_bytes = self.peak_bytes.max(bytes);
            self.job.limits.check_memory(bytes, self.found.load(Relaxed), Some(self.depth), "exploring")?;
            level = next;
        }
        self.depth = self.depth.saturating_sub(1);
        Ok(())
    }

    /// The positions that the moves of this level lead to for the first time.
    fn next_level(&self, level: &[Vec<u64>], threads: usize, expanded: u64) -> Result<Vec<Vec<u64>>, SolveError> {
        let chunks: Vec<&[u64]> = level.iter().flat_map(|list| list.chunks(CHUNK)).collect();
        let next_chunk = AtomicUsize::new(0);
        let results = Mutex::new(Ok(Vec::new()));
        let threads = threads.min(chunks.len());
        run(threads, || {
            let mut new = Vec::new();
            let mut expansion = Expansion::default();
            let mut result = Ok(());
            while let Some(chunk) = chunks.get(next_chunk.fetch_add(1, Relaxed)) {
                result = self.expand(&mut expansion, chunk, threads > 1, &mut new, expanded);
                if result.is_err() {
                    next_chunk.store(chunks.len(), Relaxed);
                    break;
                }
                let done = expanded + (next_chunk.load(Relaxed).min(chunks.len()) * CHUNK) as u64;
                let found = self.found.load(Relaxed);
                let bytes = self.set.bytes() + 16 * len(level);
                self.job.watch.update(|| Snapshot::new("explore", found, 0, done.min(found), self.depth, bytes));
            }
            let mut results = results.lock().expect("panics in rules are caught");
            match (result, results.as_mut()) {
                (Err(error), Ok(_)) => *results = Err(error),
                (Ok(()), Ok(lists)) if !new.is_empty() => lists.push(new),
                _ => {}
            }
        });
        results.into_inner().expect("panics in rules are caught")
    }

    fn expand(
        &self,
        expansion: &mut Expansion<u64>,
        chunk: &[u64],
        shared: bool,
        new: &mut Vec<u64>,
        expanded: u64,
    ) -> Result<(), SolveError> {
        let rules = self.job.rules;
        expansion.fill::<G, DenseCodec>(rules, chunk.iter().map(|&key| G::unpack(key, rules.context)))?;
        let before = new.len();
        if shared {
            new.extend(expansion.keys.iter().copied().filter(|&key| self.set.insert::<true>(key)));
        } else {
            new.extend(expansion.keys.iter().copied().filter(|&key| self.set.insert::<false>(key)));
        }
        let more = (new.len() - before) as u64;
        let found = self.found.fetch_add(more, Relaxed) + more;
        self.job.limits.check_positions(found, expanded, self.depth)
    }
}

fn len(lists: &[Vec<u64>]) -> u64 {
    lists.iter().map(|list| list.len() as u64).sum()
}

/// The moves, collected for reversal, and what is known of each position.
struct Links {
    lanes: Vec<Lane>,
    degrees: Degrees,
    codes: Vec<u16>,
}

impl Links {
    fn bytes(&self) -> u64 {
        self.lanes.iter().map(Lane::bytes).sum::<u64>() + self.degrees.bytes() + 2 * self.codes.len() as u64
    }
}

fn link<G: Pack>(job: &Job<'_, G>, index: &Dense) -> Result<Links, SolveError> {
    let positions = index.set.len();
    let mut codes = vec![0_u16; positions as usize];
    let mut degrees = vec![0_u8; positions as usize];
    let chunks = Mutex::new((0_u32..).step_by(LINKED).zip(codes.chunks_mut(LINKED).zip(degrees.chunks_mut(LINKED))));
    let large = Mutex::new(Vec::new());
    let result = Mutex::new(Ok(()));
    let lanes = Mutex::new(Vec::new());
    let moves = AtomicU64::new(0);
    run(job.threads.min((positions as usize).div_ceil(LINKED)), || {
        let mut lane = Lane::default();
        loop {
            let chunk = chunks.lock().expect("panics in rules are caught").next();
            let Some((first, (codes, degrees))) = chunk else { break };
            let linked = lane.arcs();
            let mut places = codes.iter_mut().zip(degrees);
            #[allow(clippy::cast_possible_truncation)] // a chunk is small
            let ids = first..first + places.len() as u32;
            let outcome = Index::<G>::expand(index, job.rules, ids, &mut |id, code, targets| {
                let (code_place, degree_place) = places.next().expect("there is a place for each position");
                #[allow(clippy::cast_possible_truncation)] // an end has remoteness 0
                {
                    *code_place = code.0 as u16;
                }
                *degree_place = u8::try_from(targets.len()).unwrap_or_else(|_| {
                    large.lock().expect("panics in rules are caught").push((id, targets.len()));
                    u8::MAX
                });
                for &target in targets {
                    lane.push(id, target);
                }
            });
            let linked = moves.fetch_add(lane.arcs() - linked, Relaxed);
            let bytes = index.set.bytes() + 4 * linked + 3 * u64::from(positions);
            let outcome =
                outcome.and_then(|()| job.limits.check_memory(bytes, positions.into(), None, "collecting the moves"));
            if outcome.is_err() {
                *result.lock().expect("panics in rules are caught") = outcome;
                break;
            }
            job.watch.update(|| Snapshot::new("link", positions.into(), linked, first.into(), 0, bytes));
        }
        lanes.lock().expect("panics in rules are caught").push(lane);
    });
    result.into_inner().expect("panics in rules are caught")?;
    Ok(Links {
        lanes: lanes.into_inner().expect("panics in rules are caught"),
        degrees: Degrees::with_large(degrees, &large.into_inner().expect("panics in rules are caught")),
        codes,
    })
}
