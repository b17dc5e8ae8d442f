//! Declarations of every shape, expanded and walked.

mod finite;
mod games;
mod generics;
mod hygiene;
mod keys;
mod walk;
