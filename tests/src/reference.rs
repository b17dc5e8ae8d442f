//! The reference data in `tests/data`.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use game_solver::{End, Outcome, Value};
use serde::Deserialize;

/// `graphs.json`; its `about` says what each key means.
#[derive(Debug, Deserialize)]
pub struct Graphs {
    /// The explanation.
    pub about: String,
    /// The graphs with their answers.
    pub graphs: Vec<SolvedGraph>,
}

/// A directed graph and what is known about it.
#[derive(Debug, Deserialize)]
pub struct SolvedGraph {
    /// A number; the file holds two series, each numbered from 0.
    pub id: usize,
    /// The number of vertices.
    pub n: usize,
    /// The edges; self-loops and parallel edges occur.
    pub edges: Vec<(u32, u32)>,
    /// The ends of labelled terminals, for the player to move.
    pub labels: BTreeMap<String, Name>,
    /// The answers in normal play.
    #[serde(flatten)]
    pub normal: Answers,
    /// The answers when a vertex without moves wins.
    pub misere: Option<Answers>,
}

/// The answers for each vertex.
#[derive(Debug, Deserialize)]
pub struct Answers {
    /// The outcomes for the player to move.
    pub outcome: Vec<Name>,
    /// The plies to the end, -1 for a draw.
    pub distance: Vec<i64>,
    /// The optimal successors, ascending and without repeats.
    pub optimal_moves: Vec<Vec<u32>>,
}

/// An outcome as the file spells it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "lowercase")]
pub enum Name {
    /// The player to move wins.
    Win,
    /// The player to move loses.
    Lose,
    /// A draw.
    Draw,
}

impl Name {
    /// As an outcome.
    pub fn outcome(self) -> Outcome {
        match self {
            Name::Win => Outcome::Win,
            Name::Lose => Outcome::Loss,
            Name::Draw => Outcome::Draw,
        }
    }

    /// As an end of the game.
    pub fn end(self) -> End {
        match self {
            Name::Win => End::Win,
            Name::Lose => End::Loss,
            Name::Draw => End::Draw,
        }
    }
}

impl SolvedGraph {
    /// The labelled terminals.
    pub fn ends(&self) -> impl Iterator<Item = (u32, End)> {
        let vertex = |label: &str| label.parse().expect("a label's key is a vertex");
        self.labels.iter().map(move |(label, name)| (vertex(label), name.end()))
    }
}

impl Answers {
    /// The value of a vertex.
    pub fn value(&self, vertex: usize) -> Value {
        Value { outcome: self.outcome[vertex].outcome(), remoteness: u32::try_from(self.distance[vertex]).ok() }
    }
}

/// Reads `graphs.json`.
///
/// # Panics
/// If the file is not there or is not what it should be.
pub fn graphs() -> Graphs {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("data/graphs.json");
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}
