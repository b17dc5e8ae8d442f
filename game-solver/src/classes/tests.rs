//! The classes against the text of their definition, and in shapes that are slow for simple methods.

use super::{Claim, Class, Classes};
use crate::arcs::{AGAIN, ArcLists, Arcs, is_again, target};
use crate::value::{Outcome, Value};

/// Outcomes by repeated passes; a vertex in `drawn` ends the game in a draw.
fn outcomes(graph: &ArcLists, drawn: &[u32]) -> Vec<Value> {
    let mut values = vec![None; graph.len()];
    loop {
        let mut changed = false;
        for v in graph.vertices() {
            if values[v as usize].is_some() || drawn.contains(&v) {
                continue;
            }
            let along = |arc: &u32| {
                let outcome: Option<Outcome> = values[target(*arc) as usize];
                outcome.map(|o| if is_again(*arc) { o } else { o.reversed() })
            };
            let moves: Vec<_> = graph.of(v).iter().map(along).collect();
            if moves.contains(&Some(Outcome::Win)) {
                values[v as usize] = Some(Outcome::Win);
                changed = true;
            } else if moves.iter().all(|&m| m == Some(Outcome::Loss)) {
                values[v as usize] = Some(Outcome::Loss);
                changed = true;
            }
        }
        if !changed {
            break;
        }
    }
    let value = |outcome: Option<Outcome>| match outcome {
        None => Value { outcome: Outcome::Draw, remoteness: None },
        Some(outcome) => Value { outcome, remoteness: Some(0) },
    };
    values.into_iter().map(value).collect()
}

/// The classes as the text has them: the rules exhausted, then every sink component with a cycle, over and over.
fn naive_classes(graph: &ArcLists, values: &[Value]) -> Vec<Class> {
    let mut class: Vec<Option<Class>> = values
        .iter()
        .map(|value| match value.outcome {
            Outcome::Loss => Some(Class::P),
            Outcome::Win => Some(Class::N),
            Outcome::Draw => None,
        })
        .collect();
    for v in graph.vertices() {
        if graph.of(v).is_empty() && class[v as usize].is_none() {
            class[v as usize] = Some(Class::T);
        }
    }
    loop {
        loop {
            let mut changed = false;
            for v in graph.vertices().filter(|&v| values[v as usize].outcome == Outcome::Draw) {
                if class[v as usize].is_some() {
                    continue;
                }
                let along = |&a: &u32| class[target(a) as usize].map(|c| if is_again(a) { c.reversed() } else { c });
                let moves: Vec<_> = graph.of(v).iter().map(along).collect();
                let new = if moves.iter().all(|&m| m == Some(Class::T)) {
                    Class::T
                } else if moves.contains(&Some(Class::PT)) {
                    Class::NT
                } else if moves.iter().all(|m| matches!(m, Some(Class::N | Class::NT | Class::T))) {
                    Class::PT
                } else {
                    continue;
                };
                class[v as usize] = Some(new);
                changed = true;
            }
            if !changed {
                break;
            }
        }
        // Reachability through undecided vertices, by at least one arc.
        let undecided: Vec<u32> = graph.vertices().filter(|&v| class[v as usize].is_none()).collect();
        let reach: Vec<Vec<bool>> = graph
            .vertices()
            .map(|v| {
                let mut seen = vec![false; graph.len()];
                let mut stack = vec![v];
                while let Some(u) = stack.pop() {
                    for w in graph.of(u).iter().map(|&a| target(a)).filter(|w| undecided.contains(w)) {
                        if !std::mem::replace(&mut seen[w as usize], true) {
                            stack.push(w);
                        }
                    }
                }
                seen
            })
            .collect();
        let is_sink = |v: u32| {
            reach[v as usize][v as usize]
                && undecided.iter().all(|&w| !reach[v as usize][w as usize] || reach[w as usize][v as usize])
        };
        let sinks: Vec<u32> = undecided.iter().copied().filter(|&v| is_sink(v)).collect();
        if sinks.is_empty() {
            break;
        }
        for v in sinks {
            class[v as usize] = Some(Class::T);
        }
    }
    class.into_iter().map(Option::unwrap).collect()
}

fn naive_deadlocks(graph: &ArcLists) -> Vec<bool> {
    let mut may_end: Vec<bool> = graph.vertices().map(|v| graph.of(v).is_empty()).collect();
    for _ in 0..graph.len() {
        for v in graph.vertices() {
            if graph.of(v).iter().any(|&a| may_end[target(a) as usize]) {
                may_end[v as usize] = true;
            }
        }
    }
    may_end.into_iter().map(|e| !e).collect()
}

fn verify(graph: &ArcLists, values: &[Value], class: &[Class], deadlocks: &[bool]) -> bool {
    let outcome = |v: u32| values[v as usize].outcome;
    let class = |v: u32| class[v as usize];
    Claim { graph, outcome, class, is_deadlock: |v: u32| deadlocks[v as usize] }.verify().is_ok()
}

/// Random numbers that are the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        u32::try_from((self.0 >> 11) % u64::from(n)).unwrap()
    }
}

