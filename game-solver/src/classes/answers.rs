//! Asking solutions for classes.

use thiserror::Error;

use super::{Claim, Class, Classes};
use crate::arcs::ArcLists;
use crate::expand::show;
use crate::graph::GraphSolution;
use crate::position::GamePosition;
use crate::solution::Solution;

/// The first class or deadlock that does not follow from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason}, but the position is held to be {class}{}\nposition:\n{position}", if *is_deadlock { " and a deadlock" } else { "" })]
#[non_exhaustive]
pub struct ClassFault {
    /// The position.
    pub position: String,
    /// The class that the solution has for it.
    pub class: Class,
    /// Whether the solution has it for a deadlock.
    pub is_deadlock: bool,
    /// What contradicts it.
    pub reason: String,
}

impl<G: GamePosition> Solution<G> {
    /// The [class](Class) of a position, which refines its outcome.
    ///
    /// The classes of all positions are found when one is first asked for, in time and memory linear in positions and
    /// moves but for odd cases; then they take a byte for each position.
    pub fn class(&self, position: &G) -> Option<Class> {
        self.space.id(position).map(|id| self.classes().class(id))
    }

    /// Whether no play from the position ever ends, whatever the players do. Costs what [`class`](Solution::class) does.
    pub fn is_deadlock(&self, position: &G) -> Option<bool> {
        self.space.id(position).map(|id| self.classes().is_deadlock(id))
    }

    /// All positions with their classes, in the order of [`positions`](Solution::positions), each with whether it is a
    /// deadlock.
    pub fn position_classes(&self) -> impl Iterator<Item = (G, Class, bool)> + '_ {
        let classes = self.classes();
        let ids = self.space.ids();
        ids.zip(self.space.positions()).map(|(id, position)| (position, classes.class(id), classes.is_deadlock(id)))
    }

    /// Checks the classes and deadlocks of all positions against their definition, by a pass that shares no code with
    /// the solver; outcomes are taken for right, [`verify`](Solution::verify) checks them. Linear in positions and moves.
    ///
    /// # Errors
    ///
    /// The first position whose class is wrong.
    pub fn verify_classes(&self) -> Result<(), ClassFault> {
        let classes = self.classes();
        let claim = Claim {
            graph: &ArcLists::of_game(&self.space),
            outcome: |id| self.outcomes.value(id).outcome,
            class: |id| classes.class(id),
            is_deadlock: |id| classes.is_deadlock(id),
        };
        claim.verify().map_err(|fault| ClassFault {
            position: show(self.space.rules(), &self.space.position(fault.vertex)),
            class: classes.class(fault.vertex),
            is_deadlock: classes.is_deadlock(fault.vertex),
            reason: fault.reason.to_owned(),
        })
    }

    fn classes(&self) -> &Classes {
        self.classes.get_or_init(|| Classes::of(&ArcLists::of_game(&self.space), |id| self.outcomes.value(id)))
    }
}

impl GraphSolution<'_> {
    /// The [class](Class) of a vertex, which refines its outcome.
    ///
    /// The classes of all vertices are found when one is first asked for, in time and memory linear in vertices and
    /// edges but for odd cases.
    ///
    /// ```
    /// use game_solver::{Class, Graph};
    ///
    /// let solution = Graph::from_edges(6, [(0, 0), (1, 0), (1, 2), (2, 3), (4, 1), (4, 5), (5, 4)])?;
    /// let solution = solution.solve();
    /// assert_eq!((0..6).map(|v| solution.class(v)).collect::<Vec<_>>(), [
    ///     Class::T, Class::PT, Class::N, Class::P, Class::NT, Class::PT,
    /// ]);
    /// assert!(solution.is_deadlock(0) && !solution.is_deadlock(1));
    /// # Ok::<(), game_solver::GraphError>(())
    /// ```
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph.
    #[must_use]
    pub fn class(&self, vertex: u32) -> Class {
        self.classes().class(vertex)
    }

    /// Whether no play from the vertex ever ends, whatever the players do. Costs what [`class`](GraphSolution::class)
    /// does.
    ///
    /// # Panics
    ///
    /// If the vertex is not in the graph.
    #[must_use]
    pub fn is_deadlock(&self, vertex: u32) -> bool {
        self.classes().is_deadlock(vertex)
    }

    /// Checks the classes and deadlocks of all vertices against their definition, by a pass that shares no code with the
    /// solver; outcomes are taken for right. Linear in vertices and edges.
    ///
    /// # Errors
    ///
    /// The first vertex whose class is wrong.
    pub fn verify_classes(&self) -> Result<(), ClassFault> {
        let claim = Claim {
            graph: self.graph(),
            outcome: |vertex| self.value(vertex).outcome,
            class: |vertex| self.class(vertex),
            is_deadlock: |vertex| self.is_deadlock(vertex),
        };
        claim.verify().map_err(|fault| ClassFault {
            position: format!("vertex {}", fault.vertex),
            class: self.class(fault.vertex),
            is_deadlock: self.is_deadlock(fault.vertex),
            reason: fault.reason.to_owned(),
        })
    }

    fn classes(&self) -> &Classes {
        self.classes.get_or_init(|| Classes::of(self.graph(), |vertex| self.value(vertex)))
    }
}
