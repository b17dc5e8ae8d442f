use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(strat = Game { left: 21 }, endless = never)]
#[ends(loss if self.left == 0)]
#[rule(take(n in 1..=3) if n <= self.left => self.left -= n)]
#[rule(fn => self.left = 0)]
struct Game {
    #[values(21..=0)]
    left: u8,
}

fn main() {}
