//! A command line for every game (feature `cli`).
//!
//! A game's whole `main` is one line:
//!
//! ```no_run
//! use std::process::ExitCode;
//!
//! use game_solver::prelude::*;
//!
//! /// Players alternately take one, two or three stones; whoever cannot move loses.
//! #[derive(GamePosition, Clone, Debug)]
//! #[game(start = Stones { left: 21 })]
//! #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
//! struct Stones {
//!     #[values(0..=21)]
//!     left: u8,
//! }
//!
//! fn main() -> ExitCode {
//!     game_solver::cli::<Stones>()
//! }
//! ```
//!
//! The program has these commands:
//!
//! | command | what it does |
//! | --- | --- |
//! | `solve` | solves the game and shows who wins, by which moves; done when no command is given |
//! | `moves [MOVE…]` | every move of a position with what it is worth, after the moves given by name or number |
//! | `play` | a game against the perfect player, or with its advice |
//! | `export` | the solution as DOT, GraphML, CSV or JSON, and pictures as SVG |
//! | `check` | looks for mistakes in the rules |
//! | `verify` | checks every value by a second, independent pass |
//!
//! The exit status is 0 for an answer, 1 for a check or a verification that failed, 2 for wrong usage or an error.
//!
//! # Games with a context
//!
//! What all positions share comes from the command line, through the trait [`Context`]. A type that implements
//! [`clap::Args`] is a context as it is:
//!
//! ```no_run
//! # use std::process::ExitCode;
//! # use game_solver::prelude::*;
//! use game_solver::cli::clap;
//!
//! /// The size of the heap.
//! #[derive(clap::Args)]
//! struct Size {
//!     /// How many stones there are
//!     #[arg(long, default_value_t = 21)]
//!     stones: u8,
//! }
//!
//! #[derive(GamePosition, Clone, Debug)]
//! #[game(context(size: Size), start = Stones { left: size.stones })]
//! #[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
//! struct Stones {
//!     left: u8,
//! }
//!
//! fn main() -> ExitCode {
//!     game_solver::cli::<Stones>() // stones --stones 30
//! }
//! ```
//!
//! One that is read from a file says so, and how; see [`File`].

mod arguments;
mod check;
mod context;
mod export;
mod failure;
mod json;
mod line;
mod moves;
mod nimbers;
mod output;
mod panics;
mod play;
mod scores;
mod size;
mod solve;
mod verify;
mod watch;

use std::ffi::OsString;
use std::process::ExitCode;
use std::sync::Arc;

use crate::position::GamePosition;

use arguments::{Command, Invocation, read};
use failure::{Failure, Stop};
use output::Output;

pub use clap;
pub use context::{Context, File, LineError, OptionalFile};

/// Runs the command line of a game: reads the arguments of the program, does what they say, and gives the exit status.
///
/// See the [module](self) for what there is.
pub fn cli<G>() -> ExitCode
where
    G: GamePosition,
    G::Context: Context,
{
    panics::silence();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let result = std::panic::catch_unwind(|| run::<G>(arguments)).unwrap_or_else(|_| Err(panics::escaped().into()));
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(Stop::Help(text)) => text.print(),
        Err(Stop::Failure(failure)) => failure.print(),
    }
}

fn run<G>(arguments: Vec<OsString>) -> Result<(), Stop>
where
    G: GamePosition,
    G::Context: Context,
{
    let Invocation { context, options, command } = read::<G>(arguments)?;
    let context = &Arc::new(G::Context::from_args(context).map_err(Failure::new)?);
    let mut output = Output::stdout(&options);
    match command {
        Command::Solve(solve) => solve::solve::<G>(context, &options, &solve, &mut output)?,
        Command::Moves(moves) => moves::moves::<G>(context, &options, &moves, &mut output)?,
        Command::Play(play) => play::play::<G>(context, &options, &play, &mut output)?,
        Command::Export(export) => export::export::<G>(context, &options, &export, &mut output)?,
        Command::Check => check::check::<G>(context, &options, &mut output)?,
        Command::Verify => verify::verify::<G>(context, &options, &mut output)?,
    }
    output.finish()?;
    Ok(())
}
