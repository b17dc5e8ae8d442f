//! The five classes of positions: the draws refined.

use std::fmt;

use crate::arcs::{Arcs, is_again, target};
use crate::components::ComponentSearch;
use crate::value::{Outcome, Value};

mod answers;
mod erosion;
#[cfg(test)]
mod tests;
mod verify;

pub use answers::ClassFault;
use verify::Claim;

/// How good a position is for the player to move, draws told apart. Ordered from worst to best.
///
/// P and N are [`Outcome::Loss`] and [`Outcome::Win`]. The draws are refined after the theory of GameGraphSolver: among
/// them, a player prefers to hand over positions from which the opponent has to be careful.
///
/// Start from the positions that retrograde analysis leaves undecided, and repeat until every one has its class:
///
/// 1. Exhaustively: a position all of whose moves lead to T is T; one with a move to PT is NT; one all of whose moves
///    lead to N, NT or T, not all of them to T, is PT.
/// 2. Then every strongly connected component of what is still undecided that has a cycle and no move to another
///    undecided component is T.
///
/// A move after which the same player moves again counts as a move to the reversed class (see
/// [`reversed`](Class::reversed)), just as its outcome is reversed. A position where the game ends in a draw is T.
///
/// ```
/// use game_solver::Class;
/// assert!(Class::P < Class::PT && Class::PT < Class::T && Class::T < Class::NT && Class::NT < Class::N);
/// assert_eq!(Class::PT.to_string(), "PT");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Class {
    /// The previous player wins: a loss for the player to move.
    P,
    /// A draw that the opponent can pass on: every move leads to a win, to [`NT`](Class::NT) or to [`T`](Class::T).
    PT,
    /// A plain draw: best play goes round in a cycle.
    T,
    /// A draw with a move to [`PT`](Class::PT).
    NT,
    /// The next player wins: a win for the player to move.
    N,
}

impl Class {
    /// The same class seen by the opponent: P and N change places, so do PT and NT.
    ///
    /// ```
    /// use game_solver::Class;
    /// assert_eq!(Class::PT.reversed(), Class::NT);
    /// assert_eq!(Class::T.reversed(), Class::T);
    /// ```
    #[must_use]
    pub fn reversed(self) -> Self {
        match self {
            Class::P => Class::N,
            Class::PT => Class::NT,
            Class::T => Class::T,
            Class::NT => Class::PT,
            Class::N => Class::P,
        }
    }

    /// The outcome that this class refines.
    #[must_use]
    pub fn outcome(self) -> Outcome {
        match self {
            Class::P => Outcome::Loss,
            Class::PT | Class::T | Class::NT => Outcome::Draw,
            Class::N => Outcome::Win,
        }
    }

    /// The class of the successor as the player who moves along the arc compares it with others.
    #[inline]
    fn along(self, arc: u32) -> Self {
        if is_again(arc) { self.reversed() } else { self }
    }
}

impl fmt::Display for Class {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Class::P => "P",
            Class::PT => "PT",
            Class::T => "T",
            Class::NT => "NT",
            Class::N => "N",
        })
    }
}

/// The classes of all vertices, and which of them are deadlocks, in a byte each.
#[derive(Debug)]
pub(crate) struct Classes {
    marks: Vec<Mark>,
}

/// A class, or none yet; and whether no end can be reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Mark(u8);

impl Mark {
    const OPEN: Mark = Mark(7);
    const DEADLOCK: u8 = 1 << 7;

    fn class(self) -> Option<Class> {
        match self.0 & !Self::DEADLOCK {
            0 => Some(Class::P),
            1 => Some(Class::PT),
            2 => Some(Class::T),
            3 => Some(Class::NT),
            4 => Some(Class::N),
            _ => None,
        }
    }

    fn with_class(self, class: Class) -> Self {
        Mark((self.0 & Self::DEADLOCK) | class as u8)
    }

