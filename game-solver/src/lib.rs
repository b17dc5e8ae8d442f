//! Solve two-player games of perfect information from annotated structs.

mod derived;
mod finite;
mod player;
mod position;
mod storage;
pub mod symmetry;
mod value;
mod word;

pub use finite::Finite;
pub use game_solver_derive::{Finite, GamePosition, Player};
pub use player::Player;
pub use position::{GamePosition, IntoStep, Kind, MoveVisitor, OutOfRange, Shown, Step, Successor};
pub use storage::{Pack, Packed, Storage, Whole};
pub use value::{End, Outcome, Score, Value};
pub use word::Word;

/// What a game needs to have in scope.
pub mod prelude {
    pub use crate::{End, Finite, GamePosition, Outcome, Player, Step};
}

#[doc(hidden)]
pub mod __private {
    pub use crate::derived::*;
}
