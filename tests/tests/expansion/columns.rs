/// A board of any size; the position is seen by the player to move.
#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[game(start = Self { cells: [[0; W]; H], last: None }, key = clone)]
#[game(handover = self.cells.as_flattened_mut().iter_mut().for_each(|cell| *cell = -*cell))]
#[game(legal = !self.touches())]
#[ends(score self.sum() if self.is_full())]
#[rule(put(cell: Place<W, H> in Place::all()) if cell.is_free(&self.cells) => {
    self.cells[cell.row][cell.column] = 1;
    self.last = Some(cell);
})]
#[rule(pass => Step::Again)]
#[symmetry(cells = symmetry::rectangle::<W, H>())]
#[symmetry([self.transposed()])]
struct Columns<const W: usize, const H: usize> {
    #[values(-1..=1)]
    cells: [[i8; W]; H],
    last: Option<Place<W, H>>,
}
