//! Why a command did not end well, and with which status.

use std::fmt::{self, Display};
use std::io::{self, IsTerminal, Write};
use std::process::ExitCode;

use crate::cli::panics;
use crate::error::SolveError;

/// The end of a command before its time.
pub(super) enum Stop {
    /// The command line asked for help, or was wrong.
    Help(HelpText),
    /// Something failed.
    Failure(Failure),
}

/// What clap has to say.
pub(super) struct HelpText(pub(super) clap::Error);

impl HelpText {
    /// Prints help on stdout, errors on stderr; the status is 2 for an error.
    pub(super) fn print(self) -> ExitCode {
        let wrong = self.0.use_stderr();
        match self.0.print() {
            Ok(()) if !wrong => ExitCode::SUCCESS,
            Ok(()) => ExitCode::from(2),
            Err(error) => Failure::from(error).print(),
        }
    }
}

/// A message for the person at the terminal, and the exit status.
#[derive(Debug)]
pub(super) struct Failure {
    message: String,
    status: u8,
}

impl Failure {
    /// Wrong usage or an error: status 2.
    pub(super) fn new(message: impl Display) -> Self {
        Failure { message: message.to_string(), status: 2 }
    }

    /// The check was done, and its answer is no: status 1.
    pub(super) fn negative(message: impl Display) -> Self {
        Failure { message: message.to_string(), status: 1 }
    }

    pub(super) fn print(self) -> ExitCode {
        let mut stderr = io::stderr();
        let colored = stderr.is_terminal() && std::env::var_os("NO_COLOR").is_none_or(|value| value.is_empty());
        let label = if colored { "\x1b[1;31merror:\x1b[0m" } else { "error:" };
        // If stderr is closed there is nobody left to tell.
        let _ = writeln!(stderr, "{label} {}", self.message.trim_end());
        ExitCode::from(self.status)
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl From<Failure> for Stop {
    fn from(failure: Failure) -> Self {
        Stop::Failure(failure)
    }
}

impl From<clap::Error> for Stop {
    fn from(error: clap::Error) -> Self {
        Stop::Help(HelpText(error))
    }
}

impl From<SolveError> for Failure {
    fn from(error: SolveError) -> Self {
        match (&error, panics::last()) {
            (SolveError::Panic { .. }, Some(panic)) => Failure::new(format_args!("{error}\nat {}", panic.place)),
            (SolveError::Parts { rule }, _) => Failure::new(format_args!(
                "rule `{rule}` splits a position into parts: such a game has Grundy values, which `solve` shows and \
                 `verify` checks"
            )),
            _ => Failure::new(error),
        }
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Failure::new(format_args!("cannot write the output: {error}"))
    }
}
