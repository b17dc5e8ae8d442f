//! Games of pursuit, with a board or a network as context, against the numbers that are known of them.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/cat_and_mouse.rs"]
mod cat_and_mouse;
#[path = "../../examples/cops_and_robber.rs"]
mod cops_and_robber;
#[path = "../../examples/police_and_thief.rs"]
mod police_and_thief;

use cat_and_mouse::{CatAndMouse, Place};
use cops_and_robber::{Chase, CopsAndRobber};
use game_solver::{Outcome, Solver, solve_with};
use game_solver_examples::Network;
use game_solver_tests::census::{Census, solve_with_any_number_of_threads, value_of_start};
use police_and_thief::{Board, PoliceAndThief, Side};
use serde::Deserialize;

#[derive(Deserialize)]
struct Boards {
    boards: Vec<KnownBoard>,
}

/// A board and what is known of it.
#[derive(Deserialize)]
struct KnownBoard {
    grid: Vec<String>,
    start_outcome_for_policeman_to_move: String,
    /// In plies; -1 for a draw.
    start_distance: i64,
    states: usize,
    edges: u64,
    state_counts: StateCounts,
}

#[derive(Deserialize)]
struct StateCounts {
    win: usize,
    lose: usize,
    draw: usize,
}

/// The policeman moves first, then they alternate; he steps in 8 directions, the thief in 4, both may stay, neither enters
/// a wall. Same cell: the policeman has won; thief on an exit (and not caught): the thief has won; both hold whoever is to
/// move; a play that never ends is a draw. The known counts are over all pairs of free cells, with either to move.
#[test]
fn police_and_thief_agrees_on_all_known_boards() {
    let known: Boards = serde_json::from_str(include_str!("../data/police-boards.json")).unwrap();
    assert_eq!(known.boards.len(), 50);
    for known in known.boards {
        let text = known.grid.join("\n");
        let board: Board = text.parse().unwrap();
        let solution = solve_with::<PoliceAndThief>(board.clone()).unwrap();
        let (outcome, remoteness) = value_of_start(&solution);
        let expected = match known.start_outcome_for_policeman_to_move.as_str() {
            "win" => Outcome::Win,
            "lose" => Outcome::Loss,
            _ => Outcome::Draw,
        };
        assert_eq!((outcome, remoteness.map_or(-1, i64::from)), (expected, known.start_distance), "{text}");
        solution.verify().unwrap();

        let free: Vec<usize> = (0..board.squares.len()).filter(|&square| board.squares[square] != b'*').collect();
        let everywhere = free.iter().flat_map(|&policeman| {
            let pairs = free.iter().map(move |&thief| (policeman, thief));
            pairs.flat_map(|(policeman, thief)| {
                [Side::Policeman, Side::Thief].map(|turn| PoliceAndThief { policeman, thief, turn })
            })
        });
        let solution = Solver::with(board.clone()).starts(everywhere).solve().unwrap();
        let counts = &known.state_counts;
        assert_eq!((solution.len(), solution.stats().moves), (known.states, known.edges), "{text}");
        assert_eq!(Census::of(&solution).outcomes(), [counts.win, counts.lose, counts.draw], "{text}");
    }
}

/// The boards that are shipped with the example, by the rules above: caught in the corner and along the diagonal, an
/// escape, a draw behind a wall.
#[test]
fn police_and_thief_solves_the_shipped_boards() {
    let outcome = |text: &str| value_of_start(&solve_with::<PoliceAndThief>(text.parse().unwrap()).unwrap()).0;
    assert_eq!(outcome(include_str!("../../examples/boards/corner.txt")), Outcome::Win);
    assert_eq!(outcome(include_str!("../../examples/boards/diagonal.txt")), Outcome::Win);
    assert_eq!(outcome(include_str!("../../examples/boards/escape.txt")), Outcome::Loss);
    assert_eq!(outcome(include_str!("../../examples/boards/wall.txt")), Outcome::Draw);
}

#[test]
fn broken_boards_are_refused_with_the_reason() {
    let error = |text: &str| text.parse::<Board>().unwrap_err();
    assert_eq!(error("P.T\n.."), "line 2: all lines must be as long as the first");
    assert_eq!(error("P.T\n.x."), "line 2: `x` is not one of `P`, `T`, `*`, `E` and `.`");
    assert_eq!(error("P.\n.."), "there must be one `T`, not 0");
    assert_eq!(error("PPT"), "there must be one `P`, not 2");
    assert_eq!(error(""), "there must be one `P`, not 0");
}

