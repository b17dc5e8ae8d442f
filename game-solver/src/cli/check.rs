//! `check`: mistakes in the rules.

use std::io::Write;
use std::sync::Arc;

use serde::Serialize;

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::json;
use crate::cli::output::Output;
use crate::position::GamePosition;

/// The answer of `check --json`.
#[derive(Serialize)]
struct CheckAnswer {
    game: &'static str,
    positions: u64,
    findings: Vec<String>,
}

pub(super) fn check<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    output: &mut Output,
) -> Result<(), Failure> {
    let report = options.solver::<G>(context).check()?;
    if options.json {
        let findings = report.findings.iter().map(ToString::to_string).collect();
        json::write(&mut *output, &CheckAnswer { game: G::NAME, positions: report.positions, findings })?;
    } else {
        let gap = if report.is_clean() { ": " } else { "\n" };
        writeln!(output, "{}{gap}{report}", G::NAME)?;
    }
    if report.is_clean() {
        return Ok(());
    }
    output.flush()?;
    Err(Failure::negative(match report.findings.len() {
        1 => "the check found something".to_owned(),
        more => format!("the check found {more} things"),
    }))
}
