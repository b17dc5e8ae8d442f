//! Explicit graphs: games given by their vertices and edges.

use std::collections::BTreeMap;
use std::sync::OnceLock;

use thiserror::Error;

use crate::adjacency::{AGAIN, Adjacency};
use crate::classes::Classes;
use crate::degrees::Degrees;
use crate::limits::MOST_POSITIONS;
use crate::outcomes::{Code, Outcomes};
use crate::retrograde::retrograde;
use crate::reversal::{Lane, Reversed};
use crate::threads::run;
use crate::value::{End, Outcome, Value};
use crate::verify::{VerifyError, verify_graph};

/// A game as a directed graph: the vertices are the positions, the edges the moves. Self-loops and parallel edges are
/// allowed.
///
/// A vertex without an edge is an end of the game. It is worth what [`with_ends`](Graph::with_ends) says, for the player
/// to move, or else what [`with_no_moves`](Graph::with_no_moves) says: a loss, unless told.
///
/// ```
/// use game_solver::{Graph, Outcome};
///
/// // 0 -> 1 -> 2, and back from 1 to 0.
/// let graph = Graph::from_edges(3, [(0, 1), (1, 2), (1, 0)])?;
/// let solution = graph.solve();
/// assert_eq!(solution.value(1).outcome, Outcome::Win);
/// assert_eq!(solution.value(0).remoteness, Some(2));
/// # Ok::<(), game_solver::GraphError>(())
/// ```
pub struct Graph {
    successors: Adjacency,
    vertices: usize,
    ends: BTreeMap<u32, End>,
    no_moves: End,
}

/// What is wrong with a graph.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GraphError {
    /// There are more vertices than can be numbered.
    #[error("{vertices} vertices are more than the {MOST_POSITIONS} that can be numbered")]
    TooManyVertices {
        /// The number of vertices.
        vertices: usize,
    },
    /// An edge leads from or to a vertex that there is not.
    #[error("edge {edge} ({from} -> {to}) leaves the graph, whose vertices are 0 to {}", *vertices as i64 - 1)]
    NoSuchVertex {
        /// The number of the edge, in the order given.
        edge: usize,
        /// Its start.
        from: u32,
        /// Its end.
        to: u32,
        /// The number of vertices.
        vertices: usize,
    },
    /// An end is given for a vertex that there is not.
    #[error("vertex {vertex} has an end but is not in the graph, whose vertices are 0 to {}", *vertices as i64 - 1)]
    NoSuchEnd {
        /// The vertex.
        vertex: u32,
        /// The number of vertices.
        vertices: usize,
    },
    /// An end is given for a vertex with edges.
    #[error(
        "vertex {vertex} is given as an end ({end:?}) but has {edges} edges; only a vertex without edges is an end"
    )]
    EndWithMoves {
        /// The vertex.
        vertex: u32,
        /// The end.
        end: End,
        /// The number of its edges.
        edges: usize,
    },
    /// The edge that is to keep the turn does not exist.
    #[error("edge {edge} is to keep the turn, but there are {edges} edges")]
    NoSuchEdge {
        /// The number of the edge.
        edge: u64,
        /// The number of edges.
        edges: u64,
    },
}

impl Graph {
    /// A graph of the vertices `0..vertices` with the edges `(from, to)`. Linear in vertices and edges; the edges of a
    /// vertex keep their order.
    ///
    /// # Errors
    ///
    /// If an edge leads from or to a vertex that there is not, or there are 2^31 vertices or more.
    pub fn from_edges(vertices: usize, edges: impl IntoIterator<Item = (u32, u32)>) -> Result<Self, GraphError> {
        Self::from_flagged_edges(vertices, edges.into_iter().map(|(from, to)| (from, to, false)))
    }

