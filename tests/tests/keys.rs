//! Keys are exact: a position packs into a key below `key_count` and comes back the same, and no two positions share
//! one.

use std::collections::HashSet;
use std::fmt::Debug;

use game_solver::prelude::*;
use game_solver::{GamePosition, Pack, Word, solve, solve_with};
use proptest::collection::vec;
use proptest::prelude::*;

/// Packs into every word that holds all keys, and back.
fn round_trip<G: Pack + PartialEq + Debug>(position: &G, context: &G::Context) -> u128 {
    let count = G::key_count(context);
    assert!(count <= G::MAX_KEYS, "{count} keys");
    let key = position.pack::<u128>(context).expect("in range");
    assert!(key < count, "key {key} of {count}");
    assert_eq!(&G::unpack::<u128>(key, context), position, "key {key}");
    word::<G, u8>(position, context, key, count);
    word::<G, u16>(position, context, key, count);
    word::<G, u32>(position, context, key, count);
    word::<G, u64>(position, context, key, count);
    key
}

fn word<G: Pack + PartialEq + Debug, W: Word>(position: &G, context: &G::Context, wide: u128, count: u128) {
    if count - 1 <= u128::MAX >> (128 - W::BITS) {
        let key = position.pack::<W>(context).expect("in range");
        assert_eq!(key.to_u128(), wide, "the key in {} bits", W::BITS);
        assert_eq!(&G::unpack::<W>(key, context), position, "key {key:?} of {} bits", W::BITS);
    }
}

/// That these positions, all different, have different keys that come back the same.
fn all_different<G: Pack + PartialEq + Debug>(positions: &[G], context: &G::Context) {
    let keys: HashSet<_> = positions.iter().map(|position| round_trip(position, context)).collect();
    assert_eq!(keys.len(), positions.len());
}

/// That the ranks are a bijection onto `0..COUNT`, in the order of the values.
fn ranks<T: Finite + PartialEq + PartialOrd + Debug>() -> usize {
    let values: Vec<T> = (0..T::COUNT).map(T::unrank::<u128>).collect();
    for (rank, value) in values.iter().enumerate() {
        assert_eq!(value.rank::<u128>(), rank as u128, "{value:?}");
        assert_eq!(value.rank::<u64>(), rank as u64, "{value:?}");
        if T::COUNT <= 256 {
            let narrow = u8::try_from(rank).unwrap();
            assert_eq!(value.rank::<u8>(), narrow, "{value:?}");
            assert_eq!(&T::unrank::<u8>(narrow), value);
        }
    }
    assert!(values.is_sorted_by(|a, b| a < b), "not in order: {values:?}");
    values.len()
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Cell {
    Empty,
    Stone(bool),
    Tower {
        #[values(1..=3)]
        height: u8,
        white: bool,
    },
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Corner {
    cell: Cell,
    #[values(-2..3)]
    slope: i32,
    seen: Option<bool>,
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Both<T>(T, T);

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Nothing;

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
struct Row<const N: usize> {
    cells: [Option<bool>; N],
}

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Side {
    Left,
    Right,
}

#[test]
fn ranks_are_a_bijection() {
    assert_eq!(ranks::<bool>(), 2);
    assert_eq!(ranks::<Option<bool>>(), 3);
    assert_eq!(ranks::<Option<Option<bool>>>(), 4);
    assert_eq!(ranks::<(bool, Option<bool>)>(), 6);
    assert_eq!(ranks::<(bool, Option<bool>, Side)>(), 12);
    assert_eq!(ranks::<[bool; 5]>(), 32);
    assert_eq!(ranks::<[bool; 8]>(), 256);
    assert_eq!(ranks::<[[bool; 2]; 3]>(), 64);
    assert_eq!(ranks::<[bool; 0]>(), 1);
    assert_eq!(ranks::<()>(), 1);
    assert_eq!(ranks::<u8>(), 256);
    assert_eq!(ranks::<i8>(), 256);
    assert_eq!(ranks::<u16>(), 65_536);
    assert_eq!(ranks::<i16>(), 65_536);
    assert_eq!(ranks::<Option<u8>>(), 257);
    assert_eq!(ranks::<Side>(), 2);
    assert_eq!(ranks::<Nothing>(), 1);
    assert_eq!(ranks::<Cell>(), 9);
    assert_eq!(ranks::<Both<Cell>>(), 81);
    assert_eq!(ranks::<[Cell; 3]>(), 729);
    assert_eq!(ranks::<Corner>(), 135);
    assert_eq!(ranks::<Option<Corner>>(), 136);
    assert_eq!(ranks::<Row<4>>(), 81);
    assert_eq!(ranks::<Both<Row<2>>>(), 81);
}

#[test]
fn wide_integers_have_ranks() {
    for value in [u64::MIN, 1, u64::MAX / 3, u64::MAX] {
        assert_eq!(u64::unrank::<u128>(value.rank::<u128>()), value);
        assert_eq!(u64::unrank::<u64>(value.rank::<u64>()), value);
    }
    for value in [i64::MIN, -1, 0, 1, i64::MAX] {
        assert_eq!(i64::unrank::<u128>(value.rank::<u128>()), value);
        assert_eq!(i64::unrank::<u64>(value.rank::<u64>()), value);
    }
    assert!(i64::MIN.rank::<u64>() < (-1_i64).rank::<u64>());
    assert!((-1_i64).rank::<u64>() < 0_i64.rank::<u64>());
    assert_eq!(u64::COUNT, 1 << 64);
    assert_eq!(i32::COUNT, 1 << 32);
}

/// Integers with ranges of every kind.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Integers { low: -7, high: 250, wide: 0, byte: 0, flag: false, one: 4 })]
#[rule(wait => {})]
struct Integers {
    #[values(-7..=12)]
    low: i8,
    #[values(250..260)]
    high: u16,
    #[values(-100_000_000_000..=100_000_000_000)]
    wide: i64,
    byte: u8,
    flag: bool,
    #[values(4..=4)]
    one: usize,
}

/// Ranges at the limits of their types.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Limits { low: i64::MIN, high: u64::MAX, all: 0 })]
#[rule(wait => {})]
struct Limits {
    #[values(i64::MIN..=-1)]
    low: i64,
    #[values(u64::MAX - 5..=u64::MAX)]
    high: u64,
    #[values(i8::MIN..=i8::MAX)]
    all: i8,
}

/// Everything that holds something else.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Compound {
    heaps: [0; 3],
    grid: [[Cell::Empty; 2]; 2],
    flags: [[false; 3]; 2],
    pair: (false, None),
    corner: None,
    both: Both(Cell::Empty, Cell::Empty),
})]
#[rule(wait => {})]
struct Compound {
    #[values(-1..=9)]
    heaps: [i32; 3],
    grid: [[Cell; 2]; 2],
    flags: [[bool; 3]; 2],
    pair: (bool, Option<Side>),
    corner: Option<Corner>,
    both: Both<Cell>,
}

