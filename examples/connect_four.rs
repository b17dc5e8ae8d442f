//! Connect four: the players alternately drop a stone into one of W columns of H squares, where it falls to the lowest
//! empty square; four own stones in a line (row, column or diagonal) win, a full board is a draw.
//!
//! Source: Hasbro's game of 1974, 7×6 there. On 4×4, 4×5, 5×4 and 5×5 (width × height) it is a draw, on 6×4 the second
//! player wins: J. Tromp, *John's Connect Four Playground*.

use std::process::ExitCode;

use game_solver::grid::Grid;
use game_solver::prelude::*;

/// Drop a stone into a column; four in a line win.
#[derive(GamePosition, Clone, Debug)]
#[game(
    start = ConnectFour { board: Self::FLOOR },
    handover = self.board ^= self.stones(),
    show = self.drawing(),
)]
#[rule(drop(column: usize in 0..W) if self.has_room(column) => self.board |= self.marker(column) << 1)]
#[ends(lose if has_four::<H>(self.theirs()))]
#[ends(draw if (0..W).all(|column| !self.has_room(column)))]
pub struct ConnectFour<const W: usize, const H: usize> {
    /// H + 1 bits a column, the bottom of the first column lowest. The highest bit set in a column is a marker: it
    /// stands on the lowest empty square. Below it a set bit is a stone of the player to move, a clear one a stone of
    /// the opponent. One number holds the board and whose turn it is, and is its own key.
    #[values(0..1 << (W * (H + 1)))]
    pub board: u64,
}

impl<const W: usize, const H: usize> ConnectFour<W, H> {
    /// The lowest square of each column.
    const FLOOR: u64 = {
        let (mut floor, mut column) = (0, 0);
        while column < W {
            floor |= 1 << (column * (H + 1));
            column += 1;
        }
        floor
    };

    /// The squares with a stone: those below the marker of their column.
    #[inline]
    fn stones(&self) -> u64 {
        let mut below = self.board >> 1 & !(Self::FLOOR << H);
        for _ in 1..H {
            below |= below >> 1 & !(Self::FLOOR << H);
        }
        below
    }

    /// The stones of the player who is not to move.
    #[inline]
    fn theirs(&self) -> u64 {
        self.stones() & !self.board
    }

    /// The marker of a column: its lowest empty square, or the bit above a full column.
    #[inline]
    fn marker(&self, column: usize) -> u64 {
        (self.stones() + Self::FLOOR) & ((1 << (H + 1)) - 1) << (column * (H + 1))
    }

    #[inline]
    fn has_room(&self, column: usize) -> bool {
        self.board >> (column * (H + 1) + H) & 1 == 0
    }

    fn drawing(&self) -> Grid {
        let (stones, pieces) = (self.stones(), [['O', 'X'], ['X', 'O']][self.stones().count_ones() as usize % 2]);
        Grid::new(W, H, |column, row| {
            let bit = column * (H + 1) + row;
            (stones >> bit & 1 == 1).then(|| pieces[(self.board >> bit & 1) as usize])
        })
        .numbered_columns()
    }
}

/// Whether four stones are in a line; the bit above each column is clear, so lines do not run from one into the next.
#[inline]
fn has_four<const H: usize>(stones: u64) -> bool {
    [1, H, H + 1, H + 2].into_iter().any(|step| {
        let pairs = stones & stones >> step;
        pairs & pairs >> (2 * step) != 0
    })
}

fn main() -> ExitCode {
    game_solver::cli::<ConnectFour<5, 4>>()
}
