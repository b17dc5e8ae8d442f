//! Sums of positions of different games, against the same sums played as one game.

use game_solver::prelude::*;
use game_solver::{Graph, Sum};
use proptest::prelude::*;

/// Kayles: take one pin of a row, or two that are next to each other.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Kayles { pins: 12 })]
#[rule(one(at: u8 in 0..self.pins) => parts [Kayles { pins: at }, Kayles { pins: self.pins - 1 - at }])]
#[rule(two(at: u8 in 0..self.pins.saturating_sub(1)) =>
    parts [Kayles { pins: at }, Kayles { pins: self.pins - 2 - at }])]
struct Kayles {
    #[values(0..=12)]
    pins: u8,
}

/// Two heaps of Nim.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Nim { heaps: [4, 5] })]
#[rule(take(heap: usize in 0..2, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
struct Nim {
    #[values(0..=5)]
    #[unordered]
    heaps: [u8; 2],
}

/// A token that goes along the arrows of a map.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = (0..map.len() as u8).map(|at| Token { at }), context(map: Vec<Vec<u8>>))]
#[rule(step(to: u8 in map[self.at as usize].iter().copied()) => self.at = to)]
struct Token {
    #[values(0..=15)]
    at: u8,
}

/// Rows of Kayles, a heap of Nim and a token, as one game.
#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash)]
#[game(starts = (0..map.len() as u8).map(|at| Together { rows: vec![5, 2], heap: 3, at }))]
#[game(key = clone, context(map: Vec<Vec<u8>>))]
#[rule(one(row: usize in 0..self.rows.len(), at: u8 in 0..self.rows[row]) => self.knock(row, at, 1))]
#[rule(two(row: usize in 0..self.rows.len(), at: u8 in 0..self.rows[row] - 1) => self.knock(row, at, 2))]
#[rule(take(n: u8 in 1..=self.heap) => self.heap -= n)]
#[rule(step(to: u8 in map[self.at as usize].iter().copied()) => self.at = to)]
struct Together {
    rows: Vec<u8>,
    heap: u8,
    at: u8,
}

impl Together {
    fn knock(&mut self, row: usize, at: u8, pins: u8) {
        let length = self.rows.remove(row);
        self.rows.extend([at, length - pins - at].into_iter().filter(|&rest| rest > 0));
        self.rows.sort_unstable();
    }
}

fn maps() -> impl Strategy<Value = Vec<Vec<u8>>> {
    (2_u8..8).prop_flat_map(|n| prop::collection::vec(prop::collection::vec(0..n, 0..4), usize::from(n)))
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(60))]

    #[test]
    fn three_games_agree_with_the_whole(map in maps()) {
        let kayles = grundy::<Kayles>().unwrap();
        let nim = grundy::<Nim>().unwrap();
        let token = grundy_with::<Token>(map.clone()).unwrap();
        let whole = solve_with::<Together>(map).unwrap();
        for (together, value) in whole.positions() {
            let rows: Sum = together.rows.iter().map(|&pins| kayles.at(&Kayles { pins })).collect();
            let sum = rows + nim.at(&Nim { heaps: [0, together.heap] }) + token.at(&Token { at: together.at });
            prop_assert_eq!(sum.outcome(), Some(value.outcome));
            // The best move is as good in the whole game.
            if let Some(best) = sum.best_move() {
                let after = sum.moves().unwrap().into_iter().next().unwrap();
                prop_assert_eq!(&best, &after);
                prop_assert_eq!(best.outcome(), value.outcome);
            } else {
                prop_assert_eq!(value.outcome, Outcome::Loss);
            }
        }
        token.verify().unwrap();
    }
}

#[test]
fn the_move_is_named_with_its_component() {
    let kayles = grundy::<Kayles>().unwrap();
    let nim = grundy::<Nim>().unwrap();
    // *2 beside *1: take one of the two stones.
    let sum = sum![nim.at(&Nim { heaps: [0, 2] }), kayles.at(&Kayles { pins: 1 })];
    assert_eq!(sum.value(), Some(LoopyValue::Nimber(3)));
    let best = sum.best_move().unwrap();
    assert_eq!(best.to_string(), "take(heap=1, n=1) in component 0");
    let mv = &nim.moves(&Nim { heaps: [0, 2] }).unwrap();
    assert!(mv.iter().any(|found| found.mv.to_string() == best.mv));
    assert_eq!(sum.moves().unwrap().len(), 3);
}

#[test]
fn a_sum_of_nothing_is_lost_and_a_position_that_is_not_reached_has_no_answer() {
    assert_eq!(sum![].outcome(), Some(Outcome::Loss));
    assert!(sum![].best_move().is_none());
    let nim = grundy::<Nim>().unwrap();
    let sum = sum![nim.at(&Nim { heaps: [5, 5] })];
    assert_eq!(sum.outcome(), None);
    assert!(sum.best_move().is_none());
    let graph = Graph::from_edges(1, []).unwrap();
    let graph = graph.grundy().unwrap();
    assert_eq!((graph.at(1) + graph.at(0)).value(), None);
}