/// What the key leaves out, and whose turn it is.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Seats { turn: Side::Left, men: [3, 4], sum: 7, difference: -1 })]
#[rule(wait => {})]
struct Seats {
    #[turn]
    turn: Side,
    #[values(0..=5)]
    men: [u8; 2],
    #[derived(self.men[0] + self.men[1])]
    sum: u8,
    #[derived(i16::from(self.men[0]) - i16::from(self.men[1]))]
    difference: i16,
}

/// Arrays without an order.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Heaps { pair: [0, 0], triple: [-1, -1, -1], cells: [Cell::Empty; 2] })]
#[rule(wait => {})]
struct Heaps {
    #[values(0..=6)]
    #[unordered]
    pair: [u8; 2],
    #[values(-1..=3)]
    #[unordered]
    triple: [i8; 3],
    #[unordered]
    cells: [Cell; 2],
}

/// Without names for the fields.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Tuple(1, false, [2; 2]))]
#[rule(wait => {})]
struct Tuple(#[values(1..=3)] u8, bool, #[values(2..N2)] [u32; 2]);

const N2: u32 = 9;

/// The number of values is a parameter.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Digits { digits: [0; L] })]
#[rule(wait => {})]
struct Digits<const N: u16, const L: usize> {
    #[values(0..N)]
    digits: [u16; L],
}

/// The number of values is known only when the game runs.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(context(size: i32), start = Square { x: -size, y: 0 })]
#[rule(wait => {})]
struct Square {
    #[values(-*size..=*size)]
    x: i32,
    #[values(0..*size)]
    y: i32,
}

/// Arrays in arrays, with a range or without an order, also of arrays.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Nested { grid: [[0; 2]; 3], rows: [[0; 2]; 3], one: [true], none: [], seats: [None; 3] })]
#[rule(wait => {})]
struct Nested {
    #[values(-1..=4)]
    grid: [[i8; 2]; 3],
    #[unordered]
    #[values(0..=3)]
    rows: [[u8; 2]; 3],
    #[unordered]
    one: [bool; 1],
    #[unordered]
    none: [bool; 0],
    #[unordered]
    seats: [Option<(bool, Side)>; 3],
}

/// More heaps than 64 bits can number.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = LargeHeaps { heaps: [0; 4] })]
#[rule(wait => {})]
struct LargeHeaps {
    #[unordered]
    #[values(0..=1_000_000)]
    heaps: [u32; 4],
}

/// All keys of a word, with fields of one value around the one that fills it.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Full { before: 7, full: T::default(), after: () })]
#[rule(wait => {})]
struct Full<T: Finite + Default + Clone + Debug + Send + Sync + 'static> {
    #[values(7..=7)]
    before: i64,
    full: T,
    after: (),
}

