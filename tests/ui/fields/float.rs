use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 1.0 })]
#[rule(take => {})]
struct Game {
    left: f64,
}

fn main() {}
