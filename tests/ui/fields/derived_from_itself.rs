use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, even: true })]
#[rule(take => {})]
struct Game {
    #[values(0..=21)]
    left: u8,
    #[derived(self.even && self.left == 2)]
    even: bool,
}

fn main() {}
