//! A second opinion: every value checked against the rules, by a pass that shares no code with the solver.

use thiserror::Error;

use crate::outcomes::Code;
use crate::position::{GamePosition, Shown};
use crate::solution::Solution;
use crate::value::{End, Outcome, Value};

/// The first value that does not follow from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason}, but it is held to be a {value}\nposition:\n{position}")]
#[non_exhaustive]
pub struct VerifyError {
    /// The position.
    pub position: String,
    /// The value that the solution has for it.
    pub value: Value,
    /// What contradicts it.
    pub reason: String,
}

/// Checks every position: each win has a move to a win of one ply less and none to a shorter one, each loss has only
/// losing moves, the longest of them one ply less, each draw has a drawing move and no winning one. Remoteness falls
/// along the moves of a win or loss, so that these really come to an end.
pub(crate) fn verify<G: GamePosition>(solution: &Solution<G>) -> Result<(), VerifyError> {
    for (id, (position, value)) in solution.space.ids().zip(solution.positions()) {
        let reason = match solution.space.end(&position) {
            Some(end) => check_end(value, end),
            None => check_inner(solution, &position, value).or_else(|| check_forced_draw(solution, id, &position)),
        };
        if let Some(reason) = reason {
            let position = Shown::new(&position, solution.context()).to_string();
            return Err(VerifyError { position, value, reason });
        }
    }
    Ok(())
}

fn check_end(value: Value, end: End) -> Option<String> {
    let right = Value { outcome: end.outcome(), remoteness: (end.outcome() != Outcome::Draw).then_some(0) };
    (value != right).then(|| format!("the game is over here: {end:?}"))
}

/// What contradicts the value of a position with moves.
fn check_inner<G: GamePosition>(solution: &Solution<G>, position: &G, value: Value) -> Option<String> {
    let mut winning = Vec::new();
    let mut drawing = false;
    let mut losing = Vec::new();
    for found in solution.space.moves(position) {
        let Some(after) = solution.value(&found.successor) else {
            return Some(format!("{} leads to a position that is not in the solution", found.mv));
        };
        let worth = match (after.outcome, found.again) {
            (Outcome::Draw, _) => {
                drawing = true;
                continue;
            }
            (Outcome::Win, true) | (Outcome::Loss, false) => &mut winning,
            (Outcome::Loss, true) | (Outcome::Win, false) => &mut losing,
        };
        worth.push(after.remoteness.map(|plies| plies + 1));
    }
    // The number of plies of the shortest win, of the longest loss; an endless one counts as longer than any other.
    let shortest = winning.iter().copied().min_by_key(|plies| plies.unwrap_or(u32::MAX));
    let longest = losing.iter().copied().max_by_key(|plies| plies.unwrap_or(u32::MAX));
    let (outcome, remoteness) = match (shortest, drawing, longest) {
        (Some(plies), _, _) => (Outcome::Win, plies),
        (None, true, _) => (Outcome::Draw, None),
        (None, false, Some(plies)) => (Outcome::Loss, plies),
        (None, false, None) => return Some("there is no move".to_owned()),
    };
    let endless = solution.endless(position);
    if (outcome, remoteness) != (value.outcome, value.remoteness) {
        return Some(format!("its moves make it a {}", Value { outcome, remoteness }));
    }
    // A win or loss without a remoteness is one by endless play: it must be that player's.
    (outcome != Outcome::Draw && remoteness.is_none() && endless != outcome)
        .then(|| format!("an endless play is a {endless} here"))
}

/// Where an endless play is no draw, a draw has to be forced: each drawn position knows how many plies it is from a drawn
/// end. The player whom an endless play would cost the game has a move that leaves fewer, and all drawn moves of the
/// other do, so that play comes to such an end.
fn check_forced_draw<G: GamePosition>(solution: &Solution<G>, id: u32, position: &G) -> Option<String> {
    let endless = solution.endless(position);
    let code = solution.outcomes.code(id);
    if code.outcome() != Some(Outcome::Draw) || endless == Outcome::Draw {
        return None;
    }
    let moves = solution.space.moves(position);
    let codes =
        moves.iter().filter_map(|found| solution.space.id(&found.successor)).map(|id| solution.outcomes.code(id));
    let mut draws = codes.filter(|code| code.outcome() == Some(Outcome::Draw));
    let nearer = |after: Code| after.plies().is_some_and(|plies| Some(plies) < code.plies());
    let forced = if endless == Outcome::Loss { draws.any(nearer) } else { draws.all(nearer) };
    (!forced).then(|| "no drawn end can be forced from here and an endless play is no draw".to_owned())
}
