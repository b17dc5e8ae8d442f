use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: [true; 2] })]
#[rule(take => {})]
struct Game {
    #[unordered(true)]
    left: [bool; 2],
}

fn main() {}
