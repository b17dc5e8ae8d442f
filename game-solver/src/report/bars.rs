//! The histogram of a solution, drawn with characters.

use std::fmt;

use crate::histogram::{Histogram, HistogramRow};
use crate::palette::{Ink, Palette};
use crate::stats::grouped;
use crate::value::{Outcome, Value};

/// Rows shown at most; more are put together.
const ROWS: usize = 32;
/// The widest bar, in characters.
const BAR: usize = 44;

/// Counts by plies to the end, as bars: won positions solid, lost ones shaded.
pub(super) struct Bars<'a> {
    pub(super) histogram: &'a Histogram,
    pub(super) palette: Palette,
    /// What the lengths, the won and the lost positions are called.
    pub(super) names: [&'static str; 3],
}

struct Bar {
    label: String,
    wins: u64,
    draws: u64,
    losses: u64,
}

impl Bars<'_> {
    fn bars(&self) -> Vec<Bar> {
        let rows: Vec<_> = self.histogram.rows().collect();
        let mut bars = grouped_rows(&rows);
        let endless = |outcome| self.histogram.value(Value { outcome, remoteness: None });
        let (wins, draws, losses) = (endless(Outcome::Win), endless(Outcome::Draw), endless(Outcome::Loss));
        if wins + losses > 0 {
            bars.push(Bar { label: "never".to_owned(), wins, draws: 0, losses });
        }
        if draws > 0 {
            bars.push(Bar { label: "draw".to_owned(), wins: 0, draws, losses: 0 });
        }
        bars
    }

    fn bar(&self, f: &mut fmt::Formatter<'_>, bar: &Bar, most: u64) -> fmt::Result {
        let paint =
            |outcome, glyph: &str, count| self.palette.paint(Ink::Of(outcome), glyph.repeat(width(count, most)));
        let wins = paint(Outcome::Win, "█", bar.wins);
        let draws = paint(Outcome::Draw, "▒", bar.draws);
        let losses = paint(Outcome::Loss, "░", bar.losses);
        write!(f, "{wins}{draws}{losses}")
    }
}

impl fmt::Display for Bars<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bars = self.bars();
        let most = bars.iter().map(|bar| bar.wins + bar.draws + bar.losses).max().unwrap_or(0);
        let count = |number: u64| if number == 0 { "·".to_owned() } else { grouped(number) };
        let label = bars.iter().map(|bar| bar.label.len()).max().unwrap_or(0).max(5);
        let [length, won, lost] = self.names;
        let numbers = count(most).len().max(won.len()).max(lost.len());
        writeln!(f, "{length:>label$}  {won:>numbers$}  {lost:>numbers$}")?;
        for bar in &bars {
            let win = self.palette.paint(Ink::Of(Outcome::Win), count(bar.wins));
            let loss = if bar.draws > 0 {
                self.palette.paint(Ink::Of(Outcome::Draw), count(bar.draws))
            } else {
                self.palette.paint(Ink::Of(Outcome::Loss), count(bar.losses))
            };
            let win = if bar.draws > 0 { self.palette.paint(Ink::Dim, String::new()) } else { win };
            write!(f, "{:>label$}  {win:>numbers$}  {loss:>numbers$}  ", bar.label)?;
            self.bar(f, bar, most)?;
            writeln!(f)?;
        }
        Ok(())
    }
}

/// A bar for each row, or for each run of as many remotenesses as make few enough bars.
fn grouped_rows(rows: &[HistogramRow]) -> Vec<Bar> {
    let Some(last) = rows.last() else { return Vec::new() };
    let step = if rows.len() <= ROWS { 1 } else { (last.remoteness + 1).div_ceil(u32::try_from(ROWS).unwrap_or(1)) };
    let mut bars: Vec<(u32, Bar)> = Vec::new();
    for row in rows {
        let group = row.remoteness / step;
        if bars.last().is_none_or(|(other, _)| *other != group) {
            let first = group * step;
            let label = if step == 1 { first.to_string() } else { format!("{first}–{}", first + step - 1) };
            bars.push((group, Bar { label, wins: 0, draws: 0, losses: 0 }));
        }
        let (_, bar) = bars.last_mut().expect("there is a bar for this row");
        bar.wins += row.wins;
        bar.losses += row.losses;
    }
    bars.into_iter().map(|(_, bar)| bar).collect()
}

/// The width of a bar, at least 1 for what is there at all.
fn width(count: u64, most: u64) -> usize {
    let scaled = u128::from(count) * BAR as u128 / u128::from(most.max(1));
    let width = usize::try_from(scaled).expect("a bar is short");
    if count > 0 { width.max(1) } else { 0 }
}
