use game_solver::prelude::*;

#[derive(Finite, Clone)]
struct Cell {
    stones: [u64; 3],
}

const COUNT: u128 = Cell::COUNT;

fn main() {}
