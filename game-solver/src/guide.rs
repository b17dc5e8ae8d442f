//! The guide: from a first game to large ones, by examples that run.
//!
//! 1. [A first game](ch01_first_game): from a struct to an answer. Start here.
//! 2. [A board game](ch02_board): players, lines, symmetry, a picture.
//! 3. [A chase on a map](ch03_pursuit): a context read from a file, plays that never end.
//! 4. [Scores and extra turns](ch04_scores): when it matters by how much.

#[doc = include_str!("guide/01_first_game.md")]
pub mod ch01_first_game {}

#[doc = include_str!("guide/02_board.md")]
pub mod ch02_board {}

#[doc = include_str!("guide/03_pursuit.md")]
pub mod ch03_pursuit {}

#[doc = include_str!("guide/04_scores.md")]
pub mod ch04_scores {}
