//! What a solution took: positions, moves, memory, time.

use std::fmt;

/// How much work a solution was, and what it takes.
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Stats {
    /// Reachable positions, each counted once.
    pub positions: u64,
    /// Legal moves of all positions; moves to the same successor count each.
    pub moves: u64,
    /// Positions without a move.
    pub terminals: u64,
    /// How the positions are stored.
    pub storage: String,
    /// Threads at work.
    pub threads: usize,
    /// The plies from the starts to the position furthest from them.
    pub depth: u32,
    /// What was done, in order.
    pub phases: Vec<Phase>,
    /// The memory of each structure at its largest, in bytes.
    pub structures: Vec<(&'static str, u64)>,
    /// The most memory in use at any time, in bytes, as far as it grows with the game.
    pub peak_bytes: u64,
}

/// One phase of the work.
#[derive(Clone, Debug, PartialEq)]
#[non_exhaustive]
pub struct Phase {
    /// What was done: `explore`, `reverse`, `solve`.
    pub name: &'static str,
    /// How long it took, in seconds.
    pub seconds: f64,
    /// The memory in use at its end, in bytes.
    pub bytes: u64,
}

/// A number of bytes, printed with a unit.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bytes(pub(crate) u64);

impl fmt::Display for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        #[allow(clippy::cast_precision_loss)] // for people
        let bytes = self.0 as f64;
        let (unit, name) = match self.0 {
            0..1024 => return write!(f, "{} B", self.0),
            1024..1_048_576 => (1024.0, "KiB"),
            1_048_576..1_073_741_824 => (1_048_576.0, "MiB"),
            _ => (1_073_741_824.0, "GiB"),
        };
        write!(f, "{:.1} {name}", bytes / unit)
    }
}

/// A number with its digits in groups of three.
pub(crate) fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
