//! What is compared.

use std::fmt;
use std::str::FromStr;

/// A way to solve a workload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Program {
    /// By hand, keys found in the standard library's hash map.
    Map,
    /// By hand, keys found in a hash map with linear probing.
    Open,
    /// By hand, keys found in a table of slots.
    Slots,
    /// By hand, keys found in a dense table.
    Dense,
    /// By hand, keys of 32 bits in the standard library's hash map.
    NarrowMap,
    /// By hand, keys of 32 bits found in a table of slots.
    NarrowSlots,
    /// By hand, a given graph, reversed by parts.
    Partitioned,
    /// By hand, a given graph, reversed by counting.
    Counted,
    /// By hand, a given graph as vectors of vectors.
    Vectors,
    /// The solver on one thread.
    Solver1,
    /// The solver on two threads.
    Solver2,
}

impl Program {
    const ALL: [(Program, &str); 11] = [
        (Program::Map, "map"),
        (Program::Open, "open"),
        (Program::Slots, "slots"),
        (Program::Dense, "dense"),
        (Program::NarrowMap, "narrow-map"),
        (Program::NarrowSlots, "narrow-slots"),
        (Program::Partitioned, "partitioned"),
        (Program::Counted, "counted"),
        (Program::Vectors, "vectors"),
        (Program::Solver1, "solver1"),
        (Program::Solver2, "solver2"),
    ];

    /// The number of threads, if it is the solver.
    pub fn threads(self) -> Option<usize> {
        match self {
            Program::Solver1 => Some(1),
            Program::Solver2 => Some(2),
            _ => None,
        }
    }
}

impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (_, name) = Self::ALL.iter().find(|(program, _)| program == self).expect("ALL lists all programs");
        f.pad(name)
    }
}

impl FromStr for Program {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let found = Self::ALL.iter().find(|&&(_, name)| name == text);
        found.map(|&(program, _)| program).ok_or_else(|| format!("no program is called {text}"))
    }
}
