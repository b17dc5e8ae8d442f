#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    Empty,
    Taken(Mark),
}

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    Cross,
    Nought,
}

/// Three in a row win.
#[derive(GamePosition, Clone, Debug)]
#[game(start = TicTacToe { cells: [Cell::Empty; 9], turn: Mark::Cross }, no_moves = draw)]
#[ends(lose if self.has_line())]
#[rule(mark(cell: usize in 0..9) if self.cells[cell] == Cell::Empty => self.cells[cell] = Cell::Taken(self.turn))]
#[symmetry(cells = symmetry::square::<3>())]
pub struct TicTacToe {
    cells: [Cell; 9],
    #[turn]
    turn: Mark,
}
