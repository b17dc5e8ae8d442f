//! Permutations for `#[symmetry(FIELD = PERMUTATIONS)]`.
//!
//! A permutation `p` of an array makes `new[i] = old[p[i]]`. Nested arrays count row by row, so the cells of a
//! `[[T; 3]; 2]` have the numbers `0 1 2 / 3 4 5`. Generators are enough: the group is closed once.
//!
//! ```
//! use game_solver::symmetry;
//!
//! assert_eq!(symmetry::square::<3>().len(), 8);
//! assert_eq!(symmetry::reversal::<4>(), [3, 2, 1, 0]);
//! ```

use std::borrow::Borrow;
use std::cell::RefCell;
use std::cmp::Ordering;
use std::collections::HashSet;
use std::rc::Rc;
use std::sync::OnceLock;

/// The 8 symmetries of a square board of `N` by `N` cells: 4 rotations, 4 reflections.
#[must_use]
pub fn square<const N: usize>() -> Vec<Vec<usize>> {
    let at = |f: fn(usize, usize, usize) -> (usize, usize)| {
        (0..N * N)
            .map(|i| {
                let (row, column) = f(i / N, i % N, N - 1);
                row * N + column
            })
            .collect()
    };
    vec![
        at(|r, c, _| (r, c)),
        at(|r, c, m| (c, m - r)),
        at(|r, c, m| (m - r, m - c)),
        at(|r, c, m| (m - c, r)),
        at(|r, c, m| (r, m - c)),
        at(|r, c, m| (m - r, c)),
        at(|r, c, _| (c, r)),
        at(|r, c, m| (m - c, m - r)),
    ]
}

/// The 4 symmetries of a board of `W` columns and `H` rows: the half turn and both mirrors.
#[must_use]
pub fn rectangle<const W: usize, const H: usize>() -> Vec<Vec<usize>> {
    let at = |flip_row: bool, flip_column: bool| {
        (0..W * H)
            .map(|i| {
                let (row, column) = (i / W, i % W);
                let row = if flip_row { H - 1 - row } else { row };
                let column = if flip_column { W - 1 - column } else { column };
                row * W + column
            })
            .collect()
    };
    vec![at(false, false), at(false, true), at(true, false), at(true, true)]
}

/// Left and right exchanged on a board of `W` columns and `H` rows.
#[must_use]
pub fn mirror<const W: usize, const H: usize>() -> Vec<usize> {
    (0..W * H).map(|i| i / W * W + W - 1 - i % W).collect()
}

/// The first and the last row exchanged, and so on, on a board of `W` columns and `H` rows.
#[must_use]
pub fn upside_down<const W: usize, const H: usize>() -> Vec<usize> {
    (0..W * H).map(|i| (H - 1 - i / W) * W + i % W).collect()
}

/// A row of `N` cells read from its other end.
#[must_use]
pub fn reversal<const N: usize>() -> [usize; N] {
    std::array::from_fn(|i| N - 1 - i)
}

/// A ring of `N` cells turned by one: it generates all rotations.
#[must_use]
pub fn rotation<const N: usize>() -> [usize; N] {
    std::array::from_fn(|i| (i + 1) % N)
}

/// A ring of `N` cells turned and turned over: it generates the 2 `N` symmetries of a regular polygon.
#[must_use]
pub fn ring<const N: usize>() -> [[usize; N]; 2] {
    [rotation(), reversal()]
}

/// All permutations of `N` cells, from two generators. (`#[unordered]` does the same and is faster.)
#[must_use]
pub fn all<const N: usize>() -> [[usize; N]; 2] {
    let swap = std::array::from_fn(|i| if i < 2 && N > 1 { 1 - i } else { i });
    [swap, rotation()]
}

/// Two cells exchanged in a row of `N`.
///
/// # Panics
/// If one of the two is not below `N`.
#[must_use]
pub fn swap<const N: usize>(a: usize, b: usize) -> [usize; N] {
    assert!(a < N && b < N, "cannot exchange the cells {a} and {b} of {N}");
    std::array::from_fn(|i| {
        if i == a {
            b
        } else if i == b {
            a
        } else {
            i
        }
    })
}

