//! A picture of a small graph.

use std::collections::HashMap;
use std::io::{self, Write};

use crate::position::GamePosition;
use crate::value::Outcome;

use super::layers::layers;
use super::svg::{TEXT, begin, end, escaped};
use super::{Arc, Export, Node, fill};

const LINE: f64 = 15.0;
const LETTER: f64 = 7.25;
const PADDING: f64 = 8.0;
const MARGIN: f64 = 24.0;
const GAP: f64 = 26.0;
/// The room between layers.
const STREET: f64 = 70.0;
/// With more moves than this, their names are only seen under the pointer.
const NAMED: usize = 24;

/// A position on the picture.
struct Spot {
    node: Node,
    lines: Vec<String>,
    layer: usize,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
}

impl Spot {
    fn new(node: Node) -> Self {
        let mut lines: Vec<String> = node.shown.trim_end().lines().map(str::to_owned).collect();
        lines.push(node.value.to_string());
        let letters = lines.iter().map(|line| line.chars().count()).max().unwrap_or(0);
        #[allow(clippy::cast_precision_loss)] // short texts
        let (width, height) = (letters as f64 * LETTER + 2.0 * PADDING, lines.len() as f64 * LINE + 2.0 * PADDING);
        Spot { node, lines, layer: 0, x: 0.0, y: 0.0, width, height }
    }
}

pub(super) fn write<G: GamePosition>(export: &Export<'_, G>, mut output: impl Write) -> io::Result<()> {
    let output = &mut output;
    let mut spots: Vec<Spot> = export.nodes().map(Spot::new).collect();
    let places: HashMap<u32, usize> = spots.iter().enumerate().map(|(place, spot)| (spot.node.number, place)).collect();
    let (width, height) = arrange(&mut spots, &places);
    begin(output, width, height, G::NAME)?;
    write_arrows(output)?;
    let arcs: usize = spots.iter().map(|spot| export.arcs(&spot.node).count()).sum();
    // Best moves last: they are not to be hidden.
    for best in [false, true] {
        for spot in &spots {
            for arc in export.arcs(&spot.node).filter(|arc| arc.optimal == best) {
                let dashed = export.keeps_turn(arc);
                write_arc(output, (spot, &spots[places[&arc.to]]), arc, dashed, arcs <= NAMED)?;
            }
        }
    }
    for spot in &spots {
        write_spot(output, spot)?;
    }
    end(output)
}

/// Gives each position its place; returns the size of the picture.
fn arrange(spots: &mut [Spot], places: &HashMap<u32, usize>) -> (f64, f64) {
    let mut edges = Vec::new();
    for (from, spot) in spots.iter().enumerate() {
        edges.extend(spot.node.moves.iter().filter_map(|arc| Some((from, *places.get(&arc.to)?))));
    }
    let mut roots: Vec<usize> = (0..spots.len()).filter(|&place| spots[place].node.start).collect();
    if roots.is_empty() && !spots.is_empty() {
        // A neighbourhood begins with the position that it surrounds.
        roots.push(0);
    }
    let layers = layers(spots.len(), &edges, &roots);
    #[allow(clippy::cast_precision_loss)] // few positions
    let length = |layer: &Vec<usize>| {
        layer.iter().map(|&place| spots[place].width).sum::<f64>() + GAP * (layer.len() as f64 - 1.0)
    };
    let width = layers.iter().map(length).fold(0.0, f64::max) + 2.0 * MARGIN + STREET;
    let mut y = MARGIN;
    let lengths: Vec<f64> = layers.iter().map(length).collect();
    for (number, (layer, length)) in layers.iter().zip(lengths).enumerate() {
        let mut x = (width - length) / 2.0;
        let height = layer.iter().map(|&place| spots[place].height).fold(0.0, f64::max);
        for &place in layer {
            let spot = &mut spots[place];
            (spot.layer, spot.x, spot.y) = (number, x, y + (height - spot.height) / 2.0);
            x += spot.width + GAP;
        }
        y += height + STREET;
    }
    // Moves within the last layer pass below it.
    let last = layers.len().saturating_sub(1);
    let below = edges.iter().any(|&(from, to)| from != to && spots[from].layer == last && spots[to].layer == last);
    (width, if below { y } else { y - STREET + MARGIN })
}

/// A darker shade of the outcome's colour, for lines.
fn stroke(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Win => "#0072B2",
        Outcome::Draw => "#888888",
        Outcome::Loss => "#B07000",
    }
}

