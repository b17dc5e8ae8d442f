//! Checks nimbers and loopy values against their definition, without the solver's code.
//!
//! The generalized Sprague-Grundy function is the one that has, with a rank for each finite vertex (Fraenkel and Yesha
//! 1986):
//!
//! * a finite value is the mex of the finite values of the successors;
//! * a move from a finite value to ∞ or to a larger one can be answered by a move back to it, to a lower rank;
//! * an ∞ vertex has a successor that is ∞(K), and the mex of its finite successors is not in K: that move cannot be
//!   answered.
//!
//! On a graph without cycles the first is enough, and there need be no ranks.

use std::collections::BTreeSet;

use crate::arcs::{Arcs, target};
use crate::nimber::LoopyValue;

/// A vertex whose value is wrong, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LoopyFault {
    pub(crate) vertex: u32,
    pub(crate) reason: &'static str,
}

/// Checks the values of all vertices.
pub(crate) fn verify<A: Arcs>(
    graph: &A,
    value: impl Fn(u32) -> LoopyValue,
    rank: impl Fn(u32) -> u32,
) -> Result<(), LoopyFault> {
    let acyclic = is_acyclic(graph);
    for vertex in graph.vertices() {
        let fault = |reason| Err(LoopyFault { vertex, reason });
        let successors = || graph.of(vertex).iter().map(|&arc| target(arc));
        let nimbers: BTreeSet<u32> = successors().filter_map(|s| value(s).nimber()).collect();
        let mut mex = 0;
        while nimbers.contains(&mex) {
            mex += 1;
        }
        match value(vertex) {
            LoopyValue::Nimber(nimber) if nimber != mex => return fault("the nimber is not the mex of the options"),
            LoopyValue::Nimber(nimber) => {
                let answer = |s: u32| {
                    let back = |t: u32| value(t) == LoopyValue::Nimber(nimber) && rank(t) < rank(vertex);
                    graph.of(s).iter().any(|&arc| back(target(arc)))
                };
                let rises = |s: u32| value(s).nimber().is_none_or(|n| n > nimber);
                if !acyclic && successors().any(|s| rises(s) && !answer(s)) {
                    return fault("a move to a larger or infinite value has no answer");
                }
            }
            LoopyValue::Loopy(set) => {
                if set.iter().collect::<BTreeSet<u32>>() != nimbers {
                    return fault("the set is not that of the nimbers among the options");
                }
                if !successors().any(|s| matches!(value(s), LoopyValue::Loopy(set) if !set.contains(mex))) {
                    return fault("the value is finite: every move to an infinite one has an answer");
                }
            }
        }
    }
    Ok(())
}

/// Whether no play goes on for ever: taking away vertices without a predecessor, again and again, leaves nothing.
fn is_acyclic(graph: &impl Arcs) -> bool {
    let mut entries = vec![0_u64; graph.len()];
    for v in graph.vertices() {
        for &arc in graph.of(v) {
            entries[target(arc) as usize] += 1;
        }
    }
    let mut sources: Vec<u32> = graph.vertices().filter(|&v| entries[v as usize] == 0).collect();
    let mut taken = 0;
    while let Some(v) = sources.pop() {
        taken += 1;
        for &arc in graph.of(v) {
            let w = target(arc);
            entries[w as usize] -= 1;
            if entries[w as usize] == 0 {
                sources.push(w);
            }
        }
    }
    taken == graph.len()
}

#[cfg(test)]
mod tests {
    use super::verify;
    use crate::arcs::{ArcLists, Arcs};
    use crate::loopy::LoopyValues;
    use crate::nimber::LoopyValue;

    #[test]
    fn random_graphs_pass_and_no_other_values_do() {
        let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
        let mut below = |n: u32| {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            u32::try_from((seed >> 11) % u64::from(n)).unwrap()
        };
        let (mut reversible, mut infinite) = (0, 0);
        for _ in 0..30_000 {
            let len = 1 + below(14);
            let edges: Vec<(u32, u32)> = (0..below(4 * len)).map(|_| (below(len), below(len))).collect();
            let graph = ArcLists::from_edges(len as usize, &edges);
            let values = LoopyValues::of(&graph);
            let right: Vec<LoopyValue> = graph.vertices().map(|v| values.value(v)).collect();
            verify(&graph, |v| right[v as usize].clone(), |v| values.rank(v))
                .unwrap_or_else(|f| panic!("{edges:?} {f:?}"));
            infinite += right.iter().filter(|v| v.nimber().is_none()).count();
            reversible += right
                .iter()
                .zip(graph.vertices())
                .filter(|(v, u)| v.nimber().is_some() && graph.of(*u).iter().any(|&w| values.nimber(w).is_none()))
                .count();
            let v = below(len);
            let other = if below(3) == 0 { LoopyValue::loopy([]) } else { LoopyValue::Nimber(below(4)) };
            if right[v as usize] != other {
                let mut wrong = right.clone();
                wrong[v as usize] = other;
                assert!(
                    verify(&graph, |v| wrong[v as usize].clone(), |v| values.rank(v)).is_err(),
                    "{edges:?} {wrong:?}"
                );
            }
        }
        assert!(infinite > 1000 && reversible > 1000, "{infinite} {reversible}");
    }
}
