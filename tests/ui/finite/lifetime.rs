use game_solver::prelude::*;

#[derive(Finite, Clone, Copy)]
struct Cell<'a> {
    stone: &'a bool,
}

fn main() {}
