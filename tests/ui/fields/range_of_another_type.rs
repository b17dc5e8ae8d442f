use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take => {})]
struct Game {
    #[values(0..=SIZE)]
    left: u8,
}

const SIZE: usize = 21;

fn main() {}
