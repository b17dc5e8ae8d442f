//! A page about a solution, for people.

mod bars;
pub(crate) mod words;

use std::fmt;

use crate::palette::{Ink, Palette};
use crate::position::{GamePosition, Kind, Shown};
use crate::solution::Solution;
use crate::stats::{Bytes, grouped};
use crate::value::Outcome;

use bars::Bars;
use words::{Seat, standing, unit, verdict};

/// Starts shown in full; of more, only a summary is.
const STARTS: usize = 4;
/// Moves of a principal line shown at most.
const LINE: usize = 60;
/// The width of the page, in characters.
const WIDTH: usize = 100;

/// A page about a solution: what there is, who wins, by which moves. Print it with `{}`.
///
/// ```
/// use game_solver::prelude::*;
/// # #[derive(GamePosition, Clone, Debug)]
/// # #[game(start = Stones { left: 21 })]
/// # #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
/// # struct Stones { #[values(0..=21)] left: u8 }
///
/// let page = solve::<Stones>()?.report().to_string();
/// assert!(page.contains("the first player wins in 11 plies by `take(n=1)`"), "{page}");
/// # Ok::<(), SolveError>(())
/// ```
pub struct Report<'a, G: GamePosition> {
    solution: &'a Solution<G>,
    palette: Palette,
}

impl<'a, G: GamePosition> Report<'a, G> {
    pub(crate) fn new(solution: &'a Solution<G>) -> Self {
        Report { solution, palette: Palette::default() }
    }

    #[cfg(feature = "cli")]
    pub(crate) fn with(solution: &'a Solution<G>, palette: Palette) -> Self {
        Report { solution, palette }
    }

    /// With colours for a terminal, or without, as it is by default.
    #[must_use]
    pub fn colored(mut self, colored: bool) -> Self {
        self.palette = Palette::new(colored);
        self
    }
}

impl<G: GamePosition> fmt::Display for Report<'_, G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", Heading::of::<G>(self.palette))?;
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
        let symmetric = if self.solution.is_symmetric() { "  up to symmetry" } else { "" };
        writeln!(f, "positions  {:>13}{symmetric}", grouped(stats.positions))?;
        writeln!(f, "moves      {:>13}", grouped(stats.moves))?;
        writeln!(f, "ends       {:>13}", grouped(stats.terminals))?;
        for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss] {
            let count = histogram.outcome(outcome);
            let share = self.palette.paint(Ink::Dim, share(count, stats.positions));
            let name = self.palette.paint(Ink::Of(outcome), standing::<G>(outcome));
            writeln!(f, "{name:<10} {:>13}  {share}", grouped(count))?;
        }
        Ok(())
    }

    fn starts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starts = self.solution.starts();
        if starts.len() > STARTS {
            return self.many_starts(f);
        }
        for (number, start) in starts.iter().enumerate() {
            writeln!(f)?;
            let title = if starts.len() == 1 { "start".to_owned() } else { format!("start {}", number + 1) };
            writeln!(f, "{}", self.palette.paint(Ink::Strong, title))?;
            self.start(f, start)?;
        }
        Ok(())
    }

    /// A summary: how many starts have which outcome, and the one that takes longest to win.
    fn many_starts(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let starts = self.solution.starts();
        let valued: Vec<_> = starts.iter().filter_map(|start| Some((start, self.solution.value(start)?))).collect();
        let title = format!("{} starts", grouped(starts.len() as u64));
        writeln!(f, "\n{}", self.palette.paint(Ink::Strong, title))?;
        for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss] {
            let count = valued.iter().filter(|(_, value)| value.outcome == outcome).count() as u64;
            writeln!(
                f,
                "  {:<8} {:>13}",
                self.palette.paint(Ink::Of(outcome), standing::<G>(outcome)),
                grouped(count)
            )?;
        }
        // The first of those that take longest, so that every run shows the same.
        let longest = valued.iter().rev().max_by_key(|(_, value)| value.remoteness);
        if let Some((start, value)) = longest
            && value.remoteness.is_some()
        {
            writeln!(f, "\n{}", self.palette.paint(Ink::Strong, "the start that takes longest"))?;
            self.start(f, start)?;
        }
        Ok(())
    }

    fn start(&self, f: &mut fmt::Formatter<'_>, start: &G) -> fmt::Result {
        let shown = Shown::new(start, self.solution.context()).to_string();
        for line in shown.trim_end().lines() {
            writeln!(f, "  {line}")?;
        }
        let Some(value) = self.solution.value(start) else { return Ok(()) };
        let line = self.solution.principal_line(start).unwrap_or_default();
        let verdict = verdict(start, value, Seat::Start);
        write!(f, "{}", self.palette.paint(Ink::Of(value.outcome), verdict))?;
        match (line.first(), value.outcome) {
            (Some(first), Outcome::Win) => writeln!(f, " by `{}`", first.mv)?,
            (Some(first), Outcome::Draw) => writeln!(f, ", kept by `{}`", first.mv)?,
            // The loser's move is no reason for the result.
            _ => writeln!(f)?,
        }
        let line = LineOfPlay::begun(line.iter().map(|step| &step.mv), LINE);
        if line.moves.is_empty() { Ok(()) } else { write!(f, "{line}") }
    }

    fn histogram(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let histogram = &self.solution.histogram();
        let title = match G::KIND {
            Kind::Solitaire => "positions by moves to the end",
            _ => "positions by plies to the end, for the player to move",
        };
        writeln!(f, "\n{}", self.palette.paint(Ink::Strong, title))?;
        let names = [unit::<G>(), standing::<G>(Outcome::Win), standing::<G>(Outcome::Loss)];
        write!(f, "{}", Bars { histogram, palette: self.palette, names })
    }

    fn phases(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let stats = self.solution.stats();
        let threads = if stats.threads == 1 { "1 thread".to_owned() } else { format!("{} threads", stats.threads) };
        writeln!(f, "\n{}", self.palette.paint(Ink::Strong, "work"))?;
        for phase in &stats.phases {
            writeln!(f, "{:<10} {:>9.3} s {:>12}", phase.name, phase.seconds, Bytes(phase.bytes).to_string())?;
        }
        let seconds: f64 = stats.phases.iter().map(|phase| phase.seconds).sum();
        writeln!(f, "{:<10} {seconds:>9.3} s {:>12}  at most", "all", Bytes(stats.peak_bytes).to_string())?;
        writeln!(f, "{}", self.palette.paint(Ink::Dim, format!("{}, {threads}", stats.storage)))
    }
}

