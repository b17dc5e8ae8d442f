use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: [0; 3] })]
#[rule(take => {})]
struct Game {
    left: [u64; 3],
}

fn main() {}
