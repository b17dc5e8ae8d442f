//! Grundy values of games: the reference data, games with parts, refusals.

use std::collections::BTreeMap;

use game_solver::prelude::*;
use game_solver::{Graph, GrundyError};
use serde::Deserialize;

#[derive(Deserialize)]
struct Reference {
    random_dags: Vec<Dag>,
    kayles: Vec<u32>,
    #[serde(rename = "dawsons_kayles_0.07")]
    dawsons_kayles: Vec<u32>,
    grundys_game: Vec<u32>,
    #[serde(rename = "grundys_game_P_positions_le_300")]
    grundys_game_lost: Vec<usize>,
    nim_sorted_heaps: BTreeMap<String, u32>,
    nim_misere_mover_wins: BTreeMap<String, bool>,
    wythoff: Vec<Vec<u32>>,
    #[serde(rename = "wythoff_P")]
    wythoff_lost: Vec<(u8, u8)>,
    chomp_partitions_in_5x5: BTreeMap<String, u32>,
    chomp_rectangles: BTreeMap<String, u32>,
    subtraction: Vec<Subtraction>,
    #[serde(rename = "stick_game_CSES1729_W_L_from_n1")]
    stick_game: Vec<Sticks>,
    #[serde(rename = "stair_game_CSES1099_coins_on_stair_1_to_n")]
    stair_game: BTreeMap<String, u32>,
    #[serde(rename = "grundys_game_CSES2207_first_wins")]
    grundys_game_first_wins: BTreeMap<String, bool>,
}

#[derive(Deserialize)]
struct Dag {
    n: usize,
    edges: Vec<(u32, u32)>,
    grundy: Vec<u32>,
}

#[derive(Deserialize)]
struct Subtraction {
    set: Vec<u16>,
    n_max: u16,
    grundy: Vec<u32>,
}

#[derive(Deserialize)]
struct Sticks {
    set: Vec<u16>,
    n: u16,
    string: String,
}

fn reference() -> Reference {
    serde_json::from_str(include_str!("../data/grundy.json")).unwrap()
}

fn numbers(key: &str) -> Vec<u8> {
    key.split(',').map(|number| number.parse().unwrap()).collect()
}

#[test]
fn random_graphs_without_cycles() {
    for dag in reference().random_dags {
        let graph = Graph::from_edges(dag.n, dag.edges).unwrap();
        let grundy = graph.grundy().unwrap();
        for (v, expected) in (0..).zip(dag.grundy) {
            assert_eq!(grundy.nimber(v), Some(expected));
        }
        grundy.verify().unwrap();
    }
}

/// Kayles, octal 0.77: take one pin, or two that are next to each other; what is left is two rows.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Kayles { pins: 10_000 })]
#[rule(one(at: u16 in 0..self.pins.div_ceil(2)) => parts Kayles::rows(at, self.pins - 1 - at))]
#[rule(two(at: u16 in 0..self.pins / 2) => parts Kayles::rows(at, self.pins - 2 - at))]
struct Kayles {
    #[values(0..=10_000)]
    pins: u16,
}

impl Kayles {
    fn rows(one: u16, other: u16) -> [Kayles; 2] {
        [Kayles { pins: one }, Kayles { pins: other }]
    }
}

#[test]
fn kayles() {
    let grundy = grundy::<Kayles>().unwrap();
    assert_eq!(grundy.len(), 10_001);
    for (pins, expected) in (0..).zip(reference().kayles) {
        assert_eq!(grundy.nimber(&Kayles { pins }), Some(expected), "{pins} pins");
    }
    // "All exceptions to the sequence's period 12 are below 71": Guy and Smith, The G-values of various games, 1956.
    for pins in 71..=10_000 - 12 {
        assert_eq!(grundy.nimber(&Kayles { pins }), grundy.nimber(&Kayles { pins: pins + 12 }));
    }
    assert!((71..=10_000).all(|pins| grundy.outcome(&Kayles { pins }) == Some(Outcome::Win)));
    let best = grundy.best_move(&Kayles { pins: 10_000 }).unwrap();
    assert_eq!(grundy.nimber(&best.parts[0]), grundy.nimber(&best.parts[1]));
}

