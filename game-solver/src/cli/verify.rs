//! `verify`: a second opinion.

use std::io::Write;

use serde::Serialize;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::json;
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
    context: G::Context,
    options: &Options,
    output: &mut Output,
) -> Result<(), Failure> {
    let solution = options.solve::<G>(context)?;
    let positions = solution.stats().positions;
    let error = solution.verify().err();
    if options.json {
        let message = error.as_ref().map(ToString::to_string);
        let answer = VerifyAnswer { game: G::NAME, positions, verified: error.is_none(), error: message };
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
