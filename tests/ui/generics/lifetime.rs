use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, name: "" })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Game<'a> {
    #[values(0..=21)]
    left: u8,
    name: &'a str,
}

fn main() {}
