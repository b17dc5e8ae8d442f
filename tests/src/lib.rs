//! What several tests share: naive solvers written from the definitions, games on explicit graphs, random graphs, and
//! readers of the reference data.
//!
//! Nothing here shares code with the solver: an oracle that calls what it checks proves nothing.

#![warn(missing_docs)]

pub mod agreement;
pub mod arbitrary;
pub mod census;
pub mod labelled;
pub mod naive;
pub mod plays;
pub mod reference;
pub mod vertex;
