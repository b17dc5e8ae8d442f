//! Where the parts of a guard are tried: `self.turn == Side::Cat && ...` need not wait for the loops.

use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use syn::{BinOp, Expr, UnOp};

use super::generics::mentions;
use super::paste::before_brace;
use crate::parse::Rule;

/// The conditions to try before the loop of each parameter, and those inside all loops.
///
/// A guard `a && b && c` keeps its order. A condition leaves a loop only if it mentions no parameter from there on and
/// cannot panic, so no play can tell the difference.
pub fn by_depth(rule: &Rule) -> Vec<Vec<&Expr>> {
    let depth = rule.parameters.len();
    let mut conditions = vec![Vec::new(); depth + 1];
    let mut earliest = 0;
    for condition in rule.guard.iter().flat_map(conjuncts) {
        let tokens = condition.to_token_stream();
        let bound = rule.parameters.iter().rposition(|parameter| mentions(&tokens, &parameter.name.to_string()));
        let place = if is_simple(condition) { bound.map_or(0, |last| last + 1) } else { depth };
        earliest = earliest.max(place);
        conditions[earliest].push(condition);
    }
    conditions
}

/// The conditions as one, ready to stand before a block.
pub fn joined(conditions: &[&Expr]) -> Option<TokenStream> {
    match conditions {
        [] => None,
        [only] => Some(before_brace(only)),
        several => {
            let conditions = several.iter().map(|condition| match condition {
                Expr::Binary(binary) if matches!(binary.op, BinOp::Or(_)) => quote!((#condition)),
                _ => before_brace(condition),
            });
            Some(quote!(#(#conditions)&&*))
        }
    }
}

/// `a && b && c` as a list. A guard with `let` stays whole: its parts share names.
fn conjuncts(guard: &Expr) -> Vec<&Expr> {
    fn collect<'a>(expr: &'a Expr, list: &mut Vec<&'a Expr>) {
        match expr {
            Expr::Binary(binary) if matches!(binary.op, BinOp::And(_)) => {
                collect(&binary.left, list);
                collect(&binary.right, list);
            }
            other => list.push(other),
        }
    }
    if mentions(&guard.to_token_stream(), "let") {
        return vec![guard];
    }
    let mut list = Vec::new();
    collect(guard, &mut list);
    list
}

/// Whether a condition only compares fields, constants and parameters.
fn is_simple(expr: &Expr) -> bool {
    match expr {
        Expr::Path(_) | Expr::Lit(_) => true,
        Expr::Field(field) => is_simple(&field.base),
        Expr::Paren(paren) => is_simple(&paren.expr),
        Expr::Unary(unary) => matches!(unary.op, UnOp::Not(_)) && is_simple(&unary.expr),
        Expr::Binary(binary) => {
            let compares = matches!(
                binary.op,
                BinOp::Eq(_) | BinOp::Ne(_) | BinOp::Lt(_) | BinOp::Le(_) | BinOp::Gt(_) | BinOp::Ge(_) | BinOp::Or(_)
            );
            compares && is_simple(&binary.left) && is_simple(&binary.right)
        }
        _ => false,
    }
}
