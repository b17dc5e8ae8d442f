//! Solving, with all the choices there are.

use std::sync::Arc;
use std::time::Instant;

use crate::check::{CheckReport, check};
use crate::endless;
use crate::error::SolveError;
use crate::expand::{Rules, guard};
use crate::explore::Job;
use crate::grundy::{GrundyError, SplitValues};
use crate::limits::{Limits, MOST_POSITIONS};
use crate::outcomes::Outcomes;
use crate::position::GamePosition;
use crate::progress::{Progress, Snapshot, Watch};
use crate::retrograde::retrograde;
use crate::reversal::{Lane, Reversed};
use crate::solution::Solution;
use crate::space::Space;
use crate::stats::{Phase, Stats};
use crate::storage::Storage;

/// Solves a game from its starting positions.
///
/// Time and memory are linear in positions and moves.
///
/// ```
/// use game_solver::prelude::*;
///
/// #[derive(GamePosition, Clone, Debug)]
/// #[game(start = Stones { left: 21 })]
/// #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
/// struct Stones {
///     #[values(0..=21)]
///     left: u8,
/// }
///
/// let solution = solve::<Stones>()?;
/// assert_eq!(solution.outcome(&Stones { left: 20 }), Some(Outcome::Loss));
/// assert_eq!(solution.best_move(&Stones { left: 21 }).unwrap().mv.to_string(), "take(n=1)");
/// # Ok::<(), SolveError>(())
/// ```
///
/// # Errors
///
/// See [`SolveError`].
pub fn solve<G: GamePosition<Context = ()>>() -> Result<Solution<G>, SolveError> {
    Solver::new().solve()
}

/// Solves a game whose positions share a context: a map, a graph, sizes read at run time.
///
/// # Errors
///
/// See [`SolveError`].
pub fn solve_with<G: GamePosition>(context: G::Context) -> Result<Solution<G>, SolveError> {
    Solver::with(context).solve()
}

/// Solves a game, with choices: starts, limits, threads, progress.
///
/// ```
/// use game_solver::prelude::*;
///
/// #[derive(GamePosition, Clone, Debug)]
/// #[game(start = Stones { left: 21 })]
/// #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
/// struct Stones {
///     #[values(0..=21)]
///     left: u8,
/// }
///
/// let solution = Solver::<Stones>::new().starts([Stones { left: 8 }]).threads(1).solve()?;
/// assert_eq!(solution.len(), 9);
/// assert!(Solver::<Stones>::new().position_limit(10).solve().is_err());
/// # Ok::<(), SolveError>(())
/// ```
pub struct Solver<G: GamePosition> {
    context: Arc<G::Context>,
    starts: Option<Vec<G>>,
    threads: usize,
    symmetry: bool,
    limits: Limits,
    progress: Option<Box<dyn Progress>>,
}

impl<G: GamePosition<Context = ()>> Solver<G> {
    /// A solver for a game without a context.
    #[must_use]
    pub fn new() -> Self {
        Self::with(())
    }
}

impl<G: GamePosition<Context = ()>> Default for Solver<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: GamePosition> Solver<G> {
    /// A solver for a game in this context.
    #[must_use]
    pub fn with(context: G::Context) -> Self {
        Self::sharing(Arc::new(context))
    }

    /// A solver in a context that others have, too.
    pub(crate) fn sharing(context: Arc<G::Context>) -> Self {
        let threads = std::thread::available_parallelism().map_or(1, usize::from);
        Solver { context, starts: None, threads, symmetry: true, limits: Limits::default(), progress: None }
    }

    /// Starts from these positions instead of the game's own.
    #[must_use]
    pub fn starts(mut self, starts: impl IntoIterator<Item = G>) -> Self {
        self.starts = Some(starts.into_iter().collect());
        self
    }

    /// Uses that many threads; by default as many as the machine has processors. The result does not depend on it.
    #[must_use]
    pub fn threads(mut self, threads: usize) -> Self {
        self.threads = threads.max(1);
        self
    }

    /// Whether positions that differ by a declared symmetry are one; by default they are.
    #[must_use]
    pub fn symmetry(mut self, symmetry: bool) -> Self {
        self.symmetry = symmetry;
        self
    }

    /// Gives up with an error when there are more positions than this; by default when there are 2^31.
    #[must_use]
    pub fn position_limit(mut self, positions: u64) -> Self {
        self.limits.positions = positions.min(MOST_POSITIONS);
        self
    }

    /// Gives up with an error before more memory than this is taken, in bytes; by default what the system has
    /// available, where it tells.
    #[must_use]
    pub fn memory_limit(mut self, bytes: u64) -> Self {
        self.limits.memory = Some(bytes);
        self
    }

    /// Shows progress while there is work.
    #[must_use]
    pub fn progress(mut self, progress: impl Progress + 'static) -> Self {
        self.progress = Some(Box::new(progress));
        self
    }

