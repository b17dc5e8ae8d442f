//! `#[rule(NAME(PARAM: TYPE in DOMAIN, …) if GUARD => EFFECT)]`

use proc_macro2::{Span, TokenStream, TokenTree};
use quote::ToTokens;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Attribute, Expr, Ident, Token, Type, parenthesized};

use super::{inside, statements};
use crate::diagnostics::Diagnostics;

const USAGE: &str = "#[rule(NAME(PARAMETER: TYPE in DOMAIN) if GUARD => EFFECT)]";

/// A move rule.
pub struct Rule {
    pub name: Ident,
    pub parameters: Vec<Parameter>,
    pub guard: Option<Expr>,
    pub action: Action,
}

/// A parameter of a rule, with the values it takes.
pub struct Parameter {
    pub name: Ident,
    pub ty: Type,
    pub domain: Expr,
}

/// What a rule does.
pub enum Action {
    /// Changes the successor.
    Effect(TokenStream),
    /// Splits the position.
    Parts { keyword: Ident, parts: Expr },
}

impl Rule {
    pub fn parse(attribute: &Attribute, errors: &mut Diagnostics) -> Option<Self> {
        inside(attribute, USAGE, errors, rule)
    }

    /// The first token of `parts`, if the rule splits.
    pub fn parts(&self) -> Option<Span> {
        match &self.action {
            Action::Parts { keyword, .. } => Some(keyword.span()),
            Action::Effect(_) => None,
        }
    }
}

fn rule(input: ParseStream, errors: &mut Diagnostics) -> syn::Result<Rule> {
    let name = rule_name(input, errors)?;
    let mut parameters = Vec::new();
    if input.peek(syn::token::Paren) {
        let content;
        parenthesized!(content in input);
        while !content.is_empty() {
            parameters.push(parameter(&content)?);
            if content.is_empty() {
                break;
            }
            if !content.peek(Token![,]) {
                return Err(content.error("expected `,` before the next parameter"));
            }
            content.parse::<Token![,]>()?;
        }
    }
    let guard = if input.peek(Token![if]) {
        input.parse::<Token![if]>()?;
        Some(input.parse()?)
    } else {
        None
    };
    arrow(input, &name)?;
    let action = action(input)?;
    Ok(Rule { name, parameters, guard, action })
}

fn rule_name(input: ParseStream, errors: &mut Diagnostics) -> syn::Result<Ident> {
    let Ok(name) = input.call(Ident::parse_any) else {
        return Err(input.error(format!("a rule begins with its name: `{USAGE}`")));
    };
    if name == "if" {
        return Err(syn::Error::new(name.span(), format!("a rule begins with its name: `{USAGE}`")));
    }
    if syn::parse_str::<Ident>(&name.to_string()).is_err() {
        errors.error(name.span(), format!("`{name}` is a keyword of Rust: choose another name, such as `{name}_`"));
    }
    Ok(name)
}

fn parameter(input: ParseStream) -> syn::Result<Parameter> {
    let name: Ident = input
        .parse()
        .map_err(|error| syn::Error::new(error.span(), "expected a parameter, written `NAME: TYPE in DOMAIN`"))?;
    if !input.peek(Token![:]) {
        return Err(syn::Error::new(
            name.span(),
            format!(
                "the parameter `{name}` has no type: write `{name}: TYPE in DOMAIN`, such as `{name}: u8 in 1..=3`"
            ),
        ));
    }
    input.parse::<Token![:]>()?;
    let ty: Type = input.parse()?;
    if !input.peek(Token![in]) {
        let written = ty.to_token_stream();
        return Err(syn::Error::new(
            name.span(),
            format!(
                "the parameter `{name}` has no domain: write `{name}: {written} in DOMAIN`, where DOMAIN is an \
                 iterable of its values"
            ),
        ));
    }
    input.parse::<Token![in]>()?;
    let domain = input.parse()?;
    Ok(Parameter { name, ty, domain })
}

fn arrow(input: ParseStream, name: &Ident) -> syn::Result<()> {
    if input.peek(Token![=>]) {
        input.parse::<Token![=>]>()?;
        return Ok(());
    }
    let message = format!("the rule `{name}` has no effect: write `=>` and what the move does, as in `{USAGE}`");
    if input.is_empty() {
        return Err(syn::Error::new(name.span(), message));
    }
    let word = input.fork().call(Ident::parse_any);
    if let Ok(word) = word
        && matches!(word.to_string().as_str(), "when" | "where" | "unless" | "provided")
    {
        return Err(syn::Error::new(word.span(), format!("write `if`, not `{word}`, before the guard")));
    }
    if input.peek(Token![->]) {
        return Err(input.error("write `=>`, not `->`, before the effect"));
    }
    Err(input.error(format!("expected `=>` and what the move does, as in `{USAGE}`")))
}

fn action(input: ParseStream) -> syn::Result<Action> {
    if input.is_empty() {
        return Err(input.error("expected what the move does after `=>`"));
    }
    if splits(input) {
        let keyword = input.parse()?;
        let parts = input.parse()?;
        return Ok(Action::Parts { keyword, parts });
    }
    let effect = input.fork().parse::<TokenStream>()?;
    if let Err(error) = statements(input) {
        if let Some(guard) = stray_guard(&effect) {
            return Err(syn::Error::new(guard, "the guard belongs before the arrow: write `if GUARD => EFFECT`"));
        }
        return Err(error);
    }
    Ok(Action::Effect(effect))
}

/// An `if` after the effect, where it cannot begin an expression.
fn stray_guard(effect: &TokenStream) -> Option<Span> {
    let tokens: Vec<TokenTree> = effect.clone().into_iter().collect();
    tokens.windows(2).find_map(|pair| match pair {
        [TokenTree::Ident(_) | TokenTree::Literal(_) | TokenTree::Group(_), TokenTree::Ident(word)] if word == "if" => {
            Some(word.span())
        }
        _ => None,
    })
}

/// Whether `parts` is the keyword here: it is followed by an expression rather than used in one.
fn splits(input: ParseStream) -> bool {
    let ahead = input.fork();
    match ahead.parse::<Ident>() {
        Ok(word) if word == "parts" => {
            !(ahead.is_empty() || ahead.peek(Token![.]) || ahead.peek(Token![::]) || ahead.peek(Token![=]))
                && !(ahead.peek(Token![!]) || ahead.peek(Token![+=]) || ahead.peek(Token![-=]))
        }
        _ => false,
    }
}
