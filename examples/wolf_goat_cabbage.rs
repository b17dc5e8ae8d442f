//! The wolf, the goat and the cabbage: a farmer is to bring all three across a river in a boat that holds himself and
//! one of them. Alone on a bank, the wolf eats the goat, and the goat eats the cabbage.
//!
//! Source: Alcuin of York, *Propositiones ad acuendos juvenes*, about 800. Seven crossings are enough.

use std::process::ExitCode;

use game_solver::prelude::*;

/// Bring wolf, goat and cabbage across the river, one at a time.
#[derive(GamePosition, Clone, Debug)]
#[game(
    solitaire,
    start = Crossing { farmer: false, wolf: false, goat: false, cabbage: false },
    legal = self.nobody_is_eaten(),
    show = self.drawing(),
)]
#[rule(row_alone => self.farmer = !self.farmer)]
#[rule(take_wolf if self.wolf == self.farmer => (self.farmer, self.wolf) = (!self.farmer, !self.wolf))]
#[rule(take_goat if self.goat == self.farmer => (self.farmer, self.goat) = (!self.farmer, !self.goat))]
#[rule(take_cabbage if self.cabbage == self.farmer => (self.farmer, self.cabbage) = (!self.farmer, !self.cabbage))]
#[ends(win if self.farmer && self.wolf && self.goat && self.cabbage)]
pub struct Crossing {
    /// Each of the four is on the far bank or not.
    pub farmer: bool,
    pub wolf: bool,
    pub goat: bool,
    pub cabbage: bool,
}

impl Crossing {
    fn nobody_is_eaten(&self) -> bool {
        self.goat == self.farmer || (self.goat != self.wolf && self.goat != self.cabbage)
    }

    fn drawing(&self) -> String {
        let all = [(self.farmer, "farmer"), (self.wolf, "wolf"), (self.goat, "goat"), (self.cabbage, "cabbage")];
        let bank = |far| all.iter().filter(|one| one.0 == far).map(|one| one.1).collect::<Vec<_>>().join(" ");
        format!("{} ~~~ {}", bank(false), bank(true))
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Crossing>()
}
