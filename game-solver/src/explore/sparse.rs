//! Exploration with a hash table of keys.
//!
//! Positions are expanded in the order of their discovery, a batch at a time. The threads share a batch: each expands
//! its part and looks the successors up in the table as it stands. What was not found is then added in the order of the
//! parts, so that ids do not depend on the number of threads.

use std::ops::Range;
use std::thread;

use crate::codec::Codec;
use crate::degrees::Degrees;
use crate::error::SolveError;
use crate::expand::{Expansion, Rules};
use crate::explore::{Explored, Job};
use crate::index::Sparse;
use crate::position::GamePosition;
use crate::progress::Snapshot;
use crate::reversal::Lane;
use crate::table::{MISSING, Table};

/// Positions that a thread expands in a batch.
const PART: usize = 1 << 13;
/// With fewer positions to expand, starting threads costs more than they bring.
const WORTH_SHARING: usize = 1 << 10;

/// What exploration with a table came to.
pub(crate) enum Found<G: GamePosition, K> {
    /// All positions.
    All(Explored<G>),
    /// So many that a table is no longer worth it.
    Many(Level<K>),
}

/// The positions after some number of plies.
pub(crate) struct Level<K> {
    /// All positions found so far; the last of them have not been expanded.
    pub(crate) keys: Vec<K>,
    /// The number of those that have been.
    pub(crate) expanded: usize,
    /// The number of plies.
    pub(crate) depth: u32,
}

/// Explores with a table, until there are `many` positions at the end of a level.
pub(crate) fn explore<G, C>(job: &Job<'_, G>, many: u64) -> Result<Found<G, C::Key>, SolveError>
where
    G: GamePosition,
    C: Codec<G>,
{
    let mut search = Search::<G, C>::new(job);
    search.add_starts()?;
    while search.expanded < search.table.len() {
        if search.table.len() as u64 >= many {
            let (expanded, depth) = (search.expanded, search.depth);
            return Ok(Found::Many(Level { keys: search.table.into_keys(), expanded, depth }));
        }
        search.depth += 1;
        let level = search.table.len();
        while search.expanded < level {
            search.step(level)?;
        }
    }
    Ok(Found::All(search.finish()))
}

struct Search<'a, G: GamePosition, C: Codec<G>> {
    job: &'a Job<'a, G>,
    table: Table<C::Key>,
    workers: Vec<Worker<C::Key>>,
    degrees: Degrees,
    codes: Vec<u16>,
    moves: u64,
    /// The positions with a smaller id are expanded.
    expanded: usize,
    depth: u32,
    peak_bytes: u64,
}

/// A thread's part of a batch.
struct Worker<K> {
    sources: Range<usize>,
    /// The first of the positions that `expansion` and `ids` are about.
    first: u32,
    expansion: Expansion<K>,
    ids: Vec<u32>,
    /// The places in `ids` of successors that the table did not have.
    missing: Vec<u32>,
    result: Result<(), SolveError>,
    lane: Lane,
}

impl<'a, G: GamePosition, C: Codec<G>> Search<'a, G, C> {
    fn new(job: &'a Job<'a, G>) -> Self {
        let worker = || Worker {
            sources: 0..0,
            first: 0,
            expansion: Expansion::default(),
            ids: Vec::new(),
            missing: Vec::new(),
            result: Ok(()),
            lane: Lane::default(),
        };
        Search {
            job,
            table: Table::new(),
            workers: (0..job.threads).map(|_| worker()).collect(),
            degrees: Degrees::default(),
            codes: Vec::new(),
            moves: 0,
            expanded: 0,
            depth: 0,
            peak_bytes: 0,
        }
    }

    fn add_starts(&mut self) -> Result<(), SolveError> {
        let keys = self.job.start_keys::<C>()?;
        self.make_room(keys.len())?;
        self.table.insert_all(keys.into_iter(), |_, _| {});
        self.job.limits.check_positions(self.table.len() as u64, 0, 0)
    }

