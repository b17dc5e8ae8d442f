//! Tokens to a spanned model. Each attribute is read on its own here; what they mean together is checked in
//! [`model`](crate::model).

mod ends;
mod field;
mod game;
mod rule;
mod symmetry;

use proc_macro2::{Span, TokenStream};
use quote::ToTokens;
use syn::parse::{ParseStream, Parser};
use syn::spanned::Spanned;
use syn::{Attribute, Data, DeriveInput, Expr, Fields, Generics, Ident, Meta, Path, Type, Visibility};

pub use ends::{EndClause, Verdict};
pub use field::{Field, Role, Values};
pub use game::{Endless, GameOptions, NoMoves};
pub use rule::{Action, Parameter, Rule};
pub use symmetry::Symmetry;

use crate::diagnostics::Diagnostics;
use crate::expand::paste::receiver;

/// The attributes that `#[derive(GamePosition)]` reads on the struct.
pub const STRUCT_ATTRIBUTES: [&str; 4] = ["game", "rule", "ends", "symmetry"];
/// The attributes that `#[derive(GamePosition)]` reads on a field.
pub const FIELD_ATTRIBUTES: [&str; 4] = ["turn", "values", "unordered", "derived"];

/// A declaration as it is written.
pub struct Declaration {
    pub ident: Ident,
    pub vis: Visibility,
    pub generics: Generics,
    pub doc: String,
    pub fields: Vec<Field>,
    pub game: GameOptions,
    pub rules: Vec<Rule>,
    pub ends: Vec<EndClause>,
    pub symmetries: Vec<Symmetry>,
    /// Whether every `#[rule(..)]` could be read.
    pub rules_are_whole: bool,
    /// The first `self` that the user wrote.
    pub receiver: Option<Span>,
}

impl Declaration {
    /// Reads the attributes of a struct. What cannot be read is an error in `errors` and left out.
    pub fn parse(input: &DeriveInput, errors: &mut Diagnostics) -> Self {
        let fields = fields_of(input, errors);
        let mut declaration = Declaration {
            ident: input.ident.clone(),
            vis: input.vis.clone(),
            generics: input.generics.clone(),
            doc: doc_of(&input.attrs),
            fields,
            game: GameOptions::default(),
            rules: Vec::new(),
            ends: Vec::new(),
            symmetries: Vec::new(),
            rules_are_whole: true,
            receiver: receiver(input.to_token_stream()),
        };
        for attribute in &input.attrs {
            let Some(name) = attribute.path().get_ident() else { continue };
            match name.to_string().as_str() {
                "game" => declaration.game.parse(attribute, errors),
                "rule" => match Rule::parse(attribute, errors) {
                    Some(rule) => declaration.rules.push(rule),
                    None => declaration.rules_are_whole = false,
                },
                "ends" => declaration.ends.extend(EndClause::parse(attribute, errors)),
                "symmetry" => declaration.symmetries.extend(Symmetry::parse(attribute, errors)),
                misplaced if FIELD_ATTRIBUTES.contains(&misplaced) => errors.error(
                    attribute.path().span(),
                    format!("`#[{misplaced}]` belongs on a field of the struct, not on the struct"),
                ),
                _ => {}
            }
        }
        declaration
    }
}

fn fields_of(input: &DeriveInput, errors: &mut Diagnostics) -> Vec<Field> {
    match &input.data {
        Data::Struct(data) => match &data.fields {
            Fields::Unit => {
                errors.error(
                    input.ident.span(),
                    format!(
                        "a position needs at least one field that moves can change, such as `struct {} {{ left: u8 }}`",
                        input.ident
                    ),
                );
                Vec::new()
            }
            fields => fields.iter().enumerate().map(|(i, field)| Field::parse(i, field, errors)).collect(),
        },
        Data::Enum(data) => {
            errors.error(
                data.enum_token.span(),
                "a position is a struct: `GamePosition` cannot be derived for an enum (make the enum a field, with \
                 `#[derive(Finite)]`)",
            );
            Vec::new()
        }
        Data::Union(data) => {
            errors
                .error(data.union_token.span(), "a position is a struct: `GamePosition` cannot be derived for a union");
            Vec::new()
        }
    }
}

