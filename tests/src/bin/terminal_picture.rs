//! Draws what a program printed in a terminal as an SVG picture: text with colours on the standard input, the picture on
//! the standard output. `examples/pictures/make.sh` makes the pictures of the documentation with it.

use std::error::Error;
use std::fmt::Write as _;
use std::io::{Read, Write};

const LETTER: f64 = 8.43;
const LINE: f64 = 18.0;
const MARGIN: f64 = 18.0;
/// The bar at the top of the window.
const BAR: f64 = 34.0;
const BACKGROUND: &str = "#1d2129";
const TEXT: &str = "#d5d9e0";

/// How letters look, as far as escape sequences say.
#[derive(Clone, Copy, Default, PartialEq)]
struct Look {
    bold: bool,
    dim: bool,
    underlined: bool,
    color: Option<u8>,
}

/// Letters of one look, and the column where they begin.
struct Run {
    column: usize,
    look: Look,
    text: String,
}

fn main() -> Result<(), Box<dyn Error>> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    let mut look = Look::default();
    let lines: Vec<Vec<Run>> = text.trim_end().lines().map(|line| runs(line, &mut look)).collect();
    std::io::stdout().write_all(picture(&lines).as_bytes())?;
    Ok(())
}

/// Splits a line where the look changes.
fn runs(line: &str, look: &mut Look) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    let mut column = 0;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        if c == '\x1b' {
            let codes: String = chars.by_ref().skip(1).take_while(|&c| c != 'm').collect();
            *look = changed(*look, &codes);
            continue;
        }
        match runs.last_mut() {
            Some(run) if run.look == *look => run.text.push(c),
            _ => runs.push(Run { column, look: *look, text: c.to_string() }),
        }
        column += 1;
    }
    runs
}

/// The look after the codes of an escape sequence, `1;4` or `38;5;39`.
fn changed(look: Look, codes: &str) -> Look {
    let mut numbers = codes.split(';').map(|code| code.parse::<u8>().unwrap_or(0));
    let mut look = look;
    while let Some(number) = numbers.next() {
        match number {
            0 => look = Look::default(),
            1 => look.bold = true,
            2 => look.dim = true,
            4 => look.underlined = true,
            38 => look.color = numbers.nth(1),
            _ => {}
        }
    }
    look
}

fn picture(lines: &[Vec<Run>]) -> String {
    let columns = lines.iter().flatten().map(|run| run.column + run.text.chars().count()).max().unwrap_or(0);
    let (width, height) = (place(columns) + MARGIN, BAR + MARGIN + LINE * as_f64(lines.len()));
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"{width:.0}\" height=\"{height:.0}\" \
         viewBox=\"0 0 {width:.0} {height:.0}\" font-family=\"ui-monospace, 'DejaVu Sans Mono', Menlo, Consolas, \
         monospace\" font-size=\"14\" fill=\"{TEXT}\">\n\
         <rect width=\"100%\" height=\"100%\" rx=\"8\" fill=\"{BACKGROUND}\"/>\n"
    );
    for (place, color) in ["#e0605a", "#e2b340", "#5fb257"].iter().enumerate() {
        let x = MARGIN + 6.0 + 20.0 * as_f64(place);
        let _ = writeln!(svg, "<circle cx=\"{x}\" cy=\"18\" r=\"6\" fill=\"{color}\"/>");
    }
    for (number, line) in lines.iter().enumerate() {
        let y = BAR + LINE * (as_f64(number) + 0.75);
        for run in line.iter().filter(|run| !run.text.trim().is_empty()) {
            draw(&mut svg, run, y);
        }
    }
    svg + "</svg>\n"
}

fn draw(svg: &mut String, run: &Run, y: f64) {
    // Blocks are drawn as rectangles: fonts leave gaps between them.
    if let Some(opacity) = shade(&run.text) {
        let (x, width) = (place(run.column), LETTER * as_f64(run.text.chars().count()));
        let fill = color(run.look);
        let y = y - 11.0;
        let _ = writeln!(
            svg,
            "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{width:.1}\" height=\"13\" fill=\"{fill}\" opacity=\"{opacity}\"/>"
        );
        return;
    }
    let lead = run.text.chars().take_while(|&c| c == ' ').count();
    let (x, length) = (place(run.column + lead), LETTER * as_f64(run.text.trim().chars().count()));
    let bold = if run.look.bold { " font-weight=\"bold\"" } else { "" };
    let underlined = if run.look.underlined { " text-decoration=\"underline\"" } else { "" };
    let opacity = if run.look.dim { " opacity=\"0.65\"" } else { "" };
    let fill = color(run.look);
    let text = run.text.trim().replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    let _ = writeln!(
        svg,
        "<text x=\"{x:.1}\" y=\"{y:.1}\" textLength=\"{length:.1}\" lengthAdjust=\"spacingAndGlyphs\" fill=\"{fill}\" \
         xml:space=\"preserve\"{bold}{underlined}{opacity}>{text}</text>"
    );
}

/// How strong a bar of blocks is, if the text is one.
fn shade(text: &str) -> Option<f64> {
    let block = text.chars().next()?;
    let opacity = match block {
        '█' => 1.0,
        '▒' => 0.55,
        '░' => 0.75,
        _ => return None,
    };
    text.chars().all(|c| c == block).then_some(opacity)
}

/// A colour of the terminal's 256: those above 15 form a cube of 6 levels, then a scale of greys.
fn color(look: Look) -> String {
    match look.color {
        Some(number @ 16..=231) => {
            let level = |digit: u8| if digit == 0 { 0 } else { 55 + 40 * digit };
            let number = number - 16;
            format!("#{:02x}{:02x}{:02x}", level(number / 36), level(number / 6 % 6), level(number % 6))
        }
        Some(number @ 232..) => format!("#{0:02x}{0:02x}{0:02x}", 8 + 10 * (number - 232)),
        _ => TEXT.to_owned(),
    }
}

fn place(column: usize) -> f64 {
    MARGIN + LETTER * as_f64(column)
}

#[allow(clippy::cast_precision_loss)] // columns and lines
fn as_f64(number: usize) -> f64 {
    number as f64
}
