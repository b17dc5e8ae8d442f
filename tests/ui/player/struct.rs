use game_solver::prelude::*;

#[derive(Player, Clone, Copy)]
struct Side {
    white: bool,
}

fn main() {}
