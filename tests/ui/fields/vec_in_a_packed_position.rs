use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: vec![] })]
#[rule(take => {})]
struct Game {
    left: Vec<u8>,
}

fn main() {}
