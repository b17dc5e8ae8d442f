use game_solver::prelude::*;

#[derive(Finite, Clone)]
enum Cell {
    Empty,
    Stones(Vec<u8>),
}

fn main() {}