fn cell() -> impl Strategy<Value = Cell> {
    (0..Cell::COUNT).prop_map(Cell::unrank::<u128>)
}

fn side() -> impl Strategy<Value = Side> {
    prop_oneof![Just(Side::Left), Just(Side::Right)]
}

fn corner() -> impl Strategy<Value = Corner> {
    (cell(), -2..3, any::<Option<bool>>()).prop_map(|(cell, slope, seen)| Corner { cell, slope, seen })
}

fn integers() -> impl Strategy<Value = Integers> {
    (-7..=12_i8, 250..260_u16, -100_000_000_000..=100_000_000_000_i64, any::<u8>(), any::<bool>())
        .prop_map(|(low, high, wide, byte, flag)| Integers { low, high, wide, byte, flag, one: 4 })
}

fn limits() -> impl Strategy<Value = Limits> {
    (i64::MIN..=-1, u64::MAX - 5..=u64::MAX, any::<i8>()).prop_map(|(low, high, all)| Limits { low, high, all })
}

fn compound() -> impl Strategy<Value = Compound> {
    let grid = [[cell(), cell()], [cell(), cell()]];
    let parts = (
        [-1..=9, -1..=9, -1..=9],
        grid,
        any::<[[bool; 3]; 2]>(),
        (any::<bool>(), prop::option::of(side())),
        prop::option::of(corner()),
        (cell(), cell()),
    );
    parts.prop_map(|(heaps, grid, flags, pair, corner, (first, second))| Compound {
        heaps,
        grid,
        flags,
        pair,
        corner,
        both: Both(first, second),
    })
}

fn nested() -> impl Strategy<Value = Nested> {
    let row = || [0..=3_u8, 0..=3];
    let seat = || prop::option::of((any::<bool>(), side()));
    let parts = (vec(vec(-1..=4_i8, 2), 3), [row(), row(), row()], any::<bool>(), [seat(), seat(), seat()]);
    parts.prop_map(|(grid, mut rows, one, mut seats)| {
        rows.sort_unstable();
        seats.sort_unstable();
        Nested { grid: std::array::from_fn(|row| [grid[row][0], grid[row][1]]), rows, one: [one], none: [], seats }
    })
}

fn large_heaps() -> impl Strategy<Value = LargeHeaps> {
    vec(0..=1_000_000_u32, 4).prop_map(|mut heaps| {
        heaps.sort_unstable();
        LargeHeaps { heaps: [heaps[0], heaps[1], heaps[2], heaps[3]] }
    })
}

fn seats() -> impl Strategy<Value = Seats> {
    (side(), [0..=5_u8, 0..=5_u8]).prop_map(|(turn, men)| Seats {
        turn,
        men,
        sum: men[0] + men[1],
        difference: i16::from(men[0]) - i16::from(men[1]),
    })
}

fn heaps() -> impl Strategy<Value = Heaps> {
    ([0..=6_u8, 0..=6], [-1..=3_i8, -1..=3, -1..=3], [cell(), cell()]).prop_map(|(pair, triple, cells)| Heaps {
        pair,
        triple,
        cells,
    })
}

fn sorted(mut heaps: Heaps) -> Heaps {
    heaps.pair.sort_unstable();
    heaps.triple.sort_unstable();
    heaps.cells.sort_unstable();
    heaps
}

/// Equal positions have equal keys, others have others.
macro_rules! keys_are_exact {
    ($($name:ident: $strategy:expr;)*) => {
        proptest! {
            #![proptest_config(ProptestConfig::with_cases(500))]
            $(#[test]
            fn $name(a in $strategy, b in $strategy) {
                let (key_a, key_b) = (round_trip(&a, &()), round_trip(&b, &()));
                prop_assert_eq!(key_a == key_b, a == b);
            })*
        }
    };
}

