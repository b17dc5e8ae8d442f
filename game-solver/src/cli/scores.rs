//! The margins of games that end with scores.

use std::io::Write;
use std::sync::Arc;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::palette::Ink;
use crate::position::{GamePosition, Shown};
use crate::report::LineOfPlay;
use crate::report::words::{Seat, players};
use crate::score::ENDLESS_WIN;

/// Starts shown at most.
const STARTS: usize = 4;

/// Writes the margin that can be forced from each start, with a line of play.
pub(super) fn write<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    output: &mut Output,
) -> Result<(), Failure> {
    let solution = options.solver::<G>(context).score().map_err(Failure::new)?;
    let palette = output.palette;
    writeln!(output, "\n{}", palette.paint(Ink::Strong, "scores"))?;
    let starts = solution.starts();
    for start in starts.iter().take(STARTS) {
        if starts.len() > 1 {
            writeln!(output, "{}", Shown::new(start, context))?;
        }
        let margin = solution.margin(start).expect("a start can be reached");
        let (mover, other) = players(start, Seat::Start);
        let verdict = match margin {
            0 => "neither player can force more than the other".to_owned(),
            ENDLESS_WIN => format!("{mover} wins by never letting the game end"),
            1.. => format!("{mover} gets {margin} more than {other}"),
            _ if -margin == ENDLESS_WIN => format!("{other} wins by never letting the game end"),
            _ => format!("{other} gets {} more than {mover}", -margin),
        };
        let outcome = solution.outcome(start).expect("a start can be reached");
        writeln!(output, "{}", palette.paint(Ink::Of(outcome), verdict))?;
        let line = solution.principal_line(start).unwrap_or_default();
        if !line.is_empty() {
            write!(output, "{}", LineOfPlay::whole(line.iter().map(|step| &step.mv)))?;
        }
    }
    if starts.len() > STARTS {
        writeln!(output, "… {} starts in all", starts.len())?;
    }
    Ok(())
}
