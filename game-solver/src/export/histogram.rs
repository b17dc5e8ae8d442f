//! A picture of a histogram.

use std::io::{self, Write};

use crate::histogram::Histogram;
use crate::stats::grouped;
use crate::value::{Outcome, Value};

use super::fill;
use super::svg::{TEXT, begin, end, escaped};

const WIDTH: f64 = 860.0;
const HEIGHT: f64 = 420.0;
const LEFT: f64 = 90.0;
const RIGHT: f64 = 20.0;
const TOP: f64 = 70.0;
const BOTTOM: f64 = 60.0;
/// Bars shown at most; more are put together.
const BARS: u32 = 150;

/// A bar: won positions at the bottom, lost ones on top.
struct Bar {
    label: String,
    wins: u64,
    draws: u64,
    losses: u64,
}

/// Draws a histogram as an SVG picture: a bar for each number of plies to the end, won positions below lost ones, then
/// one for endless plays and one for draws if there are any. The colours can be told apart by the colour-blind.
///
/// # Errors
///
/// Those of the writer.
pub fn histogram_svg(histogram: &Histogram, title: &str, mut output: impl Write) -> io::Result<()> {
    let output = &mut output;
    let bars = bars(histogram);
    let most = bars.iter().map(|bar| bar.wins + bar.draws + bar.losses).max().unwrap_or(0).max(1);
    let step = tick(most);
    let top = most.div_ceil(step) * step;
    begin(output, WIDTH, HEIGHT, title)?;
    writeln!(output, r#"<text x="{LEFT}" y="28" font-size="18" font-weight="bold">{}</text>"#, escaped(title))?;
    write_legend(output, histogram)?;
    write_scale(output, top, step)?;
    write_bars(output, &bars, top)?;
    let middle = f64::midpoint(LEFT, WIDTH - RIGHT);
    let low = HEIGHT - 14.0;
    writeln!(
        output,
        r#"<text x="{middle}" y="{low}" text-anchor="middle">plies to the end, for the player to move</text>"#
    )?;
    end(output)
}

fn bars(histogram: &Histogram) -> Vec<Bar> {
    let rows: Vec<_> = histogram.rows().collect();
    let last = histogram.max_remoteness();
    let step = last.map_or(1, |last| (last + 1).div_ceil(BARS)).max(1);
    let mut bars: Vec<Bar> = (0..last.map_or(0, |last| last / step + 1))
        .map(|group| Bar { label: (group * step).to_string(), wins: 0, draws: 0, losses: 0 })
        .collect();
    for row in rows {
        let bar = &mut bars[(row.remoteness / step) as usize];
        bar.wins += row.wins;
        bar.losses += row.losses;
    }
    let endless = |outcome| histogram.value(Value { outcome, remoteness: None });
    let (wins, draws, losses) = (endless(Outcome::Win), endless(Outcome::Draw), endless(Outcome::Loss));
    if wins + losses > 0 {
        bars.push(Bar { label: "never".to_owned(), wins, draws: 0, losses });
    }
    if draws > 0 {
        bars.push(Bar { label: "draw".to_owned(), wins: 0, draws, losses: 0 });
    }
    bars
}

/// The distance of lines on the scale: 1, 2 or 5 times a power of ten, for three to eight lines.
fn tick(most: u64) -> u64 {
    let mut step = 1_u64;
    loop {
        for factor in [1, 2, 5] {
            if most.div_ceil(step.saturating_mul(factor)) <= 6 {
                return step.saturating_mul(factor);
            }
        }
        step = step.saturating_mul(10);
    }
}

#[allow(clippy::cast_precision_loss)] // for a picture
fn height(count: u64, top: u64) -> f64 {
    (HEIGHT - TOP - BOTTOM) * count as f64 / top as f64
}

fn write_legend(output: &mut impl Write, histogram: &Histogram) -> io::Result<()> {
    let mut x = LEFT;
    for (outcome, name) in [(Outcome::Win, "won"), (Outcome::Loss, "lost"), (Outcome::Draw, "drawn")] {
        let text = format!("{name} {}", grouped(histogram.outcome(outcome)));
        writeln!(
            output,
            r##"<rect x="{x}" y="42" width="12" height="12" fill="{}" stroke="{TEXT}" stroke-width="0.5"/>"##,
            fill(outcome)
        )?;
        writeln!(output, r#"<text x="{}" y="53">{text}</text>"#, x + 18.0)?;
        x += 170.0;
    }
    Ok(())
}

fn write_scale(output: &mut impl Write, top: u64, step: u64) -> io::Result<()> {
    let right = WIDTH - RIGHT;
    for count in (0..=top / step).map(|line| line * step) {
        let y = HEIGHT - BOTTOM - height(count, top);
        writeln!(output, r##"<line x1="{LEFT}" y1="{y:.1}" x2="{right}" y2="{y:.1}" stroke="#CCCCCC"/>"##)?;
        let (x, y) = (LEFT - 8.0, y + 4.5);
        writeln!(output, r#"<text x="{x}" y="{y:.1}" text-anchor="end">{}</text>"#, grouped(count))?;
    }
    Ok(())
}

#[allow(clippy::cast_precision_loss)] // for a picture
fn write_bars(output: &mut impl Write, bars: &[Bar], top: u64) -> io::Result<()> {
    let room = (WIDTH - LEFT - RIGHT) / bars.len().max(1) as f64;
    let width = (room * 0.8).min(60.0);
    let every = (34.0 / room).ceil().max(1.0) as usize;
    for (place, bar) in bars.iter().enumerate() {
        let middle = LEFT + room * (place as f64 + 0.5);
        let (x, mut y) = (middle - width / 2.0, HEIGHT - BOTTOM);
        for (outcome, count) in [(Outcome::Win, bar.wins), (Outcome::Draw, bar.draws), (Outcome::Loss, bar.losses)] {
            if count > 0 {
                let height = height(count, top);
                y -= height;
                let tip = format!("{}: {count} positions, {outcome}", bar.label);
                writeln!(
                    output,
                    r##"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" fill="{}" stroke="{TEXT}" stroke-width="0.5"><title>{tip}</title></rect>"##,
                    fill(outcome)
                )?;
            }
        }
        let named = bar.label.parse::<u32>().is_err();
        // A word at the end is not to run into the number before it.
        let crowded = room < 34.0 && place + every > bars.len() && !named;
        if (place % every == 0 && !crowded) || named {
            let y = HEIGHT - BOTTOM + 18.0;
            writeln!(output, r#"<text x="{middle:.1}" y="{y:.1}" text-anchor="middle">{}</text>"#, bar.label)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::tick;

    #[test]
    fn the_scale_has_few_lines() {
        assert_eq!((tick(1), tick(6), tick(7), tick(22), tick(844), tick(1_000_000)), (1, 1, 2, 5, 200, 200_000));
        assert!(tick(u64::MAX) > 0);
    }
}
