//! Explicit small games: a graph whose vertices may be labelled with an end.

use game_solver::{End, Outcome};

/// A move along an edge.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Edge {
    /// The vertex it leads to.
    pub to: usize,
    /// Whether the player who moved moves again.
    pub again: bool,
}

/// What a play that never ends is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Endless {
    /// A draw.
    Draw,
    /// A win for this player, 0 or 1; the vertices must then say whose turn it is.
    Wins(usize),
}

/// A token on a graph: players push it along the edges until it reaches a label or a vertex without an edge.
#[derive(Clone, Debug)]
pub struct LabelledGraph {
    /// The moves from each vertex, in order; self-loops and parallel moves are allowed.
    pub edges: Vec<Vec<Edge>>,
    /// The game is over at a labelled vertex, even if it has edges. For the player to move.
    pub labels: Vec<Option<End>>,
    /// The value, for the player to move, of a vertex without an edge and without a label.
    pub no_moves: End,
    /// What a play that never ends is worth.
    pub endless: Endless,
    /// Whose turn it is at each vertex, if the vertex says so.
    pub players: Option<Vec<usize>>,
    /// Where a play may start.
    pub starts: Vec<usize>,
}

impl LabelledGraph {
    /// A graph of `n` vertices without labels, in normal play, where every vertex is a start.
    pub fn new(n: usize, edges: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut graph = LabelledGraph {
            edges: vec![Vec::new(); n],
            labels: vec![None; n],
            no_moves: End::Loss,
            endless: Endless::Draw,
            players: None,
            starts: (0..n).collect(),
        };
        for (from, to) in edges {
            graph.edges[from].push(Edge { to, again: false });
        }
        graph
    }

    /// The number of vertices.
    pub fn len(&self) -> usize {
        self.edges.len()
    }

    /// Whether there is no vertex.
    pub fn is_empty(&self) -> bool {
        self.edges.is_empty()
    }

    /// The moves at a vertex: none where the game is over by a label.
    pub fn moves(&self, vertex: usize) -> &[Edge] {
        if self.labels[vertex].is_some() { &[] } else { &self.edges[vertex] }
    }

    /// The end at a vertex, if the game is over there.
    pub fn end(&self, vertex: usize) -> Option<End> {
        self.labels[vertex].or_else(|| self.edges[vertex].is_empty().then_some(self.no_moves))
    }

    /// What a play that never ends is worth for the player to move at a vertex.
    pub fn endless(&self, vertex: usize) -> Outcome {
        match (self.endless, &self.players) {
            (Endless::Draw, _) => Outcome::Draw,
            (Endless::Wins(winner), Some(players)) if players[vertex] == winner => Outcome::Win,
            (Endless::Wins(_), Some(_)) => Outcome::Loss,
            (Endless::Wins(_), None) => panic!("only a graph that says whose turn it is can favour a player"),
        }
    }

    /// The vertices that some play reaches.
    pub fn reachable(&self) -> Vec<bool> {
        let mut reached = vec![false; self.len()];
        let mut waiting = self.starts.clone();
        while let Some(vertex) = waiting.pop() {
            if !std::mem::replace(&mut reached[vertex], true) {
                waiting.extend(self.moves(vertex).iter().map(|edge| edge.to));
            }
        }
        reached
    }

    /// The least number of moves from a start to each vertex.
    pub fn depths(&self) -> Vec<Option<usize>> {
        let mut depths = vec![None; self.len()];
        let mut level = self.starts.clone();
        for depth in 0.. {
            level.retain(|&vertex| depths[vertex].is_none());
            if level.is_empty() {
                break;
            }
            level.iter().for_each(|&vertex| depths[vertex] = Some(depth));
            level = level.iter().flat_map(|&vertex| self.moves(vertex)).map(|edge| edge.to).collect();
        }
        depths
    }

    /// The same game with a player named at each vertex: vertex `2 * v + p` is `v` with player `p` to move.
    ///
    /// Edges stay in order, and labels hold for the player to move, so for an endless draw every value stays the same.
    pub fn with_turn(&self) -> Self {
        let both = 0..2 * self.len();
        let edge = |player: usize, edge: &Edge| {
            let next = if edge.again { player } else { 1 - player };
            Edge { to: 2 * edge.to + next, again: edge.again }
        };
        LabelledGraph {
            edges: both.clone().map(|v| self.edges[v / 2].iter().map(|e| edge(v % 2, e)).collect()).collect(),
            labels: both.clone().map(|v| self.labels[v / 2]).collect(),
            no_moves: self.no_moves,
            endless: self.endless,
            players: Some(both.map(|v| v % 2).collect()),
            starts: self.starts.iter().map(|v| 2 * v).collect(),
        }
    }
}
