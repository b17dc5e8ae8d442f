//! `Solver::check`: each kind of finding by a game that has it, and nothing for clean games.

use std::fmt;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

use game_solver::prelude::*;
use game_solver::{CheckReport, Finding, Kind, MoveVisitor, Pack, Packed, Shown, Successor, Word, symmetry};

fn findings<G: GamePosition<Context = ()>>() -> Vec<Finding> {
    let report = Solver::<G>::new().check().expect("the game can be solved");
    assert_eq!(report.is_clean(), report.findings.is_empty());
    report.findings
}

/// Take one to three; whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Clean { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Clean {
    #[values(0..=21)]
    left: u8,
}

#[test]
fn a_clean_game_has_an_empty_report() {
    let report = Solver::<Clean>::new().check().unwrap();
    assert!(report.is_clean(), "{report}");
    assert_eq!(report.to_string(), "nothing found in 22 positions");
}

#[derive(GamePosition, Clone, Debug)]
#[game(start = Idle { left: 5 }, show = format!("{} left", self.left))]
#[rule(take() if self.left > 0 => self.left -= 1)]
#[rule(never() if self.left > 5 => self.left -= 1)]
#[ends(lose if self.left == 0)]
#[ends(win if self.left > 9)]
struct Idle {
    #[values(-3..=9)]
    left: i8,
}

#[test]
fn rules_and_ends_that_do_nothing_and_values_without_use_are_found() {
    assert_eq!(
        findings::<Idle>(),
        [
            Finding::RuleNeverFires { rule: "never".to_owned() },
            Finding::EndNeverHolds { end: "win if self.left > 9".to_owned() },
            Finding::ValuesNeverUsed { field: "left".to_owned(), declared: (-3, 9), used: (0, 5) },
        ]
    );
}

#[derive(GamePosition, Clone, Debug)]
#[game(starts = [Stuck { left: 4 }, Stuck { left: 0 }], show = format!("{} left", self.left))]
#[rule(take() if self.left > 1 => self.left -= 1)]
#[ends(win if self.left == 0)]
struct Stuck {
    #[values(0..=4)]
    left: u8,
}

#[test]
fn positions_without_a_move_and_starts_that_are_over_are_found() {
    let found = findings::<Stuck>();
    assert_eq!(found[0], Finding::StartIsOver { position: "0 left".to_owned() });
    let (example, worth) = ("1 left".to_owned(), "loss".to_owned());
    assert_eq!(found[1..], [Finding::NoMoves { positions: 1, example, worth }]);
}

/// The same, but the declaration says what it means.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Meant { left: 4 }, no_moves = lose)]
#[rule(take() if self.left > 1 => self.left -= 1)]
#[rule(take_all() if self.left > 1 => self.left = 0)]
#[ends(win if self.left == 0)]
struct Meant {
    #[values(0..=4)]
    left: u8,
}

#[test]
fn a_stated_value_of_positions_without_a_move_is_no_finding() {
    assert_eq!(findings::<Meant>(), []);
}

/// Two heaps that are not alike: only the first may be taken from two at a time.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Lopsided { heaps: [3, 2] }, show = format!("{:?}", self.heaps))]
#[rule(take_one(heap: usize in 0..2) if self.heaps[heap] > 0 => self.heaps[heap] -= 1)]
#[rule(take_two() if self.heaps[0] > 1 => self.heaps[0] -= 2)]
#[symmetry(heaps = [[1, 0]])]
struct Lopsided {
    #[values(0..=3)]
    heaps: [u8; 2],
}

#[test]
fn a_symmetry_that_is_none_is_found_with_both_positions() {
    let found = findings::<Lopsided>();
    let [Finding::NoSymmetry { position, value, image, image_value }] = &found[..] else {
        panic!("one finding about the symmetry, not {found:?}");
    };
    assert_ne!(value, image_value);
    let reversed: String = position.chars().rev().collect();
    assert_eq!(
        reversed.replace(']', "(").replace('[', ")"),
        image.replace('[', "(").replace(']', ")").replace(", ", " ,")
    );
}

