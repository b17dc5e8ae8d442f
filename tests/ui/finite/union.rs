use game_solver::prelude::*;

#[derive(Finite, Clone, Copy)]
union Cell {
    stone: u8,
}

fn main() {}
