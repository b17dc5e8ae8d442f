//! `check`: mistakes in the rules.

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::output::Output;
use crate::position::GamePosition;

pub(super) fn check<G: GamePosition>(_: G::Context, _: &Options, _: &mut Output) -> Result<(), Failure> {
    Err(Failure::new("`check` is not there yet"))
}
