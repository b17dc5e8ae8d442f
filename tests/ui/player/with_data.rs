use game_solver::prelude::*;

#[derive(Player, Clone, Copy)]
enum Side {
    Red(u8),
    Green,
}

fn main() {}
