use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take_one => self.left -= 1)]
#[rule(takeOne => self.left -= 2)]
struct Game {
    #[values(0..=21)]
    left: u8,
}

fn main() {}
