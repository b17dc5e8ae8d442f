use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: true })]
#[rule(take => {})]
struct Game {
    #[turn]
    #[values(0..=1)]
    left: bool,
}

fn main() {}
