use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, even: true, odd: false })]
#[rule(take => {})]
struct Game {
    #[values(0..=21)]
    left: u8,
    #[derived(!self.odd)]
    even: bool,
    #[derived(self.left % 2 == 1)]
    odd: bool,
}

fn main() {}
