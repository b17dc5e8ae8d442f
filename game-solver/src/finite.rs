//! Types of a fixed number of values, each with an exact rank.

use crate::__private::Integer;
use crate::{OutOfRange, Word};

/// A type with a fixed number of values, each of which has a rank from 0 to `COUNT - 1`.
///
/// Fields of a packed position are `Finite`; `#[derive(Finite)]` serves structs and enums, with data too. The order of
/// the ranks is the order of the values that a derived `Ord` has.
///
/// ```
/// use game_solver::Finite;
///
/// #[derive(Finite, Clone, Copy, Debug, PartialEq)]
/// enum Cell {
///     Empty,
///     Stone { white: bool },
/// }
/// assert_eq!(Cell::COUNT, 3);
/// assert_eq!(Cell::Stone { white: true }.rank::<u8>(), 2);
/// assert_eq!(<[Cell; 2]>::unrank(4_u8), [Cell::Stone { white: false }; 2]);
/// ```
#[diagnostic::on_unimplemented(
    message = "`{Self}` has no fixed number of values, so it cannot be part of a packed position",
    label = "not `Finite`",
    note = "derive `Finite` for it, give an integer its range with `#[values(..)]`, or store positions whole with \
            `#[game(key = clone)]`"
)]
pub trait Finite: Sized {
    /// The number of values; computing it fails to compile if it does not fit.
    const COUNT: u128;

    /// The rank of the value, in `0..COUNT`. The word must be wide enough for `COUNT`.
    fn rank<W: Word>(&self) -> W;

    /// The value of a rank in `0..COUNT`, the inverse of [`rank`](Finite::rank).
    fn unrank<W: Word>(rank: W) -> Self;

    /// Whether the value is one of those counted. Only types with `#[values(..)]` on a field can hold others.
    #[inline(always)]
    fn is_in_range(&self) -> bool {
        true
    }

    /// The rank, or `None` if the value is not one of those counted.
    #[inline(always)]
    fn checked_rank<W: Word>(&self) -> Option<W> {
        if self.is_in_range() { Some(self.rank()) } else { None }
    }

    /// Which part of the value is outside its declared range; `path` is where the value itself is.
    fn out_of_range(&self, _path: &str) -> Option<OutOfRange> {
        None
    }
}

macro_rules! integers {
    ($($integer:ident)*) => {$(
        impl Finite for $integer {
            const COUNT: u128 = match u128::MAX >> (128 - $integer::BITS) {
                u128::MAX => panic!("a 128-bit integer has too many values; give it a range with `#[values(..)]`"),
                last => last + 1,
            };

            #[inline(always)]
            fn rank<W: Word>(&self) -> W {
                self.offset($integer::MIN)
            }

            #[inline(always)]
            fn unrank<W: Word>(rank: W) -> Self {
                $integer::at($integer::MIN, rank)
            }
        }
    )*};
}

integers!(u8 u16 u32 u64 u128 usize i8 i16 i32 i64 i128 isize);

impl Finite for bool {
    const COUNT: u128 = 2;

    #[inline(always)]
    fn rank<W: Word>(&self) -> W {
        W::from_u64(u64::from(*self))
    }

    #[inline(always)]
    fn unrank<W: Word>(rank: W) -> Self {
        rank != W::ZERO
    }
}

/// Unicode has a gap in its numbers, which no `char` lies in.
const SURROGATES: std::ops::Range<u32> = 0xD800..0xE000;

impl Finite for char {
    const COUNT: u128 = char::MAX as u128 + 1 - (SURROGATES.end - SURROGATES.start) as u128;

    #[inline]
    fn rank<W: Word>(&self) -> W {
        let number = u32::from(*self);
        W::from_u64(u64::from(if number < SURROGATES.start {
            number
        } else {
            number - (SURROGATES.end - SURROGATES.start)
        }))
    }

    #[inline]
    fn unrank<W: Word>(rank: W) -> Self {
        let number = u32::try_from(rank.to_u64()).unwrap_or(u32::MAX);
        let number =
            if number < SURROGATES.start { number } else { number.saturating_add(SURROGATES.end - SURROGATES.start) };
        char::from_u32(number).unwrap_or(char::MAX)
    }
}

