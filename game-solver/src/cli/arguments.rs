//! The command line, read.

use std::ffi::{OsStr, OsString};
use std::sync::Arc;

use clap::{ArgMatches, Args, FromArgMatches};

use crate::cli::context::Context;
use crate::cli::export::ExportArgs;
use crate::cli::failure::{Failure, Stop};
use crate::cli::moves::MovesArgs;
use crate::cli::play::PlayArgs;
use crate::cli::size;
use crate::cli::solve::SolveArgs;
use crate::position::GamePosition;

/// What the person wants.
pub(super) struct Invocation<G: GamePosition<Context: Context>> {
    pub(super) context: <G::Context as Context>::Args,
    pub(super) options: Options,
    pub(super) command: Command,
}

/// What to do.
pub(super) enum Command {
    Solve(SolveArgs),
    Moves(MovesArgs),
    Play(PlayArgs),
    Export(ExportArgs),
    Check,
    Verify,
}

/// What all commands take.
#[derive(Args, Debug)]
#[command(next_help_heading = "General options")]
pub(super) struct Options {
    /// Use that many threads [default: as many as there are processors]
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=1024))]
    threads: Option<u32>,
    /// Give up before more memory than this is taken, as in 500M or 12G [default: what is free]
    #[arg(long, value_name = "SIZE", value_parser = size::bytes)]
    memory: Option<u64>,
    /// Give up when there are more positions than this
    #[arg(long, value_name = "POSITIONS", value_parser = size::count)]
    limit: Option<u64>,
    /// Tell positions apart that differ by a declared symmetry
    #[arg(long)]
    no_symmetry: bool,
    /// Print one JSON object
    #[arg(long)]
    pub(super) json: bool,
    /// Print without colours, as when the output is no terminal or NO_COLOR is set
    #[arg(long)]
    pub(super) no_color: bool,
    /// Show no progress
    #[arg(long, short)]
    pub(super) quiet: bool,
}

impl Options {
    /// A solver with what the options say, watched on stderr.
    pub(super) fn solver<G: GamePosition>(&self, context: &Arc<G::Context>) -> crate::Solver<G> {
        let mut solver = crate::Solver::sharing(Arc::clone(context)).symmetry(!self.no_symmetry);
        if let Some(threads) = self.threads {
            solver = solver.threads(threads as usize);
        }
        if let Some(bytes) = self.memory {
            solver = solver.memory_limit(bytes);
        }
        if let Some(positions) = self.limit {
            solver = solver.position_limit(positions);
        }
        if !self.quiet {
            solver = solver.progress(crate::cli::watch::TerminalProgress::default());
        }
        solver
    }

    /// Solves the game as the options say.
    pub(super) fn solve<G: GamePosition>(&self, context: &Arc<G::Context>) -> Result<crate::Solution<G>, Failure> {
        Ok(self.solver(context).solve()?)
    }
}

const COMMANDS: [(&str, &str); 6] = [
    ("solve", "Solve the game: who wins, and by which moves [done when no command is given]"),
    ("moves", "Show a position and what each of its moves is worth, best first"),
    ("play", "Play against the perfect player, or with its advice"),
    ("export", "Write the solution for other programs, or draw it"),
    ("check", "Look for mistakes in the rules"),
    ("verify", "Check every value by a second pass that shares no code with the solver"),
];

/// Reads the command line of a game.
pub(super) fn read<G>(arguments: Vec<OsString>) -> Result<Invocation<G>, Stop>
where
    G: GamePosition,
    G::Context: Context,
{
    let mut command = command::<G>();
    if arguments.iter().any(|argument| argument == "--no-color") {
        command = command.color(clap::ColorChoice::Never);
    }
    let matches = command.try_get_matches_from_mut(command_first(arguments, takes_optional_place(&command)))?;
    let (name, matches) = matches.subcommand().unwrap_or(("solve", &matches));
    let parsed = parse::<G>(name, matches).map_err(|error| error.format(&mut command))?;
    Ok(parsed)
}

