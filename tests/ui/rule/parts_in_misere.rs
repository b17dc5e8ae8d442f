use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[game(no_moves = win)]
#[rule(split => parts [self.clone()])]
struct Game {
    #[values(0..=21)]
    left: u8,
}

fn main() {}