    /// Expands the next batch of a level that ends before the id `level`.
    fn step(&mut self, level: usize) -> Result<(), SolveError> {
        let batch = self.expanded..level.min(self.expanded + PART * self.workers.len());
        let sharers = if batch.len() < WORTH_SHARING { 1 } else { self.workers.len() };
        let share = batch.len().div_ceil(sharers);
        for (number, worker) in self.workers[..sharers].iter_mut().enumerate() {
            let start = batch.end.min(batch.start + number * share);
            worker.sources = start..batch.end.min(start + share);
        }
        let (table, rules) = (&self.table, self.job.rules);
        let (first, others) = self.workers[..sharers].split_first_mut().expect("there is a worker");
        if others.is_empty() {
            first.expand::<G, C>(rules, table);
        } else {
            thread::scope(|scope| {
                for worker in others {
                    scope.spawn(|| worker.expand::<G, C>(rules, table));
                }
                first.expand::<G, C>(rules, table);
            });
        }
        self.add_missing(sharers)?;
        self.expanded = batch.end;
        let (positions, expanded) = (self.table.len() as u64, self.expanded as u64);
        self.job.limits.check_positions(positions, expanded, self.depth)?;
        let bytes = self.bytes();
        self.peak_bytes = self.peak_bytes.max(bytes);
        self.job.limits.check_memory(bytes, positions, Some(self.depth), "exploring")?;
        self.job.watch.update(|| Snapshot::new("explore", positions, self.moves, expanded, self.depth, bytes));
        Ok(())
    }

    /// Numbers the successors that are new, in the order of the workers.
    fn add_missing(&mut self, sharers: usize) -> Result<(), SolveError> {
        for number in 0..sharers {
            std::mem::replace(&mut self.workers[number].result, Ok(()))?;
            self.make_room(self.workers[number].missing.len())?;
            let worker = &mut self.workers[number];
            let (ids, missing) = (&mut worker.ids, &worker.missing);
            let mut places = missing.iter().copied().peekable();
            let mut place = 0;
            let new = worker.expansion.keys.drain(..).filter(|_| {
                let is_missing = places.next_if_eq(&place).is_some();
                place += 1;
                is_missing
            });
            self.table.insert_all(new, |order, id| ids[missing[order] as usize] = id);
            worker.expansion.flag(ids);
            self.moves += ids.len() as u64;
            self.degrees.extend(&worker.expansion.degrees);
            self.codes.extend_from_slice(&worker.expansion.codes);
        }
        Ok(())
    }

    fn make_room(&mut self, keys: usize) -> Result<(), SolveError> {
        while self.table.room() < keys {
            let slots = self.table.bytes().1;
            self.job.limits.check_memory(
                self.bytes() + slots,
                self.table.len() as u64,
                Some(self.depth),
                "exploring",
            )?;
            self.table.grow();
        }
        Ok(())
    }

    fn bytes(&self) -> u64 {
        let (keys, slots) = self.table.bytes();
        let arcs: u64 = self.workers.iter().map(|worker| worker.lane.bytes()).sum();
        keys + slots + arcs + self.degrees.bytes() + 2 * self.codes.len() as u64
    }

    fn finish(mut self) -> Explored<G> {
        for worker in &mut self.workers {
            worker.collect_arcs();
        }
        Explored {
            peak_bytes: self.peak_bytes.max(self.bytes()),
            lanes: self.workers.into_iter().map(|worker| worker.lane).collect(),
            index: Box::new(Sparse::<G, C> { table: self.table }),
            degrees: self.degrees,
            codes: self.codes,
            depth: self.depth.saturating_sub(1),
        }
    }
}

impl<K: Clone + Eq + std::hash::Hash> Worker<K> {
    fn expand<G: GamePosition, C: Codec<G, Key = K>>(&mut self, rules: Rules<'_, G>, table: &Table<K>) {
        self.collect_arcs();
        #[allow(clippy::cast_possible_truncation)] // ids are below 2^31
        {
            self.first = self.sources.start as u32;
        }
        let positions = table.keys()[self.sources.clone()].iter().map(|key| C::decode(key, rules.context));
        self.result = self.expansion.fill::<G, C>(rules, positions);
        table.find_all(&self.expansion.keys, &mut self.ids);
        self.missing.clear();
        #[allow(clippy::cast_possible_truncation)] // a batch is small
        self.missing.extend((0..self.ids.len() as u32).filter(|&place| self.ids[place as usize] == MISSING));
    }

    /// Moves the arcs of the last batch, whose ids are all known now, to the lane.
    fn collect_arcs(&mut self) {
        let mut ids = self.ids.iter();
        for (source, &degree) in (self.first..).zip(&self.expansion.degrees) {
            for &id in ids.by_ref().take(degree as usize) {
                self.lane.push(source, id);
            }
        }
        self.ids.clear();
        self.expansion.clear();
    }
}