keys_are_exact! {
    keys_of_integers: integers();
    keys_of_limits: limits();
    keys_of_compound_fields: compound();
    keys_of_turns_and_derived_fields: seats();
    keys_of_unordered_fields: heaps().prop_map(sorted);
    keys_of_nested_arrays: nested();
    keys_of_large_heaps: large_heaps();
}

proptest! {
    #[test]
    fn the_order_of_an_unordered_field_does_not_matter(heaps in heaps()) {
        let key = round_trip(&sorted(heaps.clone()), &());
        prop_assert_eq!(heaps.pack::<u128>(&()), Some(key));
    }

    #[test]
    fn keys_of_ranges_known_at_run_time(size in 1..2_000_i32, x in 0.0..1.0, y in 0.0..1.0) {
        let at = |part: f64, low: i32, high: i32| low + (part * f64::from(high - low)) as i32;
        let square = Square { x: at(x, -size, size + 1), y: at(y, 0, size) };
        let key = round_trip(&square, &size);
        prop_assert!(key < (2 * size as u128 + 1) * size as u128);
    }
}

#[test]
fn every_pair_of_seats() {
    let mut all = Vec::new();
    for turn in [Side::Left, Side::Right] {
        for (a, b) in (0..=5_u8).flat_map(|a| (0..=5).map(move |b| (a, b))) {
            all.push(Seats { turn, men: [a, b], sum: a + b, difference: i16::from(a) - i16::from(b) });
        }
    }
    all_different(&all, &());
    assert_eq!(Seats::key_count(&()), 72);
}

#[test]
fn every_unordered_pair_and_triple() {
    let mut all = Vec::new();
    for pair in (0..=6).flat_map(|a| (a..=6).map(move |b| [a, b])) {
        for triple in (-1..=3).flat_map(|a| (a..=3).flat_map(move |b| (b..=3).map(move |c| [a, b, c]))) {
            for cells in (0..9_u8).flat_map(|a| (a..9).map(move |b| [a, b].map(Cell::unrank))) {
                all.push(Heaps { pair, triple, cells });
            }
        }
    }
    assert_eq!(all.len(), 28 * 35 * 45);
    all_different(&all, &());
}

#[test]
fn every_tuple() {
    let mut all = Vec::new();
    for (a, b) in (1..=3).flat_map(|a| [(a, false), (a, true)]) {
        all.extend((2..9).flat_map(|c| (2..9).map(move |d| Tuple(a, b, [c, d]))));
    }
    all_different(&all, &());
    assert_eq!(Tuple::key_count(&()), 3 * 2 * 49);
}

#[test]
fn counts_at_the_width_of_a_word() {
    // 256 keys are as many as a byte holds; the same at 16, 32 and 64 bits.
    fn ends<const N: u16, const L: usize>(count: u128) {
        let digits = |digit: u16| Digits::<N, L> { digits: [digit; L] };
        assert_eq!(Digits::<N, L>::key_count(&()), count);
        for digit in [0, N / 2, N - 1] {
            round_trip(&digits(digit), &());
        }
        assert_eq!(digits(0).pack::<u128>(&()), Some(0));
        assert_eq!(digits(N - 1).pack::<u128>(&()), Some(count - 1));
    }
    ends::<256, 1>(1 << 8);
    ends::<2, 8>(1 << 8);
    ends::<16, 2>(1 << 8);
    ends::<256, 2>(1 << 16);
    ends::<2, 16>(1 << 16);
    ends::<256, 4>(1 << 32);
    ends::<256, 8>(1 << 64);
    ends::<2, 64>(1 << 64);
    ends::<2, 127>(1 << 127);
    ends::<3, 80>(3_u128.pow(80));
    ends::<1, 5>(1);
}

#[test]
fn one_field_fills_a_word() {
    fn fills<T: Finite + Default + PartialEq + Clone + Debug + Send + Sync + 'static>(bits: u32, values: &[T]) {
        assert_eq!(Full::<T>::key_count(&()), 1 << bits);
        for full in values.iter().cloned() {
            round_trip(&Full { before: 7, full, after: () }, &());
        }
    }
    fills::<u8>(8, &[0, 1, 128, 255]);
    fills::<i8>(8, &[-128, -1, 0, 127]);
    fills::<u16>(16, &[0, 1, 32_768, 65_535]);
    fills::<i32>(32, &[i32::MIN, -1, 0, i32::MAX]);
    fills::<u64>(64, &[0, 1, u64::MAX / 2, u64::MAX]);
    fills::<(u32, i32)>(64, &[(0, i32::MIN), (u32::MAX, i32::MAX), (1, -1)]);
    fills::<[bool; 8]>(8, &[[false; 8], [true; 8]]);
}

