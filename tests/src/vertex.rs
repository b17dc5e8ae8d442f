//! Positions on a [`LabelledGraph`], with [`GamePosition`] written by hand.
//!
//! The types differ in how the engine stores them and in what they say about the players; the rules are the same.

use std::fmt;

use game_solver::{End, GamePosition, Kind, MoveVisitor, Outcome, Pack, Packed, Player as _, Successor, Whole, Word};

use crate::labelled::LabelledGraph;

/// A move along one of a vertex's edges, by its place in the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Follow {
    /// The place in the list of edges.
    pub edge: usize,
}

impl fmt::Display for Follow {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "follow(edge={})", self.edge)
    }
}

/// The place of the token, packed. Keys are `SPREAD` apart: 1 makes them dense, a large number sparse and wide.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Vertex<const SPREAD: u128 = 1>(pub usize);

/// The place of the token, stored whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WholeVertex(pub usize);

/// The place of the token and whose turn it is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Seat {
    /// The place of the token.
    pub vertex: usize,
    /// The player to move.
    pub player: bool,
}

/// A position that stands for a vertex of a graph.
pub trait OnGraph: GamePosition<Context = LabelledGraph, Move = Follow> + PartialEq + fmt::Debug {
    /// The position of a vertex.
    fn at(graph: &LabelledGraph, vertex: usize) -> Self;

    /// The vertex.
    fn vertex(&self) -> usize;
}

impl<const SPREAD: u128> OnGraph for Vertex<SPREAD> {
    fn at(_graph: &LabelledGraph, vertex: usize) -> Self {
        Vertex(vertex)
    }

    fn vertex(&self) -> usize {
        self.0
    }
}

impl OnGraph for WholeVertex {
    fn at(_graph: &LabelledGraph, vertex: usize) -> Self {
        WholeVertex(vertex)
    }

    fn vertex(&self) -> usize {
        self.0
    }
}

impl OnGraph for Seat {
    fn at(graph: &LabelledGraph, vertex: usize) -> Self {
        let players = graph.players.as_ref().expect("the vertices say whose turn it is");
        Seat { vertex, player: players[vertex] != 0 }
    }

    fn vertex(&self) -> usize {
        self.vertex
    }
}

/// The rules, the same for every type of position.
macro_rules! rules_of_the_graph {
    ($kind:ident, $storage:ident) => {
        type Context = LabelledGraph;
        type Move = Follow;
        type Storage = $storage;
        const NAME: &'static str = "Token on a graph";
        const RULES: &'static [&'static str] = &["follow"];
        const ENDS: &'static [&'static str] = &["label"];
        const KIND: Kind = Kind::$kind;

        fn starts(graph: &LabelledGraph) -> Vec<Self> {
            graph.starts.iter().map(|&vertex| Self::at(graph, vertex)).collect()
        }

        fn end(&self, graph: &LabelledGraph) -> Option<End> {
            graph.labels[self.vertex()]
        }

        fn end_clause(&self, graph: &LabelledGraph) -> Option<usize> {
            graph.labels[self.vertex()].map(|_| 0)
        }

        fn moves<V: MoveVisitor<Self>>(&self, graph: &LabelledGraph, visitor: &mut V) {
            visitor.rule(0);
            for (place, edge) in graph.edges[self.vertex()].iter().enumerate() {
                visitor.attempt(|| Follow { edge: place });
                let next = Self::at(graph, edge.to);
                let successor = if edge.again { Successor::Again(next) } else { Successor::Turn(next) };
                visitor.visit(|| Follow { edge: place }, successor);
            }
        }

        fn no_moves(&self, graph: &LabelledGraph) -> End {
            graph.no_moves
        }

        fn endless(&self, graph: &LabelledGraph) -> Outcome {
            graph.endless(self.vertex())
        }

        fn show(&self, _graph: &LabelledGraph, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "v{}", self.vertex())
        }
    };
}

impl<const SPREAD: u128> GamePosition for Vertex<SPREAD> {
    rules_of_the_graph!(Impartial, Packed);
}

impl GamePosition for WholeVertex {
    rules_of_the_graph!(Impartial, Whole);
}

impl GamePosition for Seat {
    rules_of_the_graph!(Partizan, Packed);

    fn player(&self) -> Option<usize> {
        Some(self.player.index())
    }
}

/// A vertex number as a `u128`.
fn wide(vertex: usize) -> u128 {
    u128::try_from(vertex).expect("a vertex number fits")
}

impl<const SPREAD: u128> Pack for Vertex<SPREAD> {
    fn key_count(graph: &LabelledGraph) -> u128 {
        wide(graph.len()) * SPREAD
    }

    fn pack<W: Word>(&self, graph: &LabelledGraph) -> Option<W> {
        (self.0 < graph.len()).then(|| W::from_u128(wide(self.0) * SPREAD))
    }

    fn unpack<W: Word>(key: W, _graph: &LabelledGraph) -> Self {
        Vertex(usize::try_from(key.to_u128() / SPREAD).expect("a vertex number fits"))
    }
}

impl Pack for Seat {
    fn key_count(graph: &LabelledGraph) -> u128 {
        2 * wide(graph.len())
    }

    fn pack<W: Word>(&self, graph: &LabelledGraph) -> Option<W> {
        (self.vertex < graph.len()).then(|| W::from_u128(2 * wide(self.vertex) + u128::from(self.player)))
    }

    fn unpack<W: Word>(key: W, _graph: &LabelledGraph) -> Self {
        let key = usize::try_from(key.to_u128()).expect("a vertex number fits");
        Seat { vertex: key / 2, player: key % 2 == 1 }
    }
}
