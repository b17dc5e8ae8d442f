//! Checks classes and deadlocks against their definition, in linear time and without the solver's code.
//!
//! Why the checks suffice. Say that the rules in [`Class`](super::Class) give `c`, and that `d` passes the checks. Take
//! the first vertex, in an order in which the rules can be applied, where `d` differs from `c`; all that came before
//! agrees.
//! By a rule of step 1 all or some of its arcs are known, and the *local* checks leave no choice but one: T in place of
//! PT. But then it is on a cycle of vertices that `d` calls T, all of them after the first agree with `c` and came
//! before it, and so, going round, did the vertex itself: T comes after all that it has arcs to, or together with it. In
//! step 2 a whole component is T in `c`, while its arcs to others allow no rule of step 1. Let `d` call some of it PT or
//! NT, and take the one that the *order* check settles first. It is not NT, for its PT would be outside. It is PT, so
//! something of the component settled before it; that is T and settles after all that it has arcs to; and so on round
//! the component, so the vertex would have to settle before itself.

use super::Class;
use crate::arcs::{Arcs, is_again, target};
use crate::value::Outcome;

/// A vertex whose class or deadlock mark is wrong, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Fault {
    pub(crate) vertex: u32,
    pub(crate) reason: &'static str,
}

/// What is claimed of a graph, to be checked.
pub(crate) struct Claim<'a, A, O, C, D> {
    /// The graph, as the rules make it.
    pub(crate) graph: &'a A,
    /// The outcome of each vertex, taken for right.
    pub(crate) outcome: O,
    /// Its class.
    pub(crate) class: C,
    /// Whether no play from it ever ends.
    pub(crate) is_deadlock: D,
}

