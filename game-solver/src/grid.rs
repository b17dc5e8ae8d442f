//! Boards of squares: names and steps for the squares, and a drawing with coordinates.
//!
//! The columns of a board are `a`, `b`, `c`, … from left to right, its rows 1, 2, 3, … from the bottom up, as in chess.

use std::fmt;

use crate::{Finite, Word};

/// A step to another square: so many columns to the right, so many rows up.
pub type Direction = (i8, i8);

/// The four directions along rows and columns: a rook's.
pub const ORTHOGONAL: [Direction; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];

/// The four diagonal directions: a bishop's.
pub const DIAGONAL: [Direction; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

/// All eight directions: a king's or a queen's.
pub const ALL_DIRECTIONS: [Direction; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

/// A square of a board of `W` columns and `H` rows, printed as `b3`.
///
/// Squares are numbered row by row from the bottom left, so that `board[square.index()]` serves a board that is an
/// array, and `row * W + column` is the number of a square.
///
/// ```
/// use game_solver::grid::{DIAGONAL, Square};
///
/// let corner = Square::<8, 8>::at(0, 0);
/// assert_eq!(corner.to_string(), "a1");
/// assert_eq!(corner.step((1, 2)), Some(Square::at(1, 2)));
/// assert_eq!(corner.step((-1, 0)), None);
/// assert_eq!(corner.ray((1, 1)).count(), 7);
/// assert_eq!(Square::<8, 8>::at(3, 3).steps(DIAGONAL).count(), 4);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square<const W: usize, const H: usize>(u8);

impl<const W: usize, const H: usize> Square<W, H> {
    /// The number of squares.
    const COUNT: usize = {
        assert!(W > 0 && H > 0 && W * H <= 256, "a board has from 1 to 256 squares");
        W * H
    };

    /// The square of a column and a row, counted from 0.
    ///
    /// # Panics
    ///
    /// If the board has no such square.
    #[must_use]
    #[track_caller]
    pub const fn at(column: usize, row: usize) -> Self {
        assert!(column < W && row < H, "no such square on the board");
        Self::numbered(row * W + column)
    }

    /// The square of a number, counted from 0, row by row.
    ///
    /// # Panics
    ///
    /// If the board has no such square.
    #[must_use]
    #[track_caller]
    #[allow(clippy::cast_possible_truncation)]
    pub const fn numbered(index: usize) -> Self {
        assert!(index < Self::COUNT, "no such square on the board");
        Square(index as u8)
    }

    /// All squares, row by row.
    pub fn all() -> impl Iterator<Item = Self> + Clone {
        (0..Self::COUNT).map(Self::numbered)
    }

    /// The squares of a row, from left to right.
    pub fn in_row(row: usize) -> impl Iterator<Item = Self> + Clone {
        (0..W).map(move |column| Self::at(column, row))
    }

    /// The number of the square, from 0.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, from 0 at the left.
    #[must_use]
    pub const fn column(self) -> usize {
        self.0 as usize % W
    }

    /// The row, from 0 at the bottom.
    #[must_use]
    pub const fn row(self) -> usize {
        self.0 as usize / W
    }

    /// The square one step away, or `None` beyond the edge.
    #[must_use]
    #[inline]
    pub fn step(self, (right, up): Direction) -> Option<Self> {
        let column = self.column().checked_add_signed(right.into()).filter(|&column| column < W)?;
        let row = self.row().checked_add_signed(up.into()).filter(|&row| row < H)?;
        Some(Self::at(column, row))
    }

    /// The squares one step away, without those beyond the edge.
    pub fn steps(self, directions: impl IntoIterator<Item = Direction>) -> impl Iterator<Item = Self> {
        directions.into_iter().filter_map(move |direction| self.step(direction))
    }

    /// The squares in a direction up to the edge, the nearest first.
    pub fn ray(self, direction: Direction) -> impl Iterator<Item = Self> {
        std::iter::successors(self.step(direction), move |square| square.step(direction))
    }
}

impl<const W: usize, const H: usize> Finite for Square<W, H> {
    const COUNT: u128 = Self::COUNT as u128;

    #[inline(always)]
    fn rank<R: Word>(&self) -> R {
        R::from_u64(self.0.into())
    }

    #[inline(always)]
    #[allow(clippy::cast_possible_truncation)]
    fn unrank<R: Word>(rank: R) -> Self {
        Square(rank.to_u64() as u8)
    }
}

impl<const W: usize, const H: usize> fmt::Display for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", column_name(self.column()), self.row() + 1)
    }
}

impl<const W: usize, const H: usize> fmt::Debug for Square<W, H> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A drawing of a board with coordinates; its `Display` draws it.
///
/// ```
/// use game_solver::grid::Grid;
///
/// let stones = [[Some('X'), None, Some('O')], [None, Some('X'), None]];
/// let grid = Grid::new(3, 2, |column, row| stones[row][column]);
/// let picture = "\
/// 2  · X ·
/// 1  X · O
///    a b c";
/// assert_eq!(grid.to_string(), picture);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Grid {
    columns: usize,
    numbered: bool,
    cells: Vec<String>,
    below: Option<String>,
}

