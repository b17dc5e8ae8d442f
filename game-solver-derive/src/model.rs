//! What a declaration means: the checks that need more than one attribute.

use crate::diagnostics::Diagnostics;
use crate::parse::Declaration;

/// Finds what is wrong in a declaration whose attributes could be read.
pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    if declaration.game.start.is_none()
        && declaration.game.place("start").is_none()
        && declaration.game.place("starts").is_none()
    {
        errors.error(
            declaration.ident.span(),
            format!("`{}` has no starting position: write `#[game(start = EXPR)]`", declaration.ident),
        );
    }
}
