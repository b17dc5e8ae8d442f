//! `play`: a game against the perfect player, between two of them, or with advice.

mod comment;
mod input;
mod record;
mod seats;

use std::io::{self, Write};
use std::sync::Arc;

use clap::Args;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::line;
use crate::cli::moves::write_moves;
use crate::cli::output::Output;
use crate::palette::Ink;
use crate::position::{GamePosition, Kind, Shown};
use crate::report::LineOfPlay;
use crate::report::words::{Seat, verdict};
use crate::solution::{EvaluatedMove, Solution};
use crate::value::Value;

use input::{Input, Line};
use record::{Record, Turn};
use seats::{Roles, Side, You};

/// Moves offered in one line at most; more are listed when asked for.
const OFFERED: usize = 12;

#[derive(Args, Debug)]
pub(super) struct PlayArgs {
    /// Who you are: `first`, `second`, a player's name, `both` for a game with advice only, or `none` to watch two
    /// perfect players
    #[arg(long, value_name = "PLAYER", default_value = "first")]
    you: String,
    /// The start, of several, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    start: usize,
}

/// What is said at the prompt.
const COMMANDS: [(&str, &str); 8] = [
    ("moves", "lists the moves"),
    ("hint", "says which move is best"),
    ("value", "says who wins from here"),
    ("line", "shows one line of best play from here"),
    ("undo", "takes your last move back"),
    ("show", "shows the position again"),
    ("help", "shows this list"),
    ("quit", "ends the game here"),
];

pub(super) fn play<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    args: &PlayArgs,
    output: &mut Output,
) -> Result<(), Failure> {
    if options.json {
        return Err(Failure::new("a game is no JSON object: `play` goes without `--json`"));
    }
    let solution = &options.solve::<G>(context)?;
    let start = line::start(solution, args.start)?.clone();
    let you = You::parse::<G>(&args.you, &start).map_err(Failure::new)?;
    let roles = Roles::new(you);
    let mut table = Table { solution, roles, record: Record::new(start), input: Input::new(), output };
    table.greet(you)?;
    table.play()?;
    Ok(table.record.write(table.output, solution)?)
}

/// A game in progress.
struct Table<'a, G: GamePosition> {
    solution: &'a Solution<G>,
    roles: Roles,
    record: Record<G>,
    input: Input,
    output: &'a mut Output,
}

/// What a person does at their turn.
enum Action<G: GamePosition> {
    Move(EvaluatedMove<G>),
    Undo,
    Quit,
}

