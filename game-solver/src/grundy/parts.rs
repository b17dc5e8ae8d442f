//! Games whose moves split positions into independent parts.
//!
//! Every part is a position of the same game, found and evaluated once. The search goes deep first, without recursion: a
//! position waits, *open*, until all its parts have their nimber. Its moves are not kept but asked for a second time
//! then, so that memory grows with the positions only; that parts which look smaller are searched first makes few
//! positions wait.

use std::panic::{AssertUnwindSafe, catch_unwind};

use super::{GrundyError, check_end};
use crate::codec::Codec;
use crate::error::SolveError;
use crate::expand::{Rules, diagnose, show};
use crate::explore::Job;
use crate::index::{Index, Sparse};
use crate::nimber::Mex;
use crate::position::{GamePosition, MoveVisitor, Successor};
use crate::progress::Snapshot;
use crate::table::Table;

/// All positions that come up as parts, and their nimbers.
#[doc(hidden)]
pub struct Split<G: GamePosition> {
    pub(crate) index: Box<dyn Index<G>>,
    pub(crate) values: SplitValues,
}

/// The nimbers of positions by id.
pub(crate) struct SplitValues {
    pub(crate) nimbers: Vec<u32>,
    /// The order in which they were found: after those of all parts.
    pub(crate) order: Vec<u32>,
}

const UNSEEN: u32 = u32::MAX;
const OPEN: u32 = u32::MAX - 1;

/// Finds all positions that come up as parts, and their nimbers.
pub(crate) fn split_values<G: GamePosition, C: Codec<G>>(job: &Job<'_, G>) -> Result<Split<G>, GrundyError> {
    let mut search = Search::<G, C> {
        job,
        table: Table::new(),
        values: SplitValues { nimbers: Vec::new(), order: Vec::new() },
        options: Options { rules: job.rules, keys: Vec::new(), ends: Vec::new(), failure: None },
        ids: Vec::new(),
        xors: Vec::new(),
        mex: Mex::default(),
        pending: Vec::new(),
        stack: Vec::new(),
        open: Vec::new(),
        solved: 0,
        moves: 0,
    };
    search.options.keys = job.start_keys::<C>()?;
    search.number_keys()?;
    for start in search.ids.clone() {
        search.solve(start)?;
    }
    Ok(Split { index: Box::new(Sparse::<G, C> { table: search.table }), values: search.values })
}

struct Search<'a, G: GamePosition, C: Codec<G>> {
    job: &'a Job<'a, G>,
    table: Table<C::Key>,
    /// A nimber, [`UNSEEN`] or [`OPEN`].
    values: SplitValues,
    /// The moves of the position at work.
    options: Options<'a, G, C>,
    /// The ids of their parts.
    ids: Vec<u32>,
    /// The nimbers of where they lead.
    xors: Vec<u32>,
    mex: Mex,
    /// The parts of the position at work that have no nimber yet.
    pending: Vec<u32>,
    /// Positions to solve, the next one last.
    stack: Vec<u32>,
    /// Those of the stack that are open: each but the first is a part of an option of the one before it.
    open: Vec<u32>,
    solved: u32,
    moves: u64,
}

