use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: (1, 2) })]
#[rule(take => {})]
struct Game {
    #[unordered]
    left: Pair,
}

type Pair = (u8, u8);

fn main() {}
