//! Endings of chess and a puzzle, against the numbers that are known of them.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/queen_mate.rs"]
mod queen_mate;
#[path = "../../examples/rook_mate.rs"]
mod rook_mate;
#[path = "../../examples/wolf_goat_cabbage.rs"]
mod wolf_goat_cabbage;

use game_solver::{Outcome, Solver, solve};
use game_solver_tests::census::{Census, solve_with_any_number_of_threads, value_of_start};
use queen_mate::QueenMate;
use rook_mate::RookMate;
use wolf_goat_cabbage::Crossing;

/// King and queen against king, from all legal positions; stalemate and losing the queen draw. Known: 144,508 legal
/// positions with White to move, all won, in at most 10 moves (19 plies); with Black to move 223,944: 200,896 lost, 23,048
/// drawn, 364 of them mates.
#[test]
fn queen_mate_has_the_known_counts() {
    use queen_mate::Side::{Black, White};
    let solution = solve::<QueenMate>().unwrap();
    let white = Census::of_those(&solution, |position| position.turn == White && position.queen.is_some());
    assert_eq!((white.outcomes(), white.longest_win), ([144_508, 0, 0], 19));
    let black = Census::of_those(&solution, |position| position.turn == Black);
    assert_eq!(black.outcomes(), [0, 200_896, 23_048]);
    assert_eq!(solution.terminals().filter(|(_, value)| value.outcome == Outcome::Loss).count(), 364);
    solution.verify().unwrap();
}

/// King and rook against king, likewise. Known: 175,168 legal positions with White to move, all won, in at most 16 moves
/// (31 plies); with Black to move 201,700 lost and 22,244 drawn, 216 mates.
#[test]
fn rook_mate_has_the_known_counts() {
    use rook_mate::Side::{Black, White};
    let solution = solve::<RookMate>().unwrap();
    let white = Census::of_those(&solution, |position| position.turn == White && position.rook.is_some());
    assert_eq!((white.outcomes(), white.longest_win), ([175_168, 0, 0], 31));
    let black = Census::of_those(&solution, |position| position.turn == Black);
    assert_eq!(black.outcomes(), [0, 201_700, 22_244]);
    assert_eq!(solution.terminals().filter(|(_, value)| value.outcome == Outcome::Loss).count(), 216);
    solution.verify().unwrap();
}

/// A farmer brings wolf, goat and cabbage across a river, one at a time; wolf and goat, goat and cabbage must not be left
/// alone. Known since Alcuin: seven crossings; 10 of the 16 positions can be reached, and the goat goes first.
#[test]
fn wolf_goat_cabbage_takes_seven_crossings() {
    let solution = solve_with_any_number_of_threads(Solver::<Crossing>::new);
    assert_eq!((solution.len(), value_of_start(&solution)), (10, (Outcome::Win, Some(7))));
    let line: Vec<String> =
        solution.principal_line(&solution.starts()[0]).unwrap().iter().map(|step| step.mv.to_string()).collect();
    assert_eq!((line.len(), line[0].as_str(), line[6].as_str()), (7, "take_goat", "take_goat"));
}
