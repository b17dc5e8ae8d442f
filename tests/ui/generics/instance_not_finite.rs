use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, item: T::default() })]
#[rule(take => {})]
struct Game<T: Default> {
    left: u8,
    item: T,
}

fn main() {
    let _ = game_solver::solve::<Game<f64>>();
}
