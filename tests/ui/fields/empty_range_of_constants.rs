use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take => {})]
struct Game {
    #[values(LAST..FIRST)]
    left: u8,
}

const FIRST: u8 = 1;
const LAST: u8 = 3;

fn main() {}
