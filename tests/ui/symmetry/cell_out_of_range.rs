use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { row: [false; 3] })]
#[symmetry(row = [3, 2, 1])]
#[rule(put(cell: usize in 0..3) if !self.row[cell] => self.row[cell] = true)]
struct Game {
    row: [bool; 3],
}

fn main() {}
