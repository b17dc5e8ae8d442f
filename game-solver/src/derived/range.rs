//! Integers with a declared range: `#[values(..)]`.

use std::fmt;

use crate::{DeclaredValue, Finite, OutOfRange, Word};

/// The values `low..=high`; empty if `high < low`.
#[derive(Clone, Copy, Debug)]
pub struct Range<I> {
    /// The least value.
    pub low: I,
    /// The greatest value.
    pub high: I,
}

/// The primitive integers.
pub trait Integer: Copy + Ord + fmt::Display {
    /// `self - low` for `low <= self`.
    fn offset<W: Word>(self, low: Self) -> W;
    /// `low + offset`, the inverse of [`offset`](Integer::offset).
    fn at<W: Word>(low: Self, offset: W) -> Self;
    /// `high - low + 1` in the arithmetic of the word, so 0 if all values of the word are counted.
    fn count<W: Word>(low: Self, high: Self) -> W;
    /// `high - low + 1`, or 0 for an empty range.
    fn wide_count(low: Self, high: Self) -> u128;
    /// The integer in the widest type that has a sign; the few that are too great for it become its greatest.
    fn wide(self) -> i128;
}

/// A value that is one integer.
macro_rules! single {
    ($integer:ident) => {
        impl Ranged for $integer {
            type Int = $integer;
            const LEN: usize = 1;

            #[inline(always)]
            fn filled(value: $integer) -> Self {
                value
            }

            #[inline(always)]
            fn flatten(values: &[Self]) -> &[$integer] {
                values
            }

            #[inline(always)]
            fn flatten_mut(values: &mut [Self]) -> &mut [$integer] {
                values
            }

            fn place(_index: usize, _path: &mut String) {}
        }
    };
}

macro_rules! integers {
    ($($integer:ident through $wide:ident by $from:ident $to:ident;)*) => {$(
        #[allow(clippy::cast_possible_truncation, clippy::cast_possible_wrap, clippy::cast_sign_loss)]
        #[allow(clippy::cast_lossless)]
        impl Integer for $integer {
            #[inline(always)]
            fn offset<W: Word>(self, low: Self) -> W {
                W::$from((self as $wide).wrapping_sub(low as $wide))
            }

            #[inline(always)]
            fn at<W: Word>(low: Self, offset: W) -> Self {
                (low as $wide).wrapping_add(offset.$to()) as $integer
            }

            #[inline(always)]
            fn count<W: Word>(low: Self, high: Self) -> W {
                W::$from((high as $wide).wrapping_sub(low as $wide).wrapping_add(1))
            }

            fn wide(self) -> i128 {
                i128::try_from(self).unwrap_or(i128::MAX)
            }

            #[inline(always)]
            fn wide_count(low: Self, high: Self) -> u128 {
                if high < low { 0 } else { range_count((high as u128).wrapping_sub(low as u128)) }
            }
        }

        single!($integer);
    )*};
}

integers! {
    u8 through u64 by from_u64 to_u64;
    u16 through u64 by from_u64 to_u64;
    u32 through u64 by from_u64 to_u64;
    u64 through u64 by from_u64 to_u64;
    usize through u64 by from_u64 to_u64;
    i8 through u64 by from_u64 to_u64;
    i16 through u64 by from_u64 to_u64;
    i32 through u64 by from_u64 to_u64;
    i64 through u64 by from_u64 to_u64;
    isize through u64 by from_u64 to_u64;
    u128 through u128 by from_u128 to_u128;
    i128 through u128 by from_u128 to_u128;
}

/// The place of a `char` among all of them: Unicode has a gap in its numbers, which no `char` lies in.
fn ordinal(char: char) -> u32 {
    let number = char as u32;
    if number < 0xd800 { number } else { number - 0x800 }
}

impl Integer for char {
    #[inline]
    fn offset<W: Word>(self, low: Self) -> W {
        W::from_u64(u64::from(ordinal(self) - ordinal(low)))
    }

    #[inline]
    fn at<W: Word>(low: Self, offset: W) -> Self {
        #[allow(clippy::cast_possible_truncation)] // an offset within a range of `char`
        let place = ordinal(low) + offset.to_u64() as u32;
        char::from_u32(if place < 0xd800 { place } else { place + 0x800 }).unwrap_or(char::MAX)
    }

    #[inline]
    fn count<W: Word>(low: Self, high: Self) -> W {
        W::from_u64(u64::from(ordinal(high).wrapping_sub(ordinal(low)).wrapping_add(1)))
    }

    #[inline]
    fn wide_count(low: Self, high: Self) -> u128 {
        if high < low { 0 } else { u128::from(ordinal(high) - ordinal(low)) + 1 }
    }

    fn wide(self) -> i128 {
        i128::from(self as u32)
    }
}

single!(char);

/// Shows the integers of a field to `see`.
pub fn see_values<T: Ranged>(range: Range<T::Int>, field: &'static str, value: &T, see: &mut dyn FnMut(DeclaredValue)) {
    for integer in T::flatten(std::slice::from_ref(value)) {
        see(DeclaredValue { field, value: integer.wide(), low: range.low.wide(), high: range.high.wide() });
    }
}

