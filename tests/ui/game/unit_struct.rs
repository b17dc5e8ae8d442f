use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game)]
#[rule(take => {})]
struct Game;

fn main() {}
