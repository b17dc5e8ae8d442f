//! Random labelled graphs for proptest.

use game_solver::End;
use proptest::collection::vec;
use proptest::prelude::*;

use crate::labelled::{Edge, Endless, LabelledGraph};

/// An end; scores stand for their sign.
fn ends() -> impl Strategy<Value = End> {
    prop_oneof![Just(End::Loss), Just(End::Draw), Just(End::Win), (-2..=2).prop_map(End::Score)]
}

/// A graph of 1 to `max` vertices with up to `degree` moves for each on average: self-loops, parallel moves, moves that
/// keep the turn, labels (also on vertices with edges), any value of a vertex without moves, any set of starts.
pub fn graphs(max: usize, degree: f64) -> impl Strategy<Value = LabelledGraph> {
    (1..=max).prop_flat_map(move |n| {
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a small number of edges")]
        let most = (n as f64 * degree) as usize;
        let edges = vec((0..n, 0..n, prop::bool::weighted(0.25)), 0..=most);
        let labels = vec(prop::option::weighted(0.15, ends()), n);
        (edges, labels, ends(), vec(0..n, 1..=3)).prop_map(move |(edges, labels, no_moves, starts)| {
            let mut graph = LabelledGraph { labels, no_moves, starts, ..LabelledGraph::new(n, []) };
            for (from, to, again) in edges {
                graph.edges[from].push(Edge { to, again });
            }
            graph
        })
    })
}

/// A graph as [`graphs`] gives, on which every vertex is a start.
pub fn graphs_with_every_start(max: usize, degree: f64) -> impl Strategy<Value = LabelledGraph> {
    graphs(max, degree).prop_map(|graph| LabelledGraph { starts: (0..graph.len()).collect(), ..graph })
}

/// A graph whose vertices say whose turn it is, with any worth of an endless play. A move between two vertices of one
/// player keeps the turn.
pub fn pursuits(max: usize, degree: f64) -> impl Strategy<Value = LabelledGraph> {
    let endless = prop_oneof![Just(Endless::Draw), (0..2_usize).prop_map(Endless::Wins)];
    (graphs(max, degree), endless, vec(0..2_usize, max)).prop_map(|(mut graph, endless, mut players)| {
        players.truncate(graph.len());
        for (from, edges) in graph.edges.iter_mut().enumerate() {
            edges.iter_mut().for_each(|edge| edge.again = players[edge.to] == players[from]);
        }
        LabelledGraph { endless, players: Some(players), ..graph }
    })
}
