use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: Name })]
#[rule(take => {})]
struct Game {
    left: Name,
}

#[derive(Clone, Debug)]
struct Name;

fn main() {}
