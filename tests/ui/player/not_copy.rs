use game_solver::prelude::*;

#[derive(Player)]
enum Side {
    Red,
    Green,
}

fn main() {}
