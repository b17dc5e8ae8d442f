//! Why a game has no Grundy values.

use thiserror::Error;

use crate::error::SolveError;
use crate::position::Kind;
use crate::value::End;

/// Why Grundy values could not be found: the game could not be explored, or it has none.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum GrundyError {
    /// The positions could not all be found.
    #[error(transparent)]
    Solve(#[from] SolveError),

    /// The moves depend on whose turn it is.
    #[error("{game} is {}: Grundy values are of impartial games only, in which both players have the same moves", kind_name(*kind))]
    NotImpartial {
        /// The name of the game.
        game: &'static str,
        /// What it is instead.
        kind: Kind,
    },

    /// Who cannot move wins.
    #[error(
        "who cannot move wins (misère play): the values of the parts do not decide a sum then, so there are no Grundy values; `solve` the whole position instead\nposition without a move:\n{position}"
    )]
    Misere {
        /// A position without a move.
        position: String,
    },

    /// Having no move is neither a loss nor a win.
    #[error(
        "having no move ends the game in {}: Grundy values are of games that whoever cannot move loses; `solve` the game instead\nposition without a move:\n{position}",
        end_name(*end)
    )]
    NoMoves {
        /// What it is.
        end: End,
        /// A position without a move.
        position: String,
    },

    /// An end condition does something else than take the moves away.
    #[error(
        "`{clause}` ends the game in {}: in a sum the other parts would go on; Grundy values are of games that whoever cannot move loses, so an end must be a loss for the player to move\nposition:\n{position}",
        end_name(*end)
    )]
    End {
        /// The end.
        end: End,
        /// The end condition.
        clause: String,
        /// The position.
        position: String,
    },

    /// A move leaves the turn with the same player.
    #[error(
        "after {mv} the same player moves again: in a sum that need not be in the same part, so such a game has no Grundy values\nposition:\n{position}"
    )]
    Again {
        /// The move.
        mv: String,
        /// The position that it is made in.
        position: String,
    },

    /// A game with parts can go on for ever: its positions have no nimbers.
    #[error(
        "a position comes up again as a part of itself, so that a play can go on for ever; with `parts` that has no Grundy values\nthe cycle:\n{}",
        positions.join("\n")
    )]
    Cycle {
        /// The positions of the cycle: each comes up as a part of an option of the one before it, the first as one of the
        /// last.
        positions: Vec<String>,
    },
}

fn kind_name(kind: Kind) -> &'static str {
    match kind {
        Kind::Impartial => "impartial",
        Kind::Partizan => "not impartial (it has `#[turn]` or `handover`)",
        Kind::Solitaire => "a game for one player",
    }
}

fn end_name(end: End) -> String {
    match end {
        End::Loss => "a loss for the player to move".to_owned(),
        End::Draw => "a draw".to_owned(),
        End::Win => "a win for the player to move".to_owned(),
        End::Score(score) => format!("a score of {score}"),
    }
}