impl<G: GamePosition> Table<'_, G> {
    fn greet(&mut self, you: You) -> io::Result<()> {
        let name = |side: Side| self.record.name(side);
        let greeting = match you {
            You::One(_) if G::KIND == Kind::Solitaire => "You play alone.".to_owned(),
            You::One(side) => format!("You are {}; the perfect player is {}.", name(side), name(side.other())),
            You::Both => "You play all moves, and get advice.".to_owned(),
            You::None => "Two perfect players.".to_owned(),
        };
        writeln!(self.output, "{}", self.output.palette.paint(Ink::Title, G::NAME))?;
        writeln!(self.output, "{greeting}")?;
        if you != You::None {
            writeln!(self.output, "Give a move by its number or its name; `help` lists what else there is.")?;
        }
        Ok(())
    }

    fn play(&mut self) -> Result<(), Failure> {
        loop {
            self.show()?;
            let position = self.record.position().clone();
            let moves = self.moves(&position);
            if moves.is_empty() {
                return Ok(());
            }
            let side = self.record.side();
            if self.roles.is_person(side) {
                match self.ask(&position, &moves)? {
                    Action::Move(step) => self.person_moves(&position, step)?,
                    Action::Undo => self.undo()?,
                    Action::Quit => return Ok(()),
                }
            } else {
                if self.roles.are_perfect() && self.record.goes_round(self.solution) {
                    writeln!(self.output, "This position was there before: best play goes round in a circle.")?;
                    return Ok(());
                }
                self.perfect_moves(&position)?;
            }
        }
    }

    fn show(&mut self) -> io::Result<()> {
        writeln!(self.output)?;
        let shown = Shown::new(self.record.position(), self.solution.context()).to_string();
        for line in shown.trim_end().lines() {
            writeln!(self.output, "  {line}")?;
        }
        Ok(())
    }

    /// The moves in the order of the rules: the order from best to worst would give everything away.
    fn moves(&self, position: &G) -> Vec<EvaluatedMove<G>> {
        let mut evaluated = self.solution.moves(position).unwrap_or_default();
        let mut ordered = Vec::with_capacity(evaluated.len());
        for found in self.solution.space.moves(position) {
            let name = found.mv.to_string();
            if let Some(place) = evaluated.iter().position(|step| step.mv.to_string() == name) {
                ordered.push(evaluated.remove(place));
            }
        }
        ordered
    }

    fn ask(&mut self, position: &G, moves: &[EvaluatedMove<G>]) -> Result<Action<G>, Failure> {
        if self.roles.advise() {
            self.advise(position)?;
        }
        self.offer(moves)?;
        let names: Vec<_> = moves.iter().map(|step| step.mv.to_string()).collect();
        loop {
            let prompt = format!("{}> ", self.record.short_name(self.record.side()));
            let text = match self.input.read(&prompt, &names, self.output)? {
                Line::Text(text) => text,
                Line::End => {
                    writeln!(self.output)?;
                    return Ok(Action::Quit);
                }
            };
            let text = text.trim();
            // A move may be called like a command.
            if let Some(place) = line::find(moves, text) {
                return Ok(Action::Move(moves[place].clone()));
            }
            match text.to_ascii_lowercase().as_str() {
                "" => {}
                "undo" | "u" => return Ok(Action::Undo),
                "quit" | "q" | "exit" => return Ok(Action::Quit),
                other => self.answer(other, text, position, moves)?,
            }
        }
    }

    /// Answers a question; the turn stays.
    fn answer(&mut self, command: &str, text: &str, position: &G, moves: &[EvaluatedMove<G>]) -> Result<(), Failure> {
        match command {
            "moves" | "m" => self.list(moves)?,
            "hint" | "h" => self.advise(position)?,
            "value" | "v" => {
                let value = self.value(position);
                let verdict = verdict(position, value, Seat::Anywhere);
                writeln!(self.output, "{}", self.output.palette.paint(Ink::Of(value.outcome), verdict))?;
            }
            "line" | "l" => {
                let line = self.solution.principal_line(position).unwrap_or_default();
                write!(self.output, "{}", LineOfPlay::whole(line.iter().map(|step| &step.mv)))?;
            }
            "show" | "s" => self.show()?,
            "help" | "?" => {
                for (name, meaning) in COMMANDS {
                    writeln!(self.output, "  {name:<6} {meaning}")?;
                }
            }
            _ => writeln!(self.output, "`{text}` is neither a move nor a command; {}", line::legal(moves))?,
        }
        Ok(())
    }

    fn offer(&mut self, moves: &[EvaluatedMove<G>]) -> io::Result<()> {
        if moves.len() > OFFERED {
            return writeln!(self.output, "{} moves; `moves` lists them", moves.len());
        }
        let offered: Vec<_> =
            (1..).zip(moves).map(|(number, step): (usize, _)| format!("{number} {}", step.mv)).collect();
        writeln!(self.output, "{}", self.output.palette.paint(Ink::Dim, offered.join("   ")))
    }

    fn list(&mut self, moves: &[EvaluatedMove<G>]) -> io::Result<()> {
        if self.roles.advise() {
            let palette = self.output.palette;
            return write_moves(self.output, palette, moves);
        }
        for (number, step) in (1..).zip(moves) {
            let number: usize = number;
            writeln!(self.output, "{number:>3}  {}", step.mv)?;
        }
        Ok(())
    }

    fn advise(&mut self, position: &G) -> io::Result<()> {
        let Some(best) = self.solution.best_move(position) else { return Ok(()) };
        let value = self.output.palette.value(best.value);
        writeln!(self.output, "best: `{}`, {value}", best.mv)
    }

    fn value(&self, position: &G) -> Value {
        self.solution.value(position).expect("play stays among the positions that can be reached")
    }

    fn person_moves(&mut self, position: &G, step: EvaluatedMove<G>) -> io::Result<()> {
        let before = self.value(position);
        let best = self.solution.best_move(position).filter(|_| !step.optimal);
        if let Some(comment) = comment::comment::<G>(before, &step, best.as_ref()) {
            writeln!(self.output, "{}", self.output.palette.paint(Ink::Of(step.value.outcome), comment))?;
        }
        self.record.push(Turn { step, before, person: true });
        Ok(())
    }

    fn perfect_moves(&mut self, position: &G) -> io::Result<()> {
        let before = self.value(position);
        let step = self.solution.best_move(position).expect("the game is not over");
        writeln!(self.output, "{} plays `{}`", self.record.name(self.record.side()), step.mv)?;
        self.record.push(Turn { step, before, person: false });
        Ok(())
    }

    fn undo(&mut self) -> io::Result<()> {
        let text = if self.record.undo() { "taken back" } else { "there is nothing to take back" };
        writeln!(self.output, "{text}")
    }
}
