//! Exact ranks: every value has one, in order, and comes back from it.

use std::fmt::Debug;

use game_solver::{Finite, Word};
use proptest::prelude::*;

#[derive(Finite, Clone, Copy, Debug, PartialEq, PartialOrd)]
enum Piece {
    Pawn,
    King { moved: bool, file: Small },
    Pair(Small, #[values(-1..=1)] i8),
    Row(#[values(7..9)] [u8; 2]),
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Small(#[values(2..=4)] u16);

#[derive(Finite, Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Pair<T, const N: usize> {
    first: Option<T>,
    rest: [T; N],
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, PartialOrd)]
struct Unit;

/// Every rank comes back, in every word that is wide enough, and ranks are in the order of the values.
fn all<T: Finite + Debug + PartialEq + PartialOrd>(count: u128) {
    fn through<T: Finite + PartialEq + Debug, W: Word>(rank: u128, value: &T) {
        if T::COUNT - 1 <= u128::MAX >> (128 - W::BITS) {
            assert_eq!(value.rank::<W>(), W::from_u128(rank));
            assert_eq!(T::unrank(W::from_u128(rank)), *value);
        }
    }
    assert_eq!(T::COUNT, count);
    let mut last = None;
    for rank in 0..count {
        let value = T::unrank::<u128>(rank);
        assert!(value.is_in_range());
        assert!(last.is_none_or(|last| last < value), "{value:?}");
        through::<T, u8>(rank, &value);
        through::<T, u16>(rank, &value);
        through::<T, u32>(rank, &value);
        through::<T, u64>(rank, &value);
        through::<T, u128>(rank, &value);
        last = Some(value);
    }
}

#[test]
fn small_types_are_ranked_whole() {
    all::<bool>(2);
    all::<u8>(256);
    all::<i8>(256);
    all::<i16>(65_536);
    all::<()>(1);
    all::<Unit>(1);
    all::<Small>(3);
    all::<Option<Option<bool>>>(4);
    all::<[[bool; 2]; 3]>(64);
    all::<[Small; 0]>(1);
    all::<(bool, Small, Option<Small>)>(24);
    all::<Piece>(1 + 6 + 9 + 4);
    all::<Pair<bool, 2>>(12);
    all::<char>(0x11_0000 - 0x800);
}

#[test]
fn values_outside_their_range_are_found() {
    assert_eq!(Piece::unrank(7_u8), Piece::Pair(Small(2), -1));
    let outside = [Piece::Pawn, Piece::Row([7, 9])];
    assert!(!outside.is_in_range());
    let found = outside.out_of_range("cells").unwrap();
    assert_eq!((found.field.as_str(), found.value.as_str(), found.range.as_str()), ("cells[1].0[1]", "9", "7..=8"));
    assert!(!Piece::King { moved: true, file: Small(5) }.is_in_range());
}

#[test]
#[should_panic(expected = "self.0 = 5 is outside its range 2..=4")]
fn a_value_outside_its_range_has_no_rank() {
    let _ = Small(5).rank::<u8>();
}

proptest! {
    #[test]
    fn wide_integers_come_back(value: i64, other: u64, small: u32) {
        let wide = (value, other);
        prop_assert_eq!(<(i64, u64)>::unrank(wide.rank::<u128>()), wide);
        prop_assert_eq!(u32::unrank(small.rank::<u32>()), small);
        prop_assert_eq!(i64::unrank(value.rank::<u64>()), value);
        prop_assert_eq!(usize::unrank((small as usize).rank::<u64>()), small as usize);
    }

    #[test]
    fn ranks_are_in_order(a: i32, b: i32, letters: (char, char)) {
        prop_assert_eq!(a.rank::<u32>().cmp(&b.rank::<u32>()), a.cmp(&b));
        prop_assert_eq!(letters.0.rank::<u32>().cmp(&letters.1.rank::<u32>()), letters.0.cmp(&letters.1));
    }
}
