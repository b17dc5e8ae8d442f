use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: Name })]
#[rule(take => {})]
struct Game {
    #[values(0..=1)]
    left: Name,
}

#[derive(Clone, Debug)]
struct Name;

fn main() {}
