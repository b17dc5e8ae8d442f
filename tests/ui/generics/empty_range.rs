use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 1 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Game<const N: u8> {
    #[values(1..=N)]
    left: u8,
}

fn main() {
    let _ = game_solver::solve::<Game<0>>();
}
