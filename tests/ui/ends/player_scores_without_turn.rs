use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21 })]
#[ends(Side::Left scores 3 if self.left == 0)]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Game {
    #[values(0..=21)]
    left: u8,
}

#[derive(Player, Clone, Copy, Debug, PartialEq)]
enum Side {
    Left,
    Right,
}

fn main() {}
