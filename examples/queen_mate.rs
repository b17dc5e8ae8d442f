//! King and queen against king, by the rules of chess, from every legal position. Checkmate wins; stalemate and the loss
//! of the queen are draws.
//!
//! Source: T. Ströhlein, *Untersuchungen über kombinatorische Spiele*, TU München 1970, and every endgame table since:
//! White to move always wins, in at most ten moves (19 plies).

use std::process::ExitCode;

use game_solver::grid::{self, ALL_DIRECTIONS, Grid};
use game_solver::prelude::*;

pub type Square = grid::Square<8, 8>;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    White,
    Black,
}
use Side::{Black, White};

/// King and queen against king.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = QueenMate::all_legal(), legal = !self.in_check(), no_moves = draw, show = self.drawing())]
#[rule(white_king(to: Square in self.white_king.steps(ALL_DIRECTIONS))
    if self.turn == White && self.queen != Some(to) => self.white_king = to)]
#[rule(queen(to: Square in self.queen_moves()) if self.turn == White => self.queen = Some(to))]
#[rule(black_king(to: Square in self.black_king.steps(ALL_DIRECTIONS)) if self.turn == Black => self.flee(to))]
#[ends(draw if self.queen.is_none())]
#[ends(lose if self.turn == Black && self.in_check() && self.black_is_stuck())]
pub struct QueenMate {
    pub white_king: Square,
    /// `None` once Black has captured her.
    pub queen: Option<Square>,
    pub black_king: Square,
    #[turn]
    pub turn: Side,
}

impl QueenMate {
    /// All positions in which the player who is not to move is not in check.
    fn all_legal() -> Vec<Self> {
        let mut all = Vec::new();
        for white_king in Square::all() {
            for queen in Square::all().filter(|&queen| queen != white_king) {
                for black_king in Square::all().filter(|&king| king != white_king && king != queen) {
                    let position = |turn| QueenMate { white_king, queen: Some(queen), black_king, turn };
                    all.extend((!position(Black).in_check()).then(|| position(White)));
                    all.extend((!position(White).in_check()).then(|| position(Black)));
                }
            }
        }
        all
    }

    /// Whether the king of the player to move is attacked.
    fn in_check(&self) -> bool {
        self.white_king.steps(ALL_DIRECTIONS).any(|square| square == self.black_king)
            || self.turn == Black && self.queen_moves().any(|square| square == self.black_king)
    }

    /// The squares that the queen attacks.
    fn queen_moves(&self) -> impl Iterator<Item = Square> {
        self.queen
            .into_iter()
            .flat_map(|queen| ALL_DIRECTIONS.map(|direction| queen.ray(direction)))
            .flat_map(|ray| ray.take_while(|&square| square != self.white_king))
    }

    fn flee(&mut self, to: Square) {
        self.black_king = to;
        self.queen = self.queen.filter(|&queen| queen != to);
    }

    fn black_is_stuck(&self) -> bool {
        self.black_king.steps(ALL_DIRECTIONS).all(|to| {
            let mut next = self.clone();
            next.flee(to);
            next.in_check()
        })
    }

    fn drawing(&self) -> Grid {
        Grid::of_squares(|square| match Some(square) {
            at if at == self.queen => Some('♕'),
            _ if square == self.white_king => Some('♔'),
            _ if square == self.black_king => Some('♚'),
            _ => None,
        })
        .below(format_args!("{:?} to move", self.turn))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<QueenMate>()
}
