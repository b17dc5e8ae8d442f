//! Unsigned integers wide enough to hold a packed position.

use std::fmt::Debug;
use std::hash::Hash;

mod sealed {
    pub trait Sealed {}
}

/// An unsigned integer that ranks are computed in: `u8` to `u128`.
///
/// Packing is generic over the word so that the engine can choose, once it knows how many keys a game has, the
/// narrowest one that holds them all. The arithmetic does not check for overflow in release builds: a caller never
/// computes a rank in a word that is too narrow for the number of values.
///
/// ```
/// use game_solver::Word;
///
/// fn last_digit<W: Word>(key: W) -> u128 {
///     let (_, digit) = key.div_rem(W::from_u128(10));
///     digit.to_u128()
/// }
/// assert_eq!(last_digit(1234_u16), 4);
/// ```
pub trait Word: sealed::Sealed + Copy + Ord + Hash + Debug + Send + Sync + 'static {
    /// The number of bits.
    const BITS: u32;
    /// Zero.
    const ZERO: Self;

    /// The word of a number known to fit; higher bits are cut.
    fn from_u128(value: u128) -> Self;
    /// The word of a number known to fit; higher bits are cut.
    fn from_u64(value: u64) -> Self;
    /// The word as the widest integer.
    fn to_u128(self) -> u128;
    /// The low 64 bits of the word.
    fn to_u64(self) -> u64;
    /// `self * radix + digit`.
    #[must_use]
    fn mul_add(self, radix: Self, digit: Self) -> Self;
    /// The sum.
    #[must_use]
    fn plus(self, other: Self) -> Self;
    /// The difference, for `other <= self`.
    #[must_use]
    fn minus(self, other: Self) -> Self;
    /// The quotient and the remainder by `radix`. A radix of zero stands for the number of values of the word, so the
    /// quotient is zero.
    #[must_use]
    fn div_rem(self, radix: Self) -> (Self, Self);
}

macro_rules! words {
    ($($word:ident)*) => {$(
        impl sealed::Sealed for $word {}

        #[allow(clippy::cast_possible_truncation, clippy::cast_lossless)]
        impl Word for $word {
            const BITS: u32 = $word::BITS;
            const ZERO: Self = 0;

            #[inline(always)]
            fn from_u128(value: u128) -> Self {
                value as Self
            }

            #[inline(always)]
            fn from_u64(value: u64) -> Self {
                value as Self
            }

            #[inline(always)]
            fn to_u128(self) -> u128 {
                self as u128
            }

            #[inline(always)]
            fn to_u64(self) -> u64 {
                self as u64
            }

            #[inline(always)]
            fn mul_add(self, radix: Self, digit: Self) -> Self {
                self.wrapping_mul(radix).wrapping_add(digit)
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn div_rem(self, radix: Self) -> (Self, Self) {
                if radix == 0 { (0, self) } else { (self / radix, self % radix) }
            }
        }
    )*};
}

words!(u8 u16 u32 u64 u128);
