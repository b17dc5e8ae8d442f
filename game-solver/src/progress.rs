//! Watching the work.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// Where the work has come to.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Snapshot {
    /// What is being done: `explore`, `link`, `reverse`, `solve`.
    pub phase: &'static str,
    /// Positions found so far.
    pub positions: u64,
    /// Moves seen so far.
    pub moves: u64,
    /// Positions done in this phase.
    pub done: u64,
    /// Plies from the starts (exploring) or from the ends (solving).
    pub depth: u32,
    /// Memory in use, in bytes, as far as it grows with the game.
    pub bytes: u64,
    /// Time since the work began.
    pub elapsed: Duration,
}

/// Something that shows progress: a terminal, a test, a web page.
///
/// ```
/// use game_solver::{Progress, Snapshot};
///
/// struct Lines;
///
/// impl Progress for Lines {
///     fn update(&self, snapshot: &Snapshot) {
///         eprintln!("{}: {} positions", snapshot.phase, snapshot.positions);
///     }
/// }
/// ```
pub trait Progress: Send + Sync {
    /// Shows where the work is. Called a few times a second while there is work.
    fn update(&self, snapshot: &Snapshot);
}

/// Passes snapshots on, not too often.
pub(crate) struct Watch<'a> {
    progress: Option<&'a dyn Progress>,
    begun: Instant,
    last: Mutex<Instant>,
}

const INTERVAL: Duration = Duration::from_millis(100);

impl<'a> Watch<'a> {
    pub(crate) fn new(progress: Option<&'a dyn Progress>) -> Self {
        let now = Instant::now();
        Watch { progress, begun: now, last: Mutex::new(now) }
    }

    /// Shows the snapshot, whose time is filled in, if the last one is long enough ago.
    pub(crate) fn update(&self, snapshot: impl FnOnce() -> Snapshot) {
        let Some(progress) = self.progress else { return };
        let now = Instant::now();
        let Ok(mut last) = self.last.try_lock() else { return };
        if now - *last >= INTERVAL {
            *last = now;
            progress.update(&Snapshot { elapsed: now - self.begun, ..snapshot() });
        }
    }
}

impl Snapshot {
    pub(crate) fn new(phase: &'static str, positions: u64, moves: u64, done: u64, depth: u32, bytes: u64) -> Self {
        Snapshot { phase, positions, moves, done, depth, bytes, elapsed: Duration::ZERO }
    }
}
