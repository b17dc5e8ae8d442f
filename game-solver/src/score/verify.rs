//! Checks margins against the rules, without the solver's code.
//!
//! Every margin is the best among the moves; and where the player to move has to force it, there is a move to the same
//! margin that is one ply nearer to the end, while all moves of the other player lead nearer to the end or to a margin
//! that is better still for the one who forces. That makes the margin one that both players can hold to.

use crate::value::{Outcome, Score};

use super::margins::ENDLESS_WIN;

/// What is claimed of a position: its margin, and the plies to the end if one is forced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Claim {
    pub(crate) margin: Score,
    pub(crate) remoteness: Option<u32>,
}

/// Checks a position where the game is over with this score for the player to move.
pub(crate) fn check_end(claim: Claim, score: Score) -> Result<(), &'static str> {
    if claim.margin != score {
        return Err("the margin of an end is its score");
    }
    if claim.remoteness != Some(0) {
        return Err("an end is 0 plies from the end");
    }
    Ok(())
}

/// Checks a position by its moves, each seen by the player to move, whom an endless play gives `endless`.
pub(crate) fn check_moves(claim: Claim, endless: Outcome, moves: &[Claim]) -> Result<(), &'static str> {
    let Some(best) = moves.iter().map(|m| m.margin).max() else {
        return Err("a position without a move is an end");
    };
    if claim.margin != best {
        return Err("the margin is that of the best move");
    }
    let same = || moves.iter().filter(|m| m.margin == best);
    let hurries = match endless {
        Outcome::Draw if best == 0 => None,
        Outcome::Draw => Some(best > 0),
        Outcome::Loss => (best != -ENDLESS_WIN).then_some(true),
        Outcome::Win => (best != ENDLESS_WIN).then_some(false),
    };
    let forced = |m: &Claim| m.remoteness.ok_or("a move to this margin forces no end");
    let expected = match hurries {
        None => None,
        Some(true) => same().filter_map(|m| m.remoteness).min(),
        Some(false) => {
            let plies: Result<Vec<u32>, _> = same().map(forced).collect();
            plies?.into_iter().max()
        }
    };
    if hurries.is_some() && expected.is_none() {
        return Err("no move to this margin forces an end");
    }
    if claim.remoteness != expected.map(|plies| plies + 1) {
        return Err("the remoteness is not one more than that of the move");
    }
    Ok(())
}
