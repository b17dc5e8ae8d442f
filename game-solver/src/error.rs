//! What can go wrong when a game is solved.

use thiserror::Error;

use crate::position::OutOfRange;

/// Why a game could not be solved.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum SolveError {
    /// There is no starting position.
    #[error("the game has no starting position: `starts` gave none")]
    NoStart,

    /// A value is outside the range that was declared for it.
    #[error("{fault}, {}\nposition:\n{}", after(place), place.position)]
    OutOfRange {
        /// The field, its value and its range.
        fault: OutOfRange,
        /// The move that made the value, or the start that has it.
        place: Box<Place>,
    },

    /// The declared ranges have too many values for a key. Ranges known at compile time are refused there.
    #[error(
        "the positions cannot be packed: {message}; declare smaller ranges, or store positions whole with `key = clone`"
    )]
    TooManyKeys {
        /// What is wrong.
        message: String,
    },

    /// The expression for the starting positions panicked.
    #[error("a panic in the starting positions: {message}")]
    StartPanic {
        /// The message of the panic.
        message: String,
    },

    /// A rule panicked.
    #[error("a panic {}: {message}\nposition:\n{}", within(place), place.position)]
    Panic {
        /// What was running.
        place: Box<Place>,
        /// The message of the panic.
        message: String,
    },

    /// The rules gave different moves for one position.
    #[error(
        "the rules give different moves each time they are asked for this position; they must not have a state of their own\nposition:\n{position}"
    )]
    Impure {
        /// The position.
        position: String,
    },

    /// A rule splits the position into parts: the whole is a sum, which has a Grundy value.
    #[error("rule `{rule}` splits a position into parts: such a game is solved by its Grundy values, with `grundy`")]
    Parts {
        /// The rule.
        rule: String,
    },

    /// The limit on positions was hit.
    #[error(
        "more than {limit} positions: {positions} found, {expanded} of them expanded, {depth} plies deep; raise the limit on positions"
    )]
    PositionLimit {
        /// The limit.
        limit: u64,
        /// The positions found so far.
        positions: u64,
        /// Those of them whose successors are known.
        expanded: u64,
        /// The number of plies from the start that the search had come to.
        depth: u32,
    },

    /// The memory limit would have been exceeded.
    #[error("{phase} needs {} with {positions} positions{}, over the memory limit of {}", crate::stats::Bytes(*needed), at_depth(*depth), crate::stats::Bytes(*limit))]
    MemoryLimit {
        /// The limit, in bytes.
        limit: u64,
        /// What would have been in use, in bytes.
        needed: u64,
        /// The positions found so far.
        positions: u64,
        /// The number of plies from the start that the search had come to, if it was still exploring.
        depth: Option<u32>,
        /// What was going on.
        phase: &'static str,
    },
}

/// A place in the rules, for errors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub struct Place {
    /// The rule, if one was being tried.
    pub rule: Option<String>,
    /// The move, if there is one already.
    pub mv: Option<String>,
    /// The position that the rule was tried in.
    pub position: String,
}

fn after(place: &Place) -> String {
    match (&place.rule, &place.mv) {
        (Some(rule), Some(mv)) => format!("after {mv} (rule `{rule}`)"),
        (None, Some(mv)) => format!("after {mv}"),
        (Some(rule), None) => format!("after rule `{rule}`"),
        (None, None) => "in a starting position".to_owned(),
    }
}

fn within(place: &Place) -> String {
    match (&place.rule, &place.mv) {
        (Some(rule), Some(mv)) => format!("in rule `{rule}`, move {mv}"),
        (None, Some(mv)) => format!("in move {mv}"),
        (Some(rule), None) => format!("in the domains or the guard of rule `{rule}`"),
        (None, None) => "before the first rule was tried".to_owned(),
    }
}

fn at_depth(depth: Option<u32>) -> String {
    depth.map_or_else(String::new, |depth| format!(", {depth} plies deep"))
}