/// Dawson's Kayles, octal 0.07: take exactly two pins that are next to each other.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = (0..=200).map(|pins| DawsonsKayles { pins }))]
#[rule(take(at: u16 in 0..self.pins / 2) =>
    parts [DawsonsKayles { pins: at }, DawsonsKayles { pins: self.pins - 2 - at }])]
struct DawsonsKayles {
    #[values(0..=200)]
    pins: u16,
}

#[test]
fn dawsons_kayles() {
    let grundy = grundy::<DawsonsKayles>().unwrap();
    for (pins, expected) in (0..).zip(reference().dawsons_kayles) {
        assert_eq!(grundy.nimber(&DawsonsKayles { pins }), Some(expected), "{pins} pins");
    }
    grundy.verify().unwrap();
}

/// Grundy's game: split a heap into two that are not equal.
#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash)]
#[game(start = GrundysGame { heap: 10_000 })]
#[rule(split(n: u16 in 1..self.heap.div_ceil(2)) => parts GrundysGame::heaps(n, self.heap - n))]
struct GrundysGame {
    #[values(0..=10_000)]
    heap: u16,
}

impl GrundysGame {
    fn heaps(one: u16, other: u16) -> [GrundysGame; 2] {
        [GrundysGame { heap: one }, GrundysGame { heap: other }]
    }
}

#[test]
fn grundys_game() {
    let reference = reference();
    let grundy = grundy::<GrundysGame>().unwrap();
    for (heap, &expected) in (0..).zip(&reference.grundys_game).skip(1) {
        assert_eq!(grundy.nimber(&GrundysGame { heap }), Some(expected), "heap of {heap}");
        let wins = grundy.outcome(&GrundysGame { heap }) == Some(Outcome::Win);
        assert_eq!(wins, !reference.grundys_game_lost.contains(&usize::from(heap)), "heap of {heap}");
        if let Some(&expected) = reference.grundys_game_first_wins.get(&heap.to_string()) {
            assert_eq!(wins, expected, "heap of {heap}");
        }
    }
    // A heap of nothing is not a part of anything.
    assert_eq!(grundy.nimber(&GrundysGame { heap: 0 }), None);
    for heap in 1..400 {
        let position = GrundysGame { heap };
        match grundy.best_move(&position) {
            None => assert_eq!(grundy.nimber(&position), Some(0)),
            Some(best) => {
                assert_eq!(best.parts.len(), 2);
                assert_eq!(grundy.nimber(&best.parts[0]), grundy.nimber(&best.parts[1]));
            }
        }
    }
}

/// Nim with up to three heaps of up to seven, normal play.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Nim { heaps: [7, 7, 7] })]
#[rule(take(heap: usize in 0..3, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
struct Nim {
    #[values(0..=7)]
    #[unordered]
    heaps: [u8; 3],
}

/// The same, misère.
#[derive(GamePosition, Clone, Debug)]
#[game(start = MisereNim { heaps: [7, 7, 7] }, no_moves = win)]
#[rule(take(heap: usize in 0..3, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
struct MisereNim {
    #[values(0..=7)]
    #[unordered]
    heaps: [u8; 3],
}

fn three_heaps(key: &str) -> Option<[u8; 3]> {
    let mut heaps = numbers(key);
    if heaps.len() > 3 {
        return None;
    }
    heaps.resize(3, 0);
    heaps.sort_unstable();
    heaps.try_into().ok()
}

#[test]
fn nim() {
    let grundy = grundy::<Nim>().unwrap();
    let mut compared = 0;
    for (key, expected) in reference().nim_sorted_heaps {
        let Some(heaps) = three_heaps(&key) else { continue };
        assert_eq!(grundy.nimber(&Nim { heaps }), Some(expected), "{key}");
        compared += 1;
    }
    assert!(compared > 100);
    grundy.verify().unwrap();
}

