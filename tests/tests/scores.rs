//! Scores: a known game, value iteration written from the definition, lines of play.

use game_solver::{End, Graph, Score};
use proptest::prelude::*;

/// "A minimiser at s and v and a maximiser at u: s>u,v; u>u,a; v>b; a = 1, b = 2: the values of s, u, v are 1, 1, 2."
/// Here values are margins of the player to move, and the ends are seen by the maximiser.
#[test]
fn five_vertices() {
    let (s, u, v, a, b) = (0, 1, 2, 3, 4);
    let edges = [(s, u, false), (s, v, true), (u, u, true), (u, a, true), (v, b, false)];
    let graph =
        Graph::from_flagged_edges(5, edges).unwrap().with_ends([(a, End::Score(1)), (b, End::Score(2))]).unwrap();
    let scores = graph.score().unwrap();
    assert_eq!([s, u, v].map(|vertex| scores.margin(vertex)), [-1, 1, -2]);
    assert_eq!(scores.best_move(s), Some(u));
    assert_eq!(scores.best_move(u), Some(a));
    assert_eq!([s, u, v].map(|vertex| scores.remoteness(vertex)), [Some(2), Some(1), Some(1)]);
    scores.verify().unwrap();
}

#[test]
fn ends_without_a_score_are_refused() {
    let graph = Graph::from_edges(2, [(0, 1)]).unwrap();
    let error = graph.score().err().unwrap().to_string();
    assert!(error.contains("vertex 1") && error.contains("a loss"), "{error}");
}

#[derive(Clone, Debug)]
struct Game {
    /// Who moves at each vertex, and what player 0 gets if the game ends there.
    vertices: Vec<(bool, Score)>,
    edges: Vec<(u32, u32)>,
}

fn games() -> impl Strategy<Value = Game> {
    (1_usize..12).prop_flat_map(|n| {
        let vertex = 0..u32::try_from(n).unwrap();
        let edges = prop::collection::vec((vertex.clone(), vertex), 0..3 * n);
        let vertices = prop::collection::vec((any::<bool>(), -4..=4), n);
        (vertices, edges).prop_map(|(vertices, edges)| Game { vertices, edges })
    })
}

impl Game {
    fn graph(&self) -> Graph {
        let mover = |v: u32| self.vertices[v as usize].0;
        let edges = self.edges.iter().map(|&(v, w)| (v, w, mover(v) == mover(w)));
        let graph = Graph::from_flagged_edges(self.vertices.len(), edges).unwrap();
        let ends: Vec<(u32, End)> = (0..)
            .zip(&self.vertices)
            .filter(|&(v, _)| graph.end(v).is_some())
            .map(|(v, &(second, score))| (v, End::Score(if second { -score } else { score })))
            .collect();
        graph.with_ends(ends).unwrap()
    }

    /// What player 0 gets in the game that is broken off, at 0, after so many moves that both have forced what they can.
    fn value_iteration(&self) -> Vec<Score> {
        let n = self.vertices.len();
        let successors =
            |v: usize| self.edges.iter().filter(move |edge| edge.0 as usize == v).map(|edge| edge.1 as usize);
        let is_end = |v: usize| successors(v).next().is_none();
        let mut values: Vec<Score> = (0..n).map(|v| if is_end(v) { self.vertices[v].1 } else { 0 }).collect();
        for _ in 0..=n * n {
            values = (0..n)
                .map(|v| {
                    let options = successors(v).map(|w| values[w]);
                    if self.vertices[v].0 { options.min() } else { options.max() }.unwrap_or(values[v])
                })
                .collect();
        }
        values
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_games_agree_with_value_iteration(game in games()) {
        let graph = game.graph();
        let scores = graph.score().unwrap();
        let solution = graph.solve();
        for (v, expected) in (0..).zip(game.value_iteration()) {
            let margin = scores.margin(v);
            prop_assert_eq!(if game.vertices[v as usize].0 { -margin } else { margin }, expected);
            prop_assert_eq!(End::Score(margin).outcome(), solution.value(v).outcome);
        }
        scores.verify().unwrap();
    }

    /// A player who keeps to the best moves gets the margin at least, whatever the other does.
    #[test]
    fn best_moves_get_the_margin(game in games()) {
        let graph = game.graph();
        let scores = graph.score().unwrap();
        for player in [false, true] {
            // What the other can force once this player's moves are fixed.
            let edges: Vec<(u32, u32)> = game
                .edges
                .iter()
                .copied()
                .filter(|&(v, w)| game.vertices[v as usize].0 != player || scores.best_move(v) == Some(w))
                .collect();
            let fixed = Game { vertices: game.vertices.clone(), edges };
            prop_assert_eq!(fixed.value_iteration(), game.value_iteration());
        }
    }
}
