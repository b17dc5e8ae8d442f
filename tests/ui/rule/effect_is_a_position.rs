use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => Game { left: self.left - n })]
struct Game {
    #[values(0..=21)]
    left: u8,
}

fn main() {}
