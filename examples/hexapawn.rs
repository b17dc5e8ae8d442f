//! Hexapawn on a board of W columns and H rows: White has a pawn on each square of the first row, Black on each of the
//! last. A pawn steps straight ahead to an empty square or captures diagonally ahead, as in chess. Whoever reaches the
//! far side, or leaves the opponent without a move, wins. White moves first.
//!
//! Source: M. Gardner, *Mathematical Games*, Scientific American, March 1962. On 3×3 the second player wins.

use std::process::ExitCode;

use game_solver::grid::{Direction, Grid, Square};
use game_solver::prelude::*;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    White,
    Black,
}

/// Pawns step ahead or capture diagonally; the far side, or an opponent without a move, wins.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Hexapawn::set_up(), no_moves = lose, show = self.drawing())]
#[rule(step(from: Square<W, H> in self.pawns(), to: Square<W, H> in from.step((0, self.ahead())))
    if self.at(to).is_none() => self.advance(from, to))]
#[rule(capture(from: Square<W, H> in self.pawns(), to: Square<W, H> in from.steps(self.diagonals()))
    if self.at(to) == Some(self.turn.other()) => self.advance(from, to))]
#[ends(Side::White wins if self.board[H - 1].contains(&Some(Side::White)))]
#[ends(Side::Black wins if self.board[0].contains(&Some(Side::Black)))]
pub struct Hexapawn<const W: usize, const H: usize> {
    pub board: [[Option<Side>; W]; H],
    #[turn]
    pub turn: Side,
}

impl<const W: usize, const H: usize> Hexapawn<W, H> {
    fn set_up() -> Self {
        let mut board = [[None; W]; H];
        board[0] = [Some(Side::White); W];
        board[H - 1] = [Some(Side::Black); W];
        Hexapawn { board, turn: Side::White }
    }

    fn at(&self, square: Square<W, H>) -> Option<Side> {
        self.board[square.row()][square.column()]
    }

    fn pawns(&self) -> impl Iterator<Item = Square<W, H>> {
        Square::all().filter(|&square| self.at(square) == Some(self.turn))
    }

    fn ahead(&self) -> i8 {
        [1, -1][self.turn.index()]
    }

    fn diagonals(&self) -> [Direction; 2] {
        [(-1, self.ahead()), (1, self.ahead())]
    }

    fn advance(&mut self, from: Square<W, H>, to: Square<W, H>) {
        self.board[from.row()][from.column()] = None;
        self.board[to.row()][to.column()] = Some(self.turn);
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square| self.at(square).map(|side| ['♙', '♟'][side.index()]))
            .below(format_args!("{:?} to move", self.turn))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Hexapawn<3, 3>>()
}
