//! Each attribute once, on games that are walked.

use game_solver::prelude::*;
use game_solver::{Kind, Pack, Successor, symmetry};

use crate::walk::{count, moves, names};

/// Players alternately take one, two or three stones; whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Stones { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Stones {
    #[values(0..=21)]
    left: u8,
}

#[test]
fn stones() {
    assert_eq!(Stones::NAME, "Stones");
    assert_eq!(Stones::DOC, "Players alternately take one, two or three stones; whoever cannot move loses.");
    assert_eq!(Stones::RULES, ["take"]);
    assert_eq!(Stones::KIND, Kind::Impartial);
    assert_eq!(Stones::key_count(&()), 22);
    assert_eq!(count::<Stones>(&()), 22);
    assert_eq!(names(&Stones { left: 2 }, &()), ["take(n=1)", "take(n=2)"]);
    assert_eq!(Stones { left: 22 }.pack::<u8>(&()), None);
    let found = Stones { left: 22 }.out_of_range(&()).unwrap();
    assert_eq!((found.field.as_str(), found.value.as_str(), found.range.as_str()), ("left", "22", "0..=21"));
    assert_eq!(StonesMove::Take { n: 3 }, StonesMove::Take { n: 3 });
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq)]
enum Cell {
    Empty,
    Cross,
    Nought,
}

#[derive(Player, Clone, Copy, Debug, PartialEq, Eq)]
enum Mark {
    Crosses,
    Noughts,
}

const LINES: [[usize; 3]; 8] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

#[derive(GamePosition, Clone, Debug)]
#[game(start = TicTacToe { cells: [Cell::Empty; 9], turn: Mark::Crosses }, no_moves = draw)]
#[ends(lose if self.has_line())]
#[rule(mark(cell: usize in 0..9) if self.cells[cell] == Cell::Empty => self.cells[cell] = self.turn.cell())]
#[symmetry(cells = symmetry::square::<3>())]
struct TicTacToe {
    cells: [Cell; 9],
    #[turn]
    turn: Mark,
}

impl TicTacToe {
    fn has_line(&self) -> bool {
        LINES.iter().any(|line| {
            let cells = line.map(|i| self.cells[i]);
            cells[0] != Cell::Empty && cells[0] == cells[1] && cells[1] == cells[2]
        })
    }
}

impl Mark {
    fn cell(self) -> Cell {
        match self {
            Mark::Crosses => Cell::Cross,
            Mark::Noughts => Cell::Nought,
        }
    }
}

#[test]
fn tic_tac_toe() {
    assert_eq!(TicTacToe::MAX_KEYS, 2 * 3_u128.pow(9));
    assert_eq!(count::<TicTacToe>(&()), 765);
    assert_eq!(TicTacToe::ENDS, ["lose if self.has_line()"]);
    assert_eq!(TicTacToe::KIND, Kind::Partizan);
    assert_eq!(TicTacToe::player_name(1), Some("Noughts"));
    let start = &TicTacToe::starts(&())[0];
    assert_eq!(start.player(), Some(0));
    assert_eq!(names(start, &()).len(), 9);
    assert_eq!(start.no_moves(&()), End::Draw);
}

#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Nim { heaps: [5, 3, 4] }, no_moves = win)]
#[rule(take(heap: usize in 0..3, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
struct Nim {
    #[values(0..6)]
    #[unordered]
    heaps: [u8; 3],
}

#[test]
fn nim() {
    assert_eq!(Nim::starts(&())[0], Nim { heaps: [3, 4, 5] });
    assert_eq!(Nim::key_count(&()), 56);
    let position = Nim { heaps: [0, 1, 3] };
    assert_eq!(
        names(&position, &()),
        ["take(heap=1, n=1)", "take(heap=2, n=1)", "take(heap=2, n=2)", "take(heap=2, n=3)"]
    );
    assert_eq!(moves(&position, &())[3].1, Successor::Turn(Nim { heaps: [0, 0, 1] }));
    assert_eq!(position.no_moves(&()), End::Win);
    assert!(count::<Nim>(&()) <= 56);
    let found = Nim { heaps: [0, 1, 7] }.out_of_range(&()).unwrap();
    assert_eq!((found.field.as_str(), found.range.as_str()), ("heaps[2]", "0..=5"));
}

