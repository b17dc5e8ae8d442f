use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take => {})]
struct Game {
    #[values(21)]
    left: u8,
}

fn main() {}
