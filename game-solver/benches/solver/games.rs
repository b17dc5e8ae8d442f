//! The games of the benchmarks as a user writes them.

use game_solver::prelude::*;

/// The mod-N game: add one of the opponent's numbers other than 0 to one of yours other than 0, modulo N; a player with
/// 0 and 0 has won.
#[derive(GamePosition, Clone, Debug)]
#[game(
    start = Fingers { mine: [1, 1], theirs: [1, 1] },
    handover = std::mem::swap(&mut self.mine, &mut self.theirs),
)]
#[rule(add(from: usize in 0..2, to: usize in 0..2) if self.theirs[from] != 0 && self.mine[to] != 0 =>
    self.mine[to] = (self.mine[to] + self.theirs[from]) % N)]
#[ends(lose if self.theirs == [0, 0])]
pub struct Fingers<const N: u8> {
    #[unordered]
    #[values(0..N)]
    pub mine: [u8; 2],
    #[unordered]
    #[values(0..N)]
    pub theirs: [u8; 2],
}

/// Connect four on W columns of H squares: drop a stone into a column; four in a line win, a full board is a draw.
#[derive(GamePosition, Clone, Debug)]
#[game(start = ConnectFour { board: Self::FLOOR }, handover = self.board ^= self.stones())]
#[rule(drop(column: usize in 0..W) if self.has_room(column) => self.board |= self.marker(column) << 1)]
#[ends(lose if has_four::<H>(self.stones() & !self.board))]
#[ends(draw if (0..W).all(|column| !self.has_room(column)))]
pub struct ConnectFour<const W: usize, const H: usize> {
    /// H + 1 bits a column, the bottom of the first column lowest. The highest bit set in a column marks the lowest
    /// empty square; below it a set bit is a stone of the player to move, a clear one a stone of the opponent.
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
        let squares = !(Self::FLOOR << H);
        (1..H).fold(self.board >> 1 & squares, |below, _| below | below >> 1 & squares)
    }

    #[inline]
    fn marker(&self, column: usize) -> u64 {
        (self.stones() + Self::FLOOR) & ((1 << (H + 1)) - 1) << (column * (H + 1))
    }

    #[inline]
    fn has_room(&self, column: usize) -> bool {
        self.board >> (column * (H + 1) + H) & 1 == 0
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

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    X,
    O,
}

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// Tic-tac-toe, without its symmetries: mark an empty square; three own marks in a line win.
#[derive(GamePosition, Clone, Debug)]
#[game(start = TicTacToe { board: [None; 9], turn: Mark::X })]
#[rule(mark(square: usize in 0..9) if self.board[square].is_none() => self.board[square] = Some(self.turn))]
#[ends(Mark::X wins if self.has_line(Mark::X))]
#[ends(Mark::O wins if self.has_line(Mark::O))]
#[ends(draw if self.board.iter().all(Option::is_some))]
pub struct TicTacToe {
    board: [Option<Mark>; 9],
    #[turn]
    turn: Mark,
}

impl TicTacToe {
    fn has_line(&self, mark: Mark) -> bool {
        LINES.iter().any(|line| line.iter().all(|&square| self.board[square] == Some(mark)))
    }
}