    fn is_deadlock(self) -> bool {
        self.0 & Self::DEADLOCK != 0
    }
}

impl Classes {
    /// Classifies all vertices of a graph from the values that retrograde analysis found.
    ///
    /// The strongly connected components of the undecided vertices are taken one by one, each after all that it has arcs
    /// to. The order of the rules in different components does not matter: the rules for a component look at nothing but
    /// itself and what it has arcs to. So a component with no arc to PT is T as a whole, and only in the others the rules
    /// are [worked off](erosion). Linear in vertices and arcs but for those. A component is a deadlock if all that it has
    /// arcs to are deadlocks.
    pub(crate) fn of<A: Arcs>(graph: &A, value: impl Fn(u32) -> Value) -> Self {
        let mark = |v: u32| match value(v).outcome {
            Outcome::Loss => Mark(Class::P as u8),
            Outcome::Win => Mark(Class::N as u8),
            Outcome::Draw if graph.of(v).is_empty() => Mark(Class::T as u8),
            Outcome::Draw => Mark::OPEN,
        };
        let mut classes = Classes { marks: graph.vertices().map(mark).collect() };
        // A vertex with a remoteness can be played to an end. Without one it is a draw, or won by an endless play.
        let no_end_is_forced = |v: u32| value(v).remoteness.is_none() && !graph.of(v).is_empty();
        let mut places = None;
        ComponentSearch::all(graph, no_end_is_forced, |component| {
            classes.find_deadlock(graph, component);
            classes.classify_component(graph, component, &mut places);
        });
        classes
    }

    /// The class of a vertex.
    #[inline]
    pub(crate) fn class(&self, vertex: u32) -> Class {
        self.marks[vertex as usize].class().expect("every vertex is classified in the end")
    }

    /// Whether no play from the vertex ever ends.
    #[inline]
    pub(crate) fn is_deadlock(&self, vertex: u32) -> bool {
        self.marks[vertex as usize].is_deadlock()
    }

    /// Finds out whether a component is a deadlock.
    fn find_deadlock<A: Arcs>(&mut self, graph: &A, component: &[u32]) {
        // The component's own vertices are taken for deadlocks while their arcs are looked at.
        for &v in component {
            self.marks[v as usize].0 |= Mark::DEADLOCK;
        }
        let is_deadlock = |v: u32| graph.of(v).iter().all(|&arc| self.is_deadlock(target(arc)));
        if !component.iter().all(|&v| is_deadlock(v)) {
            for &v in component {
                self.marks[v as usize].0 &= !Mark::DEADLOCK;
            }
        }
    }

    /// Classifies a component; all other vertices that it has arcs to have their class. Where endless plays are won by a
    /// player, some of the component may have one, too.
    fn classify_component<A: Arcs>(&mut self, graph: &A, component: &[u32], places: &mut Option<erosion::Places>) {
        let class = |v: u32| self.marks[v as usize].class();
        let leads_to_pt =
            |v: u32| graph.of(v).iter().any(|&arc| class(target(arc)).map(|c| c.along(arc)) == Some(Class::PT));
        match *component {
            [v] if class(v).is_some() => {}
            [v] if graph.of(v).iter().all(|&arc| target(arc) != v) => {
                let class = if leads_to_pt(v) {
                    Class::NT
                } else if graph.of(v).iter().all(|&arc| class(target(arc)) == Some(Class::T)) {
                    Class::T
                } else {
                    Class::PT
                };
                self.set(v, class);
            }
            _ if component.iter().any(|&v| class(v).is_some() || leads_to_pt(v)) => {
                let places = places.get_or_insert_with(|| erosion::Places::new(graph.len()));
                erosion::erode(graph, component, places, self);
            }
            _ => component.iter().for_each(|&v| self.set(v, Class::T)),
        }
    }

    fn set(&mut self, vertex: u32, class: Class) {
        let mark = &mut self.marks[vertex as usize];
        *mark = mark.with_class(class);
    }
}
