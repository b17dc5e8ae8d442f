//! Compares the solver with hand-written programs for the same games, in one run:
//!
//! ```text
//! cargo bench --bench compare                                          # small sizes, seconds
//! cargo bench --bench compare -- --workload mod --size 60 --runs 3
//! cargo bench --bench compare -- --full --runs 3                       # the sizes of the targets; up to 5 GB, minutes
//! cargo bench --bench compare -- --workload scale --full               # cost a move by size
//! ```
//!
//! Each measurement is a process of its own (this program, run by itself), so that peaks of memory do not mix; the
//! programs take turns, and medians are shown. Every result is compared with known figures, or with the first program's
//! result where none are known.

// The small benchmarks use the rest of these two.
#[allow(dead_code)]
mod baseline;
#[allow(dead_code)]
mod solver;

#[path = "compare/arguments.rs"]
mod arguments;
#[path = "compare/measure.rs"]
mod measure;
#[path = "compare/program.rs"]
mod program;
#[path = "compare/report.rs"]
mod report;
#[path = "compare/workload.rs"]
mod workload;

use std::process::ExitCode;

use arguments::Arguments;
use measure::{Measurement, measure_in_child};
use program::Program;
use workload::{Kind, Workload};

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).filter(|word| word != "--bench").collect();
    let done = match words.first().map(String::as_str) {
        Some("--child") => measure::child(&words[1..]),
        _ => Arguments::parse(&words).and_then(|arguments| compare(&arguments)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::FAILURE
        }
    }
}

fn compare(arguments: &Arguments) -> Result<(), String> {
    for &kind in &arguments.kinds {
        let size = match &arguments.size {
            Some(size) => size.clone(),
            None => kind.size(arguments.full).to_owned(),
        };
        let rows = measure(&Workload::new(kind, &size)?, arguments)?;
        report::comparison(kind, &size, &rows);
        report::ratios(&rows);
    }
    if arguments.scale {
        for kind in Kind::ALL {
            let mut steps = Vec::new();
            for size in kind.scale(arguments.full) {
                steps.push(measure(&Workload::new(kind, size)?, arguments)?);
            }
            report::scale(kind, &steps);
        }
    }
    Ok(())
}

/// The medians of each program. The programs take turns, so that a slow minute of the machine hits all of them.
fn measure(workload: &Workload, arguments: &Arguments) -> Result<Vec<(Program, Measurement)>, String> {
    let programs: Vec<Program> =
        workload.kind.programs().into_iter().filter(|&program| arguments.wants(program)).collect();
    let mut runs = vec![Vec::new(); programs.len()];
    let mut expected = workload.expected();
    for _ in 0..arguments.runs {
        for (&program, runs) in programs.iter().zip(&mut runs) {
            let measurement = measure_in_child(workload, program)?;
            let expected = *expected.get_or_insert(measurement.tally);
            if measurement.tally != expected {
                return Err(format!(
                    "{} {} {program}: {:?} is wrong, right is {expected:?}",
                    workload.kind, workload.size, measurement.tally
                ));
            }
            runs.push(measurement);
        }
    }
    Ok(programs.into_iter().zip(runs.iter().map(|runs| Measurement::median(runs))).collect())
}
