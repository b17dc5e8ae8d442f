//! Grundy values on the command line.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use serde::Serialize;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::json;
use crate::cli::output::Output;
use crate::grundy::{Grundy, GrundyError};
use crate::palette::Ink;
use crate::position::{GamePosition, Shown};
use crate::report::Heading;
use crate::report::words::{Seat, players};
use crate::stats::grouped;
use crate::value::Outcome;

/// Starts shown at most.
const STARTS: usize = 4;
/// Values shown at most.
const VALUES: usize = 32;
/// The widest bar, in characters.
const BAR: usize = 44;

/// The answer of `solve --json` with nimbers.
#[derive(Serialize)]
struct NimbersAnswer {
    game: &'static str,
    positions: u64,
    win: u64,
    loss: u64,
    draw: u64,
    starts: Vec<StartAnswer>,
}

#[derive(Serialize)]
struct StartAnswer {
    position: String,
    outcome: String,
    /// None for an infinite value.
    nimber: Option<u32>,
    value: String,
    best_move: Option<String>,
}

/// Finds the Grundy values, as the options say.
pub(super) fn grundy<G: GamePosition>(context: &Arc<G::Context>, options: &Options) -> Result<Grundy<G>, Failure> {
    options.solver::<G>(context).grundy().map_err(|error| match error {
        GrundyError::Solve(error) => Failure::from(error),
        other => Failure::new(other),
    })
}

pub(super) fn solve<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    output: &mut Output,
) -> Result<(), Failure> {
    let solution = &grundy::<G>(context, options)?;
    if options.json {
        return json::write(output, &answer(solution));
    }
    writeln!(output, "{}", Heading::of::<G>(output.palette))?;
    let kind = if G::PARTS.is_some() { "  each part of a position counted as one" } else { "" };
    writeln!(output, "positions  {:>13}{kind}", grouped(solution.len() as u64))?;
    write_starts(output, solution)?;
    Ok(write_values(output, solution)?)
}

fn answer<G: GamePosition>(solution: &Grundy<G>) -> NimbersAnswer {
    let mut counts = [0_u64; 3];
    for (_, value) in solution.positions() {
        counts[value.outcome() as usize] += 1;
    }
    let start = |start: &G| {
        let value = solution.value(start).expect("a start can be reached");
        StartAnswer {
            position: Shown::new(start, solution.context()).to_string(),
            outcome: value.outcome().to_string(),
            nimber: value.nimber(),
            value: value.to_string(),
            best_move: solution.best_move(start).map(|best| best.mv.to_string()),
        }
    };
    NimbersAnswer {
        game: G::NAME,
        positions: solution.len() as u64,
        win: counts[Outcome::Win as usize],
        loss: counts[Outcome::Loss as usize],
        draw: counts[Outcome::Draw as usize],
        starts: solution.starts().iter().map(start).collect(),
    }
}

fn write_starts<G: GamePosition>(output: &mut Output, solution: &Grundy<G>) -> io::Result<()> {
    let palette = output.palette;
    let starts = solution.starts();
    for (number, start) in starts.iter().take(STARTS).enumerate() {
        let title = if starts.len() == 1 { "start".to_owned() } else { format!("start {}", number + 1) };
        writeln!(output, "\n{}", palette.paint(Ink::Strong, title))?;
        for line in Shown::new(start, solution.context()).to_string().trim_end().lines() {
            writeln!(output, "  {line}")?;
        }
        let value = solution.value(start).expect("a start can be reached");
        let (mover, other) = players(start, Seat::Start);
        let verdict = match (value.outcome(), solution.best_move(start)) {
            (Outcome::Win, Some(best)) => format!("{mover} wins by `{}`", best.mv),
            (Outcome::Draw, Some(best)) => format!("a draw under best play, kept by `{}`", best.mv),
            (Outcome::Win, None) => format!("{mover} wins"),
            (Outcome::Draw, None) => "a draw under best play".to_owned(),
            (Outcome::Loss, _) => format!("{other} wins"),
        };
        writeln!(output, "{}; its value is {value}", palette.paint(Ink::Of(value.outcome()), verdict))?;
    }
    if starts.len() > STARTS {
        writeln!(output, "\n… {} starts in all", grouped(starts.len() as u64))?;
    }
    Ok(())
}

/// How many positions have which value.
fn write_values<G: GamePosition>(output: &mut Output, solution: &Grundy<G>) -> io::Result<()> {
    let palette = output.palette;
    // Nimbers in their order, then the infinite values.
    let mut counts: BTreeMap<(u32, String), (Outcome, u64)> = BTreeMap::new();
    for (_, value) in solution.positions() {
        let key = (value.nimber().unwrap_or(u32::MAX), value.to_string());
        counts.entry(key).or_insert((value.outcome(), 0)).1 += 1;
    }
    writeln!(output, "\n{}", palette.paint(Ink::Strong, "positions by value"))?;
    let most = counts.values().map(|&(_, count)| count).max().unwrap_or(1);
    let width = counts.keys().take(VALUES).map(|(_, name)| name.chars().count()).max().unwrap_or(0).max(5);
    for ((_, name), (outcome, count)) in counts.iter().take(VALUES) {
        let scaled = usize::try_from(u128::from(*count) * BAR as u128 / u128::from(most)).expect("a bar is short");
        let bar = palette.paint(Ink::Of(*outcome), "█".repeat(scaled.max(1)));
        writeln!(output, "{name:>width$}  {:>13}  {bar}", grouped(*count))?;
    }
    if counts.len() > VALUES {
        writeln!(output, "… {} values in all", counts.len())?;
    }
    Ok(())
}
