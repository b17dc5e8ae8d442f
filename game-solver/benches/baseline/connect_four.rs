//! Connect four on `W` columns of `H` cells, on bitboards: a column takes `H + 1` bits, the lowest cell lowest.
//!
//! A position is coded by the stones of the player to move plus the mask of all stones plus the bottom row: in each
//! column the highest bit set stands on top of the stones, and the bits below it are the mover's stones.

use super::Run;
use super::clock::Clock;
use super::index::{Index, Key, Map, Open, Slots};
use super::retrograde::{Adjacency, End, solve, tally};

/// How keys are found, and how wide they are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Find {
    Map,
    Open,
    Slots,
    /// Keys of 32 bits, for boards of at most 32 bits (5×5 has 30).
    NarrowMap,
    /// The same with the table of slots.
    NarrowSlots,
}

/// Solves the game on an empty board of `W` columns and `H` rows.
pub fn run<const W: usize, const H: usize>(find: Find) -> Run {
    match find {
        Find::Map => explore_and_solve::<W, H, u64>(Map::new()),
        Find::Open => explore_and_solve::<W, H, u64>(Open::new(0)),
        Find::Slots => explore_and_solve::<W, H, u64>(Slots::new()),
        Find::NarrowMap => explore_and_solve::<W, H, u32>(Map::new()),
        Find::NarrowSlots => explore_and_solve::<W, H, u32>(Slots::new()),
    }
}

fn explore_and_solve<const W: usize, const H: usize, K: Code>(index: impl Index<K>) -> Run {
    let clock = Clock::start();
    let (moves, keys) = explore::<W, H, K>(index);
    let edges = moves.targets.len() as u64;
    let explore = clock.read();
    // A position without moves is a full board or a line of the player who just moved.
    let labels = solve(moves, |v| match Board::<W, H>::of_code(keys[v as usize].wide()).has_line() {
        true => End::Loss,
        false => End::Draw,
    });
    let total = clock.read();
    Run::of_game(tally(&labels, edges), explore, total)
}

/// A key made of a board's code.
pub trait Code: Key {
    fn of(code: u64) -> Self;
}

impl Code for u64 {
    #[inline(always)]
    fn of(code: u64) -> Self {
        code
    }
}

impl Code for u32 {
    #[inline(always)]
    fn of(code: u64) -> Self {
        code as u32
    }
}

/// The stones of the player to move, and all stones.
#[derive(Clone, Copy)]
struct Board<const W: usize, const H: usize> {
    mine: u64,
    all: u64,
}

impl<const W: usize, const H: usize> Board<W, H> {
    /// The lowest cell of each column.
    const BOTTOM: u64 = {
        let mut bits = 0;
        let mut column = 0;
        while column < W {
            bits |= 1 << (column * (H + 1));
            column += 1;
        }
        bits
    };

    /// All cells.
    const CELLS: u64 = Self::BOTTOM * ((1 << H) - 1);

    #[inline(always)]
    fn code(self) -> u64 {
        self.mine + self.all + Self::BOTTOM
    }

    #[inline(always)]
    fn of_code(code: u64) -> Self {
        // Fill each column down from its highest bit. Bits that cross into the column below land on the cell above its
        // top, and are cut off.
        let mut filled = code;
        let mut row = 0;
        while row < H {
            filled |= (filled >> 1) & Self::CELLS;
            row += 1;
        }
        let all = (filled >> 1) & Self::CELLS;
        Board { mine: code - all - Self::BOTTOM, all }
    }

    /// Whether the player who just moved has four in a row.
    #[inline(always)]
    fn has_line(self) -> bool {
        let stones = self.mine ^ self.all;
        [1, H, H + 1, H + 2].into_iter().any(|step| {
            let pairs = stones & (stones >> step);
            pairs & (pairs >> (2 * step)) != 0
        })
    }
}

fn explore<const W: usize, const H: usize, K: Code>(mut index: impl Index<K>) -> (Adjacency, Vec<K>) {
    let mut keys: Vec<K> = Vec::new();
    let mut moves = Adjacency::new();
    index.id(K::of(Board::<W, H> { mine: 0, all: 0 }.code()), &mut keys);
    let mut next = 0;
    while next < keys.len() {
        let board = Board::<W, H>::of_code(keys[next].wide());
        next += 1;
        if !board.has_line() {
            let theirs = board.mine ^ board.all;
            let mut free = (board.all + Board::<W, H>::BOTTOM) & Board::<W, H>::CELLS;
            while free != 0 {
                let stone = free & free.wrapping_neg();
                free ^= stone;
                let code = Board::<W, H> { mine: theirs, all: board.all | stone }.code();
                moves.targets.push(index.id(K::of(code), &mut keys));
            }
        }
        moves.close();
    }
    (moves, keys)
}
