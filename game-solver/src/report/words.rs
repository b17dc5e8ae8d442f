//! Values in words.

use crate::position::{GamePosition, Kind};
use crate::value::{Outcome, Value};

/// Who the players are called by.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Seat {
    /// The position is the start of a play: its mover is the first player.
    Start,
    /// The position is anywhere.
    #[cfg_attr(not(feature = "cli"), allow(dead_code))]
    Anywhere,
}

/// What the player to move in a position is called, and the opponent.
pub(crate) fn players<G: GamePosition>(position: &G, seat: Seat) -> (String, String) {
    let named = |player: usize| G::player_name(player).map(str::to_owned);
    if let Some(mover) = position.player()
        && let (Some(mover), Some(other)) = (named(mover), named(1 - mover.min(1)))
    {
        return (mover, other);
    }
    match seat {
        Seat::Start => ("the first player".to_owned(), "the second player".to_owned()),
        Seat::Anywhere => ("the player to move".to_owned(), "the opponent".to_owned()),
    }
}

/// What positions of an outcome are called.
pub(crate) fn standing<G: GamePosition>(outcome: Outcome) -> &'static str {
    match (G::KIND, outcome) {
        (Kind::Solitaire, Outcome::Win) => "solvable",
        (Kind::Solitaire, Outcome::Draw) => "endless",
        (Kind::Solitaire, Outcome::Loss) => "stuck",
        (_, Outcome::Win) => "won",
        (_, Outcome::Draw) => "drawn",
        (_, Outcome::Loss) => "lost",
    }
}

/// What the length of a play is counted in.
pub(crate) fn unit<G: GamePosition>() -> &'static str {
    if G::KIND == Kind::Solitaire { "moves" } else { "plies" }
}

/// `1 ply`, `2 plies`.
pub(crate) fn plies(number: u32) -> String {
    if number == 1 { "1 ply".to_owned() } else { format!("{number} plies") }
}

/// What a position is worth, as a sentence without its full stop.
pub(crate) fn verdict<G: GamePosition>(position: &G, value: Value, seat: Seat) -> String {
    if G::KIND == Kind::Solitaire {
        return match (value.outcome, value.remoteness) {
            (Outcome::Win, Some(0)) => "solved".to_owned(),
            (Outcome::Win, Some(1)) => "solvable in 1 move".to_owned(),
            (Outcome::Win, Some(moves)) => format!("solvable in {moves} moves"),
            (Outcome::Win, None) => "never lost".to_owned(),
            (Outcome::Draw | Outcome::Loss, _) => "not solvable".to_owned(),
        };
    }
    let (mover, other) = players(position, seat);
    let winner = match value.outcome {
        Outcome::Draw => return "a draw under best play".to_owned(),
        Outcome::Win => mover,
        Outcome::Loss => other,
    };
    match value.remoteness {
        Some(0) => format!("the game is over: {winner} has won"),
        Some(number) => format!("{winner} wins in {}", plies(number)),
        None => format!("{winner} wins by never letting the game end"),
    }
}