#[test]
fn a_symmetry_that_is_one_is_no_finding() {
    /// Mark a cell of a square that is not marked; who cannot has lost.
    #[derive(GamePosition, Clone, Debug)]
    #[game(start = Marks { cells: [false; 9] })]
    #[rule(mark(cell: usize in 0..9) if !self.cells[cell] && (cell != 4 || self.cells[0]) => self.cells[cell] = true)]
    #[symmetry(cells = [[0, 3, 6, 1, 4, 7, 2, 5, 8]])]
    struct Marks {
        cells: [bool; 9],
    }
    assert_eq!(findings::<Marks>(), []);
    // All eight symmetries of the square are too many: the corner 0 is a special one.
    #[derive(GamePosition, Clone, Debug)]
    #[game(start = TooMany { cells: [false; 9] })]
    #[rule(mark(cell: usize in 0..9) if !self.cells[cell] && (cell != 4 || self.cells[0]) => self.cells[cell] = true)]
    #[symmetry(cells = symmetry::square::<3>())]
    struct TooMany {
        cells: [bool; 9],
    }
    let report = Solver::<TooMany>::new().check().unwrap();
    assert!(report.is_clean() || matches!(report.findings[..], [Finding::NoSymmetry { .. }]), "{report}");
}

/// A game written by hand whose key forgets a field that the moves depend on.
#[derive(Clone, Debug)]
struct Forgetful {
    left: u8,
    tired: bool,
}

impl GamePosition for Forgetful {
    type Context = ();
    type Move = String;
    type Storage = Packed;
    const NAME: &'static str = "Forgetful";
    const RULES: &'static [&'static str] = &["take"];
    const KIND: Kind = Kind::Impartial;

    fn starts(_: &()) -> Vec<Self> {
        vec![Forgetful { left: 6, tired: false }]
    }

    fn end(&self, _: &()) -> Option<End> {
        None
    }

    fn moves<V: MoveVisitor<Self>>(&self, _: &(), visitor: &mut V) {
        visitor.rule(0);
        for n in 1..=if self.tired { 1 } else { self.left.min(2) } {
            if n <= self.left {
                let next = Forgetful { left: self.left - n, tired: n == 2 };
                visitor.visit(|| format!("take(n={n})"), Successor::Turn(next));
            }
        }
    }

    fn show(&self, _: &(), f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.left, if self.tired { " tired" } else { "" })
    }
}

impl Pack for Forgetful {
    fn key_count(_: &()) -> u128 {
        7
    }

    fn pack<W: Word>(&self, _: &()) -> Option<W> {
        Some(W::from_u64(self.left.into()))
    }

    fn unpack<W: Word>(key: W, _: &()) -> Self {
        Forgetful { left: u8::try_from(key.to_u64()).unwrap(), tired: false }
    }
}

#[test]
fn equal_keys_with_unequal_moves_are_found() {
    let found = findings::<Forgetful>();
    let [Finding::EqualKeys { before, mv, position, stored }] = &found[..] else {
        panic!("one finding about keys, not {found:?}");
    };
    // Positions are looked at in the order of their keys: from 4 two are taken, and 2 stones remain.
    assert_eq!((before.as_str(), mv.as_str()), ("4", "take(n=2)"));
    assert_eq!(position, &("2 tired".to_owned(), vec!["take(n=1)".to_owned()]));
    assert_eq!(stored, &("2".to_owned(), vec!["take(n=1)".to_owned(), "take(n=2)".to_owned()]));
}

/// How often the rules were asked.
static ASKED: AtomicUsize = AtomicUsize::new(0);
/// From when on they change.
static MOODY: AtomicBool = AtomicBool::new(false);

fn mood() -> bool {
    MOODY.load(Relaxed) && ASKED.fetch_add(1, Relaxed) % 2 == 1
}

#[derive(GamePosition, Clone, Debug)]
#[game(start = Moody { left: 9 })]
#[rule(take(n: u8 in 1..=2) if n <= self.left && (n == 1 || mood()) => self.left -= n)]
struct Moody {
    #[values(0..=9)]
    left: u8,
}

#[test]
fn rules_that_change_are_found() {
    MOODY.store(true, Relaxed);
    let CheckReport { findings, .. } = Solver::<Moody>::new().threads(1).check().unwrap();
    assert!(findings.iter().any(|finding| matches!(finding, Finding::NotDeterministic { .. })), "{findings:?}");
}

#[test]
fn findings_print_what_to_do() {
    let report = Solver::<Idle>::new().check().unwrap().to_string();
    assert!(report.contains("rule `never` never gives a move"), "{report}");
    assert!(report.contains("`#[values(0..=5)]` would make smaller keys"), "{report}");
    assert!(report.ends_with("3 findings in 6 positions"), "{report}");
    let shown = Shown::new(&Idle { left: 3 }, &()).to_string();
    assert_eq!(shown, "3 left");
}
