//! Games of lines, against the numbers that are known of them.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/connect_four.rs"]
mod connect_four;
#[path = "../../examples/misere_tic_tac_toe.rs"]
mod misere_tic_tac_toe;
#[path = "../../examples/tic_tac_toe.rs"]
mod tic_tac_toe;

use connect_four::ConnectFour;
use game_solver::{Outcome, Solver, solve};
use game_solver_tests::census::{
    Census, compare_with_symmetries_off, solve_with_any_number_of_threads, value_of_start,
};
use misere_tic_tac_toe::MisereTicTacToe;
use tic_tac_toe::{Mark, TicTacToe};

/// X and O alternately mark a square of 3×3; three own marks in a line win, a full board is a draw. Known without
/// symmetries: 5,478 positions, 16,167 moves, 958 ends (626 won by X, 316 by O, 16 full boards), W 2,836, L 1,574, D 1,068
/// for the player to move; the game is a draw.
#[test]
fn tic_tac_toe_has_the_known_counts() {
    let solution = solve_with_any_number_of_threads(|| Solver::<TicTacToe>::new().symmetry(false));
    assert_eq!((solution.len(), solution.stats().moves), (5_478, 16_167));
    assert_eq!(Census::of(&solution).outcomes(), [2_836, 1_574, 1_068]);
    assert_eq!(value_of_start(&solution), (Outcome::Draw, None));
    let mut ends = [0; 3];
    for (position, value) in solution.terminals() {
        ends[match (value.outcome, position.turn) {
            (Outcome::Loss, Mark::O) => 0,
            (Outcome::Loss, Mark::X) => 1,
            (Outcome::Draw, _) => 2,
            (Outcome::Win, _) => panic!("nobody completes a line of the player to move"),
        }] += 1;
    }
    assert_eq!(ends, [626, 316, 16]);
}

/// The same game up to the 8 rotations and reflections of the board: 765 positions of the 5,478.
#[test]
fn tic_tac_toe_has_765_positions_up_to_symmetry() {
    solve_with_any_number_of_threads(Solver::<TicTacToe>::new);
    assert_eq!(compare_with_symmetries_off::<TicTacToe>(), (765, 5_478));
}

/// As tic-tac-toe, but three own marks in a line lose. Known: 5,478 positions, W 3,054, L 1,444, D 980 for the player to
/// move, the longest win takes 8 plies; the game is a draw.
#[test]
fn misere_tic_tac_toe_has_the_known_counts() {
    let solution = solve_with_any_number_of_threads(|| Solver::<MisereTicTacToe>::new().symmetry(false));
    let census = Census::of(&solution);
    assert_eq!((solution.len(), census.outcomes(), census.longest_win), (5_478, [3_054, 1_444, 980], 8));
    assert_eq!(value_of_start(&solution), (Outcome::Draw, None));
    assert_eq!(compare_with_symmetries_off::<MisereTicTacToe>(), (765, 5_478));
}

/// Stones fall into columns; four in a line win, a full board is a draw. Known numbers of positions that can be reached
/// from the empty board, a won position not played on, mirror images counted apart (width × height): 3×3 869,
/// 4×3 12,031, 5×3 158,911.
#[test]
fn connect_four_has_the_known_numbers_of_positions() {
    assert_eq!(solve_with_any_number_of_threads(Solver::<ConnectFour<3, 3>>::new).len(), 869);
    assert_eq!(solve_with_any_number_of_threads(Solver::<ConnectFour<4, 3>>::new).len(), 12_031);
    assert_eq!(solve::<ConnectFour<5, 3>>().unwrap().len(), 158_911);
}

/// As above on 4×4: 161,029 positions, 304,574 moves, W 38,675, L 32,234, D 90,120 for the player to move; a draw.
#[test]
fn connect_four_on_4_by_4_has_the_known_counts() {
    let solution = solve::<ConnectFour<4, 4>>().unwrap();
    assert_eq!((solution.len(), solution.stats().moves), (161_029, 304_574));
    assert_eq!(Census::of(&solution).outcomes(), [38_675, 32_234, 90_120]);
    assert_eq!(value_of_start(&solution), (Outcome::Draw, None));
    solution.verify().unwrap();
}

/// As above: 4×5 (1,706,255 positions) and 5×4 (3,945,711) are draws.
#[test]
fn connect_four_on_4_by_5_and_5_by_4_is_a_draw() {
    let solution = solve::<ConnectFour<4, 5>>().unwrap();
    assert_eq!((solution.len(), value_of_start(&solution)), (1_706_255, (Outcome::Draw, None)));
    let solution = solve::<ConnectFour<5, 4>>().unwrap();
    assert_eq!((solution.len(), value_of_start(&solution)), (3_945_711, (Outcome::Draw, None)));
}
