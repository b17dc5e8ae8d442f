use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(strat = Game { left: 21 }, endless = never)]
#[ends(loss if self.left == 0)]
#[rule(take(n in 1..=3) if n <= self.left => self.left -= n)]
#[rule(fn => self.left = 0)]
#[rule(halve => self.left /= 2)]
struct Game {
    #[values(21..=0)]
    left: u8,
}

// What uses the game has no errors of its own.
fn main() {
    let solution = solve::<Game>().unwrap();
    let best = solution.best_move(&solution.starts()[0]).unwrap();
    assert_eq!(best.mv, GameMove::Halve);
}
