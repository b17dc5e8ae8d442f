//! `#[symmetry(FIELD = PERMUTATIONS)]` and `#[symmetry(IMAGES)]`

use syn::parse::ParseStream;
use syn::{Attribute, Expr, Member, Token};

use super::inside;
use crate::diagnostics::Diagnostics;

const USAGE: &str = "#[symmetry(FIELD = PERMUTATIONS)]";

/// A declared symmetry.
pub enum Symmetry {
    /// Permutations of the cells of an array field.
    Field { field: Member, permutations: Expr },
    /// All images of the position.
    Images(Expr),
}

impl Symmetry {
    pub fn parse(attribute: &Attribute, errors: &mut Diagnostics) -> Option<Self> {
        inside(attribute, USAGE, errors, |input, _| symmetry(input))
    }
}

fn symmetry(input: ParseStream) -> syn::Result<Symmetry> {
    let ahead = input.fork();
    if ahead.parse::<Member>().is_ok() && ahead.peek(Token![=]) && !ahead.peek(Token![==]) {
        let field = input.parse()?;
        input.parse::<Token![=]>()?;
        return Ok(Symmetry::Field { field, permutations: input.parse()? });
    }
    input.parse().map(Symmetry::Images)
}
