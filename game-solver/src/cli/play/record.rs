//! The moves of a game so far.

use std::io::{self, Write};

use crate::cli::output::Output;
use crate::palette::Ink;
use crate::position::{GamePosition, Kind};
use crate::solution::{EvaluatedMove, Solution};
use crate::value::{Outcome, Value};

use super::seats::Side;

/// A move made.
pub(super) struct Turn<G: GamePosition> {
    pub(super) step: EvaluatedMove<G>,
    /// What the position was worth to the player who moved.
    pub(super) before: Value,
    pub(super) person: bool,
}

/// The start and the moves made from there.
pub(super) struct Record<G: GamePosition> {
    start: G,
    turns: Vec<Turn<G>>,
}

impl<G: GamePosition> Record<G> {
    pub(super) fn new(start: G) -> Self {
        Record { start, turns: Vec::new() }
    }

    pub(super) fn position(&self) -> &G {
        self.turns.last().map_or(&self.start, |turn| &turn.step.successor)
    }

    /// Whose turn it is.
    pub(super) fn side(&self) -> Side {
        self.sides().last().unwrap_or(Side::First)
    }

    /// Whose turn it was at the start and after each move.
    fn sides(&self) -> impl Iterator<Item = Side> + '_ {
        let after = self.turns.iter().scan(Side::First, |side, turn| {
            *side = if turn.step.again { *side } else { side.other() };
            Some(*side)
        });
        std::iter::once(Side::First).chain(after)
    }

    pub(super) fn push(&mut self, turn: Turn<G>) {
        self.turns.push(turn);
    }

    /// Takes back the person's last move and what came after it; false if there is none.
    pub(super) fn undo(&mut self) -> bool {
        let last = self.turns.iter().rposition(|turn| turn.person);
        if let Some(place) = last {
            self.turns.truncate(place);
        }
        last.is_some()
    }

    /// Whether the position was there before.
    pub(super) fn goes_round(&self, solution: &Solution<G>) -> bool {
        let id = |position: &G| solution.space.id(position);
        let Some((last, earlier)) = self.turns.split_last() else { return false };
        let before = earlier.iter().map(|turn| &turn.step.successor).chain([&self.start]);
        before.into_iter().any(|position| id(position) == id(&last.step.successor))
    }

    /// What a player is called.
    pub(super) fn name(&self, side: Side) -> String {
        self.own_name(side).map_or_else(|| format!("the {} player", ordinal(side)), str::to_owned)
    }

    /// What a player is called at the prompt.
    pub(super) fn short_name(&self, side: Side) -> String {
        match self.own_name(side) {
            Some(name) => name.to_owned(),
            None if G::KIND == Kind::Solitaire => "move".to_owned(),
            None => ordinal(side).to_owned(),
        }
    }

    fn own_name(&self, side: Side) -> Option<&'static str> {
        let first = self.start.player()?;
        G::player_name(if side == Side::First { first } else { 1 - first.min(1) })
    }

    /// The moves in order, with what they were worth, and the result.
    pub(super) fn write(&self, output: &mut Output, solution: &Solution<G>) -> io::Result<()> {
        let palette = output.palette;
        if !self.turns.is_empty() {
            writeln!(output, "\n{}", palette.paint(Ink::Strong, "record"))?;
        }
        let names: Vec<_> = self.turns.iter().map(|turn| turn.step.mv.to_string()).collect();
        let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let alone = G::KIND == Kind::Solitaire;
        let player = |side| if alone { String::new() } else { self.short_name(side) + "  " };
        let players: Vec<_> = self.sides().map(player).collect();
        let widest = players.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        for (number, ((turn, name), player)) in self.turns.iter().zip(&names).zip(&players).enumerate() {
            let value = palette.value(turn.step.value);
            write!(output, "{:>4}. {player:<widest$}{name:<width$}  {value}", number + 1)?;
            match turn.step.optimal {
                true => writeln!(output)?,
                false => writeln!(output, "  (best: {})", turn.before)?,
            }
        }
        writeln!(output, "{}", self.result(solution))
    }

    fn result(&self, solution: &Solution<G>) -> String {
        let over = solution.successors(self.position()).is_some_and(|successors| successors.is_empty());
        let Some(value) = solution.value(self.position()).filter(|_| over) else {
            return "The game is not over.".to_owned();
        };
        let plies = self.turns.len();
        let mover = self.side();
        let winner = match value.outcome {
            _ if G::KIND == Kind::Solitaire => {
                let solved = if value.outcome == Outcome::Win { "Solved" } else { "Stuck" };
                return format!("{solved} after {plies} moves.");
            }
            Outcome::Draw => return format!("A draw after {plies} plies."),
            Outcome::Win => mover,
            Outcome::Loss => mover.other(),
        };
        capital(&format!("{} wins after {plies} plies.", self.name(winner)))
    }
}

fn ordinal(side: Side) -> &'static str {
    match side {
        Side::First => "first",
        Side::Second => "second",
    }
}

fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}