/// Sums of one-heap games are games of many heaps: the rest of the reference's positions, by sums.
#[test]
fn nim_as_a_sum() {
    let grundy = grundy::<Nim>().unwrap();
    for (key, expected) in reference().nim_sorted_heaps {
        let heaps: game_solver::Sum = numbers(&key).iter().map(|&n| grundy.at(&Nim { heaps: [0, 0, n] })).collect();
        assert_eq!(heaps.value(), Some(LoopyValue::Nimber(expected)), "{key}");
        match heaps.best_move() {
            None => assert_eq!(expected, 0),
            Some(best) => assert_eq!(best.value, LoopyValue::ZERO),
        }
    }
}

#[test]
fn misere_nim_is_solved_whole_and_has_no_nimbers() {
    let solution = solve::<MisereNim>().unwrap();
    for (key, wins) in reference().nim_misere_mover_wins {
        let Some(heaps) = three_heaps(&key) else { continue };
        assert_eq!(solution.outcome(&MisereNim { heaps }) == Some(Outcome::Win), wins, "{key}");
    }
    let error = grundy::<MisereNim>().unwrap_err();
    assert!(matches!(error, GrundyError::Misere { .. }));
    assert!(error.to_string().contains("misère"), "{error}");
}

/// Wythoff's game: take from one heap, or the same from both.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Wythoff { heaps: (50, 50) })]
#[rule(one(n: u8 in 1..=self.heaps.0) => self.heaps.0 -= n)]
#[rule(other(n: u8 in 1..=self.heaps.1) => self.heaps.1 -= n)]
#[rule(both(n: u8 in 1..=self.heaps.0.min(self.heaps.1)) => {
    self.heaps.0 -= n;
    self.heaps.1 -= n;
})]
#[game(key = clone)]
#[derive(PartialEq, Eq, Hash)]
struct Wythoff {
    heaps: (u8, u8),
}

#[test]
fn wythoff() {
    let reference = reference();
    let grundy = grundy::<Wythoff>().unwrap();
    for (one, row) in (0..).zip(&reference.wythoff) {
        for (other, &expected) in (0..).zip(row) {
            assert_eq!(grundy.nimber(&Wythoff { heaps: (one, other) }), Some(expected));
        }
    }
    for heaps in reference.wythoff_lost {
        assert_eq!(grundy.outcome(&Wythoff { heaps }), Some(Outcome::Loss));
    }
}

/// Chomp: a bite takes a square with all to the right of it and below; the poisoned corner may not be taken.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Chomp { rows: [5; 5] })]
#[rule(bite(row: usize in 0..5, left: u8 in 0..self.rows[row]) if row + left as usize > 0 => {
    for length in &mut self.rows[row..] {
        *length = (*length).min(left);
    }
})]
struct Chomp {
    #[values(0..=5)]
    rows: [u8; 5],
}

#[test]
fn chomp() {
    let reference = reference();
    let grundy = grundy::<Chomp>().unwrap();
    for (key, expected) in reference.chomp_partitions_in_5x5 {
        let mut rows = numbers(&key);
        rows.resize(5, 0);
        assert_eq!(grundy.nimber(&Chomp { rows: rows.try_into().unwrap() }), Some(expected), "{key}");
    }
    for (key, expected) in reference.chomp_rectangles {
        let (height, width) = key.split_once('x').unwrap();
        let (height, width): (usize, u8) = (height.parse().unwrap(), width.parse().unwrap());
        let mut rows = [0; 5];
        rows[..height].fill(width);
        assert_eq!(grundy.nimber(&Chomp { rows }), Some(expected), "{key}");
    }
    grundy.verify().unwrap();
}

/// Take a number of the set away.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Heap { left: 300 }, context(set: Vec<u16>))]
#[rule(take(n: u16 in set.iter().copied()) if n <= self.left => self.left -= n)]
struct Heap {
    #[values(0..=300)]
    left: u16,
}

fn heap(set: &[u16], left: u16) -> Grundy<Heap> {
    Solver::<Heap>::with(set.to_vec()).starts((0..=left).map(|left| Heap { left })).grundy().unwrap()
}

