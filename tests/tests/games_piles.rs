//! Games with piles and numbers, against the numbers that are known of them.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/by_hand.rs"]
mod by_hand;
#[path = "../../examples/count_up.rs"]
mod count_up;
#[path = "../../examples/fingers.rs"]
mod fingers;
#[path = "../../examples/misere_nim.rs"]
mod misere_nim;
#[path = "../../examples/nim.rs"]
mod nim;
#[path = "../../examples/stones.rs"]
mod stones;

use by_hand::{Euclid, Numbers};
use count_up::CountUp;
use fingers::Fingers;
use game_solver::{Outcome, Shown, Solver, solve, solve_with};
use game_solver_tests::census::{Census, solve_with_any_number_of_threads, value_of_start};
use misere_nim::MisereNim;
use nim::Nim;
use stones::Stones;

/// Take one to three of 21 stones; whoever cannot move loses. The subtraction game S(1, 2, 3): the multiples of four are
/// lost, in two plies for each four stones; from the others one moves to a multiple of four.
#[test]
fn stones_are_lost_on_multiples_of_four() {
    let solution = solve_with_any_number_of_threads(Solver::<Stones>::new);
    assert_eq!(solution.len(), 22);
    for left in 0..=21 {
        let outcome = if left % 4 == 0 { Outcome::Loss } else { Outcome::Win };
        let remoteness = u32::from(left).div_ceil(4) * 2 - u32::from(left % 4 != 0);
        let value = solution.value(&Stones { left }).unwrap();
        assert_eq!((value.outcome, value.remoteness), (outcome, Some(remoteness)), "{left} stones");
    }
    assert_eq!(solution.best_move(&Stones { left: 21 }).unwrap().mv.to_string(), "take(n=1)");
}

/// Take any number from one of three heaps of at most 7; whoever cannot move loses. Bouton, 1901: the player to move
/// loses exactly when the exclusive or of the heaps is 0. There are C(10, 3) = 120 multisets of three numbers up to 7.
#[test]
fn nim_is_lost_where_the_exclusive_or_is_0() {
    let solution = solve_with_any_number_of_threads(|| Solver::<Nim>::new().starts([Nim { heaps: [7, 7, 7] }]));
    assert_eq!(solution.len(), 120);
    for (position, value) in solution.positions() {
        let [a, b, c] = position.heaps;
        assert_eq!(value.outcome == Outcome::Loss, a ^ b ^ c == 0, "{a}, {b}, {c}");
    }
}

/// As Nim, but whoever takes the last stone loses. Bouton, 1901: with a heap of two or more as in Nim, else the player to
/// move loses exactly when the number of single stones is odd.
#[test]
fn misere_nim_is_nim_until_only_single_stones_are_left() {
    let solution = solve_with_any_number_of_threads(|| Solver::new().starts([MisereNim { heaps: [7, 7, 7] }]));
    assert_eq!(solution.len(), 120);
    for (position, value) in solution.positions() {
        let [a, b, c] = position.heaps;
        let lost = if position.heaps.iter().any(|&heap| heap > 1) { a ^ b ^ c == 0 } else { (a + b + c) % 2 == 1 };
        assert_eq!(value.outcome == Outcome::Loss, lost, "{a}, {b}, {c}");
    }
}

/// Count from 1 by 1 to 5; whoever reaches 31 wins. GameGraphSolver's second test: 1, 7, 13, 19, 25 and 31 are lost.
#[test]
fn count_up_agrees_with_game_graph_solver() {
    let solution = solve_with_any_number_of_threads(Solver::<CountUp>::new);
    let expected = include_str!("../data/gamegraphsolver-test02.txt");
    assert_eq!(solution.len(), expected.lines().count());
    for line in expected.lines() {
        let (count, class) = line.split_once(" ==> ").unwrap();
        let outcome = if class.starts_with("P-") { Outcome::Loss } else { Outcome::Win };
        assert_eq!(solution.outcome(&CountUp { count: count.parse().unwrap() }), Some(outcome), "{line}");
    }
}

/// Each player has two numbers modulo N, all 1 at the start; a move adds one of the opponent's non-zero numbers to one of
/// one's own non-zero numbers; a player whose numbers are both 0 has won; pairs are unordered, and the position is seen by
/// the player to move. GameGraphSolver's third test, and larger N: positions, moves (parallel ones counted), positions of
/// class P and of class N, the greatest distance in plies.
#[test]
fn fingers_has_the_known_counts() {
    fn check<const N: u8>(positions: usize, moves: u64, losses: usize, wins: usize, longest: u32) {
        let solution = solve::<Fingers<N>>().unwrap();
        let census = Census::of(&solution);
        assert_eq!((solution.len(), solution.stats().moves), (positions, moves), "N = {N}");
        assert_eq!((census.loss, census.win), (losses, wins), "N = {N}");
        assert_eq!(census.longest_win.max(census.longest_loss), longest, "N = {N}");
        assert_eq!(value_of_start(&solution), (Outcome::Draw, None), "N = {N}");
        solution.verify().unwrap();
    }
    check::<10>(2_744, 9_184, 130, 302, 17);
    check::<20>(40_814, 149_112, 544, 1_460, 33);
    check::<60>(3_084_842, 11_976_040, 2_440, 6_184, 63);
}

/// The same game for N = 10, line by line: P is a loss, N a win, the classes between are draws.
#[test]
fn fingers_agrees_with_game_graph_solver() {
    let solution = solve_with_any_number_of_threads(Solver::<Fingers<10>>::new);
    let values: std::collections::HashMap<String, Outcome> =
        solution.positions().map(|(position, value)| (Shown::new(&position, &()).to_string(), value.outcome)).collect();
    let expected = include_str!("../data/gamegraphsolver-test03.txt");
    assert_eq!(values.len(), expected.lines().count());
    for line in expected.lines() {
        let (position, class) = line.split_once(" ==> ").unwrap();
        let outcome = match class.split_once("-POSITION").unwrap().0 {
            "P" => Outcome::Loss,
            "N" => Outcome::Win,
            _ => Outcome::Draw,
        };
        assert_eq!(values.get(position), Some(&outcome), "{line}");
    }
}

/// Subtract a multiple of the smaller number from the larger; whoever makes a 0 wins. Cole and Davie, 1969: the player to
/// move wins exactly when the numbers are equal or the larger exceeds golden ratio times the smaller. `large` exceeds it
/// exactly when `large * (large - small)` exceeds `small` squared.
#[test]
fn euclid_is_won_beyond_the_golden_ratio() {
    for (large, small) in (0..=60).flat_map(|large| (1..=large).map(move |small| (large, small))) {
        let solution = solve_with::<Euclid>(Numbers { a: large, b: small }).unwrap();
        let won = large == small || large * (large - small) > small * small;
        assert_eq!(value_of_start(&solution).0 == Outcome::Win, won, "{large} and {small}");
    }
    solve_with_any_number_of_threads(|| Solver::<Euclid>::with(Numbers { a: 618, b: 1000 }));
}