fn parse<G>(name: &str, matches: &ArgMatches) -> Result<Invocation<G>, clap::Error>
where
    G: GamePosition,
    G::Context: Context,
{
    let context = <G::Context as Context>::Args::from_arg_matches(matches)?;
    let options = Options::from_arg_matches(matches)?;
    let command = match name {
        "moves" => Command::Moves(MovesArgs::from_arg_matches(matches)?),
        "play" => Command::Play(PlayArgs::from_arg_matches(matches)?),
        "export" => Command::Export(ExportArgs::from_arg_matches(matches)?),
        "check" => Command::Check,
        "verify" => Command::Verify,
        _ => Command::Solve(SolveArgs::from_arg_matches(matches)?),
    };
    Ok(Invocation { context, options, command })
}

/// The command line as clap sees it. What the context takes is taken by every command, and without one.
fn command<G>() -> clap::Command
where
    G: GamePosition,
    G::Context: Context,
{
    let general = |command| Options::augment_args(command);
    let context = |command| <G::Context as Context>::Args::augment_args(command);
    let mut all = general(SolveArgs::augment_args(context(clap::Command::new(G::NAME))))
        .args_conflicts_with_subcommands(true)
        .subcommand_negates_reqs(true)
        .max_term_width(100);
    for (name, about) in COMMANDS {
        let own = clap::Command::new(name);
        let own = match name {
            "moves" if takes_optional_place(&context(own.clone())) => {
                context(MovesArgs::augment_args(own)).mut_args(after_dashes)
            }
            "moves" => MovesArgs::augment_args(context(own)),
            "play" => PlayArgs::augment_args(context(own)),
            "export" => ExportArgs::augment_args(context(own)),
            "solve" => SolveArgs::augment_args(context(own)),
            _ => context(own),
        };
        // What is said about the arguments is not said about the command.
        all = all.subcommand(general(own).about(about).long_about(None));
    }
    all.about(G::DOC.trim()).long_about(None)
}

/// Whether the command takes an argument by its place that may be left out.
fn takes_optional_place(command: &clap::Command) -> bool {
    command.get_positionals().any(|argument| !argument.is_required_set())
}

/// An argument of the context that may be left out would take the first of the moves: it is given after `--`.
fn after_dashes(argument: clap::Arg) -> clap::Arg {
    let last = argument.is_positional() && !argument.is_required_set() && argument.get_id() != "moves";
    if last { argument.last(true) } else { argument }
}

/// Puts the command before the other arguments: what the context takes may be given before or after it. What would be
/// taken for a move goes behind `--`.
fn command_first(mut arguments: Vec<OsString>, optional_places: bool) -> Vec<OsString> {
    let is_command = |argument: &OsString| {
        argument.to_str().is_some_and(|text| text == "help" || COMMANDS.iter().any(|(name, _)| *name == text))
    };
    let dashes = arguments.iter().position(|argument| argument == OsStr::new("--")).unwrap_or(arguments.len());
    let Some(place) = arguments[..dashes].iter().skip(1).position(is_command).map(|place| place + 1) else {
        return arguments;
    };
    let options = arguments[1..place].iter().any(|argument| argument.as_encoded_bytes().starts_with(b"-"));
    if place > 1 && optional_places && arguments[place] == "moves" && dashes == arguments.len() && !options {
        let context: Vec<_> = arguments.splice(1..place, []).collect();
        arguments.push("--".into());
        arguments.extend(context);
    } else {
        arguments[1..=place].rotate_right(1);
    }
    arguments
}

#[cfg(test)]
mod tests {
    use std::ffi::OsString;

    use super::command_first;

    fn ordered(line: &str, optional_places: bool) -> String {
        let arguments = line.split(' ').map(OsString::from).collect();
        command_first(arguments, optional_places).join(" ".as_ref()).into_string().expect("it was text")
    }

    #[test]
    fn the_command_comes_first() {
        assert_eq!(ordered("game board.txt verify --quiet", false), "game verify board.txt --quiet");
        assert_eq!(ordered("game board.txt moves 1 2", false), "game moves board.txt 1 2");
        assert_eq!(ordered("game board.txt moves 1 2", true), "game moves 1 2 -- board.txt");
        assert_eq!(ordered("game --threads 2 moves 1", true), "game moves --threads 2 1");
        assert_eq!(ordered("game board.txt", true), "game board.txt");
        assert_eq!(ordered("game -- moves", true), "game -- moves");
    }
}
