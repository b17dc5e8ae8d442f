//! A page about a solution, for people.

use std::fmt;

use crate::position::{GamePosition, Shown};
use crate::solution::Solution;
use crate::stats::{Bytes, grouped};
use crate::value::{Outcome, Value};

/// Starts shown in full; of more, only the counts are.
const STARTS: usize = 4;
/// Moves of a principal line shown at most.
const LINE: usize = 200;
/// The widest bar of the histogram, in characters.
const BAR: usize = 40;

/// A page about a solution: what there is, who wins, by which moves. Print it with `{}`.
pub struct Report<'a, G: GamePosition> {
    solution: &'a Solution<G>,
}

impl<'a, G: GamePosition> Report<'a, G> {
    pub(crate) fn new(solution: &'a Solution<G>) -> Self {
        Report { solution }
    }
}

impl<G: GamePosition> fmt::Display for Report<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", G::NAME)?;
        for line in G::DOC.lines() {
            writeln!(f, "  {}", line.trim())?;
        }
        writeln!(f)?;
        self.counts(f)?;
        self.starts(f)?;
        self.histogram(f)?;
        self.phases(f)
    }
}

impl<G: GamePosition> Report<'_, G> {
    fn counts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stats = self.solution.stats();
        let histogram = self.solution.histogram();
        writeln!(f, "positions  {:>15}", grouped(stats.positions))?;
        if self.solution.is_symmetric() {
            writeln!(f, "           {:>15}", "up to symmetry")?;
        }
        writeln!(f, "moves      {:>15}", grouped(stats.moves))?;
        writeln!(f, "terminals  {:>15}", grouped(stats.terminals))?;
        for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss] {
            writeln!(f, "{outcome:<10} {:>15}", grouped(histogram.outcome(outcome)))?;
        }
        Ok(())
    }

    fn starts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starts = self.solution.starts();
        for start in starts.iter().take(STARTS) {
            writeln!(f)?;
            self.start(f, start)?;
        }
        if starts.len() > STARTS {
            writeln!(f, "\nand {} more starts", grouped((starts.len() - STARTS) as u64))?;
        }
        Ok(())
    }

    fn start(&self, f: &mut fmt::Formatter<'_>, start: &G) -> fmt::Result {
        let shown = Shown::new(start, self.solution.context()).to_string();
        for line in shown.lines() {
            writeln!(f, "  {line}")?;
        }
        let Some(value) = self.solution.value(start) else { return Ok(()) };
        write!(f, "{}", verdict::<G>(start, value))?;
        let line = self.solution.principal_line(start).unwrap_or_default();
        if let Some(first) = line.first() {
            writeln!(f, ", best by {}", first.mv)?;
            write!(f, "line:")?;
            for step in line.iter().take(LINE) {
                write!(f, " {}", step.mv)?;
            }
            if line.len() > LINE {
                write!(f, " ... ({} moves)", line.len())?;
            }
        }
        writeln!(f)
    }

    fn histogram(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let rows: Vec<_> = self.solution.histogram().rows().collect();
        let Some(most) = rows.iter().map(|row| row.wins.max(row.losses)).max() else { return Ok(()) };
        writeln!(f, "\nplies to the end: positions won, positions lost")?;
        for row in rows {
            let (wins, losses) = (bar(row.wins, most), bar(row.losses, most));
            writeln!(f, "{:>5} {:>13} {wins}", row.remoteness, grouped(row.wins))?;
            writeln!(f, "      {:>13} {losses}", grouped(row.losses))?;
        }
        Ok(())
    }

    fn phases(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stats = self.solution.stats();
        writeln!(f, "\n{}; {} threads", stats.storage, stats.threads)?;
        for phase in &stats.phases {
            writeln!(f, "{:<10} {:>10.3} s {:>12}", phase.name, phase.seconds, Bytes(phase.bytes).to_string())?;
        }
        writeln!(f, "peak       {:>25}", Bytes(stats.peak_bytes).to_string())
    }
}

/// Who wins, in words.
pub(crate) fn verdict<G: GamePosition>(position: &G, value: Value) -> String {
    let name = |player: usize| G::player_name(player).map_or_else(|| format!("player {}", player + 1), str::to_owned);
    let (mover, other) = position.player().map_or_else(
        || ("the player to move".to_owned(), "the other player".to_owned()),
        |player| (name(player), name(1 - player)),
    );
    let plies = match value.remoteness {
        Some(1) => "in 1 ply".to_owned(),
        Some(plies) => format!("in {plies} plies"),
        None => "by never ending the game".to_owned(),
    };
    match value.outcome {
        Outcome::Draw => "a draw under best play".to_owned(),
        Outcome::Win => format!("{mover} wins {plies}"),
        Outcome::Loss => format!("{other} wins {plies}"),
    }
}

fn bar(count: u64, most: u64) -> String {
    let scaled = u128::from(count) * BAR as u128 / u128::from(most.max(1));
    let width = usize::try_from(scaled).expect("a bar is short");
    if count > 0 { "█".repeat(width.max(1)) } else { String::new() }
}
