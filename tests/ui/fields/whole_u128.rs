use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take => {})]
struct Game {
    left: u128,
}

fn main() {}