impl<G: GamePosition, C: Codec<G>> Search<'_, G, C> {
    fn solve(&mut self, start: u32) -> Result<(), GrundyError> {
        self.stack.push(start);
        while let Some(&id) = self.stack.last() {
            let state = self.values.nimbers[id as usize];
            if state < OPEN {
                self.stack.pop();
                continue;
            }
            self.expand(id)?;
            let pending = self.push_pending(id)?;
            if !pending {
                self.stack.pop();
                self.set_nimber(id);
                if state == OPEN {
                    self.open.pop();
                }
            } else if state == OPEN {
                let position = self.show(id);
                return Err(SolveError::Impure { position }.into());
            } else {
                self.values.nimbers[id as usize] = OPEN;
                self.open.push(id);
            }
        }
        Ok(())
    }

    /// Finds the moves of a position and numbers their parts.
    fn expand(&mut self, id: u32) -> Result<(), GrundyError> {
        let rules = self.job.rules;
        let position = C::decode(&self.table.keys()[id as usize], rules.context);
        let options = &mut self.options;
        options.keys.clear();
        options.ends.clear();
        let enumerated = catch_unwind(AssertUnwindSafe(|| {
            if position.end(rules.context).is_none() {
                position.moves(rules.context, options);
            }
            if options.ends.is_empty() { check_end(&position, rules.context).map_err(Some) } else { Ok(()) }
        }));
        match (enumerated, options.failure.take()) {
            (Err(panic), _) => return Err(diagnose(rules, &position, Some(panic)).into()),
            (_, Some(Failure::Unstorable)) => return Err(diagnose(rules, &position, None).into()),
            (_, Some(Failure::Again(mv))) => {
                return Err(GrundyError::Again { mv, position: show(rules, &position) });
            }
            (Ok(Err(Some(error))), None) => return Err(error(show(rules, &position))),
            (Ok(_), None) => {}
        }
        self.moves += self.options.ends.len() as u64;
        self.number_keys()
    }

    /// Turns the keys of the options into ids.
    fn number_keys(&mut self) -> Result<(), GrundyError> {
        while self.table.room() < self.options.keys.len() {
            self.table.grow();
        }
        self.ids.clear();
        let ids = &mut self.ids;
        self.table.insert_all(self.options.keys.drain(..), |_, id| ids.push(id));
        self.values.nimbers.resize(self.table.len(), UNSEEN);
        self.values.order.resize(self.table.len(), UNSEEN);
        let positions = self.table.len() as u64;
        self.job.limits.check_positions(positions, u64::from(self.solved), self.depth())?;
        let (keys, slots) = self.table.bytes();
        let bytes = keys + slots + 4 * (2 * self.values.nimbers.capacity() + self.stack.capacity()) as u64;
        self.job.limits.check_memory(bytes, positions, Some(self.depth()), "finding parts")?;
        let snapshot = || Snapshot::new("parts", positions, self.moves, u64::from(self.solved), self.depth(), bytes);
        self.job.watch.update(snapshot);
        Ok(())
    }

    fn depth(&self) -> u32 {
        u32::try_from(self.open.len()).expect("positions are numbered by 31 bits")
    }

    /// Pushes the parts of a position that have no nimber yet; says whether there are any.
    fn push_pending(&mut self, id: u32) -> Result<bool, GrundyError> {
        self.pending.clear();
        for &part in &self.ids {
            match self.values.nimbers[part as usize] {
                _ if part == id => return Err(self.cycle(part, id)),
                UNSEEN => self.pending.push(part),
                OPEN => return Err(self.cycle(part, id)),
                _ => {}
            }
        }
        let keys = self.table.keys();
        self.pending.sort_unstable_by_key(|&part| (std::cmp::Reverse(C::rank(&keys[part as usize])), part));
        self.pending.dedup();
        self.stack.extend_from_slice(&self.pending);
        Ok(!self.pending.is_empty())
    }

    /// The nimber of a position all of whose parts have one.
    fn set_nimber(&mut self, id: u32) {
        self.xors.clear();
        let mut first = 0;
        for &end in &self.options.ends {
            let parts = &self.ids[first..end as usize];
            self.xors.push(parts.iter().fold(0, |xor, &part| xor ^ self.values.nimbers[part as usize]));
            first = end as usize;
        }
        self.values.nimbers[id as usize] = self.mex.of(&self.xors);
        self.values.order[id as usize] = self.solved;
        self.solved += 1;
    }

    /// The error that `last`, which is at work, has a part that is open.
    fn cycle(&self, part: u32, last: u32) -> GrundyError {
        let from = self.open.iter().position(|&id| id == part).unwrap_or(self.open.len());
        let mut ids = self.open[from..].to_vec();
        if ids.last() != Some(&last) {
            ids.push(last);
        }
        GrundyError::Cycle { positions: ids.into_iter().map(|id| self.show(id)).collect() }
    }

    fn show(&self, id: u32) -> String {
        let rules = self.job.rules;
        show(rules, &C::decode(&self.table.keys()[id as usize], rules.context))
    }
}

/// The keys of the parts that the moves of a position lead to, flat.
struct Options<'a, G: GamePosition, C: Codec<G>> {
    rules: Rules<'a, G>,
    keys: Vec<C::Key>,
    /// For each move, where its parts end in `keys`.
    ends: Vec<u32>,
    failure: Option<Failure>,
}

enum Failure {
    /// A part cannot be stored.
    Unstorable,
    /// After this move the same player moves again.
    Again(String),
}

impl<G: GamePosition, C: Codec<G>> Options<'_, G, C> {
    #[inline]
    fn push(&mut self, position: G) {
        match self.rules.encode::<C>(position) {
            Some(key) => self.keys.push(key),
            None => self.failure = Some(Failure::Unstorable),
        }
    }
}

impl<G: GamePosition, C: Codec<G>> MoveVisitor<G> for Options<'_, G, C> {
    #[inline]
    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        match successor {
            Successor::Turn(position) => self.push(position),
            Successor::Parts(parts) => parts.into_iter().for_each(|part| self.push(part)),
            Successor::Again(_) => self.failure = Some(Failure::Again(make_move().to_string())),
        }
        self.ends.push(u32::try_from(self.keys.len()).expect("a position has fewer than 2^32 parts"));
    }
}