#[test]
fn random_graphs_agree_with_the_text() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut seen = [0; 5];
    for round in 0..40_000 {
        let len = 1 + random.below(if round % 4 == 0 { 20 } else { 10 });
        let edges = random.below(3 * len);
        let with_again = random.below(3) == 0;
        let mut arcs = Vec::new();
        for _ in 0..edges {
            let again = if with_again && random.below(3) == 0 { AGAIN } else { 0 };
            arcs.push((random.below(len), random.below(len) | again));
        }
        let graph = ArcLists::from_edges(len as usize, &arcs);
        let drawn: Vec<u32> = graph.vertices().filter(|&v| graph.of(v).is_empty() && random.below(4) == 0).collect();
        let values = outcomes(&graph, &drawn);
        let classes = Classes::of(&graph, |v| values[v as usize]);
        let mut class: Vec<Class> = graph.vertices().map(|v| classes.class(v)).collect();
        assert_eq!(class, naive_classes(&graph, &values), "{arcs:?} drawn {drawn:?}");
        let deadlocks: Vec<bool> = graph.vertices().map(|v| classes.is_deadlock(v)).collect();
        assert_eq!(deadlocks, naive_deadlocks(&graph), "{arcs:?}");
        assert!(verify(&graph, &values, &class, &deadlocks), "{arcs:?}");
        for c in &class {
            seen[*c as usize] += 1;
        }
        // No other classes of the draws pass.
        for _ in 0..4 {
            let v = random.below(len) as usize;
            let other = [Class::PT, Class::T, Class::NT][random.below(3) as usize];
            if class[v].outcome() == Outcome::Draw && class[v] != other {
                let right = std::mem::replace(&mut class[v], other);
                let w = random.below(len) as usize;
                let other = [Class::PT, Class::T, Class::NT][random.below(3) as usize];
                let right_w = class[w];
                assert!(!verify(&graph, &values, &class, &deadlocks), "{arcs:?} {class:?}");
                if w != v && class[w].outcome() == Outcome::Draw {
                    class[w] = other;
                    assert!(!verify(&graph, &values, &class, &deadlocks), "{arcs:?} {class:?}");
                    class[w] = right_w;
                }
                class[v] = right;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 1000), "{seen:?}");
}

/// Classifies a graph without a loss, checks it, and gives its classes.
fn classes_of_draws(graph: &ArcLists) -> Vec<Class> {
    let draw = |v: u32| match graph.of(v) {
        [] => Value { outcome: Outcome::Loss, remoteness: Some(0) },
        arcs if arcs.iter().any(|&a| graph.of(target(a)).is_empty()) => {
            Value { outcome: Outcome::Win, remoteness: Some(1) }
        }
        _ => Value { outcome: Outcome::Draw, remoteness: None },
    };
    let classes = Classes::of(graph, draw);
    let claim = Claim {
        graph,
        outcome: |v| draw(v).outcome,
        class: |v| classes.class(v),
        is_deadlock: |v| classes.is_deadlock(v),
    };
    claim.verify().unwrap();
    graph.vertices().map(|v| classes.class(v)).collect()
}

#[test]
fn a_chain_of_loops_joined_by_single_vertices() {
    for len in [16_000, 1_000_000] {
        let mut edges = Vec::new();
        for i in 0..len {
            edges.push((2 * i, 2 * i));
            if i + 1 < len {
                edges.extend([(2 * i, 2 * i + 1), (2 * i + 1, 2 * i + 2)]);
            }
        }
        let classes = classes_of_draws(&ArcLists::from_edges(2 * len as usize - 1, &edges));
        assert!(classes.iter().all(|&c| c == Class::T));
    }
}

#[test]
fn a_component_that_falls_apart_step_by_step() {
    // z[i] has moves to z[i+1] and z[i-1], to the loop d[i] and to y[i-1]; d[i] has moves to itself and to z[i]; y[i] has
    // moves to d[i] and z[i]. All is one component but for a loop, a PT and its NT, which make NT of z[0]: then d[0] is
    // a sink, so T, y[0] is PT, z[1] is NT, and so on.
    for len in [1_000, 300_000] {
        let (z, d, y) = (|i: u32| i, |i: u32| len + i, |i: u32| 2 * len + i);
        let (pt, to_n, lost) = (3 * len, 3 * len + 1, 3 * len + 2);
        let mut edges = vec![(z(0), pt), (pt, 3 * len + 3), (pt, to_n), (to_n, lost), (3 * len + 3, 3 * len + 3)];
        for i in 0..len {
            edges.extend([(z(i), d(i)), (d(i), d(i)), (d(i), z(i)), (y(i), d(i)), (y(i), z(i))]);
            if i + 1 < len {
                edges.extend([(z(i), z(i + 1)), (z(i + 1), z(i)), (z(i + 1), y(i))]);
            }
        }
        let classes = classes_of_draws(&ArcLists::from_edges(3 * len as usize + 4, &edges));
        for i in 0..len {
            assert_eq!(classes[z(i) as usize], Class::NT);
            assert_eq!(classes[d(i) as usize], Class::T);
            assert_eq!(classes[y(i) as usize], Class::PT);
        }
    }
}
