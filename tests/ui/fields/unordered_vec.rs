use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: vec![] })]
#[rule(take => {})]
struct Game {
    #[unordered]
    left: Vec<bool>,
}

fn main() {}
