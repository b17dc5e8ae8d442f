//! Tic-tac-toe: X and O alternately mark a square of a 3×3 board, X first; three own marks in a line win, a full board
//! without a line is a draw.
//!
//! Source: folklore. Its 5,478 positions are 765 when boards that are rotated or mirrored count as one.

use std::process::ExitCode;

use game_solver::grid::{self, Grid};
use game_solver::prelude::*;
use game_solver::symmetry;

pub type Square = grid::Square<3, 3>;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    X,
    O,
}

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

/// X and O alternately mark a square; three own marks in a line win.
#[derive(GamePosition, Clone, Debug)]
#[game(start = TicTacToe { board: [None; 9], turn: Mark::X }, show = self.drawing())]
#[rule(mark(square: Square in Square::all()) if self.board[square.index()].is_none() =>
    self.board[square.index()] = Some(self.turn))]
#[ends(Mark::X wins if self.has_line(Mark::X))]
#[ends(Mark::O wins if self.has_line(Mark::O))]
#[ends(draw if self.board.iter().all(Option::is_some))]
#[symmetry(board = symmetry::square::<3>())]
pub struct TicTacToe {
    pub board: [Option<Mark>; 9],
    #[turn]
    pub turn: Mark,
}

impl TicTacToe {
    fn has_line(&self, mark: Mark) -> bool {
        LINES.iter().any(|line| line.iter().all(|&square| self.board[square] == Some(mark)))
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square: Square| self.board[square.index()].map(|mark| format!("{mark:?}")))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<TicTacToe>()
}
