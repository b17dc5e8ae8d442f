use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: true, right: true })]
#[rule(take => {})]
struct Game {
    #[turn]
    left: bool,
    #[turn]
    right: bool,
}

fn main() {}