impl Grid {
    /// What stands for an empty square.
    pub const EMPTY: &'static str = "·";

    /// Draws a board from the piece on each square, given by column and row from 0; `None` is an empty square.
    pub fn new<P: fmt::Display>(columns: usize, rows: usize, mut piece: impl FnMut(usize, usize) -> Option<P>) -> Self {
        let mut draw = |index| match piece(index % columns, index / columns) {
            Some(piece) => piece.to_string(),
            None => Self::EMPTY.to_owned(),
        };
        let cells = (0..columns * rows).map(&mut draw).collect();
        Grid { columns, numbered: false, cells, below: None }
    }

    /// Draws a board from the piece on each [`Square`]; `None` is an empty square.
    pub fn of_squares<const W: usize, const H: usize, P: fmt::Display>(
        mut piece: impl FnMut(Square<W, H>) -> Option<P>,
    ) -> Self {
        Self::new(W, H, |column, row| piece(Square::at(column, row)))
    }

    /// Names the columns 0, 1, 2, … instead of a, b, c, …, for games whose moves name a column by its number.
    #[must_use]
    pub fn numbered_columns(mut self) -> Self {
        self.numbered = true;
        self
    }

    /// Adds a line below the board: whose turn it is, pieces in hand.
    #[must_use]
    pub fn below(mut self, text: impl fmt::Display) -> Self {
        self.below = Some(text.to_string());
        self
    }
}

impl fmt::Display for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let columns = self.columns.max(1);
        let name = |column: usize| if self.numbered { column.to_string() } else { column_name(column) };
        let names: Vec<String> = (0..self.columns).map(name).collect();
        let width = self.cells.iter().chain(&names).map(|text| text.chars().count()).max().unwrap_or(1);
        let margin = (self.cells.len() / columns).to_string().len();
        let line = |margin_text: String, cells: &[String]| {
            let cells: String = cells.iter().map(|cell| format!(" {cell:^width$}")).collect();
            format!("{margin_text:>margin$} {cells}").trim_end().to_owned()
        };
        for (row, cells) in self.cells.chunks(columns).enumerate().rev() {
            writeln!(f, "{}", line((row + 1).to_string(), cells))?;
        }
        f.write_str(&line(String::new(), &names))?;
        match &self.below {
            Some(text) => write!(f, "\n{text}"),
            None => Ok(()),
        }
    }
}

/// `a` to `z`, then `aa`, `ab` and so on.
fn column_name(column: usize) -> String {
    let letter = char::from(b'a' + u8::try_from(column % 26).unwrap_or(0));
    match column / 26 {
        0 => letter.to_string(),
        tens => format!("{}{letter}", column_name(tens - 1)),
    }
}

#[cfg(test)]
mod tests {
    use super::{ALL_DIRECTIONS, Grid, Square};
    use crate::Finite;

    #[test]
    fn squares_are_numbered_row_by_row() {
        let squares: Vec<Square<4, 3>> = Square::all().collect();
        assert_eq!(squares.len(), 12);
        for (number, square) in squares.iter().enumerate() {
            assert_eq!(square.index(), number);
            assert_eq!(Square::at(square.column(), square.row()), *square);
            assert_eq!(Square::unrank(square.rank::<u16>()), *square);
        }
        assert_eq!(Square::<4, 3>::in_row(1).map(|s| s.to_string()).collect::<Vec<_>>(), ["a2", "b2", "c2", "d2"]);
    }

    #[test]
    fn a_king_has_three_five_or_eight_steps() {
        let count = |square: Square<8, 8>| square.steps(ALL_DIRECTIONS).count();
        assert_eq!(count(Square::at(0, 7)), 3);
        assert_eq!(count(Square::at(4, 0)), 5);
        assert_eq!(count(Square::at(4, 4)), 8);
        assert_eq!(Square::all().map(count).sum::<usize>(), 420);
    }

    #[test]
    fn wide_pieces_and_many_rows_stay_aligned() {
        let grid = Grid::new(2, 10, |column, row| (row == 9 && column == 1).then_some("wK"));
        let text = grid.below("White to move").to_string();
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(lines[0], "10  ·  wK");
        assert_eq!(lines[9], " 1  ·  ·");
        assert_eq!(lines[10], "    a  b");
        assert_eq!(lines[11], "White to move");
    }

    #[test]
    fn columns_beyond_z_have_two_letters() {
        assert_eq!(super::column_name(25), "z");
        assert_eq!(super::column_name(26), "aa");
        assert_eq!(super::column_name(52), "ba");
    }
}