fn write_arrows(output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "<defs>")?;
    for outcome in [Outcome::Win, Outcome::Draw, Outcome::Loss] {
        let color = stroke(outcome);
        writeln!(
            output,
            r#"<marker id="{outcome}" viewBox="0 0 8 8" refX="7.5" refY="4" markerWidth="9" markerHeight="9" markerUnits="userSpaceOnUse" orient="auto"><path d="M0,0 L8,4 L0,8 z" fill="{color}"/></marker>"#
        )?;
    }
    writeln!(output, "</defs>")
}

fn write_arc(
    output: &mut impl Write,
    (from, to): (&Spot, &Spot),
    arc: &Arc,
    dashed: bool,
    named: bool,
) -> io::Result<()> {
    let (path, label) = curve(from, to);
    let color = stroke(arc.value.outcome);
    let width = if arc.optimal { 2.4 } else { 0.9 };
    let dashes = if dashed { r#" stroke-dasharray="6 4""# } else { "" };
    let outcome = arc.value.outcome;
    writeln!(
        output,
        r#"<path d="{path}" fill="none" stroke="{color}" stroke-width="{width}"{dashes} marker-end="url(#{outcome})"><title>{}: {}</title></path>"#,
        escaped(&arc.name),
        arc.value
    )?;
    if named {
        let (x, y) = label;
        writeln!(
            output,
            r#"<text x="{x:.1}" y="{y:.1}" font-size="10" text-anchor="middle" fill="{color}" stroke="white" stroke-width="3" paint-order="stroke">{}</text>"#,
            escaped(&arc.name)
        )?;
    }
    Ok(())
}

/// The curve of a move, and where its name goes.
fn curve(from: &Spot, to: &Spot) -> (String, (f64, f64)) {
    let (x1, x2) = (from.x + from.width / 2.0, to.x + to.width / 2.0);
    if to.layer > from.layer {
        // Down, from the lower edge to the upper one.
        let (y1, y2) = (from.y + from.height, to.y);
        let bend = ((y2 - y1) / 2.0).min(120.0);
        let path = format!("M{x1:.1},{y1:.1} C{x1:.1},{:.1} {x2:.1},{:.1} {x2:.1},{y2:.1}", y1 + bend, y2 - bend);
        // Nearer to the target, where the lines of one position have parted.
        return (path, (x1 + 0.65 * (x2 - x1), y1 + 0.65 * (y2 - y1)));
    }
    if to.layer == from.layer && from.node.number != to.node.number {
        // To the side, under the positions between; the ends keep off the middle, where the moves down begin.
        let toward = if x2 > x1 { 1.0 } else { -1.0 };
        let (x1, x2) = (x1 + toward * from.width * 0.3, x2 - toward * to.width * 0.3);
        let (y1, y2) = (from.y + from.height, to.y + to.height);
        let low = y1.max(y2) + (14.0 + (x2 - x1).abs() * 0.08).min(STREET * 0.8);
        let path = format!("M{x1:.1},{y1:.1} C{x1:.1},{low:.1} {x2:.1},{low:.1} {x2:.1},{y2:.1}");
        return (path, (f64::midpoint(x1, x2), 0.25 * y1 + 0.75 * low + 4.0));
    }
    // Back or to itself: out to the right and in from the right.
    let (x1, y1) = (from.x + from.width, from.y + from.height * 0.35);
    let (x2, y2) = (to.x + to.width, to.y + to.height * 0.65);
    let out = x1.max(x2) + 30.0;
    let path = format!("M{x1:.1},{y1:.1} C{out:.1},{y1:.1} {out:.1},{y2:.1} {x2:.1},{y2:.1}");
    (path, (out - 6.0, f64::midpoint(y1, y2)))
}

fn write_spot(output: &mut impl Write, spot: &Spot) -> io::Result<()> {
    let Spot { node, x, y, width, height, .. } = spot;
    let corner = if node.end { 0 } else { 8 };
    let border = if node.start { 3.0 } else { 1.0 };
    writeln!(
        output,
        r#"<rect x="{x:.1}" y="{y:.1}" width="{width:.1}" height="{height:.1}" rx="{corner}" fill="{}" stroke="{TEXT}" stroke-width="{border}"/>"#,
        fill(node.value.outcome)
    )?;
    let last = spot.lines.len() - 1;
    let (mut y, middle) = (y + PADDING + 11.0, x + width / 2.0);
    for (place, line) in spot.lines.iter().enumerate() {
        let line = escaped(line);
        if place == last {
            writeln!(
                output,
                r#"<text x="{middle:.1}" y="{y:.1}" font-size="12" font-weight="bold" text-anchor="middle">{line}</text>"#
            )?;
        } else {
            let x = x + PADDING;
            writeln!(
                output,
                r#"<text x="{x:.1}" y="{y:.1}" font-size="12" font-family="monospace" xml:space="preserve">{line}</text>"#
            )?;
        }
        y += LINE;
    }
    Ok(())
}