    /// Solves the game.
    ///
    /// # Errors
    ///
    /// See [`SolveError`].
    pub fn solve(self) -> Result<Solution<G>, SolveError> {
        let Solver { context, starts, threads, symmetry, limits, progress } = self;
        if let Some(rule) = G::PARTS {
            return Err(SolveError::Parts { rule: rule.to_owned() });
        }
        let starts = starting::<G>(starts, &context)?;
        let watch = Watch::new(progress.as_deref());
        let mut clock = Clock::new();

        let rules = Rules::<G> { context: &context, symmetric: symmetry };
        let explored = G::Storage::explore(&Job { rules, starts: &starts, threads, limits, watch: &watch })?;
        let space = Space { context, symmetric: symmetry, index: explored.index };
        let positions = space.len() as u64;
        let moves: u64 = explored.lanes.iter().map(Lane::arcs).sum();
        let mut structures = space.index.bytes();
        let fixed = structures.iter().map(|&(_, bytes)| bytes).sum::<u64>();
        let labels = explored.degrees.bytes() + 2 * positions;
        let arcs: u64 = explored.lanes.iter().map(Lane::bytes).sum();
        structures.push(("moves", arcs));
        structures.push(("counters", explored.degrees.bytes()));
        let mut peak_bytes = explored.peak_bytes.max(fixed + labels + arcs);
        clock.lap("explore", fixed + labels + arcs);

        // The collected moves shrink as the reversed ones grow.
        let reversed = Reversed::bytes_for(positions, moves);
        let needed = fixed + labels + reversed.max(arcs);
        limits.check_memory(needed, positions, None, "reversing the moves")?;
        watch.update(|| Snapshot::new("reverse", positions, moves, 0, 0, needed));
        let predecessors = Reversed::new(space.len(), explored.lanes);
        structures.push(("reversed moves", predecessors.bytes()));
        peak_bytes = peak_bytes.max(needed);
        clock.lap("reverse", needed);

        let mut outcomes = Outcomes::from_codes(explored.codes);
        let terminals = space.ids().filter(|&id| !outcomes.code(id).is_open()).count() as u64;
        let counters = explored.degrees.into_counters();
        retrograde(&predecessors, &counters, &mut outcomes, threads);
        endless::settle(&space, &predecessors, &counters, &mut outcomes);
        structures.push(("values", outcomes.bytes()));
        peak_bytes = peak_bytes.max(fixed + predecessors.bytes() + counters.bytes() + outcomes.bytes());
        drop((predecessors, counters));
        clock.lap("solve", fixed + outcomes.bytes());

        let storage = space.index.describe();
        let phases = clock.phases;
        let depth = explored.depth;
        let stats = Stats { positions, moves, terminals, storage, threads, depth, phases, structures, peak_bytes };
        Ok(Solution::new(space, starts, outcomes, stats))
    }
}

impl<G: GamePosition> Solver<G> {
    /// Looks for mistakes in the rules: rules that never fire, ends that never hold, values that are never used,
    /// symmetries that are none, rules that give different moves each time, equal keys with unequal moves, positions
    /// without a move that no end covers, starts where the game is over. The game is solved without symmetries first;
    /// then each position is looked at again.
    ///
    /// ```
    /// use game_solver::{Finding, prelude::*};
    ///
    /// #[derive(GamePosition, Clone, Debug)]
    /// #[game(start = Stones { left: 21 })]
    /// #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
    /// #[rule(pass() if self.left > 21 => ())]
    /// struct Stones {
    ///     #[values(0..=30)]
    ///     left: u8,
    /// }
    ///
    /// let report = Solver::<Stones>::new().check()?;
    /// assert_eq!(report.findings[0], Finding::RuleNeverFires { rule: "pass".to_owned() });
    /// let (declared, used) = ((0, 30), (0, 21));
    /// assert_eq!(report.findings[1], Finding::ValuesNeverUsed { field: "left".to_owned(), declared, used });
    /// # Ok::<(), SolveError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If the game cannot be solved.
    pub fn check(self) -> Result<CheckReport, SolveError> {
        let (context, threads, limits) = (Arc::clone(&self.context), self.threads, self.limits);
        let solution = match self.symmetry(false).solve() {
            Err(SolveError::Impure { position }) => return Ok(CheckReport::impure(position)),
            result => result?,
        };
        check(&solution, |starts| {
            Solver { context, starts: Some(starts), threads, symmetry: false, limits, progress: None }.solve()
        })
    }

    /// Finds the reachable positions, without solving; also gives the starts.
    pub(crate) fn explore(self) -> Result<(Space<G>, Vec<G>), SolveError> {
        let Solver { context, starts, threads, symmetry: symmetric, limits, progress } = self;
        if let Some(rule) = G::PARTS {
            return Err(SolveError::Parts { rule: rule.to_owned() });
        }
        let starts = starting::<G>(starts, &context)?;
        let watch = Watch::new(progress.as_deref());
        let rules = Rules::<G> { context: &context, symmetric };
        let index = G::Storage::explore(&Job { rules, starts: &starts, threads, limits, watch: &watch })?.index;
        Ok((Space { context, symmetric, index }, starts))
    }

    /// Finds the parts that positions split into, and their nimbers; also gives the starts.
    pub(crate) fn explore_parts(self) -> Result<(Space<G>, Vec<G>, SplitValues), GrundyError> {
        let Solver { context, starts, threads, symmetry: symmetric, limits, progress } = self;
        let starts = starting::<G>(starts, &context)?;
        let watch = Watch::new(progress.as_deref());
        let rules = Rules::<G> { context: &context, symmetric };
        let split = G::Storage::explore_parts(&Job { rules, starts: &starts, threads, limits, watch: &watch })?;
        Ok((Space { context, symmetric, index: split.index }, starts, split.values))
    }
}

/// The starting positions: those given, or else the game's own.
fn starting<G: GamePosition>(given: Option<Vec<G>>, context: &G::Context) -> Result<Vec<G>, SolveError> {
    match given {
        Some(starts) => Ok(starts),
        None => guard(|| G::starts(context)).map_err(|message| SolveError::StartPanic { message }),
    }
}

/// Times the phases.
struct Clock {
    begun: Instant,
    phases: Vec<Phase>,
}

impl Clock {
    fn new() -> Self {
        Clock { begun: Instant::now(), phases: Vec::new() }
    }

    fn lap(&mut self, name: &'static str, bytes: u64) {
        let seconds = self.begun.elapsed().as_secs_f64();
        self.phases.push(Phase { name, seconds, bytes });
        self.begun = Instant::now();
    }
}
