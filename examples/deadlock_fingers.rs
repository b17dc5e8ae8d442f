//! The classes of Fingers, the game of chopsticks modulo N: its draws told apart, and the deadlocks among them, positions
//! from which no play ever ends.
//!
//! Source: GameGraphSolver, whose third test is N = 10. N = 100 takes a minute and some gigabytes; give a
//! smaller number to stop before it.

use std::env;
use std::error::Error;

use game_solver::prelude::*;

#[allow(dead_code, reason = "the game has a `main` of its own")]
#[path = "fingers.rs"]
mod fingers;

pub use fingers::Fingers;

/// How many positions there are of each class, from P to N, and how many of them are deadlocks.
pub fn classes<const N: u8>() -> Result<([usize; 5], usize), SolveError> {
    let solution = solve::<Fingers<N>>()?;
    let (mut classes, mut deadlocks) = ([0; 5], 0);
    for (position, _) in solution.positions() {
        classes[solution.class(&position).expect("it can be reached") as usize] += 1;
        deadlocks += usize::from(solution.is_deadlock(&position) == Some(true));
    }
    Ok((classes, deadlocks))
}

fn main() -> Result<(), Box<dyn Error>> {
    let most: u8 = match env::args().nth(1) {
        Some(number) => number.parse().map_err(|error| format!("`{number}` is no greatest N up to 255: {error}"))?,
        None => 100,
    };
    println!("{:>3}{:>10}{:>10}{:>12}{:>10}{:>10}{:>10}", "N", "P", "PT", "T", "NT", "N", "deadlocks");
    let games = [(10, classes::<10> as fn() -> _), (20, classes::<20>), (60, classes::<60>), (100, classes::<100>)];
    for (n, classes) in games.into_iter().filter(|&(n, _)| n <= most) {
        let ([p, pt, t, nt, n_class], deadlocks) = classes()?;
        println!("{n:>3}{p:>10}{pt:>10}{t:>12}{nt:>10}{n_class:>10}{deadlocks:>10}");
    }
    Ok(())
}