#[test]
fn large_heaps_are_numbered_without_a_gap() {
    // Multisets of 4 out of 1,000,001.
    let count = 1_000_001_u128 * 1_000_002 * 1_000_003 * 1_000_004 / 24;
    let last = round_trip(&LargeHeaps { heaps: [1_000_000; 4] }, &());
    assert!(LargeHeaps::key_count(&()) >= count && last >= count - 1);
}

#[test]
fn values_out_of_range_have_no_key() {
    let digits = |digits| Digits::<7, 2> { digits };
    assert!(digits([6, 6]).pack::<u64>(&()).is_some());
    assert!(digits([7, 0]).pack::<u64>(&()).is_none());
    assert!(digits([0, 60_000]).pack::<u64>(&()).is_none());
    let reason = digits([0, 9]).out_of_range(&()).unwrap();
    assert_eq!((reason.field.as_str(), reason.value.as_str()), ("digits[1]", "9"));
    assert!(digits([6, 6]).out_of_range(&()).is_none());

    let square = |x, y| Square { x, y };
    assert!(square(-5, 4).pack::<u64>(&5).is_some());
    for outside in [square(-6, 0), square(6, 0), square(0, 5), square(0, -1), square(i32::MIN, 0), square(0, i32::MAX)]
    {
        assert_eq!(outside.pack::<u64>(&5), None, "{outside:?}");
        assert!(outside.out_of_range(&5).is_some());
    }
    // No value is in an empty range.
    let reason = square(0, 0).out_of_range(&0).unwrap();
    assert_eq!((reason.field.as_str(), reason.range.as_str()), ("y", "(empty)"));
    assert_eq!(square(0, 0).pack::<u64>(&0), None);
    assert_eq!(Square::key_count(&0), 0);
}

/// The position is any of 256, and each can be reached: as many as a byte holds.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Byte { value: 0 })]
#[rule(count if self.value < 255 => self.value += 1)]
struct Byte {
    value: u8,
}

#[test]
fn a_game_of_256_positions() {
    let solution = solve::<Byte>().unwrap();
    assert_eq!(solution.len(), 256);
    for value in 0..=255 {
        assert_eq!(solution.remoteness(&Byte { value }), Some(255 - u32::from(value)));
    }
}

/// Walks over a square whose size is known only when the game runs.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(context(size: i32), start = Walk { x: -size, y: -size })]
#[rule(right if self.x < *size => self.x += 1)]
#[rule(up if self.y < *size => self.y += 1)]
struct Walk {
    #[values(-*size..=*size)]
    x: i32,
    #[values(-*size..=*size)]
    y: i32,
}

#[test]
fn a_square_of_any_size() {
    for size in [0, 1, 7, 40] {
        let solution = solve_with::<Walk>(size).unwrap();
        assert_eq!(solution.len(), (2 * size as usize + 1).pow(2));
        // Every play has the same length.
        for (position, value) in solution.positions() {
            assert_eq!(value.remoteness, Some((2 * size - position.x - position.y) as u32), "{position:?}");
        }
    }
}

#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Letters { letter: 'a', around_the_gap: ['\u{d7ff}'; 2] })]
#[rule(next(letter: char in 'a'..='e') => self.letter = letter)]
struct Letters {
    #[values('a'..='e')]
    letter: char,
    /// Unicode has no characters between the two.
    #[values('\u{d7ff}'..='\u{e000}')]
    around_the_gap: [char; 2],
}

#[test]
fn ranges_of_characters_have_ranks() {
    let mut keys = std::collections::BTreeSet::new();
    for letter in 'a'..='e' {
        for around_the_gap in [['\u{d7ff}', '\u{d7ff}'], ['\u{d7ff}', '\u{e000}'], ['\u{e000}', '\u{e000}']] {
            let position = Letters { letter, around_the_gap };
            let key: u128 = position.pack(&()).unwrap();
            assert!(key < Letters::key_count(&()));
            assert_eq!(Letters::unpack(key, &()), position);
            keys.insert(key);
        }
    }
    assert_eq!(keys.len(), 15);
    let outside = Letters { letter: 'f', around_the_gap: ['\u{d7ff}'; 2] };
    assert_eq!(outside.pack::<u128>(&()), None);
    assert_eq!(outside.out_of_range(&()).unwrap().to_string(), "`letter` is f, outside its declared range a..=e");
}
