use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game::Left(21))]
#[rule(take => {})]
enum Game {
    Left(u8),
}

fn main() {}
