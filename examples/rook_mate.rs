//! King and rook against king, by the rules of chess, from every legal position. Checkmate wins; stalemate and the loss
//! of the rook are draws.
//!
//! Source: T. Ströhlein, *Untersuchungen über kombinatorische Spiele*, TU München 1970, and every endgame table since:
//! White to move always wins, in at most sixteen moves (31 plies).

use std::process::ExitCode;

use game_solver::grid::{self, ALL_DIRECTIONS, Grid, ORTHOGONAL};
use game_solver::prelude::*;

pub type Square = grid::Square<8, 8>;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    White,
    Black,
}
use Side::{Black, White};

/// King and rook against king.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = RookMate::all_legal(), legal = !self.in_check(), no_moves = draw, show = self.drawing())]
#[rule(white_king(to: Square in self.white_king.steps(ALL_DIRECTIONS))
    if self.turn == White && self.rook != Some(to) => self.white_king = to)]
#[rule(rook(to: Square in self.rook_moves()) if self.turn == White => self.rook = Some(to))]
#[rule(black_king(to: Square in self.black_king.steps(ALL_DIRECTIONS)) if self.turn == Black => self.flee(to))]
#[ends(draw if self.rook.is_none())]
#[ends(lose if self.turn == Black && self.in_check() && self.black_is_stuck())]
pub struct RookMate {
    pub white_king: Square,
    /// `None` once Black has captured it.
    pub rook: Option<Square>,
    pub black_king: Square,
    #[turn]
    pub turn: Side,
}

impl RookMate {
    /// All positions in which the player who is not to move is not in check.
    fn all_legal() -> Vec<Self> {
        let mut all = Vec::new();
        for white_king in Square::all() {
            for rook in Square::all().filter(|&rook| rook != white_king) {
                for black_king in Square::all().filter(|&king| king != white_king && king != rook) {
                    let position = |turn| RookMate { white_king, rook: Some(rook), black_king, turn };
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
            || self.turn == Black && self.rook_moves().any(|square| square == self.black_king)
    }

    /// The squares that the rook attacks.
    fn rook_moves(&self) -> impl Iterator<Item = Square> {
        self.rook
            .into_iter()
            .flat_map(|rook| ORTHOGONAL.map(|direction| rook.ray(direction)))
            .flat_map(|ray| ray.take_while(|&square| square != self.white_king))
    }

    fn flee(&mut self, to: Square) {
        self.black_king = to;
        self.rook = self.rook.filter(|&rook| rook != to);
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
            at if at == self.rook => Some('♖'),
            _ if square == self.white_king => Some('♔'),
            _ if square == self.black_king => Some('♚'),
            _ => None,
        })
        .below(format_args!("{:?} to move", self.turn))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<RookMate>()
}
