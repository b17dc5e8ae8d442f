//! Impartial games, against their known nimbers.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/chomp.rs"]
mod chomp;
#[path = "../../examples/cram.rs"]
mod cram;
#[path = "../../examples/dawsons_kayles.rs"]
mod dawsons_kayles;
#[path = "../../examples/grundys_game.rs"]
mod grundys_game;
#[path = "../../examples/kayles.rs"]
mod kayles;
#[path = "../../examples/stair_game.rs"]
mod stair_game;
#[path = "../../examples/stick_game.rs"]
mod stick_game;
#[path = "../../examples/subtraction.rs"]
mod subtraction;
#[path = "../../examples/sum_of_games.rs"]
mod sum_of_games;
#[path = "../../examples/wythoff.rs"]
mod wythoff;

use std::collections::HashMap;

use chomp::Chomp;
use cram::Cram;
use dawsons_kayles::DawsonsKayles;
use game_solver::{Outcome, Solver, grundy, grundy_with, solve, solve_with, sum};
use game_solver_tests::census::compare_with_symmetries_off;
use grundys_game::GrundysGame;
use kayles::Kayles;
use serde::Deserialize;
use stair_game::{STAIRS, StairGame};
use stick_game::{StickGame, Table};
use sum_of_games::{Heap, Row, Token};
use wythoff::Wythoff;

/// The known values, all by mex from the rules.
#[derive(Deserialize)]
struct Known {
    kayles: Vec<u32>,
    #[serde(rename = "dawsons_kayles_0.07")]
    dawsons_kayles: Vec<u32>,
    grundys_game: Vec<u32>,
    wythoff: Vec<Vec<u32>>,
    #[serde(rename = "wythoff_P")]
    wythoff_lost: Vec<[u8; 2]>,
    #[serde(rename = "chomp_partitions_in_5x5")]
    chomp: HashMap<String, u32>,
    chomp_rectangles: HashMap<String, u32>,
    subtraction: Vec<KnownSubtraction>,
    #[serde(rename = "stick_game_CSES1729_W_L_from_n1")]
    stick_game: Vec<KnownSticks>,
    #[serde(rename = "stair_game_CSES1099_coins_on_stair_1_to_n")]
    stair_game: HashMap<String, u32>,
}

#[derive(Deserialize)]
struct KnownSubtraction {
    set: Vec<usize>,
    grundy: Vec<u32>,
    /// Where the period begins and how long it is, as far as 300 counters show.
    #[serde(rename = "preperiod_period_observed_to_300")]
    period: Option<(usize, usize)>,
}

#[derive(Deserialize)]
struct KnownSticks {
    set: Vec<u16>,
    n: u16,
    /// `W` or `L` for 1, 2, 3, … sticks.
    string: String,
}

fn known() -> Known {
    serde_json::from_str(include_str!("../data/grundy.json")).unwrap()
}

/// The numbers of a key, which are separated by commas.
fn numbers<T: std::str::FromStr<Err: std::fmt::Debug>>(key: &str) -> Vec<T> {
    key.split(',').map(|number| number.parse().unwrap()).collect()
}

/// Knock down one pin of a row or two adjacent ones (octal 0.77). From 71 pins on the nimbers repeat with period 12: Guy
/// and Smith, *The G-values of various games*, 1956.
#[test]
fn kayles_has_the_known_nimbers() {
    let kayles = grundy_with::<Kayles>(kayles::Size { pins: 2_000 }).unwrap();
    let nimber = |pins| kayles.nimber(&Kayles { pins });
    for (pins, expected) in (0..).zip(known().kayles) {
        assert_eq!(nimber(pins), Some(expected), "{pins} pins");
    }
    assert!((71..=1_988).all(|pins| nimber(pins) == nimber(pins + 12)));
    assert_ne!(nimber(70), nimber(82));
}