impl<T: Finite, const N: usize> Finite for [T; N] {
    const COUNT: u128 = crate::__private::power(T::COUNT, N);

    #[inline(always)]
    fn rank<W: Word>(&self) -> W {
        self.iter().fold(W::ZERO, |rank, element| rank.mul_add(W::from_u128(T::COUNT), element.rank()))
    }

    #[inline(always)]
    fn unrank<W: Word>(rank: W) -> Self {
        let mut digits = [rank; N];
        let mut rest = rank;
        for digit in digits.iter_mut().rev() {
            (rest, *digit) = rest.div_rem(W::from_u128(T::COUNT));
        }
        digits.map(T::unrank)
    }

    #[inline(always)]
    fn is_in_range(&self) -> bool {
        self.iter().all(T::is_in_range)
    }

    fn out_of_range(&self, path: &str) -> Option<OutOfRange> {
        self.iter().enumerate().find_map(|(i, element)| element.out_of_range(&format!("{path}[{i}]")))
    }
}

impl<T: Finite> Finite for Option<T> {
    const COUNT: u128 = match T::COUNT.checked_add(1) {
        Some(count) => count,
        None => panic!("an `Option` of a type with 2^128 - 1 values has too many"),
    };

    #[inline(always)]
    fn rank<W: Word>(&self) -> W {
        match self {
            None => W::ZERO,
            Some(value) => value.rank::<W>().plus(W::from_u64(1)),
        }
    }

    #[inline(always)]
    fn unrank<W: Word>(rank: W) -> Self {
        if rank == W::ZERO { None } else { Some(T::unrank(rank.minus(W::from_u64(1)))) }
    }

    #[inline(always)]
    fn is_in_range(&self) -> bool {
        self.as_ref().is_none_or(T::is_in_range)
    }

    fn out_of_range(&self, path: &str) -> Option<OutOfRange> {
        self.as_ref()?.out_of_range(path)
    }
}

impl<T> Finite for std::marker::PhantomData<T> {
    const COUNT: u128 = 1;

    #[inline(always)]
    fn rank<W: Word>(&self) -> W {
        W::ZERO
    }

    #[inline(always)]
    fn unrank<W: Word>(_rank: W) -> Self {
        std::marker::PhantomData
    }
}

macro_rules! tuples {
    ($(($($name:ident $index:tt),*))*) => {$(
        impl<$($name: Finite),*> Finite for ($($name,)*) {
            const COUNT: u128 = {
                let count = 1;
                $(let count = crate::__private::product(count, $name::COUNT);)*
                count
            };

            #[inline(always)]
            fn rank<W: Word>(&self) -> W {
                let rank = W::ZERO;
                $(let rank = rank.mul_add(W::from_u128($name::COUNT), self.$index.rank());)*
                rank
            }

            #[inline(always)]
            #[allow(non_snake_case, clippy::unused_unit)]
            fn unrank<W: Word>(rank: W) -> Self {
                tuples!(@unrank rank; $($name)*);
                ($($name::unrank($name),)*)
            }

            #[inline(always)]
            fn is_in_range(&self) -> bool {
                true $(&& self.$index.is_in_range())*
            }

            fn out_of_range(&self, path: &str) -> Option<OutOfRange> {
                let _ = path;
                $(
                    if let Some(found) = self.$index.out_of_range(&format!("{path}.{}", $index)) {
                        return Some(found);
                    }
                )*
                None
            }
        }
    )*};
    // Digits come off from the right.
    (@unrank $rank:ident;) => { let _ = $rank; };
    (@unrank $rank:ident; $name:ident $($rest:ident)*) => {
        let counts = [$name::COUNT $(, $rest::COUNT)*];
        let mut digits = counts.map(|_| $rank);
        let mut rest = $rank;
        for (digit, &count) in digits.iter_mut().zip(&counts).rev() {
            (rest, *digit) = rest.div_rem(W::from_u128(count));
        }
        let [$name $(, $rest)*] = digits;
    };
}

tuples! {
    ()
    (A 0)
    (A 0, B 1)
    (A 0, B 1, C 2)
    (A 0, B 1, C 2, D 3)
    (A 0, B 1, C 2, D 3, E 4)
    (A 0, B 1, C 2, D 3, E 4, F 5)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6)
    (A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7)
}