/// An integer, or an array of integers (of any depth): what `#[values(..)]` can stand on.
#[diagnostic::on_unimplemented(
    message = "`#[values(..)]` gives the range of an integer or of an array of integers, not of `{Self}`",
    label = "no integer",
    note = "remove `#[values(..)]` and derive `Finite` for the type"
)]
pub trait Ranged: Sized {
    /// The type of the integers.
    type Int: Integer;
    /// How many integers there are.
    const LEN: usize;
    /// The value with the same integer everywhere.
    fn filled(value: Self::Int) -> Self;
    /// All integers, row by row.
    fn flatten(values: &[Self]) -> &[Self::Int];
    /// All integers, row by row.
    fn flatten_mut(values: &mut [Self]) -> &mut [Self::Int];
    /// Writes where the integer of this number is: `[2]`, `[1][0]`.
    fn place(index: usize, path: &mut String);

    /// Appends the integers as digits to a key, or `None` if one is outside the range.
    #[inline(always)]
    fn push<W: Word>(&self, key: W, range: Range<Self::Int>) -> Option<W> {
        let radix = Self::Int::count::<W>(range.low, range.high);
        let mut key = key;
        for &integer in Self::flatten(std::slice::from_ref(self)) {
            if integer < range.low || range.high < integer {
                return None;
            }
            key = key.mul_add(radix, integer.offset(range.low));
        }
        Some(key)
    }

    /// Takes the integers from the end of a key.
    #[inline(always)]
    fn pop<W: Word>(key: &mut W, range: Range<Self::Int>) -> Self {
        let radix = Self::Int::count::<W>(range.low, range.high);
        let mut value = Self::filled(range.low);
        for integer in Self::flatten_mut(std::slice::from_mut(&mut value)).iter_mut().rev() {
            let (rest, digit) = key.div_rem(radix);
            *key = rest;
            *integer = Self::Int::at(range.low, digit);
        }
        value
    }

    /// Whether all integers are inside the range.
    #[inline(always)]
    fn contains(&self, range: Range<Self::Int>) -> bool {
        Self::flatten(std::slice::from_ref(self)).iter().all(|&integer| range.low <= integer && integer <= range.high)
    }

    /// The first integer outside the range.
    #[cold]
    fn outside(&self, field: &str, range: Range<Self::Int>) -> Option<OutOfRange> {
        let integers = Self::flatten(std::slice::from_ref(self));
        let index = integers.iter().position(|&integer| integer < range.low || range.high < integer)?;
        let mut path = field.to_owned();
        Self::place(index, &mut path);
        // The ends of an empty range need not be those that were written.
        Some(if range.high < range.low {
            OutOfRange::new(path, integers[index], "(empty)")
        } else {
            OutOfRange::new(path, integers[index], format_args!("{}..={}", range.low, range.high))
        })
    }
}

impl<T: Ranged, const N: usize> Ranged for [T; N] {
    type Int = T::Int;
    const LEN: usize = N * T::LEN;

    #[inline(always)]
    fn filled(value: T::Int) -> Self {
        std::array::from_fn(|_| T::filled(value))
    }

    #[inline(always)]
    fn flatten(values: &[Self]) -> &[T::Int] {
        T::flatten(values.as_flattened())
    }

    #[inline(always)]
    fn flatten_mut(values: &mut [Self]) -> &mut [T::Int] {
        T::flatten_mut(values.as_flattened_mut())
    }

    fn place(index: usize, path: &mut String) {
        path.push_str(&format!("[{}]", index / T::LEN));
        T::place(index % T::LEN, path);
    }
}

/// The number of values of a range whose ends are this far apart.
///
/// # Panics
/// If there are 2^128.
#[must_use]
#[inline(always)]
pub const fn range_count(distance: u128) -> u128 {
    match distance.checked_add(1) {
        Some(count) => count,
        None => panic!("the range has 2^128 values; give the integer a smaller range with `#[values(..)]`"),
    }
}

/// `radix` to the power `exponent`.
///
/// # Panics
/// If it does not fit.
#[must_use]
#[inline(always)]
pub const fn power(radix: u128, exponent: usize) -> u128 {
    let mut result = 1;
    let mut left = exponent;
    while left > 0 && radix != 1 {
        result = product(result, radix);
        left -= 1;
    }
    result
}

/// The number of keys of two fields together.
///
/// # Panics
/// If it does not fit.
#[must_use]
#[inline(always)]
pub const fn product(a: u128, b: u128) -> u128 {
    match a.checked_mul(b) {
        Some(product) => product,
        None => panic!(
            "the fields have more than 2^128 values together, too many for a packed position: give smaller ranges with `#[values(..)]`, or store positions whole with `#[game(key = clone)]`"
        ),
    }
}

/// The number of values of an enum's variants together.
///
/// # Panics
/// If it does not fit.
#[must_use]
pub const fn sum(a: u128, b: u128) -> u128 {
    match a.checked_add(b) {
        Some(sum) => sum,
        None => panic!("the type has 2^128 values or more, too many to be counted"),
    }
}

/// Refuses to rank a value that is outside its declared range.
///
/// # Panics
/// Always.
#[cold]
#[track_caller]
pub fn outside<T: Finite>(value: &T) -> ! {
    match value.out_of_range("self") {
        Some(OutOfRange { field, value, range }) => panic!("{field} = {value} is outside its range {range}"),
        None => panic!("the value is outside its range"),
    }
}
