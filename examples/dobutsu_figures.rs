//! The published figures of Dobutsu shogi, reproduced: both ways of counting positions, the table by distance line by
//! line, and the first moves. Takes some minutes and 8 GB.
//!
//! Sources: T. Tanaka, IPSJ SIG 2009-GI-22-3; the tables in `tests/data`.

use game_solver::prelude::*;

#[allow(dead_code)]
#[path = "dobutsu.rs"]
mod dobutsu;

use dobutsu::{Dobutsu, Variant};

fn main() -> Result<(), SolveError> {
    let solution = solve_with::<Dobutsu>(Variant::default())?;
    let histogram = solution.histogram();
    assert_eq!(solution.stats().positions, 213_993_386);
    assert_eq!(solution.stats().positions - solution.stats().terminals, 86_831_053);
    assert_eq!(solution.stats().moves, 813_144_531);
    assert_eq!(histogram.outcome(Outcome::Win), 174_089_910);
    assert_eq!(histogram.outcome(Outcome::Loss), 37_228_827);
    assert_eq!(histogram.outcome(Outcome::Draw), 2_674_649);

    // The table counts the winning capture; here the game is over one ply before.
    let mut lines = 0;
    for line in
        include_str!("../tests/data/dobutsu-by-distance.csv").lines().filter(|line| !line.starts_with('#')).skip(1)
    {
        let columns: Vec<&str> = line.split(',').collect();
        let count: u64 = columns[2].parse().expect("the table has numbers");
        let value = match columns[1] {
            "draw" => Value { outcome: Outcome::Draw, remoteness: None },
            result => Value {
                outcome: if result == "win" { Outcome::Win } else { Outcome::Loss },
                remoteness: columns[0].parse().ok().map(|plies: u32| plies - 1),
            },
        };
        assert_eq!(histogram.value(value), count, "{line}");
        lines += 1;
    }
    println!(
        "{lines} lines of the table by distance agree; the longest win takes {:?} plies",
        histogram.max_remoteness().map(|plies| plies + 1)
    );

    let start = solution.starts()[0];
    println!("the start: {}", solution.value(&start).expect("a start can be reached"));
    for first in solution.moves(&start).expect("a start can be reached") {
        println!("  {}: {}", first.mv, first.value);
    }
    println!("{:#?}", solution.stats());
    drop(solution);

    let solution = solve_with::<Dobutsu>(Variant { late_try: true, no_drops: false })?;
    let histogram = solution.histogram();
    assert_eq!(solution.stats().positions, 246_803_167);
    assert_eq!(solution.stats().positions - solution.stats().terminals, 99_485_568);
    // The three counts that are published are of the expanded positions.
    let ended = |outcome| histogram.value(Value { outcome, remoteness: Some(0) });
    assert_eq!(histogram.outcome(Outcome::Draw), 2_682_700);
    assert_eq!(histogram.outcome(Outcome::Win) - ended(Outcome::Win), 56_474_473);
    assert_eq!(histogram.outcome(Outcome::Loss) - ended(Outcome::Loss), 40_328_395);
    println!("the other way of counting agrees: {}", solution.value(&start).expect("a start can be reached"));
    println!("{:#?}", solution.stats());
    Ok(())
}
