//! Checks of fields: attributes that exclude each other, and the order of derived fields.

use proc_macro2::{TokenStream, TokenTree};
use quote::ToTokens;
use syn::{Member, Type};

use crate::diagnostics::Diagnostics;
use crate::parse::{Declaration, Field, Role, span_of};

pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    for field in &declaration.fields {
        check_role(field, errors);
        check_unordered(field, errors);
    }
    check_derived(declaration, errors);
    let all_derived = declaration.fields.iter().all(|field| matches!(field.role, Role::Derived(_)));
    if all_derived && !declaration.fields.is_empty() {
        errors.error(declaration.ident.span(), "all fields are derived, so there is one position only");
    }
}

fn check_role(field: &Field, errors: &mut Diagnostics) {
    let (role, advice) = match &field.role {
        Role::Plain => return,
        Role::Turn(_) => ("#[turn]", "the players are its values"),
        Role::Derived(_) => ("#[derived(..)]", "it is no part of the position's key"),
    };
    if let Some(values) = &field.values {
        errors.error(span_of(&values.range), format!("`{role}` needs no `#[values(..)]`: {advice}"));
    }
    if let Some(unordered) = field.unordered {
        errors.error(unordered, format!("`{role}` and `#[unordered]` do not go together: {advice}"));
    }
}

fn check_unordered(field: &Field, errors: &mut Diagnostics) {
    let Some(unordered) = field.unordered else { return };
    if is_no_array(&field.ty) {
        let written = crate::text::of_tokens(&field.ty.to_token_stream());
        errors.error(unordered, format!("`#[unordered]` needs an array `[T; N]`, not `{written}`"));
    }
}

/// Whether a type is certainly no array; for others the compiler asks for the trait.
pub fn is_no_array(ty: &Type) -> bool {
    const OTHERS: [&str; 20] = [
        "u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize", "bool", "char",
        "String", "Vec", "Option", "Box", "HashSet", "BTreeSet",
    ];
    match ty {
        Type::Path(path) => {
            path.path.segments.last().is_some_and(|last| OTHERS.contains(&last.ident.to_string().as_str()))
        }
        Type::Tuple(_) | Type::Reference(_) | Type::Slice(_) => true,
        _ => false,
    }
}

/// A derived field may use those before it.
fn check_derived(declaration: &Declaration, errors: &mut Diagnostics) {
    let derived: Vec<&Field> =
        declaration.fields.iter().filter(|field| matches!(field.role, Role::Derived(_))).collect();
    for (i, field) in derived.iter().enumerate() {
        let Role::Derived(expr) = &field.role else { continue };
        let tokens = expr.to_token_stream();
        for (j, other) in derived.iter().enumerate().skip(i) {
            let Some(place) = use_of(&tokens, &other.member) else { continue };
            let (name, other) = (field.name(), other.name());
            if i == j {
                errors.error(place, format!("`{name}` is computed from itself: it may use other fields only"));
            } else {
                errors.error(
                    place,
                    format!("`{other}` is computed after `{name}`: declare the field `{other}` before `{name}`"),
                );
            }
        }
    }
}

/// Where `self.member` stands.
fn use_of(tokens: &TokenStream, member: &Member) -> Option<proc_macro2::Span> {
    let member = member.to_token_stream().to_string();
    let trees: Vec<TokenTree> = tokens.clone().into_iter().collect();
    for window in trees.windows(3) {
        if let [TokenTree::Ident(this), TokenTree::Punct(dot), field] = window
            && this == "self"
            && dot.as_char() == '.'
            && field.to_string() == member
        {
            return Some(field.span());
        }
    }
    trees.iter().find_map(|tree| match tree {
        TokenTree::Group(group) => use_of(&group.stream(), &parse_member(&member)?),
        _ => None,
    })
}

fn parse_member(text: &str) -> Option<Member> {
    syn::parse_str(text).ok()
}
