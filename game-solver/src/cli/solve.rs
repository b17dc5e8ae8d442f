//! `solve`: the whole answer.

use std::io::Write;
use std::sync::Arc;

use clap::Args;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::json::{self, PositionAnswer, SecondsAnswer, SolveAnswer, StartAnswer};
use crate::cli::output::Output;
use crate::cli::{nimbers, scores};
use crate::position::GamePosition;
use crate::report::Report;
use crate::solution::Solution;
use crate::value::Outcome;

#[derive(Args, Debug)]
pub(super) struct SolveArgs {
    /// Show nimbers, the Grundy values, which tell how sums of positions are played; for games in which both players have
    /// the same moves. Games whose positions split into parts are always solved so
    #[arg(long)]
    nimbers: bool,
}

pub(super) fn solve<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    args: &SolveArgs,
    output: &mut Output,
) -> Result<(), Failure> {
    if args.nimbers || G::PARTS.is_some() {
        return nimbers::solve::<G>(context, options, output);
    }
    let solution = options.solve::<G>(context)?;
    if options.json {
        return json::write(output, &answer(&solution));
    }
    let page = Report::with(&solution, output.palette);
    write!(output, "{page}")?;
    if G::SCORED {
        drop(solution);
        scores::write::<G>(context, options, output)?;
    }
    Ok(())
}

fn answer<G: GamePosition>(solution: &Solution<G>) -> SolveAnswer {
    let stats = solution.stats();
    let histogram = solution.histogram();
    let start = |start: &G| StartAnswer {
        value: PositionAnswer::new(solution, start),
        best_move: solution.best_move(start).map(|step| step.mv.to_string()),
    };
    let explore = stats.phases.iter().filter(|phase| phase.name == "explore").map(|phase| phase.seconds).sum();
    let all: f64 = stats.phases.iter().map(|phase| phase.seconds).sum();
    SolveAnswer {
        game: G::NAME,
        positions: stats.positions,
        moves: stats.moves,
        terminals: stats.terminals,
        win: histogram.outcome(Outcome::Win),
        loss: histogram.outcome(Outcome::Loss),
        draw: histogram.outcome(Outcome::Draw),
        max_remoteness: histogram.max_remoteness(),
        starts: solution.starts().iter().map(start).collect(),
        threads: stats.threads,
        seconds: SecondsAnswer { explore, solve: all - explore },
        peak_bytes: stats.peak_bytes,
    }
}
