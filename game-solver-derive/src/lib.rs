//! The derive macros of `game-solver`, which re-exports them.
//!
//! * [`GamePosition`](macro@GamePosition): the rules of a game from the attributes of a struct; the full reference of the
//!   attributes is there.
//! * [`Finite`](macro@Finite): a type with a fixed number of values, so that it can be a field of a packed position.
//! * [`Player`](macro@Player): the two players.
//!
//! The crate reads in stages: `parse` (tokens to a spanned model, with all errors collected), `model` (what the
//! declaration means, with every check that needs more than one attribute), `expand` (a file for each thing generated),
//! `fallback` (what is emitted beside errors).

// A declaration is read once: the size of its parts does not matter.
#![allow(clippy::large_enum_variant)]
#![deny(missing_docs)]

mod derive;
mod diagnostics;
mod expand;
mod fallback;
mod model;
mod parse;
mod text;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

#[doc = include_str!("../docs/game_position.md")]
#[proc_macro_derive(GamePosition, attributes(game, rule, ends, symmetry, turn, values, unordered, derived))]
pub fn derive_game_position(input: TokenStream) -> TokenStream {
    derive::game_position(&parse_macro_input!(input as DeriveInput)).into()
}

/// Writes `Finite` for a struct or an enum, with data too.
///
/// Every field must be `Finite` itself; `#[values(RANGE)]` gives an integer field, or an array of integers, its range.
/// The ranks are in the order of the values that a derived `Ord` has. `#[game(crate = PATH)]` is the path of
/// `game_solver` for crates that rename it.
///
/// ```
/// use game_solver::Finite;
///
/// #[derive(Finite, Clone, Debug, PartialEq)]
/// enum Cell {
///     Empty,
///     Stack { white: bool, #[values(1..=3)] height: u8 },
/// }
/// assert_eq!(Cell::COUNT, 7);
/// assert_eq!(Cell::Stack { white: true, height: 1 }.rank::<u8>(), 4);
/// assert_eq!(Cell::unrank(6_u8), Cell::Stack { white: true, height: 3 });
/// ```
#[proc_macro_derive(Finite, attributes(values, game))]
pub fn derive_finite(input: TokenStream) -> TokenStream {
    derive::finite(&parse_macro_input!(input as DeriveInput)).into()
}

/// Writes `Player` for an enum of two variants without data; the first variant is player 0.
///
/// The type of a `#[turn]` field is a `Player`. `#[game(crate = PATH)]` is the path of `game_solver` for crates that
/// rename it.
///
/// ```
/// use game_solver::Player;
///
/// #[derive(Player, Clone, Copy, Debug, PartialEq)]
/// enum Side {
///     White,
///     Black,
/// }
/// assert_eq!(Side::White.other(), Side::Black);
/// assert_eq!(Side::from_index(1).name(), Some("Black"));
/// ```
#[proc_macro_derive(Player, attributes(game))]
pub fn derive_player(input: TokenStream) -> TokenStream {
    derive::player(&parse_macro_input!(input as DeriveInput)).into()
}
