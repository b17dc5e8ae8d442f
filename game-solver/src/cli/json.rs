//! Answers as JSON objects. Their keys are a promise.

use std::io::Write;

use serde::Serialize;

use crate::cli::failure::Failure;
use crate::position::{GamePosition, Shown};
use crate::solution::{EvaluatedMove, Solution};

/// The answer of `solve --json`.
#[derive(Serialize)]
pub(super) struct SolveAnswer {
    pub(super) game: &'static str,
    pub(super) positions: u64,
    pub(super) moves: u64,
    pub(super) terminals: u64,
    pub(super) win: u64,
    pub(super) loss: u64,
    pub(super) draw: u64,
    pub(super) max_remoteness: Option<u32>,
    pub(super) starts: Vec<StartAnswer>,
    pub(super) threads: usize,
    pub(super) seconds: SecondsAnswer,
    pub(super) peak_bytes: u64,
}

#[derive(Serialize)]
pub(super) struct StartAnswer {
    #[serde(flatten)]
    pub(super) value: PositionAnswer,
    pub(super) best_move: Option<String>,
}

#[derive(Serialize)]
pub(super) struct SecondsAnswer {
    pub(super) explore: f64,
    pub(super) solve: f64,
}

#[derive(Serialize)]
pub(super) struct PositionAnswer {
    pub(super) position: String,
    pub(super) outcome: String,
    pub(super) remoteness: Option<u32>,
    pub(super) class: Option<String>,
}

/// The answer of `moves --json`.
#[derive(Serialize)]
pub(super) struct MovesAnswer {
    #[serde(flatten)]
    pub(super) value: PositionAnswer,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) path: Option<Vec<MoveAnswer>>,
    pub(super) moves: Vec<MoveAnswer>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(super) line: Option<Vec<MoveAnswer>>,
}

#[derive(Serialize)]
pub(super) struct MoveAnswer {
    #[serde(rename = "move")]
    mv: String,
    outcome: String,
    remoteness: Option<u32>,
    optimal: bool,
    again: bool,
    position: String,
}

impl PositionAnswer {
    pub(super) fn new<G: GamePosition>(solution: &Solution<G>, position: &G) -> Self {
        let value = solution.value(position);
        PositionAnswer {
            position: Shown::new(position, solution.context()).to_string(),
            outcome: value.map(|value| value.outcome.to_string()).unwrap_or_default(),
            remoteness: value.and_then(|value| value.remoteness),
            class: crate::export::class(solution, position),
        }
    }
}

impl MoveAnswer {
    pub(super) fn new<G: GamePosition>(solution: &Solution<G>, step: &EvaluatedMove<G>) -> Self {
        MoveAnswer {
            mv: step.mv.to_string(),
            outcome: step.value.outcome.to_string(),
            remoteness: step.value.remoteness,
            optimal: step.optimal,
            again: step.again,
            position: Shown::new(&step.successor, solution.context()).to_string(),
        }
    }

    pub(super) fn list<G: GamePosition>(solution: &Solution<G>, steps: &[EvaluatedMove<G>]) -> Vec<Self> {
        steps.iter().map(|step| MoveAnswer::new(solution, step)).collect()
    }
}

/// Writes an answer as one object, with a line end.
pub(super) fn write(mut output: impl Write, answer: &impl Serialize) -> Result<(), Failure> {
    serde_json::to_writer_pretty(&mut output, answer).map_err(std::io::Error::from)?;
    Ok(writeln!(output)?)
}
