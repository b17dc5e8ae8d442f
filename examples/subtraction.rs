//! Subtraction games: a heap of counters and a set of numbers; a move takes as many counters as one of the numbers says.
//! Whoever cannot move loses.
//!
//! Source: Berlekamp, Conway and Guy, *Winning Ways*, chapter 4. The nimbers of a finite set always become periodic; the
//! numbers of the set are given on the command line, and the program prints the nimbers, where the period begins and how
//! long it is.

use std::error::Error;
use std::num::NonZeroUsize;

use game_solver::prelude::*;

/// Take as many counters as one of the numbers says.
#[derive(GamePosition, Clone, Debug)]
#[game(context(numbers: Vec<usize>), start = Subtraction { counters: MOST })]
#[rule(take(n: usize in numbers.iter().copied()) if n <= self.counters => self.counters -= n)]
pub struct Subtraction {
    #[values(0..=MOST)]
    pub counters: usize,
}

/// The largest heap that is looked at.
pub const MOST: usize = 300;

/// The nimbers of heaps of 0, 1, 2, … counters.
pub fn nimbers(numbers: Vec<usize>) -> Result<Vec<u32>, GrundyError> {
    let heaps = (0..=MOST).map(|counters| Subtraction { counters });
    let game = Solver::<Subtraction>::with(numbers).starts(heaps.clone()).grundy()?;
    Ok(heaps.map(|heap| game.nimber(&heap).expect("every heap is a start")).collect())
}

/// Where the period of the nimbers begins, and how long it is, if it shows: a nimber depends on as many before it as the
/// largest number of the set says, so once that many agree with those a period before, all that follow will.
pub fn period(nimbers: &[u32], largest: usize) -> Option<(usize, usize)> {
    (1..nimbers.len()).find_map(|period| {
        let differ = |&at: &usize| nimbers[at] != nimbers[at + period];
        let begin = (0..nimbers.len() - period).rev().find(differ).map_or(0, |at| at + 1);
        (begin + period + largest <= nimbers.len()).then_some((begin, period))
    })
}

fn main() -> Result<(), Box<dyn Error>> {
    // A move of no counters would never end.
    let parse = |number: String| match number.parse::<NonZeroUsize>() {
        Ok(positive) => Ok(positive.get()),
        Err(error) => Err(format!("`{number}` is no number to take: {error}")),
    };
    let mut numbers: Vec<usize> = std::env::args().skip(1).map(parse).collect::<Result<_, _>>()?;
    if numbers.is_empty() {
        numbers = vec![2, 5, 7];
    }
    let largest = numbers.iter().copied().max().unwrap_or(0);
    let nimbers = nimbers(numbers)?;
    println!("{nimbers:?}");
    match period(&nimbers, largest) {
        Some((begin, period)) => println!("period {period} from {begin} counters on"),
        None => println!("no period shows up to {MOST} counters"),
    }
    Ok(())
}
