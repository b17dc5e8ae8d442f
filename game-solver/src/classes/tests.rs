//! The verification of classes: that it passes what the solver finds, and nothing else.

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
fn right_classes_pass_and_no_others_do() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut refused = [0; 3];
    for round in 0..10_000 {
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
        let mut deadlocks: Vec<bool> = graph.vertices().map(|v| classes.is_deadlock(v)).collect();
        assert!(verify(&graph, &values, &class, &deadlocks), "{arcs:?}");

        let v = random.below(len) as usize;
        deadlocks[v] = !deadlocks[v];
        assert!(!verify(&graph, &values, &class, &deadlocks), "{arcs:?}");
        deadlocks[v] = !deadlocks[v];

        // One wrong class, and others at random.
        for (changes, refused) in refused.iter_mut().enumerate() {
            let right = class.clone();
            for _ in 0..=changes {
                let v = random.below(len) as usize;
                if class[v].outcome() == Outcome::Draw {
                    class[v] = [Class::PT, Class::T, Class::NT][random.below(3) as usize];
                }
            }
            if class != right {
                *refused += 1;
                assert!(!verify(&graph, &values, &class, &deadlocks), "{arcs:?} {class:?}");
            }
            class = right;
        }
    }
    assert!(refused.iter().all(|&count| count > 1000), "{refused:?}");
}

/// Where endless plays are won by a player, some vertices of a component have their class beforehand.
#[test]
fn classes_beside_endless_wins() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let mut mixed = 0;
    for _ in 0..10_000 {
        let len = 1 + random.below(14);
        let hunter: Vec<bool> = (0..len).map(|_| random.below(2) == 0).collect();
        let mut arcs = Vec::new();
        for _ in 0..random.below(3 * len) {
            let (v, w) = (random.below(len), random.below(len));
            let again = if hunter[v as usize] == hunter[w as usize] { AGAIN } else { 0 };
            arcs.push((v, w | again));
        }
        let graph = ArcLists::from_edges(len as usize, &arcs);
        let drawn: Vec<u32> = graph.vertices().filter(|&v| graph.of(v).is_empty() && random.below(2) == 0).collect();
        let mut values = outcomes(&graph, &drawn);
        // The hunter can force a drawn end, or else loses an endless play.
        let mut forced: Vec<bool> = graph.vertices().map(|v| drawn.contains(&v)).collect();
        for _ in 0..len {
            for v in graph.vertices().filter(|&v| values[v as usize].outcome == Outcome::Draw) {
                let holds =
                    |&arc: &u32| forced[target(arc) as usize] || values[target(arc) as usize].outcome != Outcome::Draw;
                let to_draw = |&arc: &u32| forced[target(arc) as usize];
                let arcs = graph.of(v);
                forced[v as usize] |= arcs.iter().any(to_draw) && (hunter[v as usize] || arcs.iter().all(holds));
            }
        }
        for v in graph.vertices() {
            if values[v as usize].outcome == Outcome::Draw && !forced[v as usize] {
                values[v as usize].outcome = if hunter[v as usize] { Outcome::Loss } else { Outcome::Win };
            }
        }
        let classes = Classes::of(&graph, |v| values[v as usize]);
        let class: Vec<Class> = graph.vertices().map(|v| classes.class(v)).collect();
        let deadlocks: Vec<bool> = graph.vertices().map(|v| classes.is_deadlock(v)).collect();
        assert!(verify(&graph, &values, &class, &deadlocks), "{arcs:?} {hunter:?} {drawn:?} {class:?}");
        let has = |c: Class| class.contains(&c);
        mixed += usize::from(has(Class::PT) && has(Class::T) && (has(Class::P) || has(Class::N)));
    }
    assert!(mixed > 100, "{mixed}");
}
