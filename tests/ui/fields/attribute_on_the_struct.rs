use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[values(0..=21)]
#[turn]
#[rule(take => {})]
struct Game {
    left: u8,
}

fn main() {}
