//! A sum of three games: a heap of Nim beside a row of Kayles beside a token that walks through one-way streets and may go
//! round in circles. A move is a move in one of the three; whoever cannot move in any loses.
//!
//! Source: R. P. Sprague, 1935, and P. M. Grundy, 1939, for sums without circles; C. A. B. Smith, *Graphs and composite
//! games*, 1966, for those with. Each game is solved by itself; the sum is never built.

use game_solver::prelude::*;

/// Take any number of stones.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Heap { stones: 9 }, show = format!("{} stones", self.stones))]
#[rule(take(n: u8 in 1..=self.stones) => self.stones -= n)]
pub struct Heap {
    #[values(0..=9)]
    pub stones: u8,
}

/// Knock down one pin of a row, or two adjacent ones.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Row { pins: 9 }, show = format!("{} pins", self.pins))]
#[rule(knock(down: u8 in 1..=self.pins.min(2), left: u8 in 0..=self.pins - down) =>
    parts [left, self.pins - down - left].map(|pins| Row { pins }))]
pub struct Row {
    #[values(0..=9)]
    pub pins: u8,
}

/// Walk along a one-way street.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = (0..STREETS.len()).map(|at| Token { at }), show = format!("the token at {}", self.at))]
#[rule(walk(to: usize in STREETS[self.at].iter().copied()) => self.at = to)]
pub struct Token {
    #[values(0..STREETS.len())]
    pub at: usize,
}

/// Where the streets from each corner lead: 0 is a dead end, from 1 it can be reached, 2 and 3 go round in a circle, and
/// 2 leads to 1 besides, 4 to 3.
const STREETS: [&[usize]; 5] = [&[], &[0], &[1, 3], &[2], &[3]];

fn main() -> Result<(), GrundyError> {
    let (heap, row, token) = (grundy::<Heap>()?, grundy::<Row>()?, grundy::<Token>()?);
    for (stones, pins, at) in [(3, 3, 0), (7, 5, 1), (1, 2, 2), (2, 3, 3), (4, 6, 4)] {
        let sum = sum![heap.at(&Heap { stones }), row.at(&Row { pins }), token.at(&Token { at })];
        println!("{sum:?}");
        if let (Some(value), Some(outcome)) = (sum.value(), sum.outcome()) {
            println!("    worth {value}: a {outcome} for the player to move");
        }
        if let Some(best) = sum.best_move() {
            println!("    best move: {best}");
        }
    }
    Ok(())
}
