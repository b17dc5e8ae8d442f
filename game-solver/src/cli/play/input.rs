//! Lines from a person at a terminal, or from a pipe.

use std::io::{self, IsTerminal, Write};

use rustyline::completion::Completer;
use rustyline::error::ReadlineError;
use rustyline::highlight::Highlighter;
use rustyline::hint::Hinter;
use rustyline::history::DefaultHistory;
use rustyline::validate::Validator;
use rustyline::{CompletionType, Config, Context, Editor, Helper};

use crate::cli::failure::Failure;
use crate::cli::output::Output;

use super::COMMANDS;

/// Where the lines come from.
pub(super) enum Input {
    /// A terminal, with a line editor.
    Terminal(Box<Editor<Completion, DefaultHistory>>),
    /// Anything else. What is read is printed after the prompt, so that the output reads like a terminal's.
    Pipe,
}

/// A line, or the end of all lines.
pub(super) enum Line {
    Text(String),
    End,
}

impl Input {
    pub(super) fn new() -> Self {
        if !(io::stdin().is_terminal() && io::stdout().is_terminal()) {
            return Input::Pipe;
        }
        let config = Config::builder().completion_type(CompletionType::List).auto_add_history(true).build();
        // Without an editor the terminal still gives lines.
        Editor::with_config(config).map_or(Input::Pipe, |editor| Input::Terminal(Box::new(editor)))
    }

    /// Asks for a line; `moves` are completed, and so are the commands.
    pub(super) fn read(&mut self, prompt: &str, moves: &[String], output: &mut Output) -> Result<Line, Failure> {
        match self {
            Input::Terminal(editor) => {
                output.flush()?;
                let commands = COMMANDS.iter().map(|(name, _)| (*name).to_owned());
                editor.set_helper(Some(Completion { words: moves.iter().cloned().chain(commands).collect() }));
                match editor.readline(prompt) {
                    Ok(text) => Ok(Line::Text(text)),
                    Err(ReadlineError::Eof | ReadlineError::Interrupted) => Ok(Line::End),
                    Err(error) => Err(Failure::new(format_args!("cannot read from the terminal: {error}"))),
                }
            }
            Input::Pipe => {
                write!(output, "{prompt}")?;
                output.flush()?;
                let mut text = String::new();
                let read = io::stdin().read_line(&mut text);
                if read.map_err(|error| Failure::new(format_args!("cannot read the input: {error}")))? == 0 {
                    return Ok(Line::End);
                }
                writeln!(output, "{}", text.trim())?;
                Ok(Line::Text(text))
            }
        }
    }
}

/// Completes a line to one of some words.
pub(super) struct Completion {
    words: Vec<String>,
}

impl Completer for Completion {
    type Candidate = String;

    fn complete(&self, line: &str, pos: usize, _: &Context<'_>) -> rustyline::Result<(usize, Vec<String>)> {
        let typed = line[..pos].trim_start();
        let fits = |word: &&String| word.starts_with(typed);
        Ok((0, self.words.iter().filter(fits).cloned().collect()))
    }
}

impl Hinter for Completion {
    type Hint = String;
}

impl Highlighter for Completion {}

impl Validator for Completion {}

impl Helper for Completion {}