/// The doc comment, as text.
pub fn doc_of(attributes: &[Attribute]) -> String {
    let lines: Vec<String> = attributes
        .iter()
        .filter(|attribute| attribute.path().is_ident("doc"))
        .filter_map(|attribute| match &attribute.meta {
            Meta::NameValue(pair) => match &pair.value {
                Expr::Lit(syn::ExprLit { lit: syn::Lit::Str(text), .. }) => Some(text.value()),
                _ => None,
            },
            _ => None,
        })
        .collect();
    let lines: Vec<&str> = lines.iter().flat_map(|text| text.lines()).collect();
    let lines: Vec<&str> = lines.iter().map(|line| line.strip_prefix(' ').unwrap_or(line).trim_end()).collect();
    lines.join("\n").trim().to_owned()
}

/// Parses what is inside the parentheses of an attribute; `usage` says what belongs there.
fn inside<T>(
    attribute: &Attribute,
    usage: &str,
    errors: &mut Diagnostics,
    parser: impl FnOnce(ParseStream, &mut Diagnostics) -> syn::Result<T>,
) -> Option<T> {
    let list = match &attribute.meta {
        Meta::List(list) if !list.tokens.is_empty() => list,
        meta @ Meta::NameValue(_) => {
            errors.error(meta.path().span(), format!("this needs parentheses: write `{usage}`"));
            return None;
        }
        meta => {
            errors.error(meta.span(), format!("nothing is given: write `{usage}`"));
            return None;
        }
    };
    let parser = |input: ParseStream| {
        let parsed = parser(input, errors)?;
        if input.is_empty() {
            return Ok(parsed);
        }
        let rest: TokenStream = input.parse()?;
        let span = rest.into_iter().next().map_or_else(Span::call_site, |token| token.span());
        Err(syn::Error::new(span, format!("unexpected token; the form is `{usage}`")))
    };
    match parser.parse2(list.tokens.clone()) {
        Ok(parsed) => Some(parsed),
        Err(error) => {
            // The end of the attribute is a better place than the derive for "unexpected end of input".
            errors.push(at_end(error, list.delimiter.span().close(), usage));
            None
        }
    }
}

/// Moves an error about missing tokens, which has no place, to the end of the attribute.
fn at_end(error: syn::Error, close: Span, usage: &str) -> syn::Error {
    let text = error.to_string();
    if text.starts_with("unexpected end of input") {
        let expected = text.trim_start_matches("unexpected end of input").trim_start_matches(", ");
        let expected = if expected.is_empty() { "this is not finished" } else { expected };
        return syn::Error::new(close, format!("{expected}; the form is `{usage}`"));
    }
    error
}

/// One or more statements, without braces around them.
fn statements(input: ParseStream) -> syn::Result<()> {
    if input.call(syn::Block::parse_within)?.is_empty() {
        return Err(input.error("expected an expression"));
    }
    Ok(())
}

/// Where an expression is, as one span.
pub fn span_of(tokens: &impl ToTokens) -> Span {
    tokens.to_token_stream().span()
}

/// The path given by `crate = PATH`, read alone: by the fallback, and by the small derives.
pub fn crate_path(attributes: &[Attribute]) -> Option<Path> {
    let mut options = GameOptions::default();
    let mut ignored = Diagnostics::default();
    for attribute in attributes.iter().filter(|attribute| attribute.path().is_ident("game")) {
        options.parse(attribute, &mut ignored);
    }
    options.krate
}

/// The innermost element type of nested arrays, and how deep they are.
pub fn innermost(ty: &Type) -> (&Type, usize) {
    match ty {
        Type::Array(array) => {
            let (element, depth) = innermost(&array.elem);
            (element, depth + 1)
        }
        Type::Paren(paren) => innermost(&paren.elem),
        Type::Group(group) => innermost(&group.elem),
        _ => (ty, 0),
    }
}
