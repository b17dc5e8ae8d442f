//! The value of every vertex, from the definitions, with no thought for speed.

use game_solver::{Outcome, Value};

use crate::labelled::{Edge, Endless, LabelledGraph};

/// Who is the first to be sure of a win, at each vertex: `Win` and `Loss` with the number of plies.
///
/// Straight from the definition: a player wins within `k` plies if the game is over and won, or if some move leaves the
/// opponent lost within `k - 1` (or, where the same player moves again, this player winning within `k - 1`); a player
/// has lost within `k` if the game is over and lost, or if there are moves and all of them lead to that. The sets grow
/// with `k`; once they do not, they never will again.
fn forced(graph: &LabelledGraph) -> Vec<Option<(Outcome, u32)>> {
    let over = |vertex: usize| match graph.end(vertex)?.outcome() {
        Outcome::Draw => None,
        outcome => Some((outcome, 0)),
    };
    let mut known: Vec<_> = (0..graph.len()).map(over).collect();
    for plies in 1.. {
        let result = |edge: &Edge| known[edge.to].map(|(outcome, _)| for_mover(*edge, outcome));
        let within = |vertex: usize| {
            let moves = graph.moves(vertex);
            if moves.is_empty() || known[vertex].is_some() {
                known[vertex]
            } else if moves.iter().any(|edge| result(edge) == Some(Outcome::Win)) {
                Some((Outcome::Win, plies))
            } else if moves.iter().all(|edge| result(edge) == Some(Outcome::Loss)) {
                Some((Outcome::Loss, plies))
            } else {
                None
            }
        };
        let next: Vec<_> = (0..graph.len()).map(within).collect();
        if next == known {
            break;
        }
        known = next;
    }
    known
}

/// Where the opponent of `winner`, who is to win an endless play, can force an end that `winner` has not won: the least
/// set that holds these ends, the opponent's vertices with a move into it, and the winner's with no move out of it.
fn can_force_an_end_against(graph: &LabelledGraph, winner: usize) -> Vec<bool> {
    let players = graph.players.as_ref().expect("an endless play is won by a player that the vertices name");
    let mut forced = vec![false; graph.len()];
    loop {
        let within = |vertex: usize| {
            let mine = players[vertex] == winner;
            match graph.end(vertex) {
                Some(end) => end.outcome() != if mine { Outcome::Win } else { Outcome::Loss },
                None if mine => graph.moves(vertex).iter().all(|edge| forced[edge.to]),
                None => graph.moves(vertex).iter().any(|edge| forced[edge.to]),
            }
        };
        let next: Vec<_> = (0..graph.len()).map(within).collect();
        if next == forced {
            return forced;
        }
        forced = next;
    }
}

/// The value of every vertex for the player to move there.
///
/// Where neither player can force a win in a bounded number of plies, the play can go on for ever or end in a draw. If
/// endless plays are draws, so is the vertex. If they are won by a player, that player wins wherever the opponent cannot
/// force the play to end otherwise.
pub fn values(graph: &LabelledGraph) -> Vec<Value> {
    let forced = forced(graph);
    let endable = match graph.endless {
        Endless::Draw => vec![true; graph.len()],
        Endless::Wins(winner) => can_force_an_end_against(graph, winner),
    };
    let value = |vertex: usize| match forced[vertex] {
        Some((outcome, plies)) => Value { outcome, remoteness: Some(plies) },
        None if endable[vertex] => Value { outcome: Outcome::Draw, remoteness: None },
        None => Value { outcome: graph.endless(vertex), remoteness: None },
    };
    (0..graph.len()).map(value).collect()
}

/// An outcome after a move, for the player who made it.
fn for_mover(edge: Edge, outcome: Outcome) -> Outcome {
    if edge.again { outcome } else { outcome.reversed() }
}

/// The value of a move, for the player who makes it: what it leads to, one ply later.
pub fn move_value(edge: Edge, values: &[Value]) -> Value {
    let Value { outcome, remoteness } = values[edge.to];
    let outcome = for_mover(edge, outcome);
    let remoteness = if outcome == Outcome::Draw { None } else { remoteness.map(|plies| plies + 1) };
    Value { outcome, remoteness }
}

/// How good a value is: a sooner win is better than a later one, a win without an end in sight is the least of the wins,
/// then draws, a loss that never comes to an end, and a later loss before a sooner one.
pub fn goodness(value: Value) -> i64 {
    const FAR: i64 = 1 << 40;
    match (value.outcome, value.remoteness) {
        (Outcome::Win, Some(plies)) => FAR - i64::from(plies),
        (Outcome::Win, None) => 1,
        (Outcome::Draw, _) => 0,
        (Outcome::Loss, None) => -1,
        (Outcome::Loss, Some(plies)) => i64::from(plies) - FAR,
    }
}

/// The best moves of a vertex, as places in its list of moves.
pub fn best_moves(graph: &LabelledGraph, vertex: usize, values: &[Value]) -> Vec<usize> {
    let goodness: Vec<_> = graph.moves(vertex).iter().map(|&edge| goodness(move_value(edge, values))).collect();
    let best = goodness.iter().max();
    (0..goodness.len()).filter(|&place| Some(&goodness[place]) == best).collect()
}
