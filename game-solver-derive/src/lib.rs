//! The derive macros of `game-solver`.

// A declaration is read once: the size of its parts does not matter.
#![allow(clippy::large_enum_variant)]

mod diagnostics;
mod expand;
mod fallback;
mod model;
mod parse;
mod text;

use proc_macro::TokenStream;
use syn::{DeriveInput, parse_macro_input};

use crate::diagnostics::Diagnostics;

/// Writes `GamePosition` from annotations.
#[proc_macro_derive(GamePosition, attributes(game, rule, ends, symmetry, turn, values, unordered, derived))]
pub fn derive_game_position(input: TokenStream) -> TokenStream {
    game_position(&parse_macro_input!(input as DeriveInput)).into()
}

/// Writes `Finite` for a struct or enum.
#[proc_macro_derive(Finite, attributes(values, game))]
pub fn derive_finite(input: TokenStream) -> TokenStream {
    collected(&parse_macro_input!(input as DeriveInput), expand::finite).into()
}

/// Writes `Player` for an enum of two variants.
#[proc_macro_derive(Player, attributes(game))]
pub fn derive_player(input: TokenStream) -> TokenStream {
    collected(&parse_macro_input!(input as DeriveInput), expand::player).into()
}

/// The expansion of `#[derive(GamePosition)]`.
fn game_position(input: &DeriveInput) -> proc_macro2::TokenStream {
    let mut errors = Diagnostics::default();
    let declaration = parse::Declaration::parse(input, &mut errors);
    model::check(&declaration, &mut errors);
    if errors.is_empty() {
        return expand::Output::new(&declaration).tokens();
    }
    let mut tokens = errors.into_tokens();
    tokens.extend(fallback::fallback(&declaration, model::moves_are_sound(&declaration)));
    tokens
}

/// The expansion of a derive, with its errors.
fn collected(
    input: &DeriveInput,
    expand: fn(&DeriveInput, &mut Diagnostics) -> proc_macro2::TokenStream,
) -> proc_macro2::TokenStream {
    let mut errors = Diagnostics::default();
    let expansion = expand(input, &mut errors);
    let mut tokens = errors.into_tokens();
    tokens.extend(expansion);
    tokens
}