    /// Like [`from_edges`](Graph::from_edges), with edges `(from, to, again)`: after a move with `again` the same player
    /// moves again.
    ///
    /// ```
    /// use game_solver::{Graph, Outcome};
    ///
    /// // The mover at 0 moves again at 1, and has no move there.
    /// let graph = Graph::from_flagged_edges(2, [(0, 1, true)])?;
    /// assert_eq!(graph.solve().value(0).outcome, Outcome::Loss);
    /// # Ok::<(), game_solver::GraphError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// As [`from_edges`](Graph::from_edges).
    pub fn from_flagged_edges(
        vertices: usize,
        edges: impl IntoIterator<Item = (u32, u32, bool)>,
    ) -> Result<Self, GraphError> {
        if vertices as u64 > MOST_POSITIONS {
            return Err(GraphError::TooManyVertices { vertices });
        }
        let mut fault = None;
        let arcs = edges.into_iter().enumerate().map_while(|(edge, (from, to, again))| {
            if from as usize >= vertices || to as usize >= vertices {
                fault = Some(GraphError::NoSuchVertex { edge, from, to, vertices });
                return None;
            }
            Some((from, if again { to | AGAIN } else { to }))
        });
        let successors = Adjacency::from_arcs(vertices, arcs);
        match fault {
            Some(fault) => Err(fault),
            None => Ok(Graph { successors, vertices, ends: BTreeMap::new(), no_moves: End::Loss }),
        }
    }

    /// A graph in which `adjacency[v]` lists the successors of `v`.
    ///
    /// # Errors
    ///
    /// If a list names a vertex that there is not, or there are 2^31 vertices or more.
    ///
    /// ```
    /// use game_solver::{Graph, Outcome};
    ///
    /// let graph = Graph::from_adjacency(&[vec![1, 2], vec![], vec![1]])?;
    /// assert_eq!(graph.solve().value(2).outcome, Outcome::Win);
    /// # Ok::<(), game_solver::GraphError>(())
    /// ```
    pub fn from_adjacency(adjacency: &[Vec<u32>]) -> Result<Self, GraphError> {
        let edges = (0_u32..).zip(adjacency).flat_map(|(from, list)| list.iter().map(move |&to| (from, to)));
        Self::from_edges(adjacency.len(), edges)
    }

    /// A graph from arcs known to be right, which may carry the flag for keeping the turn.
    #[allow(dead_code)] // for the theories on explicit graphs
    pub(crate) fn from_arcs(vertices: usize, arcs: Vec<(u32, u32)>, ends: Vec<(u32, End)>) -> Self {
        let successors = Adjacency::from_arcs(vertices, arcs.into_iter());
        Graph { successors, vertices, ends: ends.into_iter().collect(), no_moves: End::Loss }
    }

    /// Says what ends are worth, for the player to move there.
    ///
    /// ```
    /// use game_solver::{End, Graph, Outcome};
    ///
    /// let graph = Graph::from_edges(2, [(0, 1)])?.with_ends([(1, End::Draw)])?;
    /// assert_eq!(graph.solve().value(0).outcome, Outcome::Draw);
    /// # Ok::<(), game_solver::GraphError>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a vertex is not in the graph or has edges.
    pub fn with_ends(mut self, ends: impl IntoIterator<Item = (u32, End)>) -> Result<Self, GraphError> {
        for (vertex, end) in ends {
            if vertex as usize >= self.vertices {
                return Err(GraphError::NoSuchEnd { vertex, vertices: self.vertices });
            }
            let edges = self.successors.of(vertex).len();
            if edges > 0 {
                return Err(GraphError::EndWithMoves { vertex, end, edges });
            }
            self.ends.insert(vertex, end);
        }
        Ok(self)
    }

    /// Says what a vertex without edges and without an end of its own is worth, for the player to move there: a loss
    /// (normal play) unless told; a win is misère play.
    #[must_use]
    pub fn with_no_moves(mut self, end: End) -> Self {
        self.no_moves = end;
        self
    }

    /// The number of vertices.
    #[must_use]
    pub fn len(&self) -> usize {
        self.vertices
    }

