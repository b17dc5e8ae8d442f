use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take(how: How in [How]) => self.left -= 1)]
struct Game {
    #[values(0..=21)]
    left: u8,
}

#[derive(Clone)]
struct How;

fn main() {}
