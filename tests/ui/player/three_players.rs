use game_solver::prelude::*;

#[derive(Player, Clone, Copy)]
enum Side {
    Red,
    Green,
    Blue,
}

fn main() {}
