//! Ranks of multisets: arrays whose order does not matter.
//!
//! The sorted ranks `r_0 <= r_1 <= ...` of `n` elements have the number `C(r_0, 1) + C(r_1 + 1, 2) + ...` (the
//! combinatorial number system), so the numbers have no holes.

/// Whether so many elements of so many values are numbered without holes, in 64 bits. Others are packed digit by digit.
#[inline(always)]
pub(super) const fn is_ranked(values: u128, elements: usize) -> bool {
    elements <= 4 && values < 1 << 14 || elements <= 2 && values < 1 << 31
}

/// The number of keys of an unordered array.
///
/// # Panics
/// If it does not fit.
#[inline(always)]
#[must_use]
pub const fn multisets(values: u128, elements: usize) -> u128 {
    if !is_ranked(values, elements) {
        return super::power(values, elements);
    }
    match values {
        0 => (elements == 0) as u128,
        #[allow(clippy::cast_possible_truncation)]
        _ => choose(values as u64 + elements as u64 - 1, elements) as u128,
    }
}

/// The binomial coefficient for `k <= 4`.
#[inline(always)]
const fn choose(n: u64, k: usize) -> u64 {
    match k {
        0 => 1,
        1 => n,
        2 => n * n.wrapping_sub(1) / 2,
        3 => n * n.wrapping_sub(1) * n.wrapping_sub(2) / 6,
        _ => n * n.wrapping_sub(1) * n.wrapping_sub(2) * n.wrapping_sub(3) / 24,
    }
}

/// The number of the multiset of these ranks, which are sorted here.
#[inline(always)]
pub(super) fn rank<const N: usize>(mut ranks: [u64; N]) -> u64 {
    sort(&mut ranks);
    let mut number = 0;
    for (i, &rank) in ranks.iter().enumerate() {
        number += choose(rank + i as u64, i + 1);
    }
    number
}

/// The sorted ranks of the multiset of this number.
#[inline(always)]
pub(super) fn unrank<const N: usize>(mut number: u64, values: u64) -> [u64; N] {
    let mut ranks = [0; N];
    for i in (0..N).rev() {
        let rank = greatest(number, i + 1, values);
        number -= choose(rank + i as u64, i + 1);
        ranks[i] = rank;
    }
    ranks
}

/// The greatest `r < values` with `C(r + k - 1, k) <= number`.
#[inline(always)]
fn greatest(number: u64, k: usize, values: u64) -> u64 {
    match k {
        1 => number,
        2 => triangular_root(number),
        _ => {
            // The invariant: C(low + k - 1, k) <= number < C(high + k - 1, k).
            let (mut low, mut high) = (0, values);
            while high - low > 1 {
                let middle = low.midpoint(high);
                if choose(middle + k as u64 - 1, k) <= number {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            low
        }
    }
}

/// The greatest `r` with `r (r + 1) / 2 <= number`, for `number < 2^62`.
#[inline(always)]
#[allow(clippy::cast_possible_truncation, clippy::cast_precision_loss, clippy::cast_sign_loss)]
fn triangular_root(number: u64) -> u64 {
    // The floating-point root is off by one at most; the integers decide.
    let root = (((2 * number) as f64 + 0.25).sqrt() - 0.5) as u64;
    if root * (root + 1) / 2 > number {
        root - 1
    } else if (root + 1) * (root + 2) / 2 <= number {
        root + 1
    } else {
        root
    }
}

/// Insertion sort: the arrays are short and nearly always sorted already.
#[inline(always)]
pub(super) fn sort<T: Ord + Copy>(values: &mut [T]) {
    for i in 1..values.len() {
        let value = values[i];
        let mut j = i;
        while j > 0 && value < values[j - 1] {
            values[j] = values[j - 1];
            j -= 1;
        }
        values[j] = value;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all<const N: usize>(values: u64) {
        let count = multisets(u128::from(values), N);
        for number in 0..u64::try_from(count).unwrap() {
            let ranks = unrank::<N>(number, values);
            assert!(ranks.is_sorted() && ranks.iter().all(|&rank| rank < values), "{number}: {ranks:?}");
            assert_eq!(rank(ranks), number);
        }
    }

    #[test]
    fn every_number_is_one_multiset() {
        for values in 1..=12 {
            all::<0>(values);
            all::<1>(values);
            all::<2>(values);
            all::<3>(values);
            all::<4>(values);
        }
        all::<2>(1500);
    }

    #[test]
    fn the_widest_multisets_fit() {
        let values = (1 << 31) - 1;
        let top = [values - 1; 2];
        assert_eq!(unrank::<2>(rank(top), values), top);
        let values = (1 << 14) - 1;
        let top = [values - 1; 4];
        assert_eq!(u128::from(rank(top)) + 1, multisets(u128::from(values), 4));
        assert_eq!(unrank::<4>(rank(top), values), top);
    }

    #[test]
    fn order_does_not_matter() {
        assert_eq!(rank([3, 1, 2]), rank([1, 2, 3]));
        assert_ne!(rank([1, 2, 2]), rank([1, 1, 2]));
    }

    #[test]
    fn roots_next_to_triangular_numbers() {
        for root in [0, 1, 2, 3, 1000, 46_341, (1 << 31) - 2] {
            let number = root * (root + 1) / 2;
            assert_eq!(triangular_root(number), root);
            assert_eq!(triangular_root(number + root), root);
            if number > 0 {
                assert_eq!(triangular_root(number - 1), root - 1);
            }
        }
    }
}
