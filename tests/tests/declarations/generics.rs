//! Tuple structs, generic structs, structs in functions, structs written by macros.

use std::fmt::Debug;

use game_solver::prelude::*;
use game_solver::{Kind, Pack, Successor, symmetry};

use crate::walk::{count, moves, names};

/// A heap in a tuple struct, with the number of moves made.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Heap(7, 14, 0))]
#[rule(take(n: u8 in 1..=2) if n <= self.0 => { self.0 -= n; self.2 += 1 })]
struct Heap(#[values(0..=7)] u8, #[derived(self.0 * 2)] u8, #[values(0..=7)] u8);

#[test]
fn tuple_structs() {
    assert_eq!(Heap::MAX_KEYS, 64);
    assert!(count::<Heap>(&()) > 8);
    let Successor::Turn(next) = &moves(&Heap(7, 14, 0), &())[1].1 else { panic!("the turn passes") };
    assert_eq!(*next, Heap(5, 10, 1));
    assert_eq!(Heap(3, 0, 8).out_of_range(&()).unwrap().field, "2");
}

/// Connect `K` in a row on a board of `W` columns and `H` rows.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Self { cells: [[0; H]; W], moves: 0 }, show = self.picture())]
#[rule(drop(column: usize in 0..W) if self.cells[column][H - 1] == 0 => {
    let row = self.cells[column].iter().position(|&cell| cell == 0).unwrap();
    self.cells[column][row] = 1 + self.moves % 2;
})]
#[symmetry(cells = symmetry::upside_down::<H, W>())]
struct Columns<const W: usize, const H: usize> {
    #[values(0..=2)]
    cells: [[u8; H]; W],
    #[derived(self.cells.as_flattened().iter().filter(|&&cell| cell != 0).count() as u8)]
    moves: u8,
}

impl<const W: usize, const H: usize> Columns<W, H> {
    fn picture(&self) -> String {
        self.cells.map(|column| column.map(|cell| cell.to_string()).concat()).join("|")
    }
}

#[test]
fn const_generics() {
    assert_eq!(Columns::<2, 2>::MAX_KEYS, 81);
    assert_eq!(Columns::<3, 1>::MAX_KEYS, 27);
    // 3 cells in a row, filled alternately: 1 + 3 + 6 + 3 positions, or 1 + 2 + 3 + 2 up to the mirror.
    assert_eq!(count::<Columns<3, 1>>(&()), 8);
    assert_eq!(Columns::<3, 1>::KIND, Kind::Impartial);
    let position = Columns { cells: [[1, 0], [0, 0], [2, 0]], moves: 2 };
    assert_eq!(game_solver::Shown::new(&position, &()).to_string(), "10|00|20");
    let twin = Columns { cells: [[2, 0], [0, 0], [1, 0]], moves: 2 };
    assert_eq!(position.canonical(&()), twin.clone().canonical(&()));
    assert_eq!(names(&twin, &()), ["drop(column=0)", "drop(column=1)", "drop(column=2)"]);
}

trait Deck: Copy + PartialEq {
    const ALL: [Self; 2];
}

impl Deck for bool {
    const ALL: [Self; 2] = [false, true];
}

/// Cards of some kind on the table.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Table { cards: [C::ALL[0]; 3], spare: None })]
#[rule(put(card: C in C::ALL, place: usize in 0..3) if self.cards[place] != card => self.cards[place] = card)]
#[rule(keep(card: C in C::ALL) if self.spare.is_none() => self.spare = Some(card))]
struct Table<C>
where
    C: Deck,
{
    #[unordered]
    cards: [C; 3],
    spare: Option<C>,
}

#[test]
fn type_generics() {
    assert_eq!(Table::<bool>::MAX_KEYS, 4 * 3);
    assert_eq!(count::<Table<bool>>(&()), 12);
    let start = &Table::<bool>::starts(&())[0];
    assert_eq!(names(start, &())[3], "keep(card=false)");
    assert_eq!(TableMove::Keep { card: 3 }, TableMove::Keep { card: 3 });
}

/// A type that only a pair of moves needs to be equal, not hashed or copied.
#[derive(Clone, Debug, PartialEq)]
pub struct Path(Vec<u8>);

