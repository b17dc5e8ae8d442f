//! Margins against value iteration written from the definition.

use super::margins::{ENDLESS_WIN, Margins};
use super::verify::{Claim, check_end, check_moves};
use crate::arcs::{AGAIN, ArcLists, Arcs, is_again, target};
use crate::value::{Outcome, Score};

/// The value of the game of at most `rounds` moves, an unfinished play being worth what an endless one is, seen by
/// player 0. In the limit of many rounds one player can force what is better than an endless play.
fn value_iteration(graph: &ArcLists, player: &[u8], end: &[Score], endless: Score) -> Vec<Score> {
    let mut values: Vec<Score> =
        graph.vertices().map(|v| if graph.of(v).is_empty() { end[v as usize] } else { endless }).collect();
    for _ in 0..=graph.len() * graph.len() {
        values = graph
            .vertices()
            .map(|v| {
                let moves = graph.of(v).iter().map(|&arc| values[target(arc) as usize]);
                match player[v as usize] {
                    0 => moves.max(),
                    _ => moves.min(),
                }
                .unwrap_or(values[v as usize])
            })
            .collect();
    }
    values
}

#[test]
fn random_games_agree_with_value_iteration() {
    let mut seed = 0x9e37_79b9_7f4a_7c15_u64;
    let mut below = |n: u32| {
        seed ^= seed << 13;
        seed ^= seed >> 7;
        seed ^= seed << 17;
        u32::try_from((seed >> 11) % u64::from(n)).unwrap()
    };
    for round in 0..20_000 {
        let len = 1 + below(9);
        let player: Vec<u8> = (0..len).map(|_| u8::try_from(below(2)).unwrap()).collect();
        let edges: Vec<(u32, u32)> = (0..below(3 * len))
            .map(|_| {
                let (v, w) = (below(len), below(len));
                (v, if player[v as usize] == player[w as usize] { w | AGAIN } else { w })
            })
            .collect();
        let graph = ArcLists::from_edges(len as usize, &edges);
        let end: Vec<Score> = (0..len).map(|_| Score::try_from(below(9)).unwrap() - 4).collect();
        let for_mover = |v: u32, score: Score| if player[v as usize] == 0 { score } else { -score };
        let endless_score = [0, ENDLESS_WIN, -ENDLESS_WIN][round % 3];
        let endless = |v: u32| match for_mover(v, endless_score).signum() {
            0 => Outcome::Draw,
            1 => Outcome::Win,
            _ => Outcome::Loss,
        };
        let ends: Vec<(u32, Score)> =
            graph.vertices().filter(|&v| graph.of(v).is_empty()).map(|v| (v, for_mover(v, end[v as usize]))).collect();
        let margins = Margins::of(&graph, &ends, endless);
        let expected = value_iteration(&graph, &player, &end, endless_score);
        let claim = |v: u32| Claim { margin: margins.margin(v), remoteness: margins.remoteness(v) };
        for v in graph.vertices() {
            assert_eq!(for_mover(v, margins.margin(v)), expected[v as usize], "{edges:?} {player:?} {end:?} at {v}");
            if graph.of(v).is_empty() {
                check_end(claim(v), for_mover(v, end[v as usize])).unwrap();
            } else {
                let moves: Vec<Claim> = graph
                    .of(v)
                    .iter()
                    .map(|&arc| match claim(target(arc)) {
                        claim if is_again(arc) => claim,
                        claim => Claim { margin: -claim.margin, ..claim },
                    })
                    .collect();
                check_moves(claim(v), endless(v), &moves).unwrap();
            }
        }
    }
}