/// The name of a game and its rules in words, with an empty line.
pub(crate) struct Heading {
    palette: Palette,
    name: &'static str,
    doc: &'static str,
}

impl Heading {
    pub(crate) fn of<G: GamePosition>(palette: Palette) -> Self {
        Heading { palette, name: G::NAME, doc: G::DOC }
    }
}

impl fmt::Display for Heading {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.palette.paint(Ink::Title, self.name))?;
        for line in self.doc.trim().lines() {
            writeln!(f, "{}", self.palette.paint(Ink::Dim, line.trim()))?;
        }
        Ok(())
    }
}

/// Moves one after the other, numbered, in lines of the page's width.
pub(crate) struct LineOfPlay {
    moves: Vec<String>,
    /// Moves shown at most.
    most: usize,
}

impl LineOfPlay {
    /// A line, whole.
    #[cfg(feature = "cli")]
    pub(crate) fn whole<T: fmt::Display>(moves: impl IntoIterator<Item = T>) -> Self {
        Self::begun(moves, usize::MAX)
    }

    /// The first moves of a line.
    fn begun<T: fmt::Display>(moves: impl IntoIterator<Item = T>, most: usize) -> Self {
        LineOfPlay { moves: moves.into_iter().map(|mv| mv.to_string()).collect(), most }
    }
}

impl fmt::Display for LineOfPlay {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut column = 0;
        for (number, mv) in self.moves.iter().take(self.most).enumerate() {
            let text = format!("{}. {mv}", number + 1);
            let length = text.chars().count();
            if column > 0 && column + 2 + length > WIDTH {
                writeln!(f)?;
                column = 0;
            }
            write!(f, "  {text}")?;
            column += 2 + length;
        }
        if self.moves.len() > self.most {
            write!(f, "  … {} moves in all", self.moves.len())?;
        }
        writeln!(f)
    }
}

fn share(part: u64, whole: u64) -> String {
    #[allow(clippy::cast_precision_loss)] // for people
    let percent = 100.0 * part as f64 / whole.max(1) as f64;
    if part > 0 && percent < 0.05 { "<0.1 %".to_owned() } else { format!("{percent:.1} %") }
}
