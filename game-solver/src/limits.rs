//! How far a solution may go.

use crate::error::SolveError;

/// Ids are below this: the top bit of an arc is a flag.
pub(crate) const MOST_POSITIONS: u64 = (1 << 31) - 1;

/// Limits on the work.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Limits {
    /// The most positions.
    pub(crate) positions: u64,
    /// The most memory, in bytes.
    pub(crate) memory: Option<u64>,
}

impl Default for Limits {
    fn default() -> Self {
        Limits { positions: MOST_POSITIONS, memory: available_memory() }
    }
}

impl Limits {
    pub(crate) fn check_positions(&self, positions: u64, expanded: u64, depth: u32) -> Result<(), SolveError> {
        if positions <= self.positions {
            return Ok(());
        }
        Err(SolveError::PositionLimit { limit: self.positions, positions, expanded, depth })
    }

    /// Is called before memory is taken: `needed` counts what is in use and what is to come.
    pub(crate) fn check_memory(
        &self,
        needed: u64,
        positions: u64,
        depth: Option<u32>,
        phase: &'static str,
    ) -> Result<(), SolveError> {
        match self.memory {
            Some(limit) if needed > limit => Err(SolveError::MemoryLimit { limit, needed, positions, depth, phase }),
            _ => Ok(()),
        }
    }
}

/// The memory that the system could give without swapping, in bytes, where it tells.
fn available_memory() -> Option<u64> {
    let text = std::fs::read_to_string("/proc/meminfo").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix("MemAvailable:"))?;
    let kibibytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kibibytes * 1024)
}
