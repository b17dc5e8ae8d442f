//! Dobutsu shogi: a small cut of it. The whole game, half a billion moves and more, is a release example.

use std::collections::HashSet;

use game_solver::prelude::*;
use game_solver::{MoveVisitor, Pack, Successor};

#[allow(dead_code)]
#[path = "../../examples/dobutsu.rs"]
mod dobutsu;

use dobutsu::{Dobutsu, Variant};

struct Successors(Vec<Dobutsu>);

impl MoveVisitor<Dobutsu> for Successors {
    fn visit(&mut self, _: impl FnOnce() -> <Dobutsu as GamePosition>::Move, successor: Successor<Dobutsu>) {
        match successor {
            Successor::Turn(next) => self.0.push(next),
            other => panic!("every move of dobutsu shogi passes the turn: {other:?}"),
        }
    }
}

/// The positions first reached after each number of plies, and how many of them are over: the columns `level`,
/// `new_positions` and `terminal` of the reference (T. Tanaka's count of 213,993,386 positions, by level), which folds
/// positions left to right and sees them from the player to move. A position in which the lion can be caught, or a safe
/// try made, is over.
#[test]
fn the_first_levels_are_those_of_the_reference() {
    let variant = Variant::default();
    let mut seen = HashSet::new();
    let mut level = Dobutsu::starts(&variant);
    for line in include_str!("../data/dobutsu-by-level.csv").lines().skip(1).take(9) {
        let numbers: Vec<usize> = line.split(',').map(|number| number.parse().unwrap()).collect();
        level.retain(|position| seen.insert(position.pack::<u64>(&variant).unwrap()));
        let (over, going): (Vec<_>, Vec<_>) = level.into_iter().partition(|position| position.end(&variant).is_some());
        assert_eq!([over.len() + going.len(), over.len(), going.len()], numbers[1..], "level {}", numbers[0]);
        let mut successors = Successors(Vec::new());
        for position in going {
            position.moves(&variant, &mut successors);
        }
        level = successors.0.into_iter().map(|position| position.canonical(&variant)).collect();
    }
}

/// "Without drops the game is a draw" (the reference, after Tanaka), whichever way a try is resolved.
#[test]
fn without_drops_it_is_a_draw() {
    for late_try in [false, true] {
        let solution = solve_with::<Dobutsu>(Variant { no_drops: true, late_try }).unwrap();
        assert_eq!(solution.outcome(&solution.starts()[0]), Some(Outcome::Draw));
        solution.verify().unwrap();
    }
}

/// Two lions and a chick each, with the chicks in hand: the values are the same with reflections folded and not.
#[test]
fn folding_reflections_changes_no_value() {
    // The lions on the middle squares of their home rows, a chick each in hand.
    let start = Dobutsu { board: 0x0d0_000_000_050, hands: 0b00_00_01_00_00_01 };
    let solver = || Solver::<Dobutsu>::with(Variant::default()).starts([start]);
    let folded = solver().solve().unwrap();
    let whole = solver().symmetry(false).solve().unwrap();
    assert!(folded.len() < whole.len());
    for (position, value) in whole.positions() {
        assert_eq!(folded.value(&position), Some(value));
    }
    folded.verify().unwrap();
    whole.verify().unwrap();
}
