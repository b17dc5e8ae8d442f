use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, item: T::default() })]
#[rule(take => {})]
struct Game<T> {
    left: u8,
    item: T,
}

fn main() {}
