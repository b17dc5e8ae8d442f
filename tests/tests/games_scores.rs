//! Games with scores, and the classes of a game of draws, against the numbers that are known of them.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/deadlock_fingers.rs"]
mod deadlock_fingers;
#[path = "../../examples/dots_and_boxes.rs"]
mod dots_and_boxes;
#[path = "../../examples/kalah.rs"]
mod kalah;

use std::collections::HashMap;

use deadlock_fingers::{Fingers, classes};
use dots_and_boxes::DotsAndBoxes;
use game_solver::{GamePosition, Score, Shown, Solver, score, solve};
use game_solver_tests::census::compare_with_symmetries_off;
use kalah::Kalah;

/// The margin that the first player can force, verified.
fn margin<G: GamePosition<Context = ()>>() -> Score {
    let scores = Solver::<G>::new().score().unwrap();
    scores.verify().unwrap();
    scores.margin(&scores.starts()[0]).unwrap()
}

/// Whoever draws the last line of a box owns it and draws again. A program written apart from these rules in another
/// language finds that on 2×2 boxes the first player can win by 2, and 5,105 positions (lines, boxes ahead, player to move)
/// without symmetries.
#[test]
fn dots_and_boxes_on_2_by_2_is_won_by_2() {
    assert_eq!(margin::<DotsAndBoxes>(), 2);
    let (up_to_symmetry, all) = compare_with_symmetries_off::<DotsAndBoxes>();
    assert_eq!(all, 5_105);
    assert!(up_to_symmetry * 6 < all);

    let (folded, all) =
        (score::<DotsAndBoxes>().unwrap(), Solver::<DotsAndBoxes>::new().symmetry(false).score().unwrap());
    for (position, margin) in all.positions() {
        assert_eq!(folded.margin(&position), Some(margin), "{}", Shown::new(&position, &()));
    }
}

/// The rules are those of the example. A program written apart from them in another language finds these margins for the
/// first player with so many pits and so many seeds in each.
#[test]
fn kalah_has_the_known_margins() {
    assert_eq!([margin::<Kalah<1, 1>>(), margin::<Kalah<1, 2>>(), margin::<Kalah<1, 3>>()], [0, -2, 6]);
    assert_eq!([margin::<Kalah<2, 1>>(), margin::<Kalah<2, 2>>(), margin::<Kalah<2, 3>>()], [2, -2, -2]);
    assert_eq!([margin::<Kalah<3, 1>>(), margin::<Kalah<3, 2>>()], [0, 4]);
}

/// The mod-N game: positions of the classes P, PT, T, NT and N, and deadlocks, after GameGraphSolver's theory.
#[test]
fn deadlock_fingers_has_the_known_classes() {
    assert_eq!(classes::<10>().unwrap(), ([130, 349, 1_182, 781, 302], 12));
    assert_eq!(classes::<20>().unwrap(), ([544, 696, 36_374, 1_740, 1_460], 48));
}

/// GameGraphSolver's third test, line by line: class, and whether no play ever ends.
#[test]
fn deadlock_fingers_agrees_with_game_graph_solver() {
    let solution = solve::<Fingers<10>>().unwrap();
    let answers: HashMap<String, String> = solution
        .positions()
        .map(|(position, _)| {
            let (class, deadlock) = (solution.class(&position).unwrap(), solution.is_deadlock(&position).unwrap());
            (Shown::new(&position, &()).to_string(), format!("{class}-POSITION\t{}", u8::from(deadlock)))
        })
        .collect();
    let expected = include_str!("../data/gamegraphsolver-test03.txt");
    assert_eq!(answers.len(), expected.lines().count());
    for line in expected.lines() {
        let (position, answer) = line.split_once(" ==> ").unwrap();
        assert_eq!(answers.get(position).map(String::as_str), Some(answer), "{position}");
    }
}
