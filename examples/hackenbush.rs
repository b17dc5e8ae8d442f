//! Green Hackenbush: a picture of lines that hang together with the ground; a move cuts a line, and everything that no
//! longer hangs together with the ground falls off. Whoever cannot move loses.
//!
//! Source: J. H. Conway, *On Numbers and Games*, 1976; Berlekamp, Conway and Guy, *Winning Ways*, chapter 7. A file gives
//! the picture, a line of two numbers for each line between two points; point 0 is the ground.

use std::fmt;
use std::process::ExitCode;
use std::str::FromStr;

use game_solver::cli::{Context, OptionalFile};
use game_solver::prelude::*;
use game_solver_examples::Network;

/// Cut a line; what no longer hangs together with the ground falls off.
#[derive(GamePosition, Clone, Debug)]
#[game(
    context(picture: Picture),
    starts = picture.parts(picture.all()),
    show = picture.description(self.lines),
)]
#[rule(cut(line: Line in picture.those(self.lines)) => parts picture.parts(self.lines & !picture.bit(line)))]
pub struct Hackenbush {
    /// A bit for each line that is still there; they hang together also without the ground.
    #[values(0..=picture.all())]
    pub lines: u64,
}

/// A line between two points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line(usize, usize);

/// The ground.
const GROUND: usize = 0;

impl Line {
    fn touches(self, point: usize) -> bool {
        self.0 == point || self.1 == point
    }

    /// Whether two lines have a point in common that is not the ground.
    fn meets(self, other: Line) -> bool {
        [self.0, self.1].into_iter().any(|point| point != GROUND && other.touches(point))
    }
}

impl fmt::Display for Line {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.0, self.1)
    }
}

/// A picture of at most 63 lines.
#[derive(Clone, Debug)]
pub struct Picture {
    lines: Vec<Line>,
}

impl Picture {
    /// All lines of the picture, a bit each.
    pub fn all(&self) -> u64 {
        (1 << self.lines.len()) - 1
    }

    /// The bit of a line.
    fn bit(&self, line: Line) -> u64 {
        self.lines.iter().position(|&other| other == line).map_or(0, |number| 1 << number)
    }

    /// The lines whose bits are set.
    fn those(&self, lines: u64) -> impl Iterator<Item = Line> {
        self.lines.iter().enumerate().filter(move |(number, _)| lines >> number & 1 == 1).map(|(_, &line)| line)
    }

    /// What of these lines still hangs together with the ground, in parts that have no point but the ground in common.
    pub fn parts(&self, mut lines: u64) -> Vec<Hackenbush> {
        let mut parts = Vec::new();
        while let Some(root) = self.those(lines).find(|line| line.touches(GROUND)) {
            let part = self.hanging_with(root, lines);
            lines &= !part;
            parts.push(Hackenbush { lines: part });
        }
        parts
    }

    /// The lines that hang together with one of them, also without the ground.
    fn hanging_with(&self, root: Line, lines: u64) -> u64 {
        let (mut part, mut reached) = (self.bit(root), vec![root]);
        while let Some(line) = reached.pop() {
            for next in self.those(lines & !part).filter(|&next| line.meets(next)) {
                part |= self.bit(next);
                reached.push(next);
            }
        }
        part
    }

    fn description(&self, lines: u64) -> String {
        self.those(lines).map(|line| line.to_string()).collect::<Vec<_>>().join(" ")
    }
}

impl From<Network> for Picture {
    fn from(network: Network) -> Self {
        Picture { lines: network.lines().map(|(a, b)| Line(a, b)).collect() }
    }
}

impl Context for Picture {
    type Args = OptionalFile;

    fn from_args(file: OptionalFile) -> Result<Self, String> {
        file.parse_or(include_str!("boards/house.txt"))
    }
}

impl FromStr for Picture {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let picture = Picture::from(text.parse::<Network>()?);
        match picture.lines.len() {
            0..64 => Ok(picture),
            many => Err(format!("a picture has at most 63 lines, not {many}")),
        }
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Hackenbush>()
}
