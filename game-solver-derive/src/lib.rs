//! The derive macros of `game-solver`.

// A declaration is read once: the size of its parts does not matter.
#![allow(clippy::large_enum_variant)]

mod derive;
mod diagnostics;
mod expand;
mod fallback;
mod model;
mod parse;
mod text;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

/// Writes `GamePosition` from annotations.
#[proc_macro_derive(GamePosition, attributes(game, rule, ends, symmetry, turn, values, unordered, derived))]
pub fn derive_game_position(input: TokenStream) -> TokenStream {
    derive::game_position(&parse_macro_input!(input as DeriveInput)).into()
}

/// Writes `Finite` for a struct or enum.
#[proc_macro_derive(Finite, attributes(values, game))]
pub fn derive_finite(input: TokenStream) -> TokenStream {
    derive::finite(&parse_macro_input!(input as DeriveInput)).into()
}

/// Writes `Player` for an enum of two variants.
#[proc_macro_derive(Player, attributes(game))]
pub fn derive_player(input: TokenStream) -> TokenStream {
    derive::player(&parse_macro_input!(input as DeriveInput)).into()
}