#[test]
fn subtraction_and_stick_games() {
    let reference = reference();
    for game in reference.subtraction {
        let grundy = heap(&game.set, game.n_max);
        for (left, &expected) in (0..=game.n_max).zip(&game.grundy) {
            assert_eq!(grundy.nimber(&Heap { left }), Some(expected), "{left} with {:?}", game.set);
        }
        grundy.verify().unwrap();
    }
    for game in reference.stick_game {
        let grundy = heap(&game.set, game.n);
        let outcome = |left: u16| if grundy.outcome(&Heap { left }) == Some(Outcome::Win) { 'W' } else { 'L' };
        assert_eq!((1..=game.n).map(outcome).collect::<String>(), game.string, "{:?}", game.set);
    }
}

/// The stair game: move coins one stair down; on the lowest they are out of the game.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Stair { coins: vec![0, 0, 12] }, key = clone)]
#[rule(down(from: usize in 1..self.coins.len(), n: u8 in 1..=self.coins[from]) => {
    self.coins[from] -= n;
    self.coins[from - 1] += n;
})]
#[derive(PartialEq, Eq, Hash)]
struct Stair {
    coins: Vec<u8>,
}

#[test]
fn stair_game() {
    let reference = reference();
    let start = |key: &String| Stair { coins: numbers(key) };
    let starts: Vec<Stair> = reference.stair_game.keys().map(start).collect();
    let grundy = Solver::<Stair>::new().starts(starts).grundy().unwrap();
    for (key, expected) in &reference.stair_game {
        assert_eq!(grundy.nimber(&start(key)), Some(*expected), "{key}");
    }
    grundy.verify().unwrap();
}

/// A token on a circle of five, which can also leave it, and rest at one place: some positions come back.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Token { at: 0 })]
#[rule(step if self.at < 5 => self.at = (self.at + 1) % 5)]
#[rule(rest if self.at == 0 => {})]
#[rule(leave(to: u8 in [5, 6]) if self.at == 2 || self.at == 6 && to == 5 => self.at = to)]
struct Token {
    #[values(0..=6)]
    at: u8,
}

#[test]
fn a_game_with_cycles() {
    let grundy = grundy::<Token>().unwrap();
    assert!(grundy.is_loopy());
    // From 1 the other has to go to 2, from where one leaves for good; and so back round the circle.
    let nimbers = [1, 2, 3, 4, 5, 6].map(|at| grundy.nimber(&Token { at }));
    assert_eq!(nimbers, [Some(0), Some(2), Some(1), Some(0), Some(0), Some(1)]);
    assert_eq!(grundy.value(&Token { at: 0 }), Some(LoopyValue::loopy([0])));
    assert_eq!(grundy.nimber(&Token { at: 0 }), None);
    assert_eq!(grundy.best_move(&Token { at: 0 }).unwrap().mv.to_string(), "step");
    assert_eq!(grundy.best_move(&Token { at: 2 }).unwrap().mv.to_string(), "leave(to=5)");
    assert_eq!(grundy.moves(&Token { at: 2 }).unwrap().len(), 3);
    assert!(grundy.best_move(&Token { at: 1 }).is_none());
    grundy.verify().unwrap();
}

/// A heap can be split, and also grow: with parts, that has no values.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Growing { heap: 3 })]
#[rule(split(n: u8 in 1..self.heap) => parts [Growing { heap: n }, Growing { heap: self.heap - n }])]
#[rule(grow if self.heap == 2 => self.heap += 2)]
struct Growing {
    #[values(0..=9)]
    heap: u8,
}

#[test]
fn parts_with_a_cycle_are_refused_with_the_cycle() {
    let error = grundy::<Growing>().unwrap_err();
    let GrundyError::Cycle { positions } = &error else { panic!("{error}") };
    // 2 grows to 4, which splits into 2 and 2, or 3 and 1, and 3 into 2 and 1.
    assert!(positions.len() >= 2 && positions.iter().any(|p| p.contains("heap: 4")), "{error}");
    assert!(error.to_string().contains("heap: 2"), "{error}");
}

