//! `#[ends(win if COND)]`, `#[ends(PLAYER wins if COND)]`, `#[ends(score EXPR if COND)]` and their like.

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::spanned::Spanned;
use syn::{Attribute, Expr, Ident, Token};

use super::{inside, span_of};
use crate::diagnostics::Diagnostics;

const USAGE: &str = "#[ends(win if COND)]";
const FORMS: &str = "write `win`, `lose`, `draw`, `PLAYER wins`, `score EXPR` or `PLAYER scores EXPR`, then `if COND`";

/// An end condition.
pub struct EndClause {
    pub verdict: Verdict,
    pub condition: Expr,
    /// What is inside the parentheses, as text.
    pub text: String,
    /// The keyword: `win`, `wins`, `score`, ...
    pub keyword: Span,
}

/// What an end is worth.
pub enum Verdict {
    /// For the player to move.
    Win,
    Lose,
    Draw,
    /// This player has won.
    Wins(Expr),
    /// The player to move, or this player, has this score.
    Score {
        player: Option<Expr>,
        score: Expr,
    },
}

impl EndClause {
    pub fn parse(attribute: &Attribute, errors: &mut Diagnostics) -> Option<Self> {
        let mut clause = inside(attribute, USAGE, errors, |input, _| clause(input))?;
        if let syn::Meta::List(list) = &attribute.meta {
            clause.text = crate::text::of_tokens(&list.tokens);
        }
        Some(clause)
    }
}

fn clause(input: ParseStream) -> syn::Result<EndClause> {
    let (verdict, keyword) = verdict(input)?;
    if !input.peek(Token![if]) {
        let message = "when? write `if COND` after it".to_owned();
        let span = if input.is_empty() { keyword } else { input.span() };
        return Err(syn::Error::new(span, message));
    }
    input.parse::<Token![if]>()?;
    let condition = input.parse()?;
    Ok(EndClause { verdict, condition, text: String::new(), keyword })
}

fn verdict(input: ParseStream) -> syn::Result<(Verdict, Span)> {
    let ahead = input.fork();
    if let Ok(word) = ahead.call(Ident::parse_any) {
        let simple = match word.to_string().as_str() {
            "win" => Some(Verdict::Win),
            "lose" => Some(Verdict::Lose),
            "draw" => Some(Verdict::Draw),
            _ => None,
        };
        if let Some(verdict) = simple
            && (ahead.is_empty() || ahead.peek(Token![if]))
        {
            input.parse::<Ident>()?;
            return Ok((verdict, word.span()));
        }
        if word == "score" && !ahead.is_empty() && !ahead.peek(Token![.]) && !ahead.peek(Token![::]) {
            input.parse::<Ident>()?;
            if input.peek(Token![if]) {
                return Err(syn::Error::new(word.span(), "which score? write `score EXPR if COND`"));
            }
            return Ok((Verdict::Score { player: None, score: input.parse()? }, word.span()));
        }
        if ahead.is_empty() || ahead.peek(Token![if]) {
            return Err(unknown(&word));
        }
        let is_verdict = matches!(word.to_string().as_str(), "win" | "lose" | "draw");
        if is_verdict && ahead.peek(Ident::peek_any) && !ahead.peek(Token![as]) && !is_player(&ahead) {
            return Err(ahead.error(format!("when? write `if` before the condition: `{word} if COND`")));
        }
    }
    let player: Expr = input.parse()?;
    let Ok(word) = input.call(Ident::parse_any) else {
        return Err(syn::Error::new(player.span(), format!("who wins? {FORMS}")));
    };
    match word.to_string().as_str() {
        "wins" => Ok((Verdict::Wins(player), word.span())),
        "scores" => Ok((Verdict::Score { player: Some(player), score: input.parse()? }, word.span())),
        "loses" => Err(syn::Error::new(word.span(), "say who wins: write `OPPONENT wins if COND`")),
        "win" => Err(syn::Error::new(word.span(), "write `PLAYER wins if COND`")),
        "score" => Err(syn::Error::new(word.span(), "write `PLAYER scores EXPR if COND`")),
        _ => Err(syn::Error::new(word.span(), format!("`{word}` is no end of a game: {FORMS}"))),
    }
}

/// Whether `wins` or `scores` follows: then the word before is a player.
fn is_player(ahead: ParseStream) -> bool {
    ahead.fork().call(Ident::parse_any).is_ok_and(|word| word == "wins" || word == "scores")
}

fn unknown(word: &Ident) -> syn::Error {
    let hint = match word.to_string().as_str() {
        "loss" | "loses" | "lost" | "loose" => "did you mean `lose`?".to_owned(),
        "wins" | "won" => "did you mean `win` (for the player to move) or `PLAYER wins`?".to_owned(),
        "draws" | "drawn" | "tie" => "did you mean `draw`?".to_owned(),
        _ => FORMS.to_owned(),
    };
    syn::Error::new(word.span(), format!("`{word}` is no end of a game: {hint}"))
}

impl Verdict {
    /// The player that the clause names.
    pub fn player(&self) -> Option<&Expr> {
        match self {
            Verdict::Wins(player) | Verdict::Score { player: Some(player), .. } => Some(player),
            _ => None,
        }
    }

    /// Whether the end has a score.
    pub fn is_score(&self) -> bool {
        matches!(self, Verdict::Score { .. })
    }

    /// Whether the player to move loses.
    pub fn is_loss(&self) -> bool {
        matches!(self, Verdict::Lose)
    }

    /// Where the named player is.
    pub fn player_span(&self) -> Option<Span> {
        self.player().map(span_of)
    }
}