#[derive(Player, Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Thief,
    Police,
}

/// Shared by all positions.
struct Ring {
    size: u8,
    chords: Vec<(u8, u8)>,
}

impl Ring {
    fn neighbours(&self, from: u8) -> Vec<u8> {
        let mut found = vec![(from + 1) % self.size, (from + self.size - 1) % self.size];
        found.extend(self.chords.iter().filter(|chord| chord.0 == from).map(|chord| chord.1));
        found
    }
}

#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(context(ring: Ring), starts = (0..ring.size).map(|thief| Chase { thief, police: [1, 0], turn: Side::Thief, met: false }))]
#[game(endless = Side::Thief wins)]
#[ends(Side::Police wins if self.met)]
#[rule(run(to: u8 in ring.neighbours(self.thief)) if self.turn == Side::Thief => self.thief = to)]
#[rule(stay if self.turn == Side::Police => {})]
#[rule(chase(who: usize in 0..2, to: u8 in ring.neighbours(self.police[who])) if self.turn == Side::Police => {
    if to == ring.size {
        return Step::Illegal;
    }
    self.police[who] = to;
    Step::Turn
})]
struct Chase {
    #[values(0..ring.size)]
    thief: u8,
    #[values(0..ring.size)]
    #[unordered]
    police: [u8; 2],
    #[turn]
    turn: Side,
    #[derived(self.police.contains(&self.thief))]
    met: bool,
}

#[test]
fn a_context_is_in_scope_everywhere() {
    let ring = Ring { size: 5, chords: vec![(0, 2)] };
    assert_eq!(Chase::MAX_KEYS, u128::MAX);
    assert_eq!(Chase::key_count(&ring), 5 * 15 * 2);
    assert!(count::<Chase>(&ring) > 100);
    let starts = Chase::starts(&ring);
    assert_eq!(starts.len(), 5);
    assert_eq!(starts[0], Chase { thief: 0, police: [0, 1], turn: Side::Thief, met: true });
    assert_eq!(starts[0].end(&ring), Some(End::Loss));
    assert_eq!(starts[0].end_clause(&ring), Some(0));
    assert_eq!(starts[2].endless(&ring), Outcome::Win);
    assert_eq!(names(&starts[3], &ring), ["run(to=4)", "run(to=2)"]);
    let police = Chase { turn: Side::Police, ..starts[3].clone() };
    assert_eq!(police.endless(&ring), Outcome::Loss);
    assert_eq!(moves(&police, &ring)[0].0, "stay");
    let outside = Chase { thief: 5, ..police };
    assert_eq!(outside.pack::<u64>(&ring), None);
    assert_eq!(outside.out_of_range(&ring).unwrap().range, "0..=4");
}

/// The mover's numbers are `mine`.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Duel { mine: 3, theirs: 3, doubled: 0 }, handover = std::mem::swap(&mut self.mine, &mut self.theirs))]
#[game(legal = self.doubled != 2, show = format_args!("{}:{}", self.mine, self.theirs), moves = Blow)]
#[ends(score self.mine - self.theirs if self.mine == 0 || self.theirs == 0)]
#[rule(hit(n: i8 in [1, 2]) if n <= self.theirs => { self.theirs -= n; })]
#[rule(rest => { self.mine -= 1; Step::Again })]
struct Duel {
    #[values(0..=3)]
    mine: i8,
    #[values(0..=3)]
    theirs: i8,
    #[derived(self.mine * 2)]
    doubled: i8,
}

#[test]
fn the_turn_is_handed_over() {
    let start = &Duel::starts(&())[0];
    assert_eq!(start.doubled, 6);
    let after = moves(start, &());
    assert_eq!(after[0].0, "hit(n=1)");
    let Successor::Turn(next) = &after[0].1 else { panic!("the turn passes") };
    assert_eq!((next.mine, next.theirs, next.doubled), (2, 3, 4));
    let Successor::Again(next) = &after[2].1 else { panic!("the turn stays") };
    assert_eq!((next.mine, next.theirs, next.doubled), (2, 3, 4));
    // From 2:3 a rest would lead to 1:3, which is not legal.
    assert_eq!(names(next, &()), ["hit(n=1)", "hit(n=2)"]);
    assert_eq!(game_solver::Shown::new(next, &()).to_string(), "2:3");
    let over = Duel { mine: 0, theirs: 3, doubled: 0 };
    assert_eq!(over.end(&()), Some(End::Score(-3)));
    const { assert!(Duel::SCORED) };
    assert_eq!(Blow::Rest.to_string(), "rest");
}

