//! A second opinion: every value checked against the rules, by a pass that shares no code with the solver.

use thiserror::Error;

use crate::graph::GraphSolution;
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
    let mut after = Vec::new();
    for found in solution.space.moves(position) {
        match solution.value(&found.successor) {
            Some(value) => after.push((value, found.again)),
            None => return Some(format!("{} leads to a position that is not in the solution", found.mv)),
        }
    }
    check_moves(value, after.into_iter(), solution.endless(position))
}

/// What contradicts a value, given the values that the moves lead to and whether the same player moves again after them,
/// and what an endless play is worth.
fn check_moves(value: Value, after: impl Iterator<Item = (Value, bool)>, endless: Outcome) -> Option<String> {
    let mut winning = Vec::new();
    let mut drawing = false;
    let mut losing = Vec::new();
    for (after, again) in after {
        let worth = match (after.outcome, again) {
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
    if (outcome, remoteness) != (value.outcome, value.remoteness) {
        return Some(format!("its moves make it a {}", Value { outcome, remoteness }));
    }
    // A win or loss without a remoteness is one by endless play: it must be that player's.
    (outcome != Outcome::Draw && remoteness.is_none() && endless != outcome)
        .then(|| format!("an endless play is a {endless} here"))
}

/// Checks every vertex of a graph, whose endless plays are draws.
pub(crate) fn verify_graph(solution: &GraphSolution<'_>) -> Result<(), VerifyError> {
    let graph = solution.graph();
    for vertex in graph.ids() {
        let value = solution.value(vertex);
        let reason = match graph.end(vertex) {
            Some(end) => check_end(value, end),
            None => {
                let after = graph.successors(vertex).map(|(to, again)| (solution.value(to), again));
                check_moves(value, after, Outcome::Draw)
            }
        };
        if let Some(reason) = reason {
            return Err(VerifyError { position: format!("vertex {vertex}"), value, reason });
        }
    }
    Ok(())
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

#[cfg(test)]
mod tests {
    use super::*;

    fn value(outcome: Outcome, remoteness: impl Into<Option<u32>>) -> Value {
        Value { outcome, remoteness: remoteness.into() }
    }

    #[test]
    fn wrong_values_are_contradicted() {
        use Outcome::{Draw, Loss, Win};
        let after = [(value(Loss, 2), false), (value(Win, 5), false), (value(Draw, None), false)];
        let verdict = |claim| check_moves(claim, after.into_iter(), Draw);
        assert_eq!(verdict(value(Win, 3)), None);
        for wrong in [value(Win, 1), value(Win, 5), value(Win, None), value(Draw, None), value(Loss, 6)] {
            assert!(verdict(wrong).is_some(), "{wrong}");
        }
        // The longest of the losing moves counts, and a move that keeps the turn keeps the value.
        let after = [(value(Win, 4), false), (value(Loss, 7), true)];
        let verdict = |claim| check_moves(claim, after.into_iter(), Draw);
        assert_eq!(verdict(value(Loss, 8)), None);
        assert!(verdict(value(Loss, 5)).is_some());
        // A win without a remoteness belongs to the player who wins endless plays.
        let after = [(value(Loss, None), false)];
        assert_eq!(check_moves(value(Win, None), after.into_iter(), Win), None);
        assert!(check_moves(value(Win, None), after.into_iter(), Draw).is_some());
        assert!(check_end(value(Win, 0), End::Loss).is_some() && check_end(value(Loss, 0), End::Loss).is_none());
    }
}
