//! `#[game(KEY = VALUE, …)]`

use std::collections::HashMap;

use proc_macro2::Span;
use syn::ext::IdentExt;
use syn::parse::ParseStream;
use syn::{Attribute, Expr, Ident, Path, Token, Type, parenthesized};

use super::inside;
use crate::diagnostics::{Diagnostics, listed, nearest};

const USAGE: &str = "#[game(start = EXPR)]";

/// The keys of `#[game(..)]`.
const KEYS: [&str; 12] = [
    "start",
    "starts",
    "context",
    "no_moves",
    "endless",
    "handover",
    "legal",
    "solitaire",
    "show",
    "key",
    "moves",
    "crate",
];

/// What `#[game(..)]` says, in one or several attributes.
#[derive(Default)]
pub struct GameOptions {
    pub start: Option<Start>,
    pub context: Option<Context>,
    pub no_moves: Option<NoMoves>,
    pub endless: Option<Endless>,
    pub handover: Option<Expr>,
    pub legal: Option<Expr>,
    pub show: Option<Expr>,
    pub moves: Option<Ident>,
    pub krate: Option<Path>,
    pub solitaire: bool,
    pub key_clone: Option<Span>,
    /// Where each key stands.
    places: HashMap<String, Span>,
}

/// The starting positions.
pub struct Start {
    pub many: bool,
    pub expr: Expr,
}

/// What all positions share.
pub struct Context {
    pub name: Ident,
    pub ty: Type,
}

/// The value of a position without moves.
#[derive(Clone, Copy)]
pub enum NoMoves {
    Lose,
    Win,
    Draw,
}

/// The value of a play without end.
pub enum Endless {
    Draw,
    Wins(Expr),
}

impl GameOptions {
    pub fn parse(&mut self, attribute: &Attribute, errors: &mut Diagnostics) {
        inside(attribute, USAGE, errors, |input, errors| {
            while !input.is_empty() {
                if let Err(error) = self.option(input, errors) {
                    errors.push(super::at_end(error, input.span(), USAGE));
                    skip_to_next_key(input)?;
                }
                if input.is_empty() {
                    break;
                }
                if input.peek(Token![,]) {
                    input.parse::<Token![,]>()?;
                } else {
                    errors.push(input.error("expected `,` before the next key"));
                    skip_to_next_key(input)?;
                }
            }
            Ok(())
        });
    }

    /// Where a key stands.
    pub fn place(&self, key: &str) -> Option<Span> {
        self.places.get(key).copied()
    }

    fn option(&mut self, input: ParseStream, errors: &mut Diagnostics) -> syn::Result<()> {
        let key = input
            .call(Ident::parse_any)
            .map_err(|error| syn::Error::new(error.span(), format!("expected one of the keys {}", listed(&KEYS))))?;
        let name = key.to_string();
        if !KEYS.contains(&name.as_str()) {
            // What was meant is not missing too.
            if let Some(meant) = nearest(&name, &KEYS) {
                self.places.entry(meant.to_owned()).or_insert(key.span());
            }
            return Err(unknown_key(&key));
        }
        if let Some(first) = self.places.insert(name.clone(), key.span()) {
            errors.error(first, format!("`{name}` is given twice: here"));
            errors.error(key.span(), format!("`{name}` is given twice: and here; remove one"));
        }
        match name.as_str() {
            "context" => self.context = Some(context(input, &key)?),
            "solitaire" => {
                if input.peek(Token![=]) || input.peek(syn::token::Paren) {
                    return Err(syn::Error::new(key.span(), "`solitaire` takes no value: write it alone"));
                }
                self.solitaire = true;
            }
            _ => {
                equals(input, &key)?;
                self.value(input, &name)?;
            }
        }
        Ok(())
    }

    fn value(&mut self, input: ParseStream, name: &str) -> syn::Result<()> {
        match name {
            "start" | "starts" => self.start = Some(Start { many: name == "starts", expr: input.parse()? }),
            "no_moves" => self.no_moves = Some(no_moves(input)?),
            "endless" => self.endless = Some(endless(input)?),
            "handover" => self.handover = Some(input.parse()?),
            "legal" => self.legal = Some(input.parse()?),
            "show" => self.show = Some(input.parse()?),
            "key" => self.key_clone = Some(key_clone(input)?),
            "moves" => self.moves = Some(input.parse()?),
            _ => self.krate = Some(input.call(Path::parse_mod_style)?),
        }
        Ok(())
    }
}

