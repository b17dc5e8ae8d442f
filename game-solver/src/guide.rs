//! The guide: from a first game to large ones, by examples that run.
//!
//! 1. [A first game](ch01_first_game): from a struct to an answer. Start here.
//! 2. [A board game](ch02_board): players, lines, symmetry, a picture.
//! 3. [A chase on a map](ch03_pursuit): a context read from a file, plays that never end.
//! 4. [Scores and extra turns](ch04_scores): when it matters by how much.
//! 5. [Sums](ch05_sums): impartial games, parts, loopy values; puzzles for one.
//! 6. [Reading results](ch06_results): every question a solution answers.
//! 7. [How big a game can be](ch07_size): keys, memory, limits, speed.
//! 8. [By hand](ch08_by_hand): the trait `GamePosition` without the derive.
//! 9. [Every attribute](ch09_attributes), with an example each: the page to keep open.
//! 10. [Mistakes](ch10_mistakes): messages at compile time and at run time, and a check for those without a message.

#[doc = include_str!("guide/01_first_game.md")]
pub mod ch01_first_game {}

#[doc = include_str!("guide/02_board.md")]
pub mod ch02_board {}

#[doc = include_str!("guide/03_pursuit.md")]
pub mod ch03_pursuit {}

#[doc = include_str!("guide/04_scores.md")]
pub mod ch04_scores {}

#[doc = include_str!("guide/05_sums.md")]
pub mod ch05_sums {}

#[doc = include_str!("guide/06_results.md")]
pub mod ch06_results {}

#[doc = include_str!("guide/07_size.md")]
pub mod ch07_size {}

#[doc = include_str!("guide/08_by_hand.md")]
pub mod ch08_by_hand {}

#[doc = include_str!("guide/09_attributes.md")]
pub mod ch09_attributes {}

#[doc = include_str!("guide/10_mistakes.md")]
pub mod ch10_mistakes {}
