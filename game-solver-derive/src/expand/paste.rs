//! User expressions in generated methods.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

use super::code;

/// Gives every `self` of an expansion the syntax context of the first one that the user wrote, and keeps its place.
///
/// Local names are hygienic, so the `self` in the expressions of a struct that a `macro_rules!` writes could not see a
/// receiver from elsewhere. Where the user's tokens have one context, which is nearly always, they stay as they are.
pub fn with_one_receiver(tokens: TokenStream, receiver: Span) -> TokenStream {
    let token = |token| match token {
        TokenTree::Ident(ident) if ident == "self" => {
            TokenTree::Ident(Ident::new("self", ident.span().resolved_at(receiver)))
        }
        TokenTree::Group(group) => {
            let mut changed = Group::new(group.delimiter(), with_one_receiver(group.stream(), receiver));
            changed.set_span(group.span());
            TokenTree::Group(changed)
        }
        other => other,
    };
    tokens.into_iter().map(token).collect()
}

/// The first `self` in these tokens.
pub fn receiver(tokens: TokenStream) -> Option<Span> {
    tokens.into_iter().find_map(|token| match token {
        TokenTree::Ident(ident) if ident == "self" => Some(ident.span()),
        TokenTree::Group(group) => receiver(group.stream()),
        _ => None,
    })
}

/// The expression where a `{` may follow: in parentheses if it has braces of its own.
pub fn before_brace(expr: &syn::Expr) -> TokenStream {
    let pasted = expr.to_token_stream();
    let has_braces = pasted
        .clone()
        .into_iter()
        .any(|token| matches!(token, TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace));
    let lets = pasted.clone().into_iter().any(|token| matches!(token, TokenTree::Ident(ident) if ident == "let"));
    if has_braces && !lets { quote!((#pasted)) } else { pasted }
}

/// A loop over the values of a user expression, which must have this type.
///
/// The loop variable stands at the expression, so values of another type are reported there.
pub fn each(name: &TokenStream, ty: &impl ToTokens, values: &syn::Expr, body: &TokenStream) -> TokenStream {
    let value = Ident::new("value", place(values));
    let values = before_brace(values);
    code! {
        for #value in #values {
            let #name: #ty = #value;
            #body
        }
    }
}

/// The place of user code, for generated tokens whose errors should be reported there.
pub fn place(tokens: &impl ToTokens) -> Span {
    tokens.to_token_stream().span().resolved_at(Span::mixed_site())
}

/// Generated tokens whose errors should be reported at this place, with the syntax context that they have.
pub fn at(place: Span, tokens: TokenStream) -> TokenStream {
    let moved = |mut token: TokenTree| {
        token.set_span(place.resolved_at(token.span()));
        token
    };
    tokens.into_iter().map(moved).collect()
}
