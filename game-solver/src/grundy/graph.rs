//! Grundy values of explicit graphs.

use super::GrundyError;
use crate::arcs::{is_again, target};
use crate::graph::Graph;
use crate::loopy::{LoopyFault, LoopyValues, verify};
use crate::nimber::LoopyValue;
use crate::sum::{Component, Term, TermMove};
use crate::value::{End, Outcome};

use super::verify::GrundyFault;

impl Graph {
    /// Finds the Grundy values of the vertices: nimbers, and where there are cycles also loopy values. Linear in vertices
    /// and edges; with cycles, once that for each nimber there is.
    ///
    /// ```
    /// use game_solver::Graph;
    ///
    /// let graph = Graph::from_edges(4, [(1, 0), (2, 0), (2, 1), (3, 2), (3, 3)])?;
    /// let grundy = graph.grundy()?;
    /// assert_eq!(grundy.nimber(2), Some(2));
    /// assert_eq!(grundy.value(3).to_string(), "∞{2}");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If there are edges after which the same player moves again, or vertices without edges that are not lost for the
    /// player to move.
    pub fn grundy(&self) -> Result<GraphGrundy<'_>, GrundyError> {
        for vertex in self.ids() {
            let position = || format!("vertex {vertex}");
            if let Some(&arc) = self.arcs(vertex).iter().find(|&&arc| is_again(arc)) {
                let mv = format!("the edge to {}", target(arc));
                return Err(GrundyError::Again { mv, position: position() });
            }
            match self.end(vertex) {
                None | Some(End::Loss) => {}
                Some(End::Win) => return Err(GrundyError::Misere { position: position() }),
                Some(end) => return Err(GrundyError::NoMoves { end, position: position() }),
            }
        }
        Ok(GraphGrundy { graph: self, values: LoopyValues::of(self) })
    }
}

/// The Grundy values of the vertices of a [`Graph`].
pub struct GraphGrundy<'a> {
    graph: &'a Graph,
    values: LoopyValues,
}

impl<'a> GraphGrundy<'a> {
    /// The graph.
    #[must_use]
    pub fn graph(&self) -> &'a Graph {
        self.graph
    }

    /// The nimber of a vertex; none if its value is infinite.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph, here and below.
    #[must_use]
    pub fn nimber(&self, vertex: u32) -> Option<u32> {
        self.values.nimber(vertex)
    }

    /// The value of a vertex: a nimber, or infinite.
    #[must_use]
    pub fn value(&self, vertex: u32) -> LoopyValue {
        self.values.value(vertex)
    }

    /// The outcome for the player to move.
    #[must_use]
    pub fn outcome(&self, vertex: u32) -> Outcome {
        self.value(vertex).outcome()
    }

    /// A successor that wins, with `*0`; if there is none, one that draws; none if every move loses or there is none. To
    /// make the winning moves given here does win, cycles or not.
    #[must_use]
    pub fn best_move(&self, vertex: u32) -> Option<u32> {
        let successors = || self.graph.successors(vertex).map(|(successor, _)| successor);
        let winning = successors().filter(|&s| self.nimber(s) == Some(0)).min_by_key(|&s| self.values.rank(s));
        winning.or_else(|| successors().find(|&s| self.outcome(s) == Outcome::Draw))
    }

    /// Whether some value is infinite.
    #[must_use]
    pub fn is_loopy(&self) -> bool {
        self.values.is_loopy()
    }

    /// A vertex as a component of a [`Sum`](crate::Sum).
    #[must_use]
    pub fn at(&self, vertex: u32) -> Component<'_> {
        Component::new(At { grundy: self, vertex })
    }

    /// Checks every value against its definition, by a pass that shares no code with the solver.
    ///
    /// # Errors
    ///
    /// The first vertex whose value is wrong.
    pub fn verify(&self) -> Result<(), GrundyFault> {
        verify(self.graph, |v| self.value(v), |v| self.values.rank(v)).map_err(|LoopyFault { vertex, reason }| {
            GrundyFault { position: format!("vertex {vertex}"), value: self.value(vertex), reason: reason.to_owned() }
        })
    }
}

/// A vertex in a sum.
struct At<'a> {
    grundy: &'a GraphGrundy<'a>,
    vertex: u32,
}

impl Term for At<'_> {
    fn value(&self) -> Option<LoopyValue> {
        ((self.vertex as usize) < self.grundy.graph.len()).then(|| self.grundy.value(self.vertex))
    }

    fn rank(&self) -> u64 {
        u64::from(self.grundy.values.rank(self.vertex))
    }

    fn moves(&self) -> Vec<TermMove> {
        let term_move = |(successor, _): (u32, bool)| TermMove {
            mv: format!("to {successor}"),
            value: self.grundy.value(successor),
            rank: u64::from(self.grundy.values.rank(successor)),
        };
        self.grundy.graph.successors(self.vertex).map(term_move).collect()
    }

    fn show(&self) -> String {
        format!("vertex {}", self.vertex)
    }
}
