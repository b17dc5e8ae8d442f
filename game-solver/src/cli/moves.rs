//! `moves`: one position and what can be done there.

use std::io::{self, Write};
use std::sync::Arc;

use clap::Args;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::json::{self, MoveAnswer, MovesAnswer, PositionAnswer};
use crate::cli::line;
use crate::cli::output::Output;
use crate::palette::{Ink, Palette};
use crate::position::{GamePosition, Shown};
use crate::report::LineOfPlay;
use crate::report::words::{Seat, verdict};
use crate::solution::{EvaluatedMove, Path, Solution};
use crate::stats::grouped;

#[derive(Args, Debug)]
pub(super) struct MovesArgs {
    /// Moves from the start, by their numbers in this list or by their names, as in 'take(n=2)' or 'take(2)'
    #[arg(value_name = "MOVE")]
    moves: Vec<String>,
    /// The start, of several, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    start: usize,
    /// The position of this number, as in an export, and how it is reached
    #[arg(long, value_name = "POSITION", value_parser = crate::cli::size::count, conflicts_with_all = ["moves", "start"])]
    path: Option<u64>,
    /// Show one line of best play, too
    #[arg(long)]
    line: bool,
}

/// A position that is asked about.
struct Question<G: GamePosition> {
    position: G,
    path: Option<Path<G>>,
    seat: Seat,
}

pub(super) fn moves<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    args: &MovesArgs,
    output: &mut Output,
) -> Result<(), Failure> {
    let solution = &options.solve::<G>(context)?;
    let question = question(solution, args)?;
    let moves = solution.moves(&question.position).unwrap_or_default();
    let line = if args.line { solution.principal_line(&question.position) } else { None };
    if options.json {
        let answer = MovesAnswer {
            value: PositionAnswer::new(solution, &question.position),
            path: question.path.map(|path| MoveAnswer::list(solution, &path.moves)),
            moves: MoveAnswer::list(solution, &moves),
            line: line.map(|line| MoveAnswer::list(solution, &line)),
        };
        return json::write(output, &answer);
    }
    let palette = output.palette;
    if let Some(path) = &question.path {
        write_path(output, solution, path)?;
    }
    write_position(output, solution, palette, &question)?;
    write_moves(output, palette, &moves)?;
    if let Some(line) = line.filter(|line| !line.is_empty()) {
        write!(output, "\nbest play\n{}", LineOfPlay::whole(line.iter().map(|step| &step.mv)))?;
    }
    Ok(())
}

fn question<G: GamePosition>(solution: &Solution<G>, args: &MovesArgs) -> Result<Question<G>, Failure> {
    let Some(number) = args.path else {
        let start = line::start(solution, args.start)?;
        let position = line::follow(solution, start.clone(), &args.moves)?;
        let seat = if args.moves.is_empty() { Seat::Start } else { Seat::Anywhere };
        return Ok(Question { position, path: None, seat });
    };
    let position = numbered(solution, number)?;
    let path = solution.path_to(&position).expect("every position of the solution can be reached");
    // The end of the path, which may be a symmetric twin, is the position that the moves lead to.
    let position = path.moves.last().map_or(&path.start, |step| &step.successor).clone();
    Ok(Question { position, path: Some(path), seat: Seat::Anywhere })
}

/// The position of a number, counted from 0, as exports count.
pub(super) fn numbered<G: GamePosition>(solution: &Solution<G>, number: u64) -> Result<G, Failure> {
    let positions = solution.stats().positions;
    match u32::try_from(number) {
        Ok(id) if number < positions => Ok(solution.space.position(id)),
        _ => Err(Failure::new(format_args!(
            "there is no position {number}: they are numbered from 0 to {}",
            grouped(positions.saturating_sub(1))
        ))),
    }
}

fn write_path<G: GamePosition>(output: &mut impl Write, solution: &Solution<G>, path: &Path<G>) -> io::Result<()> {
    let start = Shown::new(&path.start, solution.context()).to_string();
    writeln!(output, "from the start")?;
    for line in start.trim_end().lines() {
        writeln!(output, "  {line}")?;
    }
    if path.moves.is_empty() {
        writeln!(output, "without a move")?;
    } else {
        write!(output, "by\n{}", LineOfPlay::whole(path.moves.iter().map(|step| &step.mv)))?;
    }
    writeln!(output)
}

fn write_position<G: GamePosition>(
    output: &mut impl Write,
    solution: &Solution<G>,
    palette: Palette,
    question: &Question<G>,
) -> io::Result<()> {
    let position = &question.position;
    for line in Shown::new(position, solution.context()).to_string().trim_end().lines() {
        writeln!(output, "  {line}")?;
    }
    let value = solution.value(position).expect("the position was reached by moves from a start");
    writeln!(output, "{}", palette.paint(Ink::Of(value.outcome), verdict(position, value, question.seat)))
}

/// The moves in a table, best first.
pub(super) fn write_moves<G: GamePosition>(
    output: &mut impl Write,
    palette: Palette,
    moves: &[EvaluatedMove<G>],
) -> io::Result<()> {
    if moves.is_empty() {
        return writeln!(output, "there is no move");
    }
    writeln!(output)?;
    let names: Vec<_> = moves.iter().map(|step| step.mv.to_string()).collect();
    let width = names.iter().map(|name| name.chars().count()).max().unwrap_or(0);
    let digits = moves.len().to_string().len().max(2);
    for (place, (step, name)) in moves.iter().zip(&names).enumerate() {
        let best = if step.optimal { palette.paint(Ink::Strong, "*") } else { palette.paint(Ink::Dim, " ") };
        let again = if step.again { "  (moves again)" } else { "" };
        writeln!(output, "{:>digits$} {best} {name:<width$}  {}{again}", place + 1, palette.value(step.value))?;
    }
    Ok(())
}
