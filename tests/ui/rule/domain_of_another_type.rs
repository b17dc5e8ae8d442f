use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[rule(take(n: u8 in 0..self.size()) => self.left -= n)]
struct Game {
    #[values(0..=21)]
    left: u8,
}

impl Game {
    fn size(&self) -> usize {
        3
    }
}

fn main() {}
