use game_solver::prelude::*;

#[derive(Finite, Clone)]
struct Cell {
    #[values(0..=1)]
    stone: bool,
}

fn main() {}
