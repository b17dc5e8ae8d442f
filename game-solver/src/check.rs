//! Looking for mistakes in the rules of a game.

mod run;

use std::fmt;

pub(crate) use run::check;

/// What [`Solver::check`](crate::Solver::check) found; nothing, for a clean game. Print it with `{}`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct CheckReport {
    /// What was found, each thing once, with a witness.
    pub findings: Vec<Finding>,
    /// The number of positions that were looked at.
    pub positions: u64,
}

impl CheckReport {
    /// A report about rules that are caught giving different moves while the game is explored.
    pub(crate) fn impure(position: String) -> Self {
        let finding = Finding::NotDeterministic { position, moves: Vec::new(), again: Vec::new() };
        CheckReport { findings: vec![finding], positions: 0 }
    }

    /// Whether nothing was found.
    #[must_use]
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }
}

/// Something about the rules that looks like a mistake, with a witness where there can be one. Positions are shown as
/// the game shows them.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Finding {
    /// A rule that gives no move in any position.
    RuleNeverFires {
        /// The rule.
        rule: String,
    },
    /// An end condition that decides no position.
    EndNeverHolds {
        /// The condition.
        end: String,
    },
    /// A declared range of which only a part occurs.
    ValuesNeverUsed {
        /// The field.
        field: String,
        /// The range that is declared.
        declared: (i128, i128),
        /// The least and the greatest value that occur.
        used: (i128, i128),
    },
    /// A position and its image by a declared symmetry are worth different things.
    NoSymmetry {
        /// The position.
        position: String,
        /// What it is worth.
        value: String,
        /// The position that stands for it.
        image: String,
        /// What that is worth.
        image_value: String,
    },
    /// A position whose moves are not the same each time they are asked for.
    NotDeterministic {
        /// The position.
        position: String,
        /// Its moves; empty, like `again`, if the game could not even be explored.
        moves: Vec<String>,
        /// Its moves when asked again.
        again: Vec<String>,
    },
    /// Two positions that have one key but different moves.
    EqualKeys {
        /// The position that the move was made in.
        before: String,
        /// The move.
        mv: String,
        /// The position that the move leads to, and its moves.
        position: (String, Vec<String>),
        /// The position that the key gives back, and its moves.
        stored: (String, Vec<String>),
    },
    /// Positions without a move where no end condition holds, in a game that has end conditions and does not say what
    /// such a position is worth.
    NoMoves {
        /// How many there are.
        positions: u64,
        /// One of them.
        example: String,
        /// What they are worth to the player to move.
        worth: String,
    },
    /// A starting position where the game is over.
    StartIsOver {
        /// The position.
        position: String,
    },
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Finding::RuleNeverFires { rule } => {
                write!(f, "rule `{rule}` never gives a move; is its guard or its domain what you meant?")
            }
            Finding::EndNeverHolds { end } => write!(f, "the end `{end}` never decides a position"),
            Finding::ValuesNeverUsed { field, declared, used } => write!(
                f,
                "`{field}` is declared as {}..={} but only takes {}..={}; `#[values({}..={})]` would make smaller keys",
                declared.0, declared.1, used.0, used.1, used.0, used.1
            ),
            Finding::NoSymmetry { position, value, image, image_value } => {
                writeln!(f, "a declared symmetry is none: this position is a {value},")?;
                writeln!(f, "{}", indented(position))?;
                writeln!(f, "its image a {image_value}:")?;
                write!(f, "{}", indented(image))
            }
            Finding::NotDeterministic { position, moves, again } => {
                writeln!(f, "the moves of a position change from one time to the next:")?;
                write!(f, "{}", indented(position))?;
                if moves == again {
                    return Ok(());
                }
                writeln!(f, "\nfirst {}", list(moves))?;
                write!(f, "then {}", list(again))
            }
            Finding::EqualKeys { before, mv, position, stored } => {
                writeln!(f, "two positions with different moves have the same key; {mv} in")?;
                writeln!(f, "{}", indented(before))?;
                writeln!(f, "leads to")?;
                writeln!(f, "{}", indented(&position.0))?;
                writeln!(f, "with {}; its key stands for", list(&position.1))?;
                writeln!(f, "{}", indented(&stored.0))?;
                write!(f, "with {}", list(&stored.1))
            }
            Finding::NoMoves { positions, example, worth } => {
                writeln!(
                    f,
                    "{positions} positions have no move and no end condition holds; each is a {worth} for the player to \
                     move. If you mean that, say so with `#[game(no_moves = ...)]`. One of them:"
                )?;
                write!(f, "{}", indented(example))
            }
            Finding::StartIsOver { position } => {
                writeln!(f, "the game is over in a starting position:")?;
                write!(f, "{}", indented(position))
            }
        }
    }
}

impl fmt::Display for CheckReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for finding in &self.findings {
            writeln!(f, "- {}", finding.to_string().replace('\n', "\n  "))?;
        }
        let positions = crate::stats::grouped(self.positions);
        match self.findings.len() {
            0 => write!(f, "nothing found in {positions} positions"),
            1 => write!(f, "1 finding in {positions} positions"),
            more => write!(f, "{more} findings in {positions} positions"),
        }
    }
}

fn indented(text: &str) -> String {
    format!("  {}", text.trim_end().replace('\n', "\n  "))
}

fn list(moves: &[String]) -> String {
    if moves.is_empty() { "no move".to_owned() } else { moves.join(", ") }
}
