//! Keys of positions: exact, reversible, in `0..key_count`, in every word that is wide enough.

use std::fmt::Debug;

use game_solver::prelude::*;
use game_solver::{Pack, Word};
use proptest::prelude::*;

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Piece {
    None,
    Man(bool),
    King {
        white: bool,
        #[values(-2..=2)]
        steps: i8,
    },
}

/// Fields of every kind.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Mixed::start())]
#[rule(pass => {})]
struct Mixed<const N: usize> {
    #[values(-7..5)]
    signed: i16,
    #[values(0..=N)]
    grid: [[usize; 2]; 3],
    pieces: [Piece; 2],
    #[turn]
    turn: bool,
    #[unordered]
    pair: [Piece; 2],
    #[values(10..=20)]
    #[unordered]
    four: [u8; 4],
    #[values(1..=3)]
    #[unordered]
    many: [u8; 6],
    #[values(0..=1)]
    #[unordered]
    rows: [[u8; 2]; 3],
    #[derived(self.four.iter().sum::<u8>())]
    sum: u8,
    option: Option<(bool, Piece)>,
}

impl<const N: usize> Mixed<N> {
    fn start() -> Self {
        Mixed {
            signed: 0,
            grid: [[0; 2]; 3],
            pieces: [Piece::None; 2],
            turn: false,
            pair: [Piece::None; 2],
            four: [10; 4],
            many: [1; 6],
            rows: [[0; 2]; 3],
            sum: 40,
            option: None,
        }
    }
}

fn piece() -> impl Strategy<Value = Piece> {
    prop_oneof![
        Just(Piece::None),
        any::<bool>().prop_map(Piece::Man),
        (any::<bool>(), -2..=2_i8).prop_map(|(white, steps)| Piece::King { white, steps }),
    ]
}

fn mixed() -> impl Strategy<Value = Mixed<4>> {
    let plain = (-7..5_i16, [[0..=4_usize, 0..=4], [0..=4, 0..=4], [0..=4, 0..=4]], [piece(), piece()], any::<bool>());
    let sorted = (
        [piece(), piece()],
        proptest::array::uniform4(10..=20_u8),
        proptest::array::uniform6(1..=3_u8),
        [[0..=1_u8, 0..=1], [0..=1, 0..=1], [0..=1, 0..=1]],
    );
    (plain, sorted, proptest::option::of((any::<bool>(), piece()))).prop_map(|(plain, sorted, option)| {
        let (signed, grid, pieces, turn) = plain;
        let (mut pair, mut four, mut many, mut rows) = sorted;
        pair.sort_unstable();
        four.sort_unstable();
        many.sort_unstable();
        rows.sort_unstable();
        let sum = four.iter().sum();
        Mixed { signed, grid, pieces, turn, pair, four, many, rows, sum, option }
    })
}

fn through<G: Pack<Context = ()> + PartialEq + Debug, W: Word>(position: &G) -> u128 {
    let key: W = position.pack(&()).expect("in range");
    assert_eq!(G::unpack(key, &()), *position);
    key.to_u128()
}

proptest! {
    #[test]
    fn positions_come_back_from_their_keys(position in mixed()) {
        let key = through::<_, u128>(&position);
        prop_assert!(key < Mixed::<4>::key_count(&()));
        prop_assert_eq!(through::<_, u64>(&position), key);
        prop_assert_eq!(position.out_of_range(&()), None);
    }

    #[test]
    fn different_positions_have_different_keys(a in mixed(), b in mixed()) {
        prop_assert_eq!(a.pack::<u64>(&()) == b.pack::<u64>(&()), a == b);
    }

    #[test]
    fn the_order_of_unordered_arrays_does_not_matter(position in mixed()) {
        let mut turned = position.clone();
        turned.pair.reverse();
        turned.four.reverse();
        turned.many.rotate_left(2);
        turned.rows.rotate_left(1);
        prop_assert_eq!(turned.pack::<u64>(&()), position.pack::<u64>(&()));
    }
}

#[test]
fn the_number_of_keys_is_exact() {
    let pieces = 1 + 2 + 10_u128;
    let expected = [
        12,
        5_u128.pow(6),
        pieces * pieces,
        2,
        pieces * (pieces + 1) / 2,
        // 4 of 11 values, in any order.
        14 * 13 * 12 * 11 / 24,
        3_u128.pow(6),
        // 3 of 4 pairs of bits, in any order.
        6 * 5 * 4 / 6,
        1 + 2 * pieces,
    ];
    assert_eq!(Mixed::<4>::MAX_KEYS, expected.iter().product());
}

/// A field that takes a whole word.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Full { byte: 0, unit: () })]
#[rule(pass => {})]
struct Full {
    byte: u8,
    unit: (),
}

#[test]
fn a_word_can_be_used_up() {
    assert_eq!(Full::MAX_KEYS, 256);
    for byte in 0..=255 {
        assert_eq!(through::<_, u8>(&Full { byte, unit: () }), u128::from(byte));
    }
}

/// 126 bits: dice in a row.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Wide { dice: [1; 48], last: 0 })]
#[rule(pass => {})]
struct Wide {
    #[values(1..=6)]
    dice: [u8; 48],
    #[values(0..=2)]
    last: u8,
}

#[test]
fn wide_keys() {
    assert_eq!(Wide::MAX_KEYS, 6_u128.pow(48) * 3);
    let mut position = Wide { dice: [6; 48], last: 2 };
    assert_eq!(through::<_, u128>(&position), Wide::MAX_KEYS - 1);
    position.dice[7] = 0;
    assert_eq!(position.pack::<u128>(&()), None);
    assert_eq!(position.out_of_range(&()).unwrap().field, "dice[7]");
}

/// Ranges of the context.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(context(size: (i32, i32)), start = Span { at: size.0, ends: [size.0; 2] })]
#[rule(pass => {})]
struct Span {
    #[values(size.0..size.1)]
    at: i32,
    #[values(size.0..=size.1)]
    #[unordered]
    ends: [i32; 2],
}

#[test]
fn ranges_of_the_context() {
    assert_eq!(Span::key_count(&(-2, 2)), 4 * 15);
    let mut keys = Vec::new();
    for at in -2..2 {
        for low in -2..=2 {
            for high in low..=2 {
                let position = Span { at, ends: [low, high] };
                let key: u64 = position.pack(&(-2, 2)).unwrap();
                assert_eq!(Span::unpack(key, &(-2, 2)), position);
                keys.push(key);
            }
        }
    }
    keys.sort_unstable();
    assert_eq!(keys, (0..60).collect::<Vec<_>>());
    // An empty range holds no value.
    assert_eq!(Span::key_count(&(3, 3)), 0);
    assert_eq!(Span { at: 3, ends: [3; 2] }.pack::<u64>(&(3, 3)), None);
    assert_eq!(Span { at: 3, ends: [3; 2] }.out_of_range(&(3, 3)).unwrap().field, "at");
}
