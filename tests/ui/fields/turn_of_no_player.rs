use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take => {})]
struct Game {
    #[turn]
    left: u8,
}

fn main() {}
