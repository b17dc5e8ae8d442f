//! Margins on explicit graphs.

use super::verify::{Claim, check_end, check_moves};
use super::{Margins, ScoreError, ScoreFault, check_score, nearer};
use crate::graph::Graph;
use crate::value::{Outcome, Score};

impl Graph {
    /// Finds the margins that the players can force, if all ends are scores or draws, which count as 0. An endless play
    /// is worth 0. See [`score`](crate::score()).
    ///
    /// ```
    /// use game_solver::{End, Graph};
    ///
    /// // A player who moves again and again at 0 gets nothing; who goes to 1 lets the other go to -2 or +3.
    /// let graph = Graph::from_flagged_edges(4, [(0, 0, true), (0, 1, false), (1, 2, false), (1, 3, false)])?
    ///     .with_ends([(2, End::Score(2)), (3, End::Score(-3))])?;
    /// let scores = graph.score()?;
    /// assert_eq!((scores.margin(0), scores.margin(1)), (0, 3));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    ///
    /// If a vertex without edges has no score.
    pub fn score(&self) -> Result<GraphScores<'_>, ScoreError> {
        let mut ends = Vec::new();
        for vertex in self.ids() {
            if let Some(end) = self.end(vertex) {
                ends.push((vertex, check_score(end).map_err(|fault| fault.at(format!("vertex {vertex}")))?));
            }
        }
        Ok(GraphScores { graph: self, margins: Margins::of(self, &ends, |_| Outcome::Draw) })
    }
}

/// The margins of the vertices of a [`Graph`].
pub struct GraphScores<'a> {
    graph: &'a Graph,
    margins: Margins,
}

impl<'a> GraphScores<'a> {
    /// The graph.
    #[must_use]
    pub fn graph(&self) -> &'a Graph {
        self.graph
    }

    /// The margin that the player to move can force.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph, here and below.
    #[must_use]
    pub fn margin(&self, vertex: u32) -> Score {
        self.margins.margin(vertex)
    }

    /// The number of plies to the end when the player who forces the margin hurries and the other delays; none where
    /// the margin is that of an endless play.
    #[must_use]
    pub fn remoteness(&self, vertex: u32) -> Option<u32> {
        self.margins.remoteness(vertex)
    }

    /// A best successor: who always goes to it does get the margin. None for a vertex without edges.
    #[must_use]
    pub fn best_move(&self, vertex: u32) -> Option<u32> {
        let claims = self.graph.successors(vertex).map(|(to, again)| (to, self.claim(to, again)));
        let best = claims.min_by(|(_, one), (_, other)| {
            let order = other.margin.cmp(&one.margin);
            order.then_with(|| nearer(Outcome::Draw, one.margin, one.remoteness, other.remoteness))
        });
        best.map(|(to, _)| to)
    }

    /// Checks every margin by a pass that shares no code with the solver.
    ///
    /// # Errors
    ///
    /// The first vertex whose margin is wrong.
    pub fn verify(&self) -> Result<(), ScoreFault> {
        for vertex in self.graph.ids() {
            let claim = self.claim(vertex, true);
            let checked = match self.graph.end(vertex).map(check_score) {
                Some(Ok(score)) => check_end(claim, score),
                Some(Err(_)) => Err("the game ends here without a score"),
                None => {
                    let moves: Vec<Claim> =
                        self.graph.successors(vertex).map(|(to, again)| self.claim(to, again)).collect();
                    check_moves(claim, Outcome::Draw, &moves)
                }
            };
            checked.map_err(|reason| ScoreFault {
                position: format!("vertex {vertex}"),
                margin: claim.margin,
                reason: reason.to_owned(),
            })?;
        }
        Ok(())
    }

    /// What is claimed of a vertex, for the player who moves there by an edge.
    fn claim(&self, vertex: u32, again: bool) -> Claim {
        let margin = self.margin(vertex);
        Claim { margin: if again { margin } else { -margin }, remoteness: self.remoteness(vertex) }
    }
}