/// What `#[symmetry(FIELD = ..)]` accepts: one permutation, or an iterable of permutations.
///
/// A permutation is an iterable of `usize`. `Shape` tells the two cases apart and is always inferred.
#[diagnostic::on_unimplemented(
    message = "`{Self}` is no permutation and no iterable of permutations",
    label = "not permutations",
    note = "a permutation is an array or a `Vec` of `usize`: the new cell `i` is the old cell `permutation[i]`"
)]
pub trait Permutations<Shape> {
    /// The permutations as lists.
    fn into_lists(self) -> Vec<Vec<usize>>;
}

/// The shape of one permutation.
#[derive(Clone, Copy, Debug)]
pub enum One {}

/// The shape of several permutations.
#[derive(Clone, Copy, Debug)]
pub enum Many {}

impl<I: IntoIterator<Item: Borrow<usize>>> Permutations<One> for I {
    fn into_lists(self) -> Vec<Vec<usize>> {
        vec![self.into_iter().map(|index| *index.borrow()).collect()]
    }
}

impl<I: IntoIterator<Item: IntoIterator<Item: Borrow<usize>>>> Permutations<Many> for I {
    fn into_lists(self) -> Vec<Vec<usize>> {
        self.into_iter().map(|list| list.into_iter().map(|index| *index.borrow()).collect()).collect()
    }
}

/// The most permutations that a group may have.
const GROUP_LIMIT: usize = 1 << 20;

/// A group of permutations, closed under composition.
#[derive(Debug)]
pub struct Group {
    cells: usize,
    /// All permutations but the identity, one after the other.
    images: Vec<u16>,
}

impl Group {
    /// The group that these permutations generate.
    ///
    /// # Panics
    /// If one of them is no permutation of so many cells, or the group is too large.
    #[must_use]
    fn closed(field: &str, cells: usize, generators: &[Vec<usize>]) -> Self {
        assert!(cells <= usize::from(u16::MAX), "`{field}` has {cells} cells, too many for a symmetry");
        for generator in generators {
            check_permutation(field, cells, generator);
        }
        let index = |i: usize| u16::try_from(i).expect("the number of cells was checked");
        let generators: Vec<Vec<u16>> = generators.iter().map(|g| g.iter().map(|&i| index(i)).collect()).collect();
        let identity: Vec<u16> = (0..cells).map(index).collect();
        let mut seen = HashSet::from([identity.clone()]);
        let mut images = Vec::new();
        let mut open = vec![identity];
        while let Some(image) = open.pop() {
            for generator in &generators {
                let next: Vec<u16> = generator.iter().map(|&i| image[usize::from(i)]).collect();
                if seen.insert(next.clone()) {
                    assert!(seen.len() <= GROUP_LIMIT, "the symmetries of `{field}` are more than {GROUP_LIMIT}");
                    images.extend_from_slice(&next);
                    open.push(next);
                }
            }
        }
        Group { cells, images }
    }

    /// The permutation that makes the least array of these cells; `None` if that is the array as it is.
    #[inline]
    pub(crate) fn least_image<T>(&self, cells: &[T], order: impl Fn(&T, &T) -> Ordering) -> Option<&[u16]> {
        let mut least: Option<&[u16]> = None;
        for image in self.images.chunks_exact(self.cells.max(1)) {
            for (i, &from) in image.iter().enumerate() {
                let best = least.map_or(i, |least| usize::from(least[i]));
                match order(&cells[usize::from(from)], &cells[best]) {
                    Ordering::Less => {
                        least = Some(image);
                        break;
                    }
                    Ordering::Equal => {}
                    Ordering::Greater => break,
                }
            }
        }
        least
    }
}

fn check_permutation(field: &str, cells: usize, permutation: &[usize]) {
    assert!(
        permutation.len() == cells,
        "a symmetry of `{field}` has {} numbers, but the field has {cells} cells",
        permutation.len()
    );
    let mut seen = vec![false; cells];
    for &index in permutation {
        assert!(
            index < cells,
            "a symmetry of `{field}` has the number {index}, but the cells go from 0 to {}",
            cells - 1
        );
        assert!(!seen[index], "a symmetry of `{field}` has the number {index} twice, so it is no permutation");
        seen[index] = true;
    }
}