#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash)]
#[game(start = Walker { at: 0 }, key = clone)]
#[rule(walk(path: Path in [Path(vec![1, 2]), Path(vec![])], name: String in ["x".to_owned()]) if path.0.len() > 1 => {
    self.at += path.0.len() + name.len();
})]
struct Walker {
    at: usize,
}

#[test]
fn moves_have_the_traits_of_their_parameters() {
    fn printed<T: Clone + Debug + PartialEq>(value: &T) -> String {
        format!("{:?}", value.clone())
    }
    let (name, _) = &moves(&Walker { at: 0 }, &())[0];
    assert_eq!(name, "walk(path=Path([1, 2]), name=x)");
    let walk = WalkerMove::Walk { path: Path(vec![1, 2]), name: "x".into() };
    assert_eq!(printed(&walk), "Walk { path: Path([1, 2]), name: \"x\" }");
}

macro_rules! subtraction_game {
    ($name:ident, $heap:literal, $($amount:literal)*) => {
        #[derive(GamePosition, Clone, Debug)]
        #[game(start = $name { left: $heap, even: false })]
        #[rule(take(n: u8 in [$($amount),*]) if n <= self.left => self.left -= n)]
        #[ends(lose if self.left == 0)]
        pub struct $name {
            #[values(0..=$heap)]
            left: u8,
            #[derived(self.left.is_multiple_of(2))]
            even: bool,
        }
    };
    (@with_self $name:ident, $this:ident, $guard:expr) => {
        #[derive(GamePosition, Clone, Debug)]
        #[game(start = $name { left: 3 }, context(limit: u8))]
        #[rule(take(n: u8 in 1..=*limit) if $guard && n <= self.left => { self.left -= n; $this.left -= 0; })]
        struct $name {
            #[values(0..=*limit)]
            left: u8,
        }
    };
}

mod written_by_a_macro {
    use super::*;

    macro_rules! start {
        ($name:ident { $($field:ident: $value:expr),* }) => { $name { $($field: $value),* } };
    }

    #[derive(GamePosition, Clone, Debug)]
    #[game(start = start!(Even { left: 4 }))]
    #[rule(take(n: u8 in 1..=2) if matches!(self.left, left if left >= n) => { self.left -= n; })]
    struct Even {
        #[values(0..=4)]
        left: u8,
    }

    #[test]
    fn macros_in_expressions() {
        assert_eq!(count::<Even>(&()), 5);
    }
}

subtraction_game!(Pair, 9, 2 4);
subtraction_game!(@with_self Mixed, self, self.left > 0);

#[test]
fn structs_written_by_macros() {
    assert_eq!(names(&Pair { left: 9, even: false }, &()), ["take(n=2)", "take(n=4)"]);
    assert_eq!(count::<Pair>(&()), 5);
    assert_eq!(count::<Mixed>(&3), 4);
}

#[test]
fn a_struct_in_a_function() {
    const LIMIT: u8 = 3;
    fn allowed(n: u8) -> bool {
        n != 2
    }

    #[derive(GamePosition, Clone, Debug)]
    #[game(start = Inner { left: LIMIT })]
    #[rule(take(n: u8 in 1..=LIMIT) if allowed(n) && n <= self.left => self.left -= n)]
    struct Inner {
        #[values(0..=LIMIT)]
        left: u8,
    }
    assert_eq!(count::<Inner>(&()), 4);
    assert_eq!(Inner::KIND, Kind::Impartial);
}

type Board = [[i8; 2]; 2];

#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Alias { board: [[0; 2]; 2], r#type: 'a' })]
#[rule(r#move(r#in: i8 in -2..=2) if self.board[0][0] == 0 => self.board[0][0] = r#in)]
struct Alias {
    #[values(-2..=2)]
    board: Board,
    r#type: char,
}

#[test]
fn aliases_and_raw_names() {
    assert_eq!(Alias::MAX_KEYS, 625 * (0x11_0000 - 0x800));
    assert_eq!(AliasMove::Move { r#in: -1 }.to_string(), "move(in=-1)");
    let found = Alias { board: [[0, 0], [0, 3]], r#type: 'a' }.out_of_range(&()).unwrap();
    assert_eq!((found.field.as_str(), found.range.as_str()), ("board[1][1]", "-2..=2"));
}
