//! Tic-tac-toe: a cell is a digit in base 3 (0 empty, 1 the player to move, 2 the opponent).

use super::Tally;
use super::index::{Dense, Index};
use super::retrograde::{Adjacency, End, solve, tally};

/// The number whose digits in base 3 are the bits of the place in this table.
static DIGITS: [u16; 512] = {
    let mut digits = [0; 512];
    let mut bits = 1;
    while bits < 512 {
        digits[bits] = 3 * digits[bits / 2] + bits as u16 % 2;
        bits += 1;
    }
    digits
};

/// The number of codes.
const CODES: u16 = 19_683;

/// The cells of a line.
const LINES: [u32; 8] = [0o007, 0o070, 0o700, 0o111, 0o222, 0o444, 0o421, 0o124];

/// The cells of both players as bits, and the code of the position.
#[derive(Clone, Copy)]
struct Board {
    mine: u32,
    theirs: u32,
}

impl Board {
    #[inline(always)]
    fn code(self) -> u32 {
        u32::from(DIGITS[self.mine as usize] + 2 * DIGITS[self.theirs as usize])
    }

    fn of_code(mut code: u32) -> Self {
        let mut board = Board { mine: 0, theirs: 0 };
        for cell in 0..9 {
            let digit = code % 3;
            board.mine |= (digit & 1) << cell;
            board.theirs |= (digit >> 1) << cell;
            code /= 3;
        }
        board
    }

    fn is_lost(self) -> bool {
        LINES.iter().any(|line| self.theirs & line == *line)
    }
}

/// Solves the game.
pub fn run() -> Tally {
    let mut index = Dense::new(CODES as usize);
    let mut keys: Vec<u32> = Vec::new();
    let mut moves = Adjacency::new();
    index.id(0, &mut keys);
    let mut next = 0;
    while next < keys.len() {
        let board = Board::of_code(keys[next]);
        next += 1;
        if !board.is_lost() {
            let mut free = !(board.mine | board.theirs) & 0o777;
            while free != 0 {
                let cell = free & free.wrapping_neg();
                free ^= cell;
                let code = Board { mine: board.theirs, theirs: board.mine | cell }.code();
                moves.targets.push(index.id(code, &mut keys));
            }
        }
        moves.close();
    }
    let edges = moves.targets.len() as u64;
    let labels = solve(moves, |v| if Board::of_code(keys[v as usize]).is_lost() { End::Loss } else { End::Draw });
    tally(&labels, edges)
}
