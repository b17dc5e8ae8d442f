//! Checks of `#[rule(..)]`.

use std::collections::{HashMap, HashSet};

use quote::ToTokens;
use syn::ext::IdentExt;
use syn::{Ident, Type};

use crate::diagnostics::Diagnostics;
use crate::expand::variant;
use crate::parse::{Declaration, Parameter, Rule};

pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    if declaration.rules.is_empty() && declaration.rules_are_whole {
        errors.error(
            declaration.ident.span(),
            format!("`{}` has no move: write at least one `#[rule(NAME => EFFECT)]`", declaration.ident),
        );
    }
    check_names(declaration, errors);
    for rule in &declaration.rules {
        check_parameters(declaration.game.context.as_ref().map(|context| &context.name), rule, errors);
    }
}

/// Removes what keeps the move enum from compiling.
pub fn keep_sound(declaration: &mut Declaration) {
    if declaration.game.moves.as_ref() == Some(&declaration.ident) {
        declaration.game.moves = None;
    }
    if declaration.generics.lifetimes().next().is_some() {
        declaration.rules.clear();
    }
    let mut known = HashSet::new();
    let context = declaration.game.context.as_ref().map(|context| context.name.clone());
    declaration.rules.retain(|rule| {
        let mut errors = Diagnostics::default();
        check_parameters(context.as_ref(), rule, &mut errors);
        let named = syn::parse_str::<Ident>(&variant(&rule.name).to_string()).is_ok();
        errors.is_empty() && named && known.insert(variant(&rule.name).to_string())
    });
}

fn check_names(declaration: &Declaration, errors: &mut Diagnostics) {
    let mut known: HashMap<String, &Ident> = HashMap::new();
    for rule in &declaration.rules {
        let name = rule.name.unraw();
        let Some(first) = known.insert(variant(&rule.name).to_string(), &rule.name) else { continue };
        if first.unraw() == name {
            errors.error(first.span(), format!("two rules have the name `{name}`: here"));
            errors.error(rule.name.span(), format!("two rules have the name `{name}`: and here; rename one"));
        } else {
            let both = variant(&rule.name);
            let message = format!("`{}` and `{name}` would both be the move `{both}`", first.unraw());
            errors.error(first.span(), format!("{message}: here"));
            errors.error(rule.name.span(), format!("{message}: and here; rename one"));
        }
    }
}

fn check_parameters(context: Option<&Ident>, rule: &Rule, errors: &mut Diagnostics) {
    let mut known: HashMap<String, &Parameter> = HashMap::new();
    for parameter in &rule.parameters {
        let name = &parameter.name;
        if let Some(first) = known.insert(name.unraw().to_string(), parameter) {
            errors.error(first.name.span(), format!("two parameters have the name `{name}`: here"));
            errors.error(name.span(), format!("two parameters have the name `{name}`: and here; rename one"));
        }
        if context.is_some_and(|context| context == name) {
            errors.error(name.span(), format!("`{name}` is the context: give the parameter another name"));
        }
        check_type(&parameter.ty, errors);
    }
}

fn check_type(ty: &Type, errors: &mut Diagnostics) {
    match ty {
        Type::Reference(reference) if reference.lifetime.as_ref().is_none_or(|lifetime| lifetime.ident != "static") => {
            let owned = reference.elem.to_token_stream();
            errors.push(syn::Error::new_spanned(
                ty,
                format!("a move owns its parameters: write `{owned}`, and `.copied()` or `.cloned()` in the domain"),
            ));
        }
        Type::Infer(_) => errors.push(syn::Error::new_spanned(ty, "write the type: it is part of the move's type")),
        Type::ImplTrait(_) => {
            errors.push(syn::Error::new_spanned(ty, "write a type with a name: it is part of the move's type"));
        }
        _ => {}
    }
}
