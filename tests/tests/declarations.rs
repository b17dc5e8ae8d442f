//! Declarations of every shape, expanded and walked.

use std::collections::BTreeMap;
use std::fmt::Debug;

use game_solver::prelude::*;
use game_solver::{Kind, MoveVisitor, Pack, Successor, symmetry};

/// Collects the moves of a position as text, with the successors.
struct Collected<G> {
    rules: Vec<usize>,
    moves: Vec<(String, Successor<G>)>,
}

impl<G: GamePosition> MoveVisitor<G> for Collected<G> {
    fn rule(&mut self, rule: usize) {
        self.rules.push(rule);
    }

    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        self.moves.push((make_move().to_string(), successor));
    }
}

fn moves<G: GamePosition>(position: &G, context: &G::Context) -> Vec<(String, Successor<G>)> {
    let mut collected = Collected { rules: Vec::new(), moves: Vec::new() };
    position.moves(context, &mut collected);
    assert_eq!(collected.rules, (0..G::RULES.len()).collect::<Vec<_>>());
    collected.moves
}

fn names<G: GamePosition>(position: &G, context: &G::Context) -> Vec<String> {
    moves(position, context).into_iter().map(|(name, _)| name).collect()
}

/// The number of positions up to symmetry; each key goes to the position and back.
fn count<G: GamePosition + Pack + Debug>(context: &G::Context) -> usize {
    let mut seen = BTreeMap::new();
    let mut open = G::starts(context);
    while let Some(position) = open.pop() {
        let position = position.canonical(context);
        assert_eq!(position.out_of_range(context), None, "{position:?}");
        let key: u128 = position.pack(context).expect("in range");
        assert!(key < G::key_count(context), "{position:?}");
        let rebuilt = G::unpack::<u128>(key, context);
        assert_eq!(format!("{rebuilt:?}"), format!("{position:?}"));
        if G::MAX_KEYS <= 1 << 64 {
            let narrow: u64 = position.pack(context).expect("in range");
            assert_eq!(u128::from(narrow), key);
            assert_eq!(format!("{:?}", G::unpack::<u64>(narrow, context)), format!("{position:?}"));
        }
        if seen.insert(key, ()).is_none() && position.end(context).is_none() {
            for (_, successor) in moves(&position, context) {
                match successor {
                    Successor::Turn(next) | Successor::Again(next) => open.push(next),
                    Successor::Parts(parts) => open.extend(parts),
                }
            }
        }
    }
    seen.len()
}

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
