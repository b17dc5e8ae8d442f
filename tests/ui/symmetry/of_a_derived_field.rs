use game_solver::prelude::*;

#[derive(GamePosition, Clone, Debug)]
#[game(start = Game { row: [false; 3], count: [false] })]
#[symmetry(count = [0])]
#[rule(put(cell: usize in 0..3) if !self.row[cell] => self.row[cell] = true)]
struct Game {
    row: [bool; 3],
    #[derived([self.row[0]; 1])]
    count: [bool; 1],
}

fn main() {}