/// The mouse starts at 1, the cat at 2, the hole 0 is barred to the cat, the mouse moves first, both must move; a play that
/// never ends is a draw. The two examples of LeetCode 913.
#[test]
fn cat_and_mouse_agrees_with_the_known_examples() {
    let first: Network = include_str!("../../examples/boards/mouse_hole.txt").parse().unwrap();
    let neighbours: Vec<Vec<usize>> = (0..first.size()).map(|point| first.neighbours(point).collect()).collect();
    assert_eq!(neighbours, [vec![2, 5], vec![3], vec![0, 4, 5], vec![1, 4, 5], vec![2, 3], vec![0, 2, 3]]);
    let solution = solve_with_any_number_of_threads(|| Solver::<CatAndMouse>::with(Place(first.clone())));
    assert_eq!(value_of_start(&solution), (Outcome::Draw, None));

    let second = Network::of_lines([(0, 1), (0, 3), (2, 3)]);
    let solution = solve_with_any_number_of_threads(|| Solver::<CatAndMouse>::with(Place(second.clone())));
    assert_eq!(value_of_start(&solution), (Outcome::Win, Some(1)));
}

/// A path of so many points.
fn path(points: usize) -> Network {
    Network::of_lines((1..points).map(|point| (point - 1, point)))
}

/// A cycle of so many points.
fn cycle(points: usize) -> Network {
    Network::of_lines((0..points).map(|point| (point, (point + 1) % points)))
}

/// A square grid of points, each joined to those beside, above and below it.
fn grid(side: usize) -> Network {
    let right = (0..side * side).filter(|point| point % side + 1 < side).map(|point| (point, point + 1));
    let up = (0..side * (side - 1)).map(|point| (point, point + side));
    Network::of_lines(right.chain(up))
}

/// Who wins, and in how many plies after cops and robber have chosen their points.
fn chase(cops: usize, network: Network) -> Option<u32> {
    let solution = solve_with::<CopsAndRobber>(Chase { cops, network }).unwrap();
    solution.verify().unwrap();
    match value_of_start(&solution) {
        (Outcome::Win, Some(plies)) => Some(plies - 2),
        (Outcome::Loss, None) => None,
        other => panic!("the cops win at some time or the robber wins for ever, not {other:?}"),
    }
}

/// Staying is allowed, the cops are placed first, an endless play is the robber's. Known: one cop wins on paths and trees;
/// two are needed on C4, C5, C8 and the 3×3 and 4×4 grids; three on the Petersen graph. With the best placement the capture
/// takes 5 plies on a path of 6, 3 for two cops on C8, 3 for two on the 3×3 grid.
#[test]
fn cops_and_robber_has_the_known_cop_numbers() {
    assert_eq!(chase(1, path(6)), Some(5));
    let tree = Network::of_lines((1..12).map(|point| ((point - 1) / 2, point)));
    assert!(chase(1, tree).is_some());
    for network in [cycle(4), cycle(5), cycle(8), grid(3), grid(4)] {
        assert_eq!(chase(1, network.clone()), None, "one cop on {network:?}");
        assert!(chase(2, network.clone()).is_some(), "two cops on {network:?}");
    }
    assert_eq!(chase(2, cycle(8)), Some(3));
    assert_eq!(chase(2, grid(3)), Some(3));
    let shipped: Network = include_str!("../../examples/boards/blocks.txt").parse().unwrap();
    assert_eq!(chase(2, shipped), Some(3));
}

/// As above on the Petersen graph, as it is shipped with the example.
#[test]
fn three_cops_are_needed_on_the_petersen_graph() {
    let petersen: Network = include_str!("../../examples/boards/petersen.txt").parse().unwrap();
    assert_eq!((petersen.size(), petersen.lines().count()), (10, 15));
    assert_eq!(chase(2, petersen.clone()), None);
    assert!(chase(3, petersen.clone()).is_some());
    solve_with_any_number_of_threads(|| Solver::<CopsAndRobber>::with(Chase { cops: 2, network: petersen.clone() }));
}

#[test]
fn broken_networks_are_refused_with_the_line() {
    let error = |text: &str| text.parse::<Network>().unwrap_err();
    assert_eq!(error("0 1\n\n1 x"), "line 3: `x` is not the number of a point (0 to 65535)");
    assert_eq!(error("0 1\n0 65536"), "line 2: `65536` is not the number of a point (0 to 65535)");
    assert_eq!(error("0 1 2"), "line 1: two points were expected, not `0 1 2`");
    assert_eq!(error("# nothing"), "there are no lines between points");
}
