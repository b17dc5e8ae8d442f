//! The value of a vertex by trying every pair of strategies: slower still than [`naive`](crate::naive), and the
//! definition itself.
//!
//! These games are determined by strategies that choose by the vertex alone (Gale and Stewart 1953 for the outcome;
//! reachability and safety games need no memory), so it is enough to try those, for both players, and to play each pair
//! out.

use crate::labelled::{Endless, LabelledGraph};

/// A far end: more plies than any play of a graph small enough for this module.
const FAR: i64 = 1 << 40;

/// What the play of one pair of strategies is worth for `hero`, on the scale of [`naive::goodness`](crate::naive::goodness).
fn payoff(graph: &LabelledGraph, players: &[usize], choice: &[usize], start: usize, hero: usize) -> i64 {
    let mut vertex = start;
    let mut seen = vec![false; graph.len()];
    for plies in 0.. {
        if let Some(end) = graph.end(vertex) {
            let sign = if players[vertex] == hero { 1 } else { -1 };
            return match end.outcome() {
                game_solver::Outcome::Win => sign * (FAR - plies),
                game_solver::Outcome::Draw => 0,
                game_solver::Outcome::Loss => -sign * (FAR - plies),
            };
        }
        if std::mem::replace(&mut seen[vertex], true) {
            break;
        }
        vertex = graph.moves(vertex)[choice[vertex]].to;
    }
    match graph.endless {
        Endless::Draw => 0,
        Endless::Wins(winner) => {
            if winner == hero {
                1
            } else {
                -1
            }
        }
    }
}

/// Steps to the next way to choose a move at each of the vertices; false after the last.
fn next_choice(graph: &LabelledGraph, vertices: &[usize], choice: &mut [usize]) -> bool {
    for &vertex in vertices {
        choice[vertex] += 1;
        if choice[vertex] < graph.moves(vertex).len() {
            return true;
        }
        choice[vertex] = 0;
    }
    false
}

/// What the player to move at `start` can be sure of, and the least that the opponent can hold this player to: the same
/// number if the game is determined. On the scale of [`naive::goodness`](crate::naive::goodness).
///
/// # Panics
/// If the graph does not say whose turn it is (see [`LabelledGraph::with_turn`]).
pub fn secured_and_conceded(graph: &LabelledGraph, start: usize) -> (i64, i64) {
    let players = graph.players.as_ref().expect("the vertices say whose turn it is");
    let hero = players[start];
    let owned = |player: usize| -> Vec<usize> {
        (0..graph.len()).filter(|&v| players[v] == player && graph.moves(v).len() > 1).collect()
    };
    let extreme = |outer: &[usize], inner: &[usize], sign: i64| {
        // The greatest, over the outer player's strategies, of the least over the inner player's; times `sign`.
        let mut best = i64::MIN;
        let mut choice = vec![0; graph.len()];
        loop {
            let mut worst = i64::MAX;
            loop {
                worst = worst.min(sign * payoff(graph, players, &choice, start, hero));
                if !next_choice(graph, inner, &mut choice) {
                    break;
                }
            }
            best = best.max(worst);
            if !next_choice(graph, outer, &mut choice) {
                return sign * best;
            }
        }
    };
    let (mine, theirs) = (owned(hero), owned(1 - hero));
    (extreme(&mine, &theirs, 1), extreme(&theirs, &mine, -1))
}