fn unknown_key(key: &Ident) -> syn::Error {
    let name = key.to_string();
    let other = match name.as_str() {
        "misere" => Some("`no_moves = win`"),
        "map" | "board" | "shared" => Some("`context(NAME: TYPE)`"),
        "display" | "print" => Some("`show = EXPR`"),
        "turn" => Some("`#[turn]` on a field"),
        "symmetry" => Some("`#[symmetry(FIELD = PERMUTATIONS)]`"),
        "rule" => Some("`#[rule(NAME => EFFECT)]`"),
        "ends" | "win" | "lose" => Some("`#[ends(win if COND)]`"),
        _ => None,
    };
    let hint = match (other, nearest(&name, &KEYS)) {
        (Some(other), _) => format!("did you mean {other}?"),
        (None, Some(near)) => format!("did you mean `{near}`?"),
        (None, None) => format!("the keys are {}", listed(&KEYS)),
    };
    syn::Error::new(key.span(), format!("`#[game(..)]` has no key `{name}`: {hint}"))
}

fn equals(input: ParseStream, key: &Ident) -> syn::Result<()> {
    if input.peek(Token![=]) && !input.peek(Token![==]) {
        input.parse::<Token![=]>()?;
        if input.is_empty() || input.peek(Token![,]) {
            return Err(syn::Error::new(key.span(), format!("`{key}` has no value: {}", form(&key.to_string()))));
        }
        return Ok(());
    }
    Err(syn::Error::new(key.span(), format!("`{key}` needs a value: {}", form(&key.to_string()))))
}

fn form(key: &str) -> String {
    let value = match key {
        "no_moves" => "lose",
        "endless" => "draw",
        "key" => "clone",
        "moves" => "NAME",
        "crate" => "PATH",
        _ => "EXPR",
    };
    format!("write `{key} = {value}`")
}

fn context(input: ParseStream, key: &Ident) -> syn::Result<Context> {
    if !input.peek(syn::token::Paren) {
        return Err(syn::Error::new(key.span(), "write `context(NAME: TYPE)`, such as `context(board: Board)`"));
    }
    let content;
    parenthesized!(content in input);
    let form = |error: syn::Error| {
        syn::Error::new(error.span(), "write `context(NAME: TYPE)`, such as `context(board: Board)`")
    };
    let name = content.parse::<Ident>().map_err(form)?;
    content.parse::<Token![:]>().map_err(form)?;
    let ty: Type = content.parse()?;
    if let Type::Reference(_) = ty {
        return Err(syn::Error::new_spanned(
            ty,
            "write the type without `&`: the context is passed by reference by itself",
        ));
    }
    content.parse::<Option<Token![,]>>()?;
    if !content.is_empty() {
        let error = content.error("a game has one context: make it a struct if it has several parts");
        content.parse::<proc_macro2::TokenStream>()?;
        return Err(error);
    }
    Ok(Context { name, ty })
}

fn no_moves(input: ParseStream) -> syn::Result<NoMoves> {
    let word = input.call(Ident::parse_any)?;
    match word.to_string().as_str() {
        "lose" => Ok(NoMoves::Lose),
        "win" => Ok(NoMoves::Win),
        "draw" => Ok(NoMoves::Draw),
        other => {
            let hint = match other {
                "loss" | "loses" | "lost" => "did you mean `lose`?",
                "wins" | "won" => "did you mean `win`?",
                _ => "the player who cannot move can `lose`, `win` or `draw`",
            };
            Err(syn::Error::new(word.span(), format!("`no_moves` cannot be `{other}`: {hint}")))
        }
    }
}

fn endless(input: ParseStream) -> syn::Result<Endless> {
    let ahead = input.fork();
    if let Ok(word) = ahead.call(Ident::parse_any)
        && (ahead.is_empty() || ahead.peek(Token![,]))
    {
        input.call(Ident::parse_any)?;
        if word == "draw" {
            return Ok(Endless::Draw);
        }
        return Err(syn::Error::new(word.span(), "write `endless = draw` or `endless = PLAYER wins`"));
    }
    let player = input.parse()?;
    let word = input.call(Ident::parse_any);
    match word {
        Ok(word) if word == "wins" => Ok(Endless::Wins(player)),
        Ok(word) => Err(syn::Error::new(word.span(), "write `endless = PLAYER wins`")),
        Err(_) => Err(syn::Error::new_spanned(player, "write `endless = draw` or `endless = PLAYER wins`")),
    }
}

fn key_clone(input: ParseStream) -> syn::Result<Span> {
    let word = input.call(Ident::parse_any)?;
    if word == "clone" {
        return Ok(word.span());
    }
    let message =
        format!("`{word}` is no kind of key: write `key = clone` to store positions whole, or leave `key` out");
    Err(syn::Error::new(word.span(), message))
}

/// After an error: goes on at the next `, KEY`.
fn skip_to_next_key(input: ParseStream) -> syn::Result<()> {
    while !input.is_empty() {
        if input.peek(Token![,]) {
            let ahead = input.fork();
            ahead.parse::<Token![,]>()?;
            let is_key = ahead.call(Ident::parse_any).is_ok();
            if ahead.is_empty() || is_key && (ahead.peek(Token![=]) || ahead.peek(Token![,])) {
                return Ok(());
            }
        }
        input.parse::<proc_macro2::TokenTree>()?;
    }
    Ok(())
}
