use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, odd: 1 })]
#[rule(take => {})]
struct Game {
    #[values(0..=21)]
    left: u8,
    #[values(0..=1)]
    #[derived(self.left % 2)]
    odd: u8,
}

fn main() {}
