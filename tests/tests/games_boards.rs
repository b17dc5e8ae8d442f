//! Board games with men that move, against the numbers that are known of them.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/dodgem.rs"]
mod dodgem;
#[path = "../../examples/fox_and_geese.rs"]
mod fox_and_geese;
#[path = "../../examples/hexapawn.rs"]
mod hexapawn;
#[path = "../../examples/kalah.rs"]
mod kalah;
#[path = "../../examples/mu_torere.rs"]
mod mu_torere;

use dodgem::Dodgem;
use fox_and_geese::{FoxAndGeese, Side};
use game_solver::{Outcome, Solver, solve};
use game_solver_tests::census::{Census, solve_with_any_number_of_threads, value_of_start};
use hexapawn::Hexapawn;
use kalah::Kalah;
use mu_torere::MuTorere;

/// One rank of pawns each, which step ahead or capture diagonally ahead; whoever reaches the far side, or leaves the
/// opponent without a move, wins. Known (width × height): 3×3, 135 positions, the second player wins in 6 plies; 4×3,
/// 1,128 positions, the first in 5; 4×4, 20,286 positions, the first in 11.
#[test]
fn hexapawn_has_the_known_values() {
    let solution = solve_with_any_number_of_threads(Solver::<Hexapawn<3, 3>>::new);
    assert_eq!((solution.len(), value_of_start(&solution)), (135, (Outcome::Loss, Some(6))));
    let solution = solve_with_any_number_of_threads(Solver::<Hexapawn<4, 3>>::new);
    assert_eq!((solution.len(), value_of_start(&solution)), (1_128, (Outcome::Win, Some(5))));
    let solution = solve_with_any_number_of_threads(Solver::<Hexapawn<4, 4>>::new);
    assert_eq!((solution.len(), value_of_start(&solution)), (20_286, (Outcome::Win, Some(11))));
}

/// Eight points on a ring and a centre, four men each on adjacent points; a man moves to the empty point, along the ring,
/// from the centre to the ring, or to the centre from beside an enemy; no move loses. Known: a draw; 1,180 positions,
/// W 208, L 128, D 844; 80 of them without a move; the longest win takes 5 plies.
#[test]
fn mu_torere_has_the_known_counts() {
    let solution = solve_with_any_number_of_threads(Solver::<MuTorere>::new);
    let census = Census::of(&solution);
    assert_eq!((solution.len(), census.outcomes(), census.longest_win), (1_180, [208, 128, 844], 5));
    assert_eq!(solution.terminals().count(), 80);
    assert_eq!(value_of_start(&solution), (Outcome::Draw, None));
}

/// On 3×3 two cars each, which move ahead or sideways and leave the board ahead; a player without a move on his turn wins.
/// Known: the first player wins in 20 plies; 2,055 positions, W 1,215, L 840; 100 without a move; the longest win 22.
#[test]
fn dodgem_has_the_known_counts() {
    let solution = solve_with_any_number_of_threads(Solver::<Dodgem>::new);
    let census = Census::of(&solution);
    assert_eq!((solution.len(), census.outcomes(), census.longest_win), (2_055, [1_215, 840, 0], 22));
    assert_eq!(solution.terminals().count(), 100);
    assert_eq!(value_of_start(&solution), (Outcome::Win, Some(20)));
}

/// Four geese on the dark squares of the first row of a chessboard, forward only; a fox on one of the last row, in any
/// diagonal direction; no move loses. Known: the geese win wherever the fox starts on his back row, in 44 plies if he moves
/// first (895,363 positions), in 43 if they do (892,963).
#[test]
fn fox_and_geese_is_won_by_the_geese() {
    let solution = solve::<FoxAndGeese>().unwrap();
    assert_eq!(solution.len(), 895_363);
    for start in solution.starts() {
        assert_eq!((solution.outcome(start), solution.remoteness(start)), (Some(Outcome::Loss), Some(44)));
    }
    let solution = Solver::new().starts(FoxAndGeese::set_ups(Side::Geese)).solve().unwrap();
    assert_eq!(solution.len(), 892_963);
    for start in solution.starts() {
        assert_eq!((solution.outcome(start), solution.remoteness(start)), (Some(Outcome::Win), Some(43)));
    }
    solution.verify().unwrap();
}

/// Three pits of two seeds a player. Sow counter-clockwise, past the opponent's store; a last seed in one's own store gives
/// another move; in an empty pit of one's own it captures with the seeds opposite, if there are any; the game is over when
/// either side is empty, and the other keeps what is left. The counts are those of a program written apart from these rules
/// in another language: 2,721 positions, 3,943 moves, 365 ends, W 1,299, L 948, D 474; the first player wins in 8 plies.
#[test]
fn kalah_has_the_known_counts() {
    let solution = solve_with_any_number_of_threads(Solver::<Kalah<3, 2>>::new);
    assert_eq!((solution.len(), solution.stats().moves, solution.stats().terminals), (2_721, 3_943, 365));
    assert_eq!(Census::of(&solution).outcomes(), [1_299, 948, 474]);
    assert_eq!(value_of_start(&solution), (Outcome::Win, Some(8)));
    let solution = solve_with_any_number_of_threads(Solver::<Kalah<2, 3>>::new);
    assert_eq!((solution.len(), solution.stats().moves), (148, 151));
    assert_eq!(value_of_start(&solution), (Outcome::Loss, Some(6)));
}
