//! The digits of a key: one slot for each field of a position.

use super::multiset;
use super::range::{Integer, Range, Ranged};
use crate::{Finite, OutOfRange, Word};

/// How a field of type `T` becomes a digit (or several) of a key.
pub trait Slot<T>: Copy {
    /// The number of values.
    fn count(self) -> u128;
    /// Appends the value to the key, or `None` if it is outside the declared range.
    fn push<W: Word>(self, key: W, value: &T) -> Option<W>;
    /// Takes the value from the end of the key.
    fn pop<W: Word>(self, key: &mut W) -> T;
    /// Which value is outside the declared range.
    fn outside(self, field: &str, value: &T) -> Option<OutOfRange>;
}

impl<T: Ranged> Slot<T> for Range<T::Int> {
    #[inline]
    fn count(self) -> u128 {
        super::power(T::Int::wide_count(self.low, self.high), T::LEN)
    }

    #[inline(always)]
    fn push<W: Word>(self, key: W, value: &T) -> Option<W> {
        value.push(key, self)
    }

    #[inline(always)]
    fn pop<W: Word>(self, key: &mut W) -> T {
        T::pop(key, self)
    }

    fn outside(self, field: &str, value: &T) -> Option<OutOfRange> {
        value.outside(field, self)
    }
}

/// The key with one more digit, of `count` values.
#[inline(always)]
pub fn append<W: Word>(key: W, count: u128, digit: Option<W>) -> Option<W> {
    Some(key.mul_add(W::from_u128(count), digit?))
}

/// The last digit, of `count` values, taken from the key.
#[inline(always)]
pub fn detach<W: Word>(key: &mut W, count: u128) -> W {
    let (rest, digit) = key.div_rem(W::from_u128(count));
    *key = rest;
    digit
}

/// All values of a [`Finite`] type.
#[derive(Clone, Copy, Debug)]
pub struct Full;

impl<T: Finite> Slot<T> for Full {
    #[inline(always)]
    fn count(self) -> u128 {
        T::COUNT
    }

    #[inline(always)]
    fn push<W: Word>(self, key: W, value: &T) -> Option<W> {
        append(key, T::COUNT, value.checked_rank())
    }

    #[inline(always)]
    fn pop<W: Word>(self, key: &mut W) -> T {
        T::unrank(detach(key, T::COUNT))
    }

    fn outside(self, field: &str, value: &T) -> Option<OutOfRange> {
        value.out_of_range(field)
    }
}

/// An array whose order does not matter, of elements in this slot.
#[derive(Clone, Copy, Debug)]
pub struct Unordered<S>(pub S);

impl<E, S: Slot<E>, const N: usize> Slot<[E; N]> for Unordered<S> {
    #[inline]
    fn count(self) -> u128 {
        super::multisets(self.0.count(), N)
    }

    #[inline(always)]
    fn push<W: Word>(self, key: W, value: &[E; N]) -> Option<W> {
        let values = self.0.count();
        if multiset::is_ranked(values, N) {
            let mut ranks = [0_u64; N];
            for (rank, element) in ranks.iter_mut().zip(value) {
                *rank = self.0.push(0, element)?;
            }
            let radix = W::from_u128(super::multisets(values, N));
            Some(key.mul_add(radix, W::from_u64(multiset::rank(ranks))))
        } else {
            let mut ranks = [W::ZERO; N];
            for (rank, element) in ranks.iter_mut().zip(value) {
                *rank = self.0.push(W::ZERO, element)?;
            }
            multiset::sort(&mut ranks);
            Some(ranks.into_iter().fold(key, |key, rank| key.mul_add(W::from_u128(values), rank)))
        }
    }

    #[inline(always)]
    fn pop<W: Word>(self, key: &mut W) -> [E; N] {
        let values = self.0.count();
        if multiset::is_ranked(values, N) {
            let (rest, number) = key.div_rem(W::from_u128(super::multisets(values, N)));
            *key = rest;
            // `is_ranked` keeps the number of values below 2^31.
            #[allow(clippy::cast_possible_truncation)]
            multiset::unrank::<N>(number.to_u64(), values as u64).map(|mut rank| self.0.pop(&mut rank))
        } else {
            let mut ranks = [W::ZERO; N];
            for rank in ranks.iter_mut().rev() {
                (*key, *rank) = key.div_rem(W::from_u128(values));
            }
            ranks.map(|mut rank| self.0.pop(&mut rank))
        }
    }

    fn outside(self, field: &str, value: &[E; N]) -> Option<OutOfRange> {
        let place = |(i, element)| self.0.outside(&format!("{field}[{i}]"), element);
        value.iter().enumerate().find_map(place)
    }
}

/// An array: what `#[unordered]` can stand on.
#[diagnostic::on_unimplemented(
    message = "`#[unordered]` needs an array, not `{Self}`",
    label = "no array",
    note = "only the elements of an array `[T; N]` can be kept in order"
)]
pub trait Array {
    /// The type of the elements.
    type Element;
    /// The number of the elements.
    const LEN: usize;
    /// The elements.
    fn elements(&mut self) -> &mut [Self::Element];
}

impl<T, const N: usize> Array for [T; N] {
    type Element = T;
    const LEN: usize = N;

    #[inline(always)]
    fn elements(&mut self) -> &mut [T] {
        self
    }
}

/// Sorts an unordered array of elements that have an order.
#[inline(always)]
pub fn sort_by_value<A: Array<Element: Ord>>(array: &mut A) {
    sort_by(array.elements(), |a, b| a < b);
}

/// Sorts an unordered array by the ranks of its elements.
#[inline(always)]
pub fn sort_by_rank<A: Array<Element: Finite>>(array: &mut A) {
    if A::Element::COUNT <= 1 << 64 {
        sort_by(array.elements(), |a, b| a.rank::<u64>() < b.rank::<u64>());
    } else {
        sort_by(array.elements(), |a, b| a.rank::<u128>() < b.rank::<u128>());
    }
}

/// Insertion sort: the arrays are short and nearly always sorted already.
#[inline(always)]
fn sort_by<T>(values: &mut [T], less: impl Fn(&T, &T) -> bool) {
    for i in 1..values.len() {
        let mut j = i;
        while j > 0 && less(&values[j], &values[j - 1]) {
            values.swap(j, j - 1);
            j -= 1;
        }
    }
}
