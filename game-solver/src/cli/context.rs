//! Contexts from the command line.

use std::fmt::Display;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use thiserror::Error;

/// What all positions of a game share, as it comes from the command line.
///
/// Every type that implements [`clap::Args`] is one, `()` too. For anything else, say which arguments it takes and how
/// it is made of them; for one that is read from a file that is [`File`]:
///
/// ```
/// use std::str::FromStr;
///
/// use game_solver::cli::{self, Context, LineError};
///
/// struct Board {
///     rows: Vec<String>,
/// }
///
/// impl FromStr for Board {
///     type Err = LineError;
///
///     fn from_str(text: &str) -> Result<Self, LineError> {
///         let rows: Vec<String> = text.lines().map(str::to_owned).collect();
///         match rows.iter().position(|row| row.contains(|c| c != '#' && c != '.')) {
///             Some(row) => Err(LineError::new(row + 1, "only `#` and `.` make a board")),
///             None => Ok(Board { rows }),
///         }
///     }
/// }
///
/// impl Context for Board {
///     type Args = cli::File;
///
///     fn from_args(file: cli::File) -> Result<Self, String> {
///         file.parse()
///     }
/// }
/// ```
pub trait Context: Sized {
    /// The arguments on the command line.
    type Args: clap::Args;

    /// Makes the context.
    ///
    /// # Errors
    ///
    /// In words, for the person who gave the arguments: with the file and the line, if there is one.
    fn from_args(args: Self::Args) -> Result<Self, String>;
}

impl<C: clap::Args> Context for C {
    type Args = C;

    fn from_args(args: C) -> Result<Self, String> {
        Ok(args)
    }
}

/// The arguments of a context that is read from a file: `FILE` on the command line.
#[derive(Clone, Debug, clap::Args)]
pub struct File {
    /// The file to read
    #[arg(value_name = "FILE", id = "game-solver context file")]
    path: PathBuf,
}

impl File {
    /// Where the file is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// What is in the file.
    ///
    /// # Errors
    ///
    /// If it cannot be read or is not text; the message names the file.
    pub fn read(&self) -> Result<String, String> {
        std::fs::read_to_string(&self.path).map_err(|error| format!("cannot read {}: {error}", self.path.display()))
    }

    /// What the text in the file stands for.
    ///
    /// # Errors
    ///
    /// As [`read`](File::read), and what [`FromStr`] does not take; the message names the file, and the line if the
    /// error is a [`LineError`].
    pub fn parse<T>(&self) -> Result<T, String>
    where
        T: FromStr<Err: Display>,
    {
        self.read()?.parse().map_err(|error| format!("{}: {error}", self.path.display()))
    }
}

/// The arguments of a context that may be read from a file: `FILE` on the command line, or none. Where moves are given,
/// in `moves`, it stands before the command or after `--`.
///
/// ```
/// # #[derive(Debug)]
/// # struct Board { rows: Vec<String> }
/// # impl std::str::FromStr for Board {
/// #     type Err = cli::LineError;
/// #     fn from_str(text: &str) -> Result<Self, cli::LineError> { Ok(Board { rows: vec![text.to_owned()] }) }
/// # }
/// use game_solver::cli::{self, Context};
///
/// impl Context for Board {
///     type Args = cli::OptionalFile;
///
///     fn from_args(file: cli::OptionalFile) -> Result<Self, String> {
///         file.parse_or("#...#") // or an `include_str!`
///     }
/// }
/// ```
#[derive(Clone, Debug, clap::Args)]
pub struct OptionalFile {
    /// The file to read [default: one that comes with the game]
    #[arg(value_name = "FILE", id = "game-solver context file")]
    path: Option<PathBuf>,
}

impl OptionalFile {
    /// The file, if one is given.
    #[must_use]
    pub fn file(self) -> Option<File> {
        self.path.map(|path| File { path })
    }

    /// What the text in the file stands for, or, if no file is given, this text.
    ///
    /// # Errors
    ///
    /// As [`File::parse`].
    pub fn parse_or<T>(self, default: &str) -> Result<T, String>
    where
        T: FromStr<Err: Display>,
    {
        match self.file() {
            Some(file) => file.parse(),
            None => default.parse().map_err(|error| format!("the board that comes with the game: {error}")),
        }
    }
}

/// What is wrong with a line of a file.
///
/// ```
/// use game_solver::cli::LineError;
///
/// assert_eq!(LineError::new(3, "no such city").to_string(), "line 3: no such city");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}: {message}")]
pub struct LineError {
    line: usize,
    message: String,
}

impl LineError {
    /// An error in a line; lines are counted from 1.
    #[must_use]
    pub fn new(line: usize, message: impl Display) -> Self {
        LineError { line, message: message.to_string() }
    }
}
