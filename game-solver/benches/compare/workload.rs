//! The games and graphs that are solved, their sizes and their known results.

use std::fmt;
use std::str::FromStr;

use crate::baseline::Tally;
use crate::program::Program;

/// A kind of workload.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The mod-N game; the size is N.
    Mod,
    /// Connect four; the size is width×height.
    Connect4,
    /// A random graph with four times as many edges as vertices; the size is the number of vertices.
    Random,
}

impl Kind {
    pub const ALL: [Kind; 3] = [Kind::Mod, Kind::Connect4, Kind::Random];

    fn name(self) -> &'static str {
        match self {
            Kind::Mod => "mod",
            Kind::Connect4 => "connect4",
            Kind::Random => "random",
        }
    }

    /// The size if none is given: of the targets, or small.
    pub fn size(self, full: bool) -> &'static str {
        match (self, full) {
            (Kind::Mod, false) => "60",
            (Kind::Mod, true) => "100",
            (Kind::Connect4, false) => "5x4",
            (Kind::Connect4, true) => "5x5",
            (Kind::Random, false) => "1000000",
            (Kind::Random, true) => "10000000",
        }
    }

    /// Sizes from about 10^5 to 10^8 moves, without the last ones unless `full`.
    pub fn scale(self, full: bool) -> &'static [&'static str] {
        let all: &[&str] = match self {
            Kind::Mod => &["20", "35", "60", "100"],
            Kind::Connect4 => &["4x4", "4x5", "5x4", "5x5"],
            Kind::Random => &["25000", "250000", "2500000", "25000000"],
        };
        if full { all } else { &all[..all.len() - 1] }
    }

    /// The programs that solve it: those by hand, then the solver.
    pub fn programs(self) -> Vec<Program> {
        let by_hand: &[Program] = match self {
            Kind::Mod => &[Program::Map, Program::Open, Program::Slots, Program::Dense],
            Kind::Connect4 => &[Program::Map, Program::Open, Program::Slots, Program::NarrowMap, Program::NarrowSlots],
            Kind::Random => &[Program::Partitioned, Program::Counted, Program::Vectors],
        };
        [by_hand, &[Program::Solver1, Program::Solver2]].concat()
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

impl FromStr for Kind {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        Kind::ALL.into_iter().find(|kind| kind.name() == text).ok_or_else(|| format!("no workload is called {text}"))
    }
}

/// A kind with a size.
pub struct Workload {
    pub kind: Kind,
    /// As given on the command line.
    pub size: String,
    /// N; width and height; or vertices.
    pub numbers: (u32, u32),
}

impl Workload {
    pub fn new(kind: Kind, size: &str) -> Result<Self, String> {
        let number = |text: &str| text.parse::<u32>().map_err(|_| format!("{kind}: {size} is no size"));
        let numbers = match (kind, size.split_once('x')) {
            (Kind::Connect4, Some((width, height))) => (number(width)?, number(height)?),
            (Kind::Connect4, None) => return Err(format!("{kind}: a size is width and height, as 5x4")),
            (Kind::Mod | Kind::Random, _) => (number(size)?, 0),
        };
        Ok(Workload { kind, size: size.to_owned(), numbers })
    }

    /// The right result, where it is known.
    ///
    /// The mod-N game and connect four: the project's reference figures, with what they leave open (longest plays,
    /// results of some boards) recorded from the programs here. Random graphs: recorded; all programs agree.
    pub fn expected(&self) -> Option<Tally> {
        let (positions, moves, wins, losses, longest) = match (self.kind, self.size.as_str()) {
            (Kind::Mod, "10") => (2_744, 9_184, 302, 130, 17),
            (Kind::Mod, "20") => (40_814, 149_112, 1_460, 544, 33),
            (Kind::Mod, "60") => (3_084_842, 11_976_040, 6_184, 2_440, 63),
            (Kind::Mod, "100") => (23_832_062, 93_585_208, 34_140, 12_400, 153),
            (Kind::Connect4, "4x4") => (161_029, 304_574, 38_675, 32_234, 13),
            (Kind::Connect4, "5x4") => (3_945_711, 8_757_625, 1_390_516, 1_251_559, 19),
            (Kind::Connect4, "5x5") => (69_763_700, 149_818_972, 27_296_634, 28_047_793, 23),
            (Kind::Random, "1000000") => (1_000_000, 4_000_000, 106_923, 28_160, 23),
            (Kind::Random, "10000000") => (10_000_000, 40_000_000, 1_063_987, 281_041, 23),
            _ => return None,
        };
        Some(Tally { positions, moves, wins, losses, draws: positions - wins - losses, longest })
    }
}
