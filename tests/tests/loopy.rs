//! Loopy values: the reference data, the text of the definition, sums of two.

use game_solver::{Graph, LoopyValue, Outcome, sum};
use proptest::prelude::*;
use serde::Deserialize;

#[derive(Deserialize)]
struct Reference {
    plain: Set,
    rich: Set,
}

#[derive(Deserialize)]
struct Set {
    graphs: Vec<ReferenceGraph>,
    pairs: Vec<Pair>,
}

#[derive(Deserialize)]
struct ReferenceGraph {
    id: usize,
    n: usize,
    edges: Vec<(u32, u32)>,
    values: Vec<ReferenceValue>,
    plus_heap: Vec<String>,
}

#[derive(Deserialize)]
#[serde(rename_all = "lowercase")]
enum ReferenceValue {
    Value(u32),
    Infinity(Vec<u32>),
}

#[derive(Deserialize)]
struct Pair {
    a: usize,
    b: usize,
    outcome_rows_a_cols_b: Vec<String>,
}

fn letter(outcome: Outcome) -> char {
    match outcome {
        Outcome::Loss => 'P',
        Outcome::Draw => 'D',
        Outcome::Win => 'N',
    }
}

/// `loopy.json`, whole: "value: finite; infinity: infinity(K), K sorted finite values of followers. plus_heap[v][k] =
/// outcome (P/N/D) of v + nim heap *k, k=0..8, by plain retrograde on the product graph; pairs: outcome of every vertex
/// pair by plain retrograde on the product."
#[test]
fn reference_values_heaps_and_pairs() {
    let reference: Reference = serde_json::from_str(include_str!("../data/loopy.json")).unwrap();
    let heaps = Graph::from_edges(9, (0..9).flat_map(|n| (0..n).map(move |k| (n, k)))).unwrap();
    let heaps = heaps.grundy().unwrap();
    for set in [reference.plain, reference.rich] {
        let graph = |g: &ReferenceGraph| Graph::from_edges(g.n, g.edges.iter().copied()).unwrap();
        let graphs: Vec<Graph> = set.graphs.iter().map(graph).collect();
        for (graph, reference) in graphs.iter().zip(&set.graphs) {
            let grundy = graph.grundy().unwrap();
            grundy.verify().unwrap();
            for (v, expected) in (0..).zip(&reference.values) {
                let expected = match expected {
                    ReferenceValue::Value(nimber) => LoopyValue::Nimber(*nimber),
                    ReferenceValue::Infinity(set) => LoopyValue::loopy(set.iter().copied()),
                };
                assert_eq!(grundy.value(v), expected, "graph {}, vertex {v}", reference.id);
                for (k, expected) in (0..).zip(reference.plus_heap[v as usize].chars()) {
                    let sum = sum![grundy.at(v), heaps.at(k)];
                    let outcome = sum.outcome().unwrap();
                    assert_eq!(letter(outcome), expected, "graph {}, vertex {v} + *{k}", reference.id);
                    assert_eq!(
                        sum.best_move().map(|best| best.outcome()),
                        (outcome != Outcome::Loss).then_some(outcome)
                    );
                }
            }
        }
        for pair in &set.pairs {
            let find = |id: usize| &graphs[set.graphs.iter().position(|g| g.id == id).unwrap()];
            let (a, b) = (find(pair.a).grundy().unwrap(), find(pair.b).grundy().unwrap());
            for (v, row) in (0..).zip(&pair.outcome_rows_a_cols_b) {
                for (w, expected) in (0..).zip(row.chars()) {
                    let outcome = (a.at(v) + b.at(w)).outcome().unwrap();
                    assert_eq!(letter(outcome), expected, "graphs {} and {}, vertices {v} and {w}", pair.a, pair.b);
                }
            }
        }
    }
}

/// The values as the definition has them: a vertex gets the mex of its labelled successors if each unlabelled one has a
/// successor with that label; over and over, in the order of the vertices.
fn values_by_the_text(n: usize, edges: &[(u32, u32)]) -> Vec<LoopyValue> {
    let successors = |v: usize| edges.iter().filter(move |edge| edge.0 as usize == v).map(|edge| edge.1 as usize);
    let mut label: Vec<Option<u32>> = vec![None; n];
    let mut changed = true;
    while changed {
        changed = false;
        for v in 0..n {
            let labels: Vec<u32> = successors(v).filter_map(|w| label[w]).collect();
            let mex = (0..).find(|m| !labels.contains(m)).unwrap();
            let answered = |w: usize| label[w].is_some() || successors(w).any(|x| label[x] == Some(mex));
            if label[v].is_none() && successors(v).all(answered) {
                label[v] = Some(mex);
                changed = true;
            }
        }
    }
    (0..n)
        .map(|v| match label[v] {
            Some(nimber) => LoopyValue::Nimber(nimber),
            None => LoopyValue::loopy(successors(v).filter_map(|w| label[w])),
        })
        .collect()
}