impl<A, O, C, D> Claim<'_, A, O, C, D>
where
    A: Arcs,
    O: Fn(u32) -> Outcome,
    C: Fn(u32) -> Class,
    D: Fn(u32) -> bool,
{
    /// Checks every vertex; time and memory are linear in the size of the graph.
    pub(crate) fn verify(&self) -> Result<(), Fault> {
        let backward = Backward::of(self.graph);
        self.check_moves()?;
        let components = self.t_components(&backward);
        self.check_cycles(&components)?;
        self.check_order(&backward, &components)?;
        self.check_deadlocks(&backward)
    }

    /// The class that a move leads to, for the player who moves.
    fn along(&self, arc: u32) -> Class {
        let class = (self.class)(target(arc));
        match (is_again(arc), class) {
            (true, Class::P) => Class::N,
            (true, Class::PT) => Class::NT,
            (true, Class::NT) => Class::PT,
            (true, Class::N) => Class::P,
            _ => class,
        }
    }

    fn moves(&self, v: u32) -> impl Iterator<Item = Class> {
        self.graph.of(v).iter().map(|&arc| self.along(arc))
    }

    fn is_draw(&self, v: u32) -> bool {
        (self.outcome)(v) == Outcome::Draw
    }

    fn is_t(&self, v: u32) -> bool {
        (self.class)(v) == Class::T
    }

    fn check_moves(&self) -> Result<(), Fault> {
        for vertex in self.graph.vertices() {
            let fault = |reason| Err(Fault { vertex, reason });
            let class = (self.class)(vertex);
            let ends = self.graph.of(vertex).is_empty();
            let to_pt = self.moves(vertex).any(|c| c == Class::PT);
            match ((self.outcome)(vertex), class) {
                (Outcome::Loss, Class::P) | (Outcome::Win, Class::N) => {}
                (Outcome::Draw, Class::T) if ends => {}
                (Outcome::Draw, _) if ends => return fault("the game is drawn here, so it is T"),
                (Outcome::Draw, Class::NT) if !to_pt => return fault("NT has a move to PT"),
                (Outcome::Draw, Class::PT | Class::T) if to_pt => return fault("a position with a move to PT is NT"),
                (Outcome::Draw, Class::PT) if self.moves(vertex).all(|c| c == Class::T) => {
                    return fault("a position all of whose moves lead to T is T");
                }
                (Outcome::Draw, Class::NT | Class::PT | Class::T) => {}
                _ => return fault("the class does not agree with the outcome"),
            }
        }
        Ok(())
    }

    /// The number of the strongly connected component of each T vertex among the T vertices, by Kosaraju's method.
    fn t_components(&self, backward: &Backward) -> Vec<u32> {
        let mut visited = vec![false; self.graph.len()];
        let mut finished: Vec<u32> = Vec::new();
        let mut path: Vec<(u32, usize)> = Vec::new();
        for root in self.graph.vertices().filter(|&v| self.is_t(v)) {
            if std::mem::replace(&mut visited[root as usize], true) {
                continue;
            }
            path.push((root, 0));
            while let Some((v, i)) = path.pop() {
                match self.graph.of(v).get(i) {
                    None => finished.push(v),
                    Some(&arc) => {
                        path.push((v, i + 1));
                        let w = target(arc);
                        if self.is_t(w) && !std::mem::replace(&mut visited[w as usize], true) {
                            path.push((w, 0));
                        }
                    }
                }
            }
        }
        let mut component = vec![NONE; self.graph.len()];
        let mut stack = Vec::new();
        for (number, &root) in (0..).zip(finished.iter().rev()) {
            stack.push(root);
            while let Some(v) = stack.pop() {
                if component[v as usize] == NONE {
                    component[v as usize] = number;
                    stack.extend(
                        backward.sources(v).map(target).filter(|&u| self.is_t(u) && component[u as usize] == NONE),
                    );
                }
            }
        }
        component
    }

    /// A T with a move to another class lies on a cycle of T.
    fn check_cycles(&self, component: &[u32]) -> Result<(), Fault> {
        for vertex in self.graph.vertices().filter(|&v| self.is_t(v)) {
            let stays = |arc: u32| component[target(arc) as usize] == component[vertex as usize];
            let on_cycle = self.graph.of(vertex).iter().any(|&arc| stays(arc));
            if !on_cycle && self.moves(vertex).any(|c| c != Class::T) {
                return Err(Fault { vertex, reason: "T has moves to T only, or lies on a cycle of T" });
            }
        }
        Ok(())
    }

    /// The draws settle one after the other: NT after a PT that it has a move to, PT after all draws that it has moves
    /// to, a component of T after all draws outside that it has moves to.
    fn check_order(&self, backward: &Backward, component: &[u32]) -> Result<(), Fault> {
        // A component waits under its number, a PT under the numbers above those of components.
        let len = self.graph.len();
        let unit = |v: u32| if self.is_t(v) { component[v as usize] as usize } else { len + v as usize };
        let mut waits_for = vec![0_u64; 2 * len];
        let mut members: Vec<Vec<u32>> = vec![Vec::new(); len];
        let draws = || self.graph.vertices().filter(|&v| self.is_draw(v));
        for v in draws() {
            if self.is_t(v) {
                members[component[v as usize] as usize].push(v);
            }
            for &arc in self.graph.of(v) {
                if self.is_draw(target(arc)) && !(self.is_t(v) && unit(target(arc)) == unit(v)) {
                    waits_for[unit(v)] += 1;
                }
            }
        }
        let mut settled = vec![false; len];
        let mut news: Vec<u32> = Vec::new();
        for v in draws() {
            if waits_for[unit(v)] == 0 && (self.class)(v) != Class::NT {
                settled[v as usize] = true;
                news.push(v);
            }
        }
        while let Some(v) = news.pop() {
            for arc in backward.sources(v) {
                let u = target(arc);
                if !self.is_draw(u) || settled[u as usize] {
                    continue;
                }
                let settles = match (self.class)(u) {
                    Class::NT => {
                        let through = if is_again(arc) { Class::NT } else { Class::PT };
                        (self.class)(v) == through
                    }
                    Class::T if unit(u) == unit(v) => false,
                    _ => {
                        waits_for[unit(u)] -= 1;
                        waits_for[unit(u)] == 0
                    }
                };
                if settles {
                    let all = if self.is_t(u) { std::mem::take(&mut members[unit(u)]) } else { vec![u] };
                    for w in all {
                        settled[w as usize] = true;
                        news.push(w);
                    }
                }
            }
        }
        match draws().find(|&v| !settled[v as usize]) {
            None => Ok(()),
            Some(vertex) => Err(Fault { vertex, reason: "PT and NT rest on each other in a circle, which is T" }),
        }
    }

    /// Going back from the ends reaches everything but the deadlocks.
    fn check_deadlocks(&self, backward: &Backward) -> Result<(), Fault> {
        let mut ends: Vec<u32> = self.graph.vertices().filter(|&v| self.graph.of(v).is_empty()).collect();
        let mut may_end = vec![false; self.graph.len()];
        while let Some(v) = ends.pop() {
            if !std::mem::replace(&mut may_end[v as usize], true) {
                ends.extend(backward.sources(v).map(target));
            }
        }
        match self.graph.vertices().find(|&v| may_end[v as usize] == (self.is_deadlock)(v)) {
            None => Ok(()),
            Some(vertex) if may_end[vertex as usize] => Err(Fault { vertex, reason: "a play from here can end" }),
            Some(vertex) => Err(Fault { vertex, reason: "no play from here ends: it is a deadlock" }),
        }
    }
}

const NONE: u32 = u32::MAX;

/// The arcs grouped by their target.
struct Backward {
    /// Where the group of each vertex ends.
    ends: Vec<usize>,
    /// The source of each arc, with its flag.
    sources: Vec<u32>,
}

impl Backward {
    fn of(graph: &impl Arcs) -> Self {
        let mut counts = vec![0_usize; graph.len() + 1];
        for v in graph.vertices() {
            graph.of(v).iter().for_each(|&arc| counts[target(arc) as usize + 1] += 1);
        }
        for v in 1..counts.len() {
            counts[v] += counts[v - 1];
        }
        let mut sources = vec![0; counts[graph.len()]];
        for v in graph.vertices() {
            for &arc in graph.of(v) {
                let next = &mut counts[target(arc) as usize];
                sources[*next] = v | (arc ^ target(arc));
                *next += 1;
            }
        }
        // Each group was filled from its start to its end.
        Backward { ends: counts, sources }
    }

    /// The sources of the arcs to a vertex, with the flags of the arcs.
    fn sources(&self, v: u32) -> impl Iterator<Item = u32> {
        let start = if v == 0 { 0 } else { self.ends[v as usize - 1] };
        self.sources[start..self.ends[v as usize]].iter().copied()
    }
}
