//! `#[turn]`, `#[values(RANGE)]`, `#[unordered]`, `#[derived(EXPR)]`

use proc_macro2::Span;
use quote::{ToTokens, quote};
use syn::spanned::Spanned;
use syn::{Attribute, Expr, ExprRange, Member, Meta, RangeLimits, Type};

use super::{STRUCT_ATTRIBUTES, innermost, inside};
use crate::diagnostics::Diagnostics;

/// A field of a position.
pub struct Field {
    pub member: Member,
    pub ty: Type,
    pub role: Role,
    pub values: Option<Values>,
    pub unordered: Option<Span>,
}

/// What a field is for.
pub enum Role {
    /// Part of the position.
    Plain,
    /// Whose turn it is.
    Turn(Span),
    /// Computed from the other fields.
    Derived(Expr),
}

/// The range of an integer.
#[derive(Clone)]
pub struct Values {
    pub low: Expr,
    pub high: Expr,
    pub inclusive: bool,
    /// The whole range as written.
    pub range: Expr,
}

impl Field {
    pub fn parse(index: usize, field: &syn::Field, errors: &mut Diagnostics) -> Self {
        let member = field.ident.clone().map_or_else(|| Member::from(index), Member::Named);
        let mut parsed = Field { member, ty: field.ty.clone(), role: Role::Plain, values: None, unordered: None };
        for attribute in &field.attrs {
            let Some(name) = attribute.path().get_ident() else { continue };
            match name.to_string().as_str() {
                "turn" => parsed.turn(attribute, errors),
                "values" => parsed.values(attribute, errors),
                "unordered" => parsed.unordered(attribute, errors),
                "derived" => parsed.derived(attribute, errors),
                misplaced if STRUCT_ATTRIBUTES.contains(&misplaced) => errors.error(
                    attribute.path().span(),
                    format!("`#[{misplaced}(..)]` belongs on the struct, not on a field"),
                ),
                _ => {}
            }
        }
        parsed
    }

    /// The name as it is written: `left`, or `0` of a tuple struct.
    pub fn name(&self) -> String {
        self.member.to_token_stream().to_string()
    }

    fn turn(&mut self, attribute: &Attribute, errors: &mut Diagnostics) {
        bare(attribute, "turn", errors);
        match &self.role {
            Role::Plain => self.role = Role::Turn(attribute.path().span()),
            Role::Turn(_) => errors.error(attribute.path().span(), "`#[turn]` is here twice: remove one"),
            Role::Derived(_) => both(attribute, "turn", "derived", errors),
        }
    }

    fn derived(&mut self, attribute: &Attribute, errors: &mut Diagnostics) {
        let Some(expr) = inside(attribute, "#[derived(EXPR)]", errors, |input, _| input.parse::<Expr>()) else {
            return;
        };
        match &self.role {
            Role::Plain => self.role = Role::Derived(expr),
            Role::Turn(_) => both(attribute, "turn", "derived", errors),
            Role::Derived(_) => errors.error(attribute.path().span(), "`#[derived(..)]` is here twice: remove one"),
        }
    }

    fn unordered(&mut self, attribute: &Attribute, errors: &mut Diagnostics) {
        bare(attribute, "unordered", errors);
        if self.unordered.is_some() {
            errors.error(attribute.path().span(), "`#[unordered]` is here twice: remove one");
        }
        self.unordered = Some(attribute.path().span());
    }

    fn values(&mut self, attribute: &Attribute, errors: &mut Diagnostics) {
        if self.values.is_some() {
            errors.error(attribute.path().span(), "`#[values(..)]` is here twice: remove one");
        }
        self.values = Values::parse(attribute, &self.ty, errors);
    }
}

impl Values {
    pub fn parse(attribute: &Attribute, ty: &Type, errors: &mut Diagnostics) -> Option<Self> {
        let range = inside(attribute, "#[values(0..=9)]", errors, |input, _| input.parse::<Expr>())?;
        check_type(attribute, ty, errors);
        match &range {
            Expr::Range(ExprRange { start: Some(low), end: Some(high), limits, .. }) => {
                let inclusive = matches!(limits, RangeLimits::Closed(_));
                let values = Values { low: (**low).clone(), high: (**high).clone(), inclusive, range: range.clone() };
                values.check_literals(errors);
                if !inclusive && is_char(ty) {
                    let message = "a range of `char` names its last value, such as `'a'..='z'`";
                    errors.error(range.span(), message);
                }
                Some(values)
            }
            Expr::Range(_) => {
                errors.error(range.span(), "the range needs both ends, such as `0..=9`");
                None
            }
            _ => {
                let written = range.to_token_stream();
                errors.error(
                    range.span(),
                    format!("`{written}` is no range: write the least and the greatest value, such as `0..=9`"),
                );
                None
            }
        }
    }

    /// Ranges written in numbers are checked here, where the message can stand on the range.
    fn check_literals(&self, errors: &mut Diagnostics) {
        let (Some(low), Some(high)) = (literal(&self.low), literal(&self.high)) else { return };
        let written = self.range.to_token_stream().to_string().replace(' ', "");
        if low > high {
            let turned = if self.inclusive { "..=" } else { ".." };
            let message = format!("the range `{written}` is reversed: did you mean `{high}{turned}{low}`?");
            errors.error(self.range.span(), message);
        } else if low == high && !self.inclusive {
            errors.error(self.range.span(), format!("the range `{written}` is empty: did you mean `{low}..={high}`?"));
        }
    }
}

/// The value of an integer literal, with its sign.
fn literal(expr: &Expr) -> Option<i128> {
    match expr {
        Expr::Lit(syn::ExprLit { lit: syn::Lit::Int(number), .. }) => number.base10_parse().ok(),
        Expr::Unary(syn::ExprUnary { op: syn::UnOp::Neg(_), expr, .. }) => literal(expr).map(|value| -value),
        Expr::Group(group) => literal(&group.expr),
        Expr::Paren(paren) => literal(&paren.expr),
        _ => None,
    }
}

/// Refuses the types that are certainly no integers; for others the compiler asks for the trait.
fn check_type(attribute: &Attribute, ty: &Type, errors: &mut Diagnostics) {
    const OTHERS: [&str; 10] = ["bool", "f32", "f64", "str", "String", "Vec", "Option", "Box", "HashMap", "HashSet"];
    let (element, _) = innermost(ty);
    let other = match element {
        Type::Path(path) => {
            path.path.segments.last().is_some_and(|last| OTHERS.contains(&last.ident.to_string().as_str()))
        }
        Type::Tuple(_) | Type::Reference(_) | Type::Slice(_) => true,
        _ => false,
    };
    if other {
        let written = crate::text::of_tokens(&quote!(#ty));
        errors.error(
            attribute.path().span(),
            format!("`#[values(..)]` gives the range of an integer or of an array of integers, not of `{written}`"),
        );
    }
}

fn is_char(ty: &Type) -> bool {
    matches!(innermost(ty).0, Type::Path(path) if path.path.is_ident("char"))
}

fn bare(attribute: &Attribute, name: &str, errors: &mut Diagnostics) {
    if !matches!(attribute.meta, Meta::Path(_)) {
        errors.error(attribute.path().span(), format!("`#[{name}]` takes nothing: write it without parentheses"));
    }
}

fn both(attribute: &Attribute, one: &str, other: &str, errors: &mut Diagnostics) {
    errors.error(attribute.path().span(), format!("a field cannot be both `#[{one}]` and `#[{other}(..)]`"));
}
