use game_solver::prelude::*;

#[derive(Finite, Clone)]
enum Cell {
    Empty,
    Stones(#[values(3..=1)] u8),
}

fn main() {}
