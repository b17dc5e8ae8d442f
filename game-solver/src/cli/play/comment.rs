//! What is to be said about a move.

use crate::position::{GamePosition, Kind};
use crate::report::words::plies;
use crate::solution::EvaluatedMove;
use crate::value::{Outcome, Value};

/// A remark on a move that is not the best; `before` is what the position was worth, `best` the move that keeps it.
pub(super) fn comment<G: GamePosition>(
    before: Value,
    step: &EvaluatedMove<G>,
    best: Option<&EvaluatedMove<G>>,
) -> Option<String> {
    let best = best?;
    let after = step.value;
    if before.outcome == after.outcome {
        return same_outcome(before, after).map(|text| format!("{text} with `{}`.", best.mv));
    }
    if G::KIND == Kind::Solitaire {
        return Some(format!("It was solvable, with `{}`; now it is not.", best.mv));
    }
    let was = if before.outcome == Outcome::Win { "You were winning" } else { "You had a draw" };
    let now = match (after.outcome, after.remoteness) {
        (Outcome::Draw, _) => "that move only draws".to_owned(),
        (_, Some(number)) => format!("that move loses in {}", plies(number)),
        (_, None) => "that move loses by a play that never ends".to_owned(),
    };
    let should = match (before.outcome, before.remoteness) {
        (Outcome::Win, Some(number)) => format!("wins in {number}"),
        (Outcome::Win, None) => "wins".to_owned(),
        _ => "draws".to_owned(),
    };
    Some(format!("{was}; {now}. `{}` {should}.", best.mv))
}

/// A remark on a move that only takes longer to win, or loses sooner.
fn same_outcome(before: Value, after: Value) -> Option<String> {
    let (best, taken) = (before.remoteness?, after.remoteness?);
    match before.outcome {
        Outcome::Win => Some(format!("That wins in {}, and could in {best}", plies(taken))),
        Outcome::Loss => Some(format!("That loses in {}, and could hold out for {best}", plies(taken))),
        Outcome::Draw => None,
    }
}
