use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: false, list: vec![] })]
#[rule(take => {})]
struct Game {
    #[values(0..=1)]
    left: bool,
    #[values(0..=1)]
    list: Vec<u8>,
}

fn main() {}
