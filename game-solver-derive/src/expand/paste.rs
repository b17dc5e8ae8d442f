//! User expressions in generated methods.

use proc_macro2::{Group, Ident, Span, TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::spanned::Spanned;

/// The expression as written, with its spans.
///
/// Only the syntax context of `self` changes: it becomes that of the generated method's receiver, because the `self` of
/// a struct that a `macro_rules!` writes could not see it otherwise.
pub fn paste(expr: &impl ToTokens) -> TokenStream {
    expr.to_token_stream().into_iter().map(receiver).collect()
}

fn receiver(token: TokenTree) -> TokenTree {
    match token {
        TokenTree::Ident(ident) if ident == "self" => {
            TokenTree::Ident(Ident::new("self", ident.span().resolved_at(Span::mixed_site())))
        }
        TokenTree::Group(group) => {
            let mut pasted = Group::new(group.delimiter(), group.stream().into_iter().map(receiver).collect());
            pasted.set_span(group.span());
            TokenTree::Group(pasted)
        }
        other => other,
    }
}

/// The expression where a `{` may follow: in parentheses if it has braces of its own.
pub fn before_brace(expr: &syn::Expr) -> TokenStream {
    let pasted = paste(expr);
    let has_braces = pasted
        .clone()
        .into_iter()
        .any(|token| matches!(token, TokenTree::Group(group) if group.delimiter() == proc_macro2::Delimiter::Brace));
    let lets = pasted.clone().into_iter().any(|token| matches!(token, TokenTree::Ident(ident) if ident == "let"));
    if has_braces && !lets { quote!((#pasted)) } else { pasted }
}

/// The place of user code, for generated tokens whose errors should be reported there.
pub fn place(tokens: &TokenStream) -> Span {
    tokens.span().resolved_at(Span::mixed_site())
}
