//! Solve two-player games of perfect information from annotated structs.

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
mod score;
mod solution;
mod solver;
mod space;
mod stats;
mod storage;
mod sum;
pub mod symmetry;
mod table;
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
