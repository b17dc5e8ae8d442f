//! Solutions as files: graphs for other programs, tables, pictures.
//!
//! ```
//! use game_solver::prelude::*;
//! # #[derive(GamePosition, Clone, Debug)]
//! # #[game(start = Stones { left: 21 })]
//! # #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
//! # struct Stones { #[values(0..=21)] left: u8 }
//!
//! let solution = solve::<Stones>()?;
//! let mut table = Vec::new();
//! solution.export().csv(&mut table)?;
//! assert_eq!(String::from_utf8(table)?.lines().count(), 1 + 22);
//!
//! // The positions at most two moves after the start, for Graphviz.
//! let mut graph = Vec::new();
//! solution.export().around(&Stones { left: 21 }, 2).expect("the start can be reached").dot(&mut graph)?;
//! assert!(String::from_utf8(graph)?.starts_with("digraph"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod csv;
mod dot;
mod graphml;
mod histogram;
#[cfg(feature = "json")]
mod json;
mod layers;
mod picture;
mod svg;

use std::collections::{BTreeSet, HashSet, VecDeque};
use std::io::{self, Write};

use crate::classes::Class;
use crate::position::{GamePosition, Kind, Shown};
use crate::solution::Solution;
use crate::value::{Outcome, Value};

pub use histogram::histogram_svg;

/// Positions of a solution on their way into a file: all, or those around one.
///
/// Everything is written in a stream, a position at a time; a position is numbered as in
/// [`positions`](Solution::positions), from 0. Errors are those of the writer.
pub struct Export<'a, G: GamePosition> {
    solution: &'a Solution<G>,
    starts: HashSet<u32>,
    /// The positions, nearest first; all, if there is no choice.
    chosen: Option<Chosen>,
}

struct Chosen {
    order: Vec<u32>,
    members: BTreeSet<u32>,
}

/// A position as exports show it.
struct Node {
    number: u32,
    shown: String,
    value: Value,
    class: Option<String>,
    start: bool,
    /// Whether the game is over here.
    end: bool,
    /// All its moves, best first.
    moves: Vec<Arc>,
}

/// A move as exports show it.
struct Arc {
    to: u32,
    name: String,
    value: Value,
    again: bool,
    optimal: bool,
}

impl<G: GamePosition> Solution<G> {
    /// Writes the solution into files.
    pub fn export(&self) -> Export<'_, G> {
        let starts = self.starts().iter().filter_map(|start| self.space.id(start)).collect();
        Export { solution: self, starts, chosen: None }
    }
}

impl<G: GamePosition> Export<'_, G> {
    /// Only the positions that are at most `depth` moves after this one; none if it cannot be reached.
    #[must_use]
    pub fn around(mut self, position: &G, depth: u32) -> Option<Self> {
        let first = self.solution.space.id(position)?;
        let mut chosen = Chosen { order: vec![first], members: BTreeSet::from([first]) };
        let mut open = VecDeque::from([(first, 0)]);
        while let Some((number, distance)) = open.pop_front() {
            if distance == depth {
                continue;
            }
            for found in self.solution.space.moves(&self.solution.space.position(number)) {
                if let Some(next) = self.solution.space.id(&found.successor)
                    && chosen.members.insert(next)
                {
                    chosen.order.push(next);
                    open.push_back((next, distance + 1));
                }
            }
        }
        self.chosen = Some(chosen);
        Some(self)
    }

    /// The number of positions.
    #[must_use]
    pub fn len(&self) -> usize {
        self.chosen.as_ref().map_or(self.solution.len(), |chosen| chosen.order.len())
    }

    /// Never: there is a start.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A graph for Graphviz: positions in the colours of their outcomes, starts with a thick border, ends with sharp
    /// corners; best moves are drawn thick, moves that keep the turn dashed. Moves to positions that are not exported
    /// are left out.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn dot(&self, output: impl Write) -> io::Result<()> {
        dot::write(self, output)
    }

    /// A graph for programs such as Gephi and NetworkX. Moves to positions that are not exported are left out.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn graphml(&self, output: impl Write) -> io::Result<()> {
        graphml::write(self, output)
    }

    /// A table, a line for each position: its number, the position, outcome, remoteness, class, best move, whether it is
    /// a start or an end.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn csv(&self, output: impl Write) -> io::Result<()> {
        csv::write(self, output)
    }

    /// An object with the name of the game and a list of the positions, each with its moves.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    #[cfg(feature = "json")]
    pub fn json(&self, output: impl Write) -> io::Result<()> {
        json::write(self, output)
    }

    /// A picture of the positions in layers by their distance from the starts, and of the moves between them. It is
    /// made for graphs of a few hundred positions, and takes time and memory more than linear.
    ///
    /// # Errors
    ///
    /// Those of the writer.
    pub fn graph_svg(&self, output: impl Write) -> io::Result<()> {
        picture::write(self, output)
    }

    /// The positions, in the order of their numbers or nearest first.
    fn nodes(&self) -> Box<dyn Iterator<Item = Node> + '_> {
        let space = &self.solution.space;
        match &self.chosen {
            None => Box::new(space.ids().zip(space.positions()).map(|(number, position)| self.node(number, &position))),
            Some(chosen) => Box::new(chosen.order.iter().map(|&number| self.node(number, &space.position(number)))),
        }
    }

    fn node(&self, number: u32, position: &G) -> Node {
        let moves = self.solution.moves(position).expect("the position is one of the solution");
        let arcs = moves.into_iter().map(|step| Arc {
            to: self.solution.space.id(&step.successor).expect("a successor is a position of the solution"),
            name: step.mv.to_string(),
            value: step.value,
            again: step.again,
            optimal: step.optimal,
        });
        let moves: Vec<_> = arcs.collect();
        Node {
            number,
            shown: Shown::new(position, self.solution.context()).to_string(),
            value: self.solution.outcomes.value(number),
            class: class(self.solution, position),
            start: self.starts.contains(&number),
            end: moves.is_empty(),
            moves,
        }
    }

    fn contains(&self, number: u32) -> bool {
        self.chosen.as_ref().is_none_or(|chosen| chosen.members.contains(&number))
    }

    /// Whether the move is to be told apart from others because the same player moves again.
    fn keeps_turn(&self, arc: &Arc) -> bool {
        arc.again && G::KIND != Kind::Solitaire
    }

    /// The moves that lead to exported positions.
    fn arcs<'n>(&'n self, node: &'n Node) -> impl Iterator<Item = &'n Arc> {
        node.moves.iter().filter(|arc| self.contains(arc.to))
    }
}

/// The name of the class of a position. The classes are only worked out when there is a draw to refine.
pub(crate) fn class<G: GamePosition>(solution: &Solution<G>, position: &G) -> Option<String> {
    let class = match solution.outcome(position)? {
        Outcome::Win => Class::N,
        Outcome::Loss => Class::P,
        Outcome::Draw => solution.class(position)?,
    };
    Some(class.to_string())
}

/// The colours of the outcomes on white, from the set of Okabe and Ito, who chose it to be told apart by the
/// colour-blind.
fn fill(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "#56B4E9",
        Outcome::Draw => "#DDDDDD",
        Outcome::Loss => "#E69F00",
    }
}

/// A position in one line.
fn in_one_line(shown: &str) -> String {
    shown.trim().lines().map(str::trim).collect::<Vec<_>>().join(" / ")
}
