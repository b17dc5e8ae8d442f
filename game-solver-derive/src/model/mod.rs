//! What a declaration means: the checks that need more than one attribute.

mod ends;
mod fields;
pub mod rules;
mod symmetry;
mod turn;

use syn::spanned::Spanned;

use crate::diagnostics::Diagnostics;
use crate::parse::Declaration;

/// Finds what is wrong in a declaration whose attributes have been read.
pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    check_generics(declaration, errors);
    check_start(declaration, errors);
    check_move_name(declaration, errors);
    rules::check(declaration, errors);
    turn::check(declaration, errors);
    ends::check(declaration, errors);
    fields::check(declaration, errors);
    symmetry::check(declaration, errors);
}

fn check_generics(declaration: &Declaration, errors: &mut Diagnostics) {
    for lifetime in declaration.generics.lifetimes() {
        errors.error(
            lifetime.span(),
            format!(
                "a position owns its data: `{}` cannot have the lifetime `{}` (what all positions share goes into \
                 `#[game(context(NAME: TYPE))]`)",
                declaration.ident, lifetime.lifetime
            ),
        );
    }
}

fn check_start(declaration: &Declaration, errors: &mut Diagnostics) {
    let game = &declaration.game;
    match (game.place("start"), game.place("starts")) {
        (None, None) => errors.error(
            declaration.ident.span(),
            format!(
                "`{}` has no starting position: write `#[game(start = EXPR)]`, or `#[game(starts = EXPR)]` with an \
                 iterable of positions",
                declaration.ident
            ),
        ),
        (Some(start), Some(starts)) => {
            errors.error(start, "`start` is given here, and `starts` too: keep one of the two");
            errors.error(starts, "`starts` is given here, and `start` too: keep one of the two");
        }
        _ => {}
    }
}

fn check_move_name(declaration: &Declaration, errors: &mut Diagnostics) {
    if let Some(name) = &declaration.game.moves
        && *name == declaration.ident
    {
        let other = format!("{}Move", declaration.ident);
        errors.error(name.span(), format!("`{name}` is the position itself: choose another name, such as `{other}`"));
    }
}
