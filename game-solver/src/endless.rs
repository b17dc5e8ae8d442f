//! What the positions are worth that no player can force to a decided end.

use crate::adjacency::AGAIN;
use crate::degrees::Counters;
use crate::outcomes::{Code, Outcomes};
use crate::position::GamePosition;
use crate::reversal::Reversed;
use crate::space::Space;
use crate::value::Outcome;

/// Decides the positions that retrograde analysis left open: they are draws, or, where an endless play is a win for one
/// player, won by that player unless the opponent can force a drawn end.
///
/// The second case is the attractor of the drawn ends for the opponent, in rounds like those of the wins; the round is
/// kept with the draw, so that play can follow it to the drawn end.
pub(crate) fn settle<G: GamePosition>(
    space: &Space<G>,
    predecessors: &Reversed,
    counters: &Counters,
    outcomes: &mut Outcomes,
) {
    let worth = |position: &G| position.endless(&space.context);
    let first_open = space.ids().find(|&id| outcomes.code(id).is_open());
    let Some(first_open) = first_open else { return };
    if worth(&space.position(first_open)) == Outcome::Draw {
        for id in first_open..space.ids().end {
            if outcomes.code(id).is_open() {
                outcomes.set(id, Code::new(Outcome::Draw, None));
            }
        }
        return;
    }
    // What an endless play would give the player to move; of no account for decided positions.
    let mut endless_wins = Vec::with_capacity(space.len());
    for (id, position) in space.ids().zip(space.positions()) {
        endless_wins.push(outcomes.code(id).is_open() && worth(&position) == Outcome::Win);
    }
    let mut frontier: Vec<u32> = space.ids().filter(|&id| outcomes.code(id).outcome() == Some(Outcome::Draw)).collect();
    let mut plies = 0;
    while !frontier.is_empty() {
        plies += 1;
        if plies > Outcomes::NARROW_LIMIT {
            outcomes.widen();
        }
        let code = Code::new(Outcome::Draw, Some(plies));
        let mut next = Vec::new();
        for &id in &frontier {
            for arc in predecessors.of(id) {
                let before = arc & !AGAIN;
                if !outcomes.code(before).is_open() {
                    continue;
                }
                // The one who wants the draw needs one move to it; the other must have no move elsewhere.
                if !endless_wins[before as usize] || counters.decrement(before) {
                    outcomes.set(before, code);
                    next.push(before);
                }
            }
        }
        frontier = next;
    }
    for id in space.ids() {
        if outcomes.code(id).is_open() {
            let outcome = if endless_wins[id as usize] { Outcome::Win } else { Outcome::Loss };
            outcomes.set(id, Code::new(outcome, None));
        }
    }
}