/// The closed groups of one declaration, one for each instance of a generic struct.
///
/// A `static` cannot depend on a type parameter, so the groups are in a list that only grows. They are found by the
/// function that makes the generators: two instances with one function have the same code, so the same generators.
#[doc(hidden)]
#[derive(Debug)]
pub struct Registry {
    entry: OnceLock<Entry>,
    next: OnceLock<Box<Registry>>,
}

#[derive(Debug)]
struct Entry {
    generators: fn() -> Vec<Vec<usize>>,
    cells: usize,
    group: Group,
}

impl Registry {
    #[must_use]
    #[allow(clippy::new_without_default)]
    pub const fn new() -> Self {
        Registry { entry: OnceLock::new(), next: OnceLock::new() }
    }

    /// The group of these generators, closed at the first call.
    #[inline]
    pub fn group(&self, field: &str, cells: usize, generators: fn() -> Vec<Vec<usize>>) -> &Group {
        let mut node = self;
        loop {
            let entry = node.entry.get_or_init(|| Entry {
                generators,
                cells,
                group: Group::closed(field, cells, &generators()),
            });
            if std::ptr::fn_addr_eq(entry.generators, generators) && entry.cells == cells {
                return &entry.group;
            }
            node = node.next.get_or_init(|| Box::new(Registry::new()));
        }
    }
}

/// The group of generators that depend on the context: closed again only when they change.
#[doc(hidden)]
#[must_use]
pub fn group_of(field: &'static str, cells: usize, generators: Vec<Vec<usize>>) -> Rc<Group> {
    type Last = Option<(&'static str, usize, Vec<Vec<usize>>, Rc<Group>)>;
    thread_local!(static LAST: RefCell<Last> = const { RefCell::new(None) });
    LAST.with_borrow_mut(|last| {
        if let Some((name, len, known, group)) = last
            && (*name, *len) == (field, cells)
            && *known == generators
        {
            return Rc::clone(group);
        }
        let group = Rc::new(Group::closed(field, cells, &generators));
        *last = Some((field, cells, generators, Rc::clone(&group)));
        group
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn order<S>(cells: usize, generators: impl Permutations<S>) -> usize {
        let group = Group::closed("cells", cells, &generators.into_lists());
        group.images.len() / cells + 1
    }

    #[test]
    fn groups_have_their_orders() {
        assert_eq!(order(9, square::<3>()), 8);
        assert_eq!(order(16, square::<4>()), 8);
        assert_eq!(order(6, rectangle::<3, 2>()), 4);
        assert_eq!(order(6, mirror::<3, 2>()), 2);
        assert_eq!(order(6, upside_down::<3, 2>()), 2);
        assert_eq!(order(5, reversal::<5>()), 2);
        assert_eq!(order(5, rotation::<5>()), 5);
        assert_eq!(order(5, ring::<5>()), 10);
        assert_eq!(order(5, all::<5>()), 120);
        assert_eq!(order(1, all::<1>()), 1);
        assert_eq!(order(3, [0, 2, 1]), 2);
        assert_eq!(order(3, vec![[0, 2, 1], [1, 0, 2]]), 6);
        assert_eq!(order(3, [[0, 2, 1], [1, 0, 2]]), 6);
    }

    #[test]
    fn the_least_image_is_found() {
        let group = Group::closed("cells", 4, &rotation::<4>().into_lists());
        let least = group.least_image(&[2, 1, 3, 0], u8::cmp).unwrap();
        assert_eq!(least, [3, 0, 1, 2]);
        assert_eq!(group.least_image(&[0, 2, 1, 3], u8::cmp), None);
    }

    #[test]
    #[should_panic(expected = "has the number 1 twice")]
    fn a_repeat_is_no_permutation() {
        let _ = Group::closed("cells", 3, &[vec![0, 1, 1]]);
    }

    #[test]
    #[should_panic(expected = "has 2 numbers, but the field has 3 cells")]
    fn a_permutation_has_a_number_for_each_cell() {
        let _ = Group::closed("cells", 3, &[vec![0, 1]]);
    }
}
