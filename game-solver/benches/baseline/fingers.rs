//! The mod-N game: each player has two numbers mod N, all 1 at the start; a move adds one of the opponent's non-zero
//! numbers to one of one's own non-zero numbers; a player whose numbers are both 0 has won. Pairs are unordered, and
//! the position is seen by the player to move.

use super::Run;
use super::clock::Clock;
use super::index::{Dense, Index, Map, Open, Slots};
use super::retrograde::{Adjacency, End, solve, tally};

/// How keys are found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    Map,
    Open,
    Slots,
    Dense,
}

/// Solves the game mod `n`.
pub fn run(n: u32, find: Find) -> Run {
    match find {
        Find::Map => explore_and_solve(n, Map::new()),
        Find::Open => explore_and_solve(n, Open::new(0)),
        Find::Slots => explore_and_solve(n, Slots::new()),
        Find::Dense => {
            let pairs = n as usize * (n as usize + 1) / 2;
            explore_and_solve(n, Dense::new(pairs * pairs))
        }
    }
}

fn explore_and_solve(n: u32, index: impl Index<u32>) -> Run {
    let clock = Clock::start();
    let moves = explore(n, index);
    let edges = moves.targets.len() as u64;
    let explore = clock.read();
    // Every end is lost for the player to move: the opponent got rid of both numbers.
    let labels = solve(moves, |_| End::Loss);
    let total = clock.read();
    Run::of_game(tally(&labels, edges), explore, total)
}

/// The number of a pair `low <= high`, which is the place of the pair in a triangle.
#[inline(always)]
fn pair(a: u32, b: u32) -> u32 {
    let (low, high) = if a < b { (a, b) } else { (b, a) };
    high * (high + 1) / 2 + low
}

fn explore(n: u32, mut index: impl Index<u32>) -> Adjacency {
    let pairs = n * (n + 1) / 2;
    let numbers: Vec<(u32, u32)> = (0..n).flat_map(|high| (0..=high).map(move |low| (low, high))).collect();
    let mut keys: Vec<u32> = Vec::new();
    let mut moves = Adjacency::new();
    index.id(pair(1, 1) * pairs + pair(1, 1), &mut keys);
    let mut next = 0;
    while next < keys.len() {
        let key = keys[next];
        next += 1;
        let (mine, theirs) = (key / pairs, key % pairs);
        let (a, b) = numbers[mine as usize];
        let (c, d) = numbers[theirs as usize];
        for (own, other) in [(a, b), (b, a)] {
            for add in [c, d] {
                if own != 0 && add != 0 {
                    let sum = own + add;
                    let moved = pair(if sum >= n { sum - n } else { sum }, other);
                    let id = index.id(theirs * pairs + moved, &mut keys);
                    moves.targets.push(id);
                }
            }
        }
        moves.close();
    }
    moves
}
