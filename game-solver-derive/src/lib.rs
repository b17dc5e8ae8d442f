//! The derive macros of `game-solver`.

use proc_macro::TokenStream;

/// Writes `GamePosition` from annotations.
#[proc_macro_derive(GamePosition, attributes(game, rule, ends, symmetry, turn, values, unordered, derived))]
pub fn derive_game_position(_input: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Writes `Finite` for a struct or enum.
#[proc_macro_derive(Finite, attributes(values, game))]
pub fn derive_finite(_input: TokenStream) -> TokenStream {
    TokenStream::new()
}

/// Writes `Player` for an enum of two variants.
#[proc_macro_derive(Player, attributes(game))]
pub fn derive_player(_input: TokenStream) -> TokenStream {
    TokenStream::new()
}
