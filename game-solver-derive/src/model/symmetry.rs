//! Checks of `#[symmetry(..)]`.

use proc_macro2::Span;
use quote::ToTokens;
use syn::{Expr, Member};

use super::fields::is_no_array;
use crate::diagnostics::{Diagnostics, listed, nearest};
use crate::parse::{Declaration, Field, Role, Symmetry, span_of};

pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    for symmetry in &declaration.symmetries {
        let Symmetry::Field { field: member, permutations } = symmetry else { continue };
        match declaration.fields.iter().find(|field| field.member == *member) {
            Some(field) => {
                if check_field(field, span_of(member), errors) {
                    check_lists(field, permutations, errors);
                }
            }
            None => unknown_field(declaration, member, errors),
        }
    }
}

fn unknown_field(declaration: &Declaration, member: &Member, errors: &mut Diagnostics) {
    let names: Vec<String> = declaration.fields.iter().map(Field::name).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let unknown = member.to_token_stream().to_string();
    let hint = match nearest(&unknown, &names) {
        Some(near) => format!("did you mean `{near}`?"),
        None => format!("the fields are {}", listed(&names)),
    };
    errors.error(span_of(member), format!("`{}` has no field `{unknown}`: {hint}", declaration.ident));
}

/// Whether the field can be permuted.
fn check_field(field: &Field, place: Span, errors: &mut Diagnostics) -> bool {
    let name = field.name();
    let trouble = match &field.role {
        Role::Turn(_) => "is the turn: no symmetry can permute it".to_owned(),
        Role::Derived(_) => "is derived: declare the symmetry of the fields that it is computed from".to_owned(),
        Role::Plain if field.unordered.is_some() => {
            "is `#[unordered]`, so all its permutations are one already: remove one of the two".to_owned()
        }
        Role::Plain if is_no_array(&field.ty) => {
            let written = crate::text::of_tokens(&field.ty.to_token_stream());
            format!(
                "is a `{written}`, not an array: for symmetries of other fields write `#[symmetry(IMAGES)]` with an \
                 iterable of the position's images"
            )
        }
        Role::Plain => return true,
    };
    errors.error(place, format!("`{name}` {trouble}"));
    false
}

/// Permutations written as lists of numbers are checked here.
fn check_lists(field: &Field, permutations: &Expr, errors: &mut Diagnostics) {
    let Expr::Array(array) = permutations else { return };
    let lists: Vec<&Expr> = if array.elems.iter().all(|element| matches!(element, Expr::Array(_))) {
        array.elems.iter().collect()
    } else {
        vec![permutations]
    };
    let cells = cells(&field.ty);
    for list in lists {
        check_list(field, list, cells, errors);
    }
}

fn check_list(field: &Field, list: &Expr, cells: Option<usize>, errors: &mut Diagnostics) {
    let Expr::Array(array) = list else { return };
    let numbers: Option<Vec<(usize, &Expr)>> =
        array.elems.iter().map(|element| Some((number(element)?, element))).collect();
    let Some(numbers) = numbers else { return };
    let (name, count) = (field.name(), numbers.len());
    if let Some(cells) = cells
        && cells != count
    {
        errors.error(
            span_of(list),
            format!("this permutation has {count} numbers, but `{name}` has {cells} cells: each cell needs one"),
        );
        return;
    }
    let mut seen = vec![false; count];
    for (number, element) in numbers {
        match seen.get_mut(number) {
            None => errors.error(
                span_of(element),
                format!("there is no cell {number}: the cells of `{name}` go from 0 to {}", count - 1),
            ),
            Some(true) => {
                errors.error(span_of(element), format!("the cell {number} is here twice, so this is no permutation"));
            }
            Some(seen) => *seen = true,
        }
    }
}

fn number(expr: &Expr) -> Option<usize> {
    match expr {
        Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => number.base10_parse().ok(),
        _ => None,
    }
}

/// The number of cells of a nested array, if it is written in numbers.
fn cells(ty: &syn::Type) -> Option<usize> {
    match ty {
        syn::Type::Array(array) => Some(number(&array.len)? * cells(&array.elem)?),
        _ => Some(1),
    }
}
