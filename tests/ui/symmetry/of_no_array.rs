use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { row: [false; 3], left: false })]
#[symmetry(left = [0])]
#[rule(put(cell: usize in 0..3) if !self.row[cell] => self.row[cell] = true)]
struct Game {
    row: [bool; 3],
    left: bool,
}

fn main() {}
