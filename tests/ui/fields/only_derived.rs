use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: true })]
#[rule(take => {})]
struct Game {
    #[derived(true)]
    left: bool,
}

fn main() {}
