//! Retrograde analysis: from the ends backwards, in rounds of rising remoteness.
//!
//! A position with a move that wins is won, one more ply from the end than the successor: the first round to reach it
//! gives the least remoteness. A position all of whose moves lose is lost; the last of its moves to be decided gives the
//! greatest. Each arc is looked at once, so the cost is linear in positions and moves. What is never reached is left
//! open: neither player can force an end there. (Ströhlein 1970; Thompson, "Retrograde analysis of certain endgames",
//! ICCA Journal 9, 1986.)

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

use crate::adjacency::AGAIN;
use crate::degrees::{Counter, Counters};
use crate::outcomes::{Code, CodeCell, Outcomes};
use crate::reversal::Reversed;
use crate::threads::run;
use crate::value::Outcome;

/// Ids handed to a thread at a time.
const CHUNK: usize = 1 << 14;
/// Arcs looked at together, so that their memory accesses overlap.
const BATCH: usize = 256;

/// Decides every position that a player can force to an end. `outcomes` holds the ends, at remoteness 0, and `counters`
/// the number of moves of each position; both are updated.
pub(crate) fn retrograde(predecessors: &Reversed, counters: &Counters, outcomes: &mut Outcomes, threads: usize) {
    let mut frontier = Frontier::Ends;
    let mut plies = 0;
    loop {
        plies += 1;
        if plies > Outcomes::NARROW_LIMIT {
            outcomes.widen();
        }
        let next = match (&*outcomes, counters) {
            (Outcomes::Narrow(o), Counters::Bytes(c)) => Round { predecessors, o, c, plies }.walk(&frontier, threads),
            (Outcomes::Narrow(o), Counters::Words(c)) => Round { predecessors, o, c, plies }.walk(&frontier, threads),
            (Outcomes::Wide(o), Counters::Bytes(c)) => Round { predecessors, o, c, plies }.walk(&frontier, threads),
            (Outcomes::Wide(o), Counters::Words(c)) => Round { predecessors, o, c, plies }.walk(&frontier, threads),
        };
        if next.is_empty() {
            break;
        }
        frontier = Frontier::Decided(next);
    }
}

/// The positions decided in the last round.
enum Frontier {
    /// All that are decided so far.
    Ends,
    /// These, in lists.
    Decided(Vec<Vec<u32>>),
}

struct Round<'a, O, C> {
    predecessors: &'a Reversed,
    o: &'a [O],
    c: &'a [C],
    /// The remoteness of what this round decides.
    plies: u32,
}

impl<O: CodeCell, C: Counter> Round<'_, O, C> {
    /// Tells the predecessors of the frontier; returns the positions decided by it.
    fn walk(&self, frontier: &Frontier, threads: usize) -> Vec<Vec<u32>> {
        let lists = match frontier {
            Frontier::Ends => &[][..],
            Frontier::Decided(lists) => lists,
        };
        let chunks: Vec<&[u32]> = lists.iter().flat_map(|list| list.chunks(CHUNK)).collect();
        let jobs = if matches!(frontier, Frontier::Ends) { self.o.len().div_ceil(CHUNK) } else { chunks.len() };
        let threads = threads.min(jobs);
        if threads <= 1 {
            let mut worker = Worker::default();
            for job in 0..jobs {
                self.job::<false>(&mut worker, frontier, &chunks, job);
            }
            return worker.into_lists();
        }
        let next_job = AtomicUsize::new(0);
        let results = Mutex::new(Vec::new());
        run(threads, || {
            let mut worker = Worker::default();
            loop {
                let job = next_job.fetch_add(1, Relaxed);
                if job >= jobs {
                    break;
                }
                self.job::<true>(&mut worker, frontier, &chunks, job);
            }
            results.lock().expect("no thread panics here").extend(worker.into_lists());
        });
        results.into_inner().expect("no thread panicked")
    }

    fn job<const SHARED: bool>(&self, worker: &mut Worker, frontier: &Frontier, chunks: &[&[u32]], job: usize) {
        match frontier {
            Frontier::Ends => {
                let ids = job * CHUNK..self.o.len().min((job + 1) * CHUNK);
                for id in ids {
                    let code = Code(self.o[id].get());
                    // Other threads may have decided positions of this round here; they are none of the ends.
                    if code.plies() == Some(0) {
                        #[allow(clippy::cast_possible_truncation)] // ids are below 2^31
                        self.tell::<SHARED>(worker, id as u32, code);
                    }
                }
            }
            Frontier::Decided(_) => {
                for &id in chunks[job] {
                    self.tell::<SHARED>(worker, id, Code(self.o[id as usize].get()));
                }
            }
        }
        self.settle::<SHARED>(worker);
    }

    /// Queues what the value of `id` means for its predecessors.
    #[inline]
    fn tell<const SHARED: bool>(&self, worker: &mut Worker, id: u32, code: Code) {
        // The arc's flag, as it comes, says that the value stays as it is for the player before; turned round for a
        // loss, it says that the player before wins.
        let turn = match code.outcome() {
            Some(Outcome::Win) => 0,
            Some(Outcome::Loss) => AGAIN,
            _ => return,
        };
        for slice in self.predecessors.slices(id) {
            for &arc in slice {
                worker.batch[worker.queued] = arc ^ turn;
                worker.queued += 1;
                if worker.queued == BATCH {
                    self.settle::<SHARED>(worker);
                }
            }
        }
    }

    /// Works off the queue: each entry is a predecessor and whether its move there wins.
    fn settle<const SHARED: bool>(&self, worker: &mut Worker) {
        let batch = &worker.batch[..worker.queued];
        // Plain independent loads first: the processor has many of them under way at once.
        for (seen, arc) in worker.seen.iter_mut().zip(batch) {
            let id = (arc & !AGAIN) as usize;
            *seen = if self.o[id].get() == 0 { self.c[id].get() } else { 0 };
        }
        for (&seen, &arc) in worker.seen.iter().zip(batch) {
            // Decided already.
            if seen == 0 {
                continue;
            }
            let id = arc & !AGAIN;
            let outcome = if arc & AGAIN != 0 {
                Outcome::Win
            } else if self.c[id as usize].decrement::<SHARED>() {
                Outcome::Loss
            } else {
                continue;
            };
            if self.o[id as usize].decide::<SHARED>(Code::new(outcome, Some(self.plies))) {
                worker.decided.push(id);
            }
        }
        worker.queued = 0;
    }
}

struct Worker {
    batch: [u32; BATCH],
    seen: [u32; BATCH],
    queued: usize,
    decided: Vec<u32>,
}

impl Default for Worker {
    fn default() -> Self {
        Worker { batch: [0; BATCH], seen: [0; BATCH], queued: 0, decided: Vec::new() }
    }
}

impl Worker {
    fn into_lists(self) -> Vec<Vec<u32>> {
        if self.decided.is_empty() { Vec::new() } else { vec![self.decided] }
    }
}
