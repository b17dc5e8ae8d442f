//! The derives as functions from a declaration to tokens.

use proc_macro2::TokenStream;
use syn::DeriveInput;

use crate::diagnostics::Diagnostics;
use crate::{expand, fallback, model, parse};

/// The expansion of `#[derive(GamePosition)]`.
pub fn game_position(input: &DeriveInput) -> TokenStream {
    let mut errors = Diagnostics::default();
    let mut declaration = parse::Declaration::parse(input, &mut errors);
    model::check(&declaration, &mut errors);
    if errors.is_empty() {
        return expand::Output::new(&declaration).tokens();
    }
    let mut tokens = errors.into_tokens();
    model::rules::keep_sound(&mut declaration);
    tokens.extend(fallback::fallback(&declaration));
    tokens
}

/// The expansion of `#[derive(Finite)]`.
pub fn finite(input: &DeriveInput) -> TokenStream {
    collected(input, expand::finite)
}

/// The expansion of `#[derive(Player)]`.
pub fn player(input: &DeriveInput) -> TokenStream {
    collected(input, expand::player)
}

/// The expansion of a derive, after its errors.
fn collected(input: &DeriveInput, expand: fn(&DeriveInput, &mut Diagnostics) -> TokenStream) -> TokenStream {
    let mut errors = Diagnostics::default();
    let expansion = expand(input, &mut errors);
    let mut tokens = errors.into_tokens();
    tokens.extend(expansion);
    tokens
}
