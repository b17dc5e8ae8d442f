use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { row: [0; N] })]
#[rule(take => {})]
struct Game<const N: usize> {
    row: [u8; N],
}

fn main() {
    let _ = game_solver::solve::<Game<17>>();
}