#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash)]
#[game(start = Crossing { bank: vec![true, false], boat: false }, solitaire, key = clone)]
#[ends(win if self.bank.iter().all(|&there| there))]
#[rule(cross(who: usize in 0..self.bank.len()) => { self.boat = !self.boat; self.bank[who] = self.boat })]
struct Crossing {
    bank: Vec<bool>,
    boat: bool,
}

#[test]
fn positions_stored_whole() {
    let start = &Crossing::starts(&())[0];
    assert_eq!(Crossing::KIND, Kind::Solitaire);
    let after = moves(start, &());
    assert_eq!(after[1].1, Successor::Again(Crossing { bank: vec![true, true], boat: true }));
    assert_eq!(start.out_of_range(&()), None);
}

#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Heap { left: 5 })]
#[rule(split(n: u8 in 1..self.left) if 2 * n < self.left => parts [Heap { left: n }, Heap { left: self.left - n }])]
struct Heap {
    #[values(0..=5)]
    left: u8,
}

#[test]
fn a_rule_splits() {
    assert_eq!(Heap::PARTS, Some("split"));
    let after = moves(&Heap { left: 5 }, &());
    assert_eq!(after[1].1, Successor::Parts(vec![Heap { left: 2 }, Heap { left: 3 }]));
}

/// Hands of `N` fingers.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Fingers { mine: [1; 2], theirs: [1; 2] }, handover = std::mem::swap(&mut self.mine, &mut self.theirs))]
#[ends(lose if self.mine == [0; 2])]
#[rule(tap(from: usize in 0..2, to: usize in 0..2) if self.mine[from] > 0 && self.theirs[to] > 0 => {
    self.theirs[to] = (self.theirs[to] + self.mine[from]) % N;
})]
struct Fingers<const N: u8> {
    #[values(0..N)]
    #[unordered]
    mine: [u8; 2],
    #[values(0..N)]
    #[unordered]
    theirs: [u8; 2],
}

#[test]
fn const_generics_in_ranges() {
    assert_eq!(Fingers::<5>::MAX_KEYS, 225);
    assert!(count::<Fingers<5>>(&()) > 50);
    let start = &Fingers::<4>::starts(&())[0];
    assert_eq!(FingersMove::Tap { from: 0, to: 1 }.to_string(), "tap(from=0, to=1)");
    assert_eq!(names(start, &()).len(), 4);
}

/// A board seen from both sides.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Pair { left: [[0; 2]; 2], right: [[0; 2]; 2] })]
#[symmetry(left = symmetry::mirror::<2, 2>())]
#[symmetry(left = symmetry::upside_down::<2, 2>())]
#[symmetry(right = symmetry::rectangle::<2, 2>())]
#[symmetry([Pair { left: self.right, right: self.left }])]
#[rule(add(row: usize in 0..2, column: usize in 0..2) if self.left[row][column] == 0 => self.left[row][column] = 1)]
#[rule(sub(row: usize in 0..2, column: usize in 0..2) if self.right[row][column] == 0 => self.right[row][column] = 1)]
struct Pair {
    #[values(0..=1)]
    left: [[u8; 2]; 2],
    #[values(0..=1)]
    right: [[u8; 2]; 2],
}

#[test]
fn symmetries_of_the_whole_position() {
    let canonical = Pair { left: [[1, 0], [0, 0]], right: [[0, 0], [0, 0]] }.canonical(&());
    assert_eq!(canonical, Pair { left: [[0, 0], [0, 0]], right: [[0, 0], [0, 1]] });
    let canonical = Pair { left: [[0, 0], [1, 0]], right: [[1, 1], [1, 0]] }.canonical(&());
    assert_eq!(canonical, Pair { left: [[0, 0], [0, 1]], right: [[0, 1], [1, 1]] });
    // Each side has 7 boards up to its own symmetries; the sides are exchanged.
    assert_eq!(count::<Pair>(&()), 28);
}
