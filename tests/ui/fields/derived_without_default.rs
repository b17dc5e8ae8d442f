use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { left: 21, name: Name })]
#[rule(take => {})]
struct Game {
    #[values(0..=21)]
    left: u8,
    #[derived(Name)]
    name: Name,
}

#[derive(Clone, Debug)]
struct Name;

fn main() {}
