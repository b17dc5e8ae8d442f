//! `verify`: a second opinion.

use std::io::Write;
use std::sync::Arc;

use serde::Serialize;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::json;
use crate::cli::nimbers;
use crate::cli::output::Output;
use crate::position::GamePosition;
use crate::stats::grouped;

#[derive(Serialize)]
struct VerifyAnswer {
    game: &'static str,
    positions: u64,
    verified: bool,
    error: Option<String>,
}

pub(super) fn verify<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    output: &mut Output,
) -> Result<(), Failure> {
    let (positions, error) = judge::<G>(context, options)?;
    if options.json {
        let answer = VerifyAnswer { game: G::NAME, positions, verified: error.is_none(), error: error.clone() };
        json::write(&mut *output, &answer)?;
    }
    if let Some(error) = error {
        output.flush()?;
        return Err(Failure::negative(format_args!("a value is wrong: {error}")));
    }
    if !options.json {
        writeln!(output, "{}: the values of all {} positions follow from the rules", G::NAME, grouped(positions))?;
    }
    Ok(())
}

/// Solves the game in the way that suits it, and checks the values: how many positions there are, and what is wrong.
fn judge<G: GamePosition>(context: &Arc<G::Context>, options: &Options) -> Result<(u64, Option<String>), Failure> {
    if G::PARTS.is_some() {
        let solution = nimbers::grundy::<G>(context, options)?;
        return Ok((solution.len() as u64, solution.verify().err().map(|fault| fault.to_string())));
    }
    let solution = options.solve::<G>(context)?;
    let positions = solution.stats().positions;
    let mut error = solution.verify().err().map(|fault| fault.to_string());
    if G::SCORED && error.is_none() {
        drop(solution);
        let scores = options.solver::<G>(context).score().map_err(Failure::new)?;
        error = scores.verify().err().map(|fault| fault.to_string());
    }
    Ok((positions, error))
}
