use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(if self.left > 0 => self.left -= 1)]
struct Game {
    #[values(0..=21)]
    left: u8,
}

fn main() {}
