//! Random games on graphs against the naive solver: labels, self-loops, parallel moves, moves that keep the turn, any
//! value of a vertex without moves.

use game_solver::{Graph, Solver};
use game_solver_tests::agreement::{assert_agrees, solve};
use game_solver_tests::labelled::LabelledGraph;
use game_solver_tests::vertex::{Seat, Vertex, WholeVertex};
use game_solver_tests::{arbitrary, naive};
use proptest::prelude::*;

/// Too sparse for an index, and wider than 32 or 64 bits.
const WIDE: u128 = 1 << 45;
const WIDEST: u128 = 1 << 110;

proptest! {
    #![proptest_config(ProptestConfig::with_cases(600))]

    #[test]
    fn dense_keys(graph in arbitrary::graphs(24, 2.0)) {
        assert_agrees::<Vertex>(&graph);
    }

    #[test]
    fn dense_keys_and_every_start(graph in arbitrary::graphs_with_every_start(24, 1.6)) {
        assert_agrees::<Vertex>(&graph);
    }

    #[test]
    fn wide_keys(graph in arbitrary::graphs(16, 2.0)) {
        assert_agrees::<Vertex<WIDE>>(&graph);
    }

    #[test]
    fn widest_keys(graph in arbitrary::graphs(16, 2.0)) {
        assert_agrees::<Vertex<WIDEST>>(&graph);
    }

    #[test]
    fn whole_positions(graph in arbitrary::graphs(16, 2.0)) {
        assert_agrees::<WholeVertex>(&graph);
    }

    #[test]
    fn named_players(graph in arbitrary::graphs(12, 2.0)) {
        assert_agrees::<Seat>(&graph.with_turn());
    }

    #[test]
    fn threads_share_the_work(graph in arbitrary::graphs_with_every_start(40, 1.6), threads in 2..6_usize) {
        let alone = solve::<Vertex>(&graph);
        let together = Solver::<Vertex>::with(graph).threads(threads).solve().unwrap();
        prop_assert!(alone.positions().eq(together.positions()));
        together.verify().unwrap();
    }

    #[test]
    fn explicit_graphs(graph in arbitrary::graphs_with_every_start(24, 2.0), threads in 1..4_usize) {
        compare_with_explicit_graph(graph, threads);
    }

    #[test]
    fn large_graphs(graph in arbitrary::graphs_with_every_start(2_000, 1.3)) {
        let solution = solve::<Vertex>(&graph);
        for (vertex, &value) in naive::values(&graph).iter().enumerate() {
            prop_assert_eq!(solution.value(&Vertex(vertex)), Some(value));
        }
        solution.verify().unwrap();
    }
}

/// `Graph` takes labels on terminals only, so edges out of labelled vertices are left out.
fn compare_with_explicit_graph(mut graph: LabelledGraph, threads: usize) {
    for vertex in 0..graph.len() {
        if graph.labels[vertex].is_some() {
            graph.edges[vertex].clear();
        }
    }
    let small = |vertex: usize| u32::try_from(vertex).unwrap();
    let mut edges = Vec::new();
    for (from, moves) in graph.edges.iter().enumerate() {
        edges.extend(moves.iter().map(|edge| (small(from), small(edge.to), edge.again)));
    }
    // In another order than by vertex, which an edge list need not have.
    edges.sort_by_key(|(from, to, _)| (to * 7 + from) % 5);
    let ends = graph.labels.iter().enumerate().filter_map(|(vertex, &label)| Some((small(vertex), label?)));
    let explicit = Graph::from_flagged_edges(graph.len(), edges).unwrap();
    let explicit = explicit.with_ends(ends).unwrap().with_no_moves(graph.no_moves);
    let solution = explicit.solve_with_threads(threads);
    let values = naive::values(&graph);
    for (vertex, &value) in values.iter().enumerate() {
        assert_eq!(solution.value(small(vertex)), value, "value of {vertex}");
        let best = naive::best_moves(&graph, vertex, &values);
        let mut targets: Vec<_> = best.into_iter().map(|place| small(graph.moves(vertex)[place].to)).collect();
        targets.sort_unstable();
        targets.dedup();
        assert_eq!(solution.optimal_moves(small(vertex)), targets, "optimal moves of {vertex}");
    }
}
