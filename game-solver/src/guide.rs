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
//!
//! Chapters 1 to 6 build on one another; the others stand for themselves.
//!
//! # Words
//!
//! | word | meaning |
//! | --- | --- |
//! | position | everything that decides how play can go on; equal positions are one |
//! | successor | the position after a move |
//! | ply | one move by one player |
//! | end, terminal | a position where the game is over |
//! | outcome | win, loss or draw for the player *to move*, if both play as well as they can |
//! | remoteness | the number of plies to the end, when the winner hurries and the loser delays |
//! | P-position, N-position | a loss, a win: won by the previous, by the next player |
//! | normal play, misère play | whoever cannot move loses; whoever cannot move wins |
//! | impartial, partizan | both players have the same moves; they have not |
//! | score, margin | the number that a game ends with; the greatest score that the player to move can force |
//! | sum | several games side by side, in one of which a player moves |
//! | mex | the least number, from 0, that is not in a set |
//! | nimber, Grundy value | the mex of the nimbers of the successors |
//! | loopy value | what takes the place of a nimber where play can go round in a cycle |
//! | class | an outcome with the draws told apart: `P < PT < T < NT < N` |
//! | deadlock | a position from which no play ever ends |
//! | principal line | one line of best play |
//! | context | what all positions of a game share and no move changes |
//! | key | the number that a position is packed into |

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