/// Knock down two adjacent pins of a row (octal 0.07). The nimbers repeat with period 34, the exceptions end with 52 pins:
/// *Winning Ways*, chapter 4.
#[test]
fn dawsons_kayles_has_the_known_nimbers() {
    let starts = [1_999, 2_000].map(|pins| DawsonsKayles { pins });
    let kayles = Solver::with(dawsons_kayles::Size { pins: 2_000 }).starts(starts).grundy().unwrap();
    let nimber = |pins| kayles.nimber(&DawsonsKayles { pins });
    for (pins, expected) in (0..).zip(known().dawsons_kayles) {
        assert_eq!(nimber(pins), Some(expected), "{pins} pins");
    }
    assert!((53..=1_966).all(|pins| nimber(pins) == nimber(pins + 34)));
    assert_ne!(nimber(52), nimber(86));
}

/// Split a heap into two unequal ones that are not empty.
#[test]
fn grundys_game_has_the_known_nimbers() {
    let game = Solver::with(grundys_game::Size { heap: 300 })
        .starts((1..=300).map(|heap| GrundysGame { heap }))
        .grundy()
        .unwrap();
    // A heap of 0 is in the list, but not in the game.
    for (heap, expected) in (0..).zip(known().grundys_game).skip(1) {
        assert_eq!(game.nimber(&GrundysGame { heap }), Some(expected), "a heap of {heap}");
    }
    let best = game.best_move(&GrundysGame { heap: 8 }).unwrap();
    assert_eq!((best.mv.to_string().as_str(), best.value.nimber()), ("split(off=1)", Some(0)));
}

/// Take any number from one of two heaps, or the same number from both.
#[test]
fn wythoff_has_the_known_nimbers() {
    let (game, outcomes) = (grundy::<Wythoff>().unwrap(), solve::<Wythoff>().unwrap());
    for (a, row) in (0..).zip(known().wythoff) {
        for (b, expected) in (0..).zip(row) {
            let position = Wythoff { heaps: [a, b] };
            assert_eq!(game.nimber(&position), Some(expected), "{a} and {b}");
            let lost = known().wythoff_lost.iter().any(|pair| *pair == [a.min(b), a.max(b)]);
            assert_eq!(outcomes.outcome(&position) == Some(Outcome::Loss), lost, "{a} and {b}");
        }
    }
}

/// Bite off a square and all above and to the right of it, but not the poisoned square in the corner; whoever has only that
/// one left loses.
#[test]
fn chomp_has_the_known_nimbers() {
    let game = grundy::<Chomp<5, 5>>().unwrap();
    let nimber = |rows: Vec<usize>| {
        let mut position = Chomp { rows: [0; 5] };
        position.rows[..rows.len()].copy_from_slice(&rows);
        game.nimber(&position)
    };
    for (key, expected) in known().chomp {
        assert_eq!(nimber(numbers(&key)), Some(expected), "{key}");
    }
    for (key, expected) in known().chomp_rectangles {
        let (rows, columns) = key.split_once('x').unwrap();
        assert_eq!(nimber(vec![columns.parse().unwrap(); rows.parse().unwrap()]), Some(expected), "{key}");
    }
}

/// Put a domino on two adjacent empty squares; no move loses. Known: 2×2 0, 2×3 1, 3×3 0, 3×4 1, 3×5 1, 3×6 4, 3×7 1, 4×4 0,
/// 4×5 2.
#[test]
fn cram_has_the_known_nimbers() {
    fn nimber<const W: usize, const H: usize>() -> Option<u32> {
        let game = grundy::<Cram<W, H>>().unwrap();
        game.nimber(&game.starts()[0])
    }
    assert_eq!([nimber::<2, 2>(), nimber::<3, 2>(), nimber::<3, 3>()], [Some(0), Some(1), Some(0)]);
    assert_eq!([nimber::<4, 3>(), nimber::<5, 3>(), nimber::<6, 3>()], [Some(1), Some(1), Some(4)]);
    assert_eq!([nimber::<3, 7>(), nimber::<4, 4>(), nimber::<5, 4>()], [Some(1), Some(0), Some(2)]);
}

