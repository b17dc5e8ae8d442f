//! Scores.

mod margins;
#[cfg(test)]
mod tests;
mod verify;
