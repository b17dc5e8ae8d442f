//! Solve two-player games of perfect information from annotated structs.
//!
//! You have a game: a puzzle from childhood, a contest problem, a board game that is small enough, a game from a paper. You write
//! a struct for a position and annotate it with the rules. You get the whole truth: who wins from every position that can be
//! reached, in how many moves, and by which move.
//!
//! ```
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
//! let solution = solve::<Stones>()?;
//! let start = Stones { left: 21 };
//! assert_eq!(solution.value(&start).unwrap().to_string(), "win in 11");
//! assert_eq!(solution.best_move(&start).unwrap().mv.to_string(), "take(n=1)");
//! assert_eq!(solution.outcome(&Stones { left: 20 }), Some(Outcome::Loss));
//! println!("{}", solution.report());
//! # Ok::<(), SolveError>(())
//! ```
//!
//! Cycles and draws, extra turns, the last player losing, scores, sums of games, symmetries and puzzles for one player are all in
//! the language. Chance, hidden information and more than two players are not. A solution keeps every position in memory, which
//! goes to some hundred million positions on one machine.
//!
//! # Where to read on
//!
//! The [`guide`] teaches all of it by examples that run:
//!
//! | chapter | about |
//! | --- | --- |
//! | [1. A first game](guide::ch01_first_game) | from a struct to an answer; start here |
//! | [2. A board game](guide::ch02_board) | players, lines, symmetry, a picture |
//! | [3. A chase on a map](guide::ch03_pursuit) | a context read from a file, plays that never end |
//! | [4. Scores and extra turns](guide::ch04_scores) | when it matters by how much |
//! | [5. Sums](guide::ch05_sums) | impartial games, parts, loopy values; puzzles for one |
//! | [6. Reading results](guide::ch06_results) | every question a solution answers |
//! | [7. How big a game can be](guide::ch07_size) | keys, memory, limits, speed |
//! | [8. By hand](guide::ch08_by_hand) | the trait [`GamePosition`] without the derive |
//! | [9. Every attribute](guide::ch09_attributes) | an example each |
//! | [10. Mistakes](guide::ch10_mistakes) | messages, and a check for mistakes without one |
//!
//! # The main items
//!
//! * `#[derive(`[`GamePosition`](derive@GamePosition)`)]` turns attributes into rules; [`Finite`](derive@Finite) and
//!   [`Player`](derive@Player) are for the types of fields.
//! * [`solve`] and [`solve_with`] give a [`Solution`]: outcome, remoteness, moves, lines, classes, verification. [`Solver`] is the
//!   same with choices, and [`Solver::check`] looks for mistakes in the rules.
//! * [`grundy`](grundy()) gives the nimbers of impartial games, [`sum!`] adds them; [`score`](score()) gives the margin that can be
//!   forced.
//! * [`Graph`] solves a game that is given by its edges.
//! * [`grid`] names and draws squares of a board, [`symmetry`] has the usual permutations.
//!
//! # Features
//!
//! | feature | what it adds |
//! | --- | --- |
//! | `cli` | a command line for every game, by one line of `main` |
//! | `json` | solutions as JSON, in [`export`] |
//!
//! Neither is on by default.

#![deny(missing_docs)]

mod adjacency;
mod arcs;
mod bitmap;
mod check;
mod classes;
#[cfg(feature = "cli")]
pub mod cli;
mod codec;
mod components;
mod degrees;
mod derived;
mod endless;
mod error;
mod expand;
mod explore;
pub mod export;
mod finite;
mod graph;
pub mod grid;
mod grundy;
pub mod guide;
mod histogram;
mod index;
mod limits;
mod loopy;
mod nimber;
mod outcomes;
mod palette;
mod player;
mod position;
mod progress;
mod report;
mod retrograde;
mod reversal;
mod score;
mod solution;
mod solver;
mod space;
mod stats;
mod storage;
mod sum;
pub mod symmetry;
mod table;
mod threads;
mod value;
mod verify;
mod word;

pub use check::{CheckReport, Finding};
pub use classes::{Class, ClassFault};
#[cfg(feature = "cli")]
pub use cli::cli;
pub use error::{Place, SolveError};
pub use finite::Finite;
pub use game_solver_derive::{Finite, GamePosition, Player};
pub use graph::{Graph, GraphError, GraphSolution};
pub use grundy::{GraphGrundy, Grundy, GrundyError, GrundyFault, GrundyMove, grundy, grundy_with};
pub use histogram::{Histogram, HistogramRow};
pub use nimber::{LoopyValue, NimberSet};
pub use player::Player;
pub use position::{DeclaredValue, GamePosition, IntoStep, Kind, MoveVisitor, OutOfRange, Shown, Step, Successor};
pub use progress::{Progress, Snapshot};
pub use report::Report;
pub use score::{ENDLESS_WIN, GraphScores, ScoreError, ScoreFault, ScoreSolution, ScoredMove, score, score_with};
pub use solution::{EvaluatedMove, Path, Solution};
pub use solver::{Solver, solve, solve_with};
pub use stats::{Phase, Stats};
pub use storage::{Pack, Packed, Storage, Whole};
pub use sum::{Component, Sum, SumMove};
pub use value::{End, Outcome, Score, Value};
pub use verify::VerifyError;
pub use word::Word;

/// What a game needs to have in scope.
pub mod prelude {
    pub use crate::{
        Class, End, Finite, GamePosition, Grundy, GrundyError, LoopyValue, Outcome, Player, ScoreError, ScoreSolution,
        SolveError, Solver, Step, Value, grundy, grundy_with, score, score_with, solve, solve_with, sum,
    };
}

#[doc(hidden)]
pub mod __private {
    pub use crate::derived::*;
}
