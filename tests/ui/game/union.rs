use game_solver::prelude::*;

#[derive(GamePosition, Clone, Copy)]
#[game(start = Game { left: 21 })]
#[rule(take => {})]
union Game {
    left: u8,
}

fn main() {}
