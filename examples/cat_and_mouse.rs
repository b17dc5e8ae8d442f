//! Cat and mouse on a network of points: the mouse starts at point 1 and wins in its hole, point 0; the cat starts at
//! point 2, may not enter the hole, and wins when the two meet. The mouse moves first; both must walk along a line to a
//! neighbouring point. A play that never ends is a draw.
//!
//! Source: LeetCode, problem 913. The network is read from a file, a line of two numbers for each line between points.

use std::process::ExitCode;

use game_solver::cli::{Context, OptionalFile};
use game_solver::prelude::*;
use game_solver_examples::Network;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Animal {
    Mouse,
    Cat,
}

const HOLE: usize = 0;

/// The mouse runs for the hole at 0, the cat for the mouse.
#[derive(GamePosition, Clone, Debug)]
#[game(
    context(place: Place),
    start = CatAndMouse { mouse: 1, cat: 2, turn: Animal::Mouse },
    show = format!("mouse at {}, cat at {}, {:?} to move", self.mouse, self.cat, self.turn),
)]
#[rule(run(to: usize in place.0.neighbours(self.mouse)) if self.turn == Animal::Mouse => self.mouse = to)]
#[rule(prowl(to: usize in place.0.neighbours(self.cat)) if self.turn == Animal::Cat && to != HOLE => self.cat = to)]
#[ends(Animal::Mouse wins if self.mouse == HOLE)]
#[ends(Animal::Cat wins if self.cat == self.mouse)]
pub struct CatAndMouse {
    #[values(0..place.0.size())]
    pub mouse: usize,
    #[values(0..place.0.size())]
    pub cat: usize,
    #[turn]
    pub turn: Animal,
}

/// Where they run.
#[derive(Clone, Debug)]
pub struct Place(pub Network);

impl Context for Place {
    type Args = OptionalFile;

    fn from_args(file: OptionalFile) -> Result<Self, String> {
        file.parse_or(include_str!("boards/mouse_hole.txt")).map(Place)
    }
}

fn main() -> ExitCode {
    game_solver::cli::<CatAndMouse>()
}