/// The last stone is worth a point to the player to move when it is gone.
#[derive(GamePosition, Clone, Debug)]
#[game(start = WonEnd { left: 5 })]
#[rule(take(n: u8 in 1..=2) if n <= self.left => self.left -= n)]
#[ends(win if self.left == 1)]
struct WonEnd {
    #[values(0..=5)]
    left: u8,
}

/// Who takes one stone takes again.
#[derive(GamePosition, Clone, Debug)]
#[game(start = TakeAgain { left: 5 })]
#[rule(take(n: u8 in 1..=2) if n <= self.left => {
    self.left -= n;
    if n == 1 { Step::Again } else { Step::Turn }
})]
struct TakeAgain {
    #[values(0..=5)]
    left: u8,
}

#[test]
fn other_ends_and_extra_turns_are_refused() {
    let error = grundy::<WonEnd>().unwrap_err();
    assert!(matches!(&error, GrundyError::End { end: End::Win, .. }), "{error}");
    assert!(error.to_string().contains("self.left == 1") && error.to_string().contains("left: 1"), "{error}");

    let error = grundy::<TakeAgain>().unwrap_err();
    assert!(matches!(&error, GrundyError::Again { .. }), "{error}");
    assert!(error.to_string().contains("take(n=1)"), "{error}");
}

/// An end that is lost for the player to move only takes the moves away.
#[derive(GamePosition, Clone, Debug)]
#[game(start = LostEnd { left: 9 })]
#[rule(take(n: u8 in 1..=2) if n <= self.left => self.left -= n)]
#[ends(lose if self.left <= 2)]
struct LostEnd {
    #[values(0..=9)]
    left: u8,
}

#[test]
fn an_end_that_is_lost_counts_as_no_move() {
    let grundy = grundy::<LostEnd>().unwrap();
    assert_eq!(grundy.nimber(&LostEnd { left: 3 }), Some(1));
    assert_eq!(grundy.nimber(&LostEnd { left: 4 }), Some(2));
    assert_eq!(grundy.nimber(&LostEnd { left: 5 }), Some(0));
    grundy.verify().unwrap();
}

#[test]
fn a_part_out_of_range_is_an_error_that_names_it() {
    #[derive(GamePosition, Clone, Debug)]
    #[game(start = Split { heap: 4 })]
    #[rule(split => parts [Split { heap: self.heap + 9 }])]
    struct Split {
        #[values(0..=5)]
        heap: u8,
    }
    let error = grundy::<Split>().unwrap_err().to_string();
    assert!(error.contains("heap") && error.contains("13") && error.contains("split"), "{error}");
}

/// Grundy's game with positions of no fixed range, which are stored whole.
#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash)]
#[game(start = AnyHeap { heap: 1_000 }, key = clone)]
#[rule(split(n: u32 in 1..self.heap.div_ceil(2)) => parts [AnyHeap { heap: n }, AnyHeap { heap: self.heap - n }])]
struct AnyHeap {
    heap: u32,
}

#[test]
fn positions_stored_whole() {
    let grundy = grundy::<AnyHeap>().unwrap();
    for (heap, &expected) in (0..).zip(&reference().grundys_game).skip(1) {
        assert_eq!(grundy.nimber(&AnyHeap { heap }), Some(expected), "heap of {heap}");
    }
    grundy.verify().unwrap();
}

#[test]
fn limits_and_starts_are_kept() {
    let error = Solver::<Kayles>::new().position_limit(100).grundy().unwrap_err();
    assert!(matches!(error, GrundyError::Solve(SolveError::PositionLimit { limit: 100, .. })), "{error}");

    let grundy = Solver::<Kayles>::new().starts([Kayles { pins: 9 }]).grundy().unwrap();
    assert_eq!(grundy.len(), 10);
    assert_eq!(grundy.nimber(&Kayles { pins: 10 }), None);
    assert!(grundy.best_move(&Kayles { pins: 10 }).is_none());
    let nimbers: Vec<LoopyValue> = grundy.positions().map(|(_, value)| value).collect();
    assert_eq!(nimbers.len(), 10);
}
