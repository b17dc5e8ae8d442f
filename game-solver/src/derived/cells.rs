//! Arrays that symmetries permute.

use crate::Finite;
use crate::symmetry::Group;

/// A value that is one cell: the end of the nesting.
#[derive(Clone, Copy, Debug)]
pub struct Leaf;

/// One more level of nesting.
#[derive(Clone, Copy, Debug)]
pub struct Row<D>(D);

/// A nested array of cells, seen row by row. `Depth` says how deep it is.
#[diagnostic::on_unimplemented(
    message = "`#[symmetry(FIELD = ..)]` permutes the elements of an array, not of `{Self}`",
    label = "no array",
    note = "for symmetries of other fields write `#[symmetry(IMAGES)]` with an iterable of the position's images"
)]
pub trait Cells<Depth>: Sized {
    /// The type of a cell.
    type Cell;
    /// The number of cells.
    const LEN: usize;
    /// All cells, row by row.
    fn flatten(values: &[Self]) -> &[Self::Cell];
    /// All cells, row by row.
    fn flatten_mut(values: &mut [Self]) -> &mut [Self::Cell];
}

impl<T> Cells<Leaf> for T {
    type Cell = T;
    const LEN: usize = 1;

    #[inline(always)]
    fn flatten(values: &[T]) -> &[T] {
        values
    }

    #[inline(always)]
    fn flatten_mut(values: &mut [T]) -> &mut [T] {
        values
    }
}

impl<T: Cells<D>, D, const N: usize> Cells<Row<D>> for [T; N] {
    type Cell = T::Cell;
    const LEN: usize = N * T::LEN;

    #[inline(always)]
    fn flatten(values: &[Self]) -> &[T::Cell] {
        T::flatten(values.as_flattened())
    }

    #[inline(always)]
    fn flatten_mut(values: &mut [Self]) -> &mut [T::Cell] {
        T::flatten_mut(values.as_flattened_mut())
    }
}

/// Compares cells by `Ord`.
#[inline(always)]
pub fn by_value<T: Ord>(a: &T, b: &T) -> std::cmp::Ordering {
    a.cmp(b)
}

/// Compares cells by their ranks.
#[inline(always)]
pub fn by_rank<T: Finite>(a: &T, b: &T) -> std::cmp::Ordering {
    if T::COUNT <= 1 << 64 { a.rank::<u64>().cmp(&b.rank()) } else { a.rank::<u128>().cmp(&b.rank()) }
}

/// Permutes the array into the least of its images under the group.
#[inline]
pub fn canonical_cells<D, A: Cells<D> + Clone>(
    array: &mut A,
    group: &Group,
    order: impl Fn(&A::Cell, &A::Cell) -> std::cmp::Ordering,
) where
    A::Cell: Clone,
{
    let cells = A::flatten(std::slice::from_ref(array));
    let Some(least) = group.least_image(cells, order) else { return };
    let old = array.clone();
    let old = A::flatten(std::slice::from_ref(&old));
    for (cell, &from) in A::flatten_mut(std::slice::from_mut(array)).iter_mut().zip(least) {
        cell.clone_from(&old[usize::from(from)]);
    }
}
