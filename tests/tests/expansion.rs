//! What a declaration becomes: whole expansions, formatted, in `expansion`, beside the declarations.
//!
//! The modules of the derive crate are compiled into this test, because a macro crate cannot be called. `EXPANSION=overwrite
//! cargo test -p game-solver-tests --test expansion` writes the expansions anew; review the difference.

#![allow(dead_code, clippy::large_enum_variant)]

#[path = "../../game-solver-derive/src/derive.rs"]
mod derive;
#[path = "../../game-solver-derive/src/diagnostics.rs"]
mod diagnostics;
#[path = "../../game-solver-derive/src/expand/mod.rs"]
mod expand;
#[path = "../../game-solver-derive/src/fallback.rs"]
mod fallback;
#[path = "../../game-solver-derive/src/model/mod.rs"]
mod model;
#[path = "../../game-solver-derive/src/parse/mod.rs"]
mod parse;
#[path = "../../game-solver-derive/src/text.rs"]
mod text;

use std::path::Path;
use std::{env, fs};

use proc_macro2::TokenStream;
use syn::{DeriveInput, Item};

type Derive = (&'static str, fn(&DeriveInput) -> TokenStream);

const DERIVES: [Derive; 3] =
    [("GamePosition", derive::game_position), ("Finite", derive::finite), ("Player", derive::player)];

/// Expands every derive of a file and compares with the file of expansions.
fn expands(name: &str) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/expansion");
    let declaration = fs::read_to_string(folder.join(format!("{name}.rs"))).expect("the declaration is there");
    let mut expansion = TokenStream::new();
    for item in syn::parse_file(&declaration).expect("the declaration is Rust").items {
        let (attributes, tokens) = match &item {
            Item::Struct(item) => (&item.attrs, quote::quote!(#item)),
            Item::Enum(item) => (&item.attrs, quote::quote!(#item)),
            _ => continue,
        };
        let input: DeriveInput = syn::parse2(tokens).expect("the item can be derived for");
        let derives = attributes.iter().filter(|attribute| attribute.path().is_ident("derive"));
        for list in derives.map(|attribute| quote::quote!(#attribute).to_string()) {
            for (_, expand) in DERIVES.iter().filter(|(name, _)| list.contains(name)) {
                expansion.extend(expand(&input));
            }
        }
    }
    let formatted = prettyplease::unparse(&syn::parse2(expansion).expect("the expansion is Rust"));
    let expected = folder.join(format!("{name}.expanded.rs"));
    if env::var_os("EXPANSION").is_some_and(|value| value == "overwrite") {
        fs::write(&expected, &formatted).expect("the expansion can be written");
    }
    let known = fs::read_to_string(&expected).unwrap_or_default();
    assert!(known == formatted, "the expansion of {name} has changed: EXPANSION=overwrite writes it anew\n{formatted}");
}

#[test]
fn stones() {
    expands("stones");
}

#[test]
fn tic_tac_toe() {
    expands("tic_tac_toe");
}

#[test]
fn pursuit() {
    expands("pursuit");
}

#[test]
fn grundys_game() {
    expands("grundys_game");
}

#[test]
fn columns() {
    expands("columns");
}
