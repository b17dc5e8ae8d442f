//! User code as text for people.

use proc_macro2::{Delimiter, LineColumn, Spacing, TokenStream, TokenTree};

/// The tokens as they are written, on one line.
pub fn of_tokens(tokens: &TokenStream) -> String {
    let mut pieces = Vec::new();
    flatten(tokens, &mut pieces);
    // Tokens that a macro wrote may have any place: such code is spaced by rule.
    let placed = pieces.windows(2).all(|pair| pair[0].end <= pair[1].start) && pieces.iter().all(Piece::has_place);
    let mut text = String::new();
    for (i, piece) in pieces.iter().enumerate() {
        if i > 0 && if placed { pieces[i - 1].end < piece.start } else { spaced(&pieces[i - 1], piece) } {
            text.push(' ');
        }
        text.push_str(&piece.text);
    }
    text
}

struct Piece {
    text: String,
    start: LineColumn,
    end: LineColumn,
    /// Glued to the next by the tokenizer: the first half of `=>`.
    joint: bool,
}

impl Piece {
    fn has_place(&self) -> bool {
        self.start < self.end
    }
}

fn flatten(tokens: &TokenStream, pieces: &mut Vec<Piece>) {
    for token in tokens.clone() {
        let mut push = |text: String, span: proc_macro2::Span, joint| {
            pieces.push(Piece { text, start: span.start(), end: span.end(), joint });
        };
        match token {
            TokenTree::Group(group) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Parenthesis => ("(", ")"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::None => ("", ""),
                };
                if !open.is_empty() {
                    push(open.to_owned(), group.span_open(), false);
                }
                flatten(&group.stream(), pieces);
                if !close.is_empty() {
                    pieces.push(Piece {
                        text: close.to_owned(),
                        start: group.span_close().start(),
                        end: group.span_close().end(),
                        joint: false,
                    });
                }
            }
            TokenTree::Punct(punct) => {
                push(punct.to_string(), punct.span(), punct.spacing() == Spacing::Joint);
            }
            other => push(other.to_string(), other.span(), false),
        }
    }
}

/// Whether a space belongs between two pieces that have no place.
fn spaced(left: &Piece, right: &Piece) -> bool {
    let opens = matches!(left.text.as_str(), "(" | "[" | "." | "!" | "&" | "#" | ":");
    let closes = matches!(right.text.as_str(), ")" | "]" | "." | "," | ";" | "?" | ":" | "(" | "[");
    !(left.joint || opens || closes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_is_shown_as_written() {
        for code in ["lose if self.has_line()", "Vec<u8>", "0..=21", "a && !b [1, 2]", "{ x += 1; }"] {
            assert_eq!(of_tokens(&code.parse().unwrap()), code);
        }
        assert_eq!(of_tokens(&"win if\n    self.left\n        == 0".parse().unwrap()), "win if self.left == 0");
    }
}
