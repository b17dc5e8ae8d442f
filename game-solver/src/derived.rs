//! What the code written by `#[derive(GamePosition)]` calls. Not part of the public interface.

mod cells;
mod multiset;
mod range;
mod report;
mod slot;

pub use cells::{Cells, Leaf, Row, by_rank, by_value, canonical_cells};
pub use multiset::multisets;
pub use range::{Integer, Range, Ranged, outside, power, product, range_count, see_values, sum};
pub use report::{IntoScore, Parameter, ShowDebug, ShowDisplay, score, wins};
pub use slot::{Array, Full, Slot, Unordered, append, detach, sort_by_rank, sort_by_value};

pub use crate::symmetry::{Registry, group_of};