fn graphs() -> impl Strategy<Value = (usize, Vec<(u32, u32)>)> {
    (1_usize..16).prop_flat_map(|n| {
        let vertex = 0..u32::try_from(n).unwrap();
        (Just(n), prop::collection::vec((vertex.clone(), vertex), 0..4 * n))
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_graphs_agree_with_the_text((n, edges) in graphs()) {
        let graph = Graph::from_edges(n, edges.iter().copied()).unwrap();
        let grundy = graph.grundy().unwrap();
        let found: Vec<LoopyValue> = (0..u32::try_from(n).unwrap()).map(|v| grundy.value(v)).collect();
        prop_assert_eq!(&found, &values_by_the_text(n, &edges));
        grundy.verify().unwrap();
        let solution = graph.solve();
        for (v, value) in (0..).zip(found) {
            prop_assert_eq!(value.outcome(), solution.value(v).outcome);
        }
    }

    /// The product of graphs is their sum: every outcome agrees with retrograde analysis of the whole.
    #[test]
    fn sums_agree_with_the_product((n, one) in graphs(), (m, other) in graphs()) {
        let (n, m) = (n.min(8), m.min(8));
        let (size, width) = (u32::try_from(n).unwrap(), u32::try_from(m).unwrap());
        let one: Vec<_> = one.into_iter().filter(|&(v, w)| v < size && w < size).collect();
        let other: Vec<_> = other.into_iter().filter(|&(v, w)| v < width && w < width).collect();
        let in_one = one.iter().flat_map(|&(v, w)| (0..width).map(move |x| (v * width + x, w * width + x)));
        let in_other = other.iter().flat_map(|&(x, y)| (0..size).map(move |v| (v * width + x, v * width + y)));
        let product = Graph::from_edges(n * m, in_one.chain(in_other)).unwrap();
        let outcomes = product.solve();
        let values = product.grundy().unwrap();
        let (one, other) = (Graph::from_edges(n, one).unwrap(), Graph::from_edges(m, other).unwrap());
        let (one, other) = (one.grundy().unwrap(), other.grundy().unwrap());
        for v in 0..size {
            for x in 0..width {
                let vertex = v * width + x;
                let sum = sum![one.at(v), other.at(x)];
                prop_assert_eq!(sum.outcome().unwrap(), outcomes.value(vertex).outcome);
                if let LoopyValue::Nimber(nimber) = sum.value().unwrap() {
                    prop_assert_eq!(values.nimber(vertex), Some(nimber));
                }
            }
        }
    }
}

/// To follow the best move of a sum wins against every reply: no position comes twice, so play ends.
#[test]
fn best_moves_of_loopy_sums_get_to_the_end() {
    let reference: Reference = serde_json::from_str(include_str!("../data/loopy.json")).unwrap();
    for set in [&reference.rich, &reference.plain] {
        for pair in set.graphs.windows(2) {
            let graph = |g: &ReferenceGraph| Graph::from_edges(g.n, g.edges.iter().copied()).unwrap();
            let (a, b) = (graph(&pair[0]), graph(&pair[1]));
            let (one, other) = (a.grundy().unwrap(), b.grundy().unwrap());
            let width = u32::try_from(b.len()).unwrap();
            // Where the winner moves by `best_move` and the loser anyhow: without cycles if every play ends.
            let mut edges = Vec::new();
            for v in 0..u32::try_from(a.len()).unwrap() {
                for x in 0..width {
                    let sum = sum![one.at(v), other.at(x)];
                    let replies = match sum.outcome().unwrap() {
                        Outcome::Draw => continue,
                        Outcome::Win => vec![sum.best_move().unwrap()],
                        Outcome::Loss => sum.moves().unwrap(),
                    };
                    for reply in replies {
                        let to: u32 = reply.mv.trim_start_matches("to ").parse().unwrap();
                        let after = if reply.component == 0 { to * width + x } else { v * width + to };
                        edges.push((v * width + x, after));
                    }
                }
            }
            let play = Graph::from_edges(a.len() * b.len(), edges).unwrap();
            assert!(!play.grundy().unwrap().is_loopy());
            let solution = play.solve();
            assert!((0..u32::try_from(play.len()).unwrap()).all(|v| solution.value(v).remoteness.is_some()));
        }
    }
}
