//! User code as text for people.

use proc_macro2::{Delimiter, Spacing, TokenStream, TokenTree};

/// The tokens as a person would write them, on one line.
///
/// The source text is taken where there is one; code from a macro is printed token by token.
pub fn of_tokens(tokens: &TokenStream) -> String {
    let source = source_text(tokens);
    let text = source.unwrap_or_else(|| printed(tokens));
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn source_text(tokens: &TokenStream) -> Option<String> {
    let mut trees = tokens.clone().into_iter();
    let first = trees.next()?.span();
    let last = trees.last().map_or(first, |tree| tree.span());
    first.join(last)?.source_text()
}

fn printed(tokens: &TokenStream) -> String {
    let mut text = String::new();
    let mut glued = true;
    for tree in tokens.clone() {
        let piece = match &tree {
            TokenTree::Group(group) => {
                let inner = printed(&group.stream());
                match group.delimiter() {
                    Delimiter::Parenthesis => format!("({inner})"),
                    Delimiter::Bracket => format!("[{inner}]"),
                    Delimiter::Brace => format!("{{ {inner} }}"),
                    Delimiter::None => inner,
                }
            }
            other => other.to_string(),
        };
        let closes = matches!(&tree, TokenTree::Punct(p) if matches!(p.as_char(), ',' | ';' | '.' | '?' | ':'))
            || matches!(&tree, TokenTree::Group(g) if g.delimiter() != Delimiter::Brace);
        if !glued && !closes {
            text.push(' ');
        }
        text.push_str(&piece);
        glued = matches!(&tree, TokenTree::Punct(p)
            if p.spacing() == Spacing::Joint || matches!(p.as_char(), '.' | '!' | '&' | '#' | ':'));
    }
    text
}