    /// Whether there are no vertices.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.vertices == 0
    }

    /// The number of edges.
    #[must_use]
    pub fn edges(&self) -> u64 {
        self.successors.arcs()
    }

    /// The edges of a vertex, in the order given: where they lead, and whether the same player moves again.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph.
    pub fn successors(&self, vertex: u32) -> impl ExactSizeIterator<Item = (u32, bool)> + '_ {
        self.successors.of(vertex).iter().map(|&arc| (arc & !AGAIN, arc & AGAIN != 0))
    }

    /// What a vertex without edges is worth for the player to move; none for a vertex with edges.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph.
    #[must_use]
    pub fn end(&self, vertex: u32) -> Option<End> {
        self.successors.of(vertex).is_empty().then(|| self.ends.get(&vertex).copied().unwrap_or(self.no_moves))
    }

    /// The edges of a vertex, as arcs.
    #[inline(always)]
    pub(crate) fn arcs(&self, vertex: u32) -> &[u32] {
        self.successors.of(vertex)
    }

    /// All vertices.
    pub(crate) fn ids(&self) -> std::ops::Range<u32> {
        0..u32::try_from(self.vertices).expect("there are fewer than 2^31 vertices")
    }

    /// Solves the graph on one thread: outcome and remoteness of every vertex, in time linear in vertices and edges.
    #[must_use]
    pub fn solve(&self) -> GraphSolution<'_> {
        self.solve_with_threads(1)
    }

    /// Solves the graph on that many threads; the result is the same.
    #[must_use]
    pub fn solve_with_threads(&self, threads: usize) -> GraphSolution<'_> {
        let threads = threads.max(1);
        let mut degrees = Degrees::default();
        let mut codes = Vec::with_capacity(self.vertices);
        for vertex in self.ids() {
            let degree = self.successors.of(vertex).len();
            degrees.push(u32::try_from(degree).expect("a vertex has fewer than 2^32 edges"));
            #[allow(clippy::cast_possible_truncation)] // remoteness 0 fits
            codes.push(self.end(vertex).map_or(Code::OPEN, |end| Code::new(end.outcome(), Some(0))).0 as u16);
        }
        let predecessors = self.predecessors(threads);
        let mut outcomes = Outcomes::from_codes(codes);
        retrograde(&predecessors, &degrees.into_counters(), &mut outcomes, threads);
        for vertex in self.ids() {
            if outcomes.code(vertex).is_open() {
                outcomes.set(vertex, Code::new(Outcome::Draw, None));
            }
        }
        GraphSolution { graph: self, outcomes, classes: OnceLock::new() }
    }

    /// For every vertex the vertices with an edge to it, with the flags of the edges.
    fn predecessors(&self, threads: usize) -> Reversed {
        let share = u32::try_from(self.vertices.div_ceil(threads)).expect("there are fewer than 2^31 vertices");
        let lanes = std::sync::Mutex::new(Vec::new());
        let next = std::sync::atomic::AtomicU32::new(0);
        run(threads, || {
            let number = next.fetch_add(1, std::sync::atomic::Ordering::Relaxed);
            let mut lane = Lane::default();
            let end = self.ids().end;
            for vertex in (number * share).min(end)..(number * share + share).min(end) {
                for &arc in self.successors.of(vertex) {
                    lane.push(vertex, arc);
                }
            }
            lanes.lock().expect("no thread panics here").push(lane);
        });
        Reversed::new(self.vertices, lanes.into_inner().expect("no thread panicked"))
    }
}

/// The values of the vertices of a [`Graph`].
pub struct GraphSolution<'a> {
    graph: &'a Graph,
    outcomes: Outcomes,
    /// Made when first asked for.
    pub(crate) classes: OnceLock<Classes>,
}

impl GraphSolution<'_> {
    /// The graph.
    #[must_use]
    pub fn graph(&self) -> &Graph {
        self.graph
    }

    /// The value of a vertex for the player to move.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph.
    #[must_use]
    pub fn value(&self, vertex: u32) -> Value {
        self.outcomes.value(vertex)
    }

    /// Checks every value against the edges by a pass that shares no code with the solver. Linear in vertices and edges.
    ///
    /// # Errors
    ///
    /// The first vertex whose value does not follow from those of its successors.
    pub fn verify(&self) -> Result<(), VerifyError> {
        verify_graph(self)
    }

    /// The successors that are as good as the best, rising, each once.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph.
    #[must_use]
    pub fn optimal_moves(&self, vertex: u32) -> Vec<u32> {
        let worth = |(to, again): (u32, bool)| self.value(to).before_move(again);
        let best = self.graph.successors(vertex).map(worth).max_by(Value::compare);
        let mut moves: Vec<u32> =
            self.graph.successors(vertex).filter(|&edge| Some(worth(edge)) == best).map(|(to, _)| to).collect();
        moves.sort_unstable();
        moves.dedup();
        moves
    }
}