/// The mirrors and the half turn of the board leave every value as it is.
#[test]
fn cram_is_the_same_without_its_symmetries() {
    assert_eq!(compare_with_symmetries_off::<Cram<2, 2>>(), (4, 6));
    let (up_to_symmetry, all) = compare_with_symmetries_off::<Cram<4, 3>>();
    assert!(up_to_symmetry * 3 < all);
}

/// Take coins from a stair to the next one below; coins on the first stair are dead. The nimbers, and the exclusive or of
/// the second, the fourth, … stair.
#[test]
fn stair_game_has_the_known_nimbers() {
    let coins_of = |key: &str| {
        let mut coins = [0; STAIRS];
        for (stair, number) in numbers(key).into_iter().enumerate() {
            coins[stair] = number;
        }
        coins
    };
    let known = known().stair_game;
    let starts = known.keys().map(|key| StairGame { coins: coins_of(key) });
    let game = Solver::<StairGame>::new().starts(starts).grundy().unwrap();
    for (key, expected) in known {
        let coins = coins_of(&key);
        assert_eq!(game.nimber(&StairGame { coins }), Some(expected), "{key}");
        let above: u8 = coins.iter().skip(1).step_by(2).fold(0, |all, coins| all ^ coins);
        assert_eq!(expected, u32::from(above), "{key}");
    }
}

/// Take as many sticks as one of the numbers says.
#[test]
fn stick_game_has_the_known_winners() {
    for known in known().stick_game {
        let solution = solve_with::<StickGame>(Table { numbers: known.set.clone(), sticks: known.n }).unwrap();
        let starts = (1..=known.n).map(|sticks| StickGame { sticks });
        let all = Solver::with(solution.context().clone()).starts(starts.clone()).solve().unwrap();
        let won = |sticks| if all.outcome(&sticks) == Some(Outcome::Win) { 'W' } else { 'L' };
        assert_eq!(starts.map(won).collect::<String>(), known.string, "{:?}", known.set);
    }
}

/// Take as many counters as one of the numbers says: nimbers up to 300 counters, pre-period and period.
#[test]
fn subtraction_games_have_the_known_nimbers_and_periods() {
    for known in known().subtraction {
        let nimbers = subtraction::nimbers(known.set.clone()).unwrap();
        assert_eq!(nimbers, known.grundy, "{:?}", known.set);
        let largest = known.set.iter().copied().max().unwrap();
        assert_eq!(subtraction::period(&nimbers, largest), known.period, "{:?}", known.set);
    }
}

/// A sum of a heap of Nim, a row of Kayles and a token that can walk in circles: its outcome is that of the whole game, in
/// which a move is a move in one of the three.
#[test]
fn sums_of_games_have_the_outcomes_of_the_whole_game() {
    let (heap, row, token) = (grundy::<Heap>().unwrap(), grundy::<Row>().unwrap(), grundy::<Token>().unwrap());
    let outcome = |stones, pins, at| {
        let sum = sum![heap.at(&Heap { stones }), row.at(&Row { pins }), token.at(&Token { at })];
        (sum.value().unwrap().to_string(), sum.outcome().unwrap())
    };
    // Without circles: 3 xor 3, 3 xor 3 xor 1, Kayles of 5 pins is *4.
    assert_eq!(outcome(3, 3, 0), ("*0".to_owned(), Outcome::Loss));
    assert_eq!(outcome(3, 3, 1), ("*1".to_owned(), Outcome::Win));
    assert_eq!(outcome(4, 5, 0), ("*0".to_owned(), Outcome::Loss));
    // From corner 2 the token can leave the circle to *1: the rest must be *1 for this to win.
    assert_eq!(outcome(1, 0, 2), ("∞{0}".to_owned(), Outcome::Win));
    assert_eq!(outcome(2, 3, 2), ("∞{0}".to_owned(), Outcome::Win));
    assert_eq!(outcome(2, 0, 2), ("∞{3}".to_owned(), Outcome::Draw));
    assert_eq!(outcome(0, 0, 3), ("∞{}".to_owned(), Outcome::Draw));
}
