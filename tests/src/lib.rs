//! What several tests share: naive solvers written from the definitions, and readers of the reference data.
