//! Generic parameters and the bounds that come from use.

use proc_macro2::{TokenStream, TokenTree};
use quote::{ToTokens, quote};
use syn::{GenericParam, Generics, ImplGenerics, TypeGenerics, WhereClause, parse_quote};

use crate::parse::{Declaration, Role, innermost};

/// The generics of the struct with the bounds that its game needs.
pub struct Bounds {
    generics: Generics,
}

impl Bounds {
    pub fn of(declaration: &Declaration, krate: &TokenStream) -> Self {
        let mut generics = declaration.generics.clone();
        if declaration.generics.type_params().next().is_some() {
            let name = &declaration.ident;
            let (_, type_generics, _) = declaration.generics.split_for_impl();
            let this = quote!(#name #type_generics);
            let mut predicates: Vec<syn::WherePredicate> = vec![parse_quote!(
                #this: ::core::clone::Clone + ::core::marker::Send + ::core::marker::Sync + 'static
            )];
            for parameter in declaration.generics.type_params() {
                let parameter = &parameter.ident;
                predicates.push(parse_quote!(#parameter: 'static));
            }
            if declaration.game.show.is_none() {
                predicates.push(parse_quote!(#this: ::core::fmt::Debug));
            }
            let whole = declaration.game.key_clone.is_some();
            if whole {
                predicates.push(parse_quote!(#this: ::core::cmp::Eq + ::core::hash::Hash));
            }
            for field in &declaration.fields {
                if !mentions_type(&declaration.generics, &field.ty) {
                    continue;
                }
                let (element, _) = innermost(&field.ty);
                let ty = &field.ty;
                match &field.role {
                    Role::Turn(_) => predicates.push(parse_quote!(#ty: #krate::Player)),
                    Role::Derived(_) => predicates.push(parse_quote!(#ty: ::core::default::Default)),
                    Role::Plain if whole || field.values.is_some() => {}
                    Role::Plain => predicates.push(parse_quote!(#element: #krate::Finite)),
                }
            }
            let moves: Vec<_> = declaration.rules.iter().flat_map(|rule| &rule.parameters).collect();
            for parameter in moves {
                if mentions_type(&declaration.generics, &parameter.ty) {
                    let ty = &parameter.ty;
                    predicates.push(parse_quote!(
                        #ty: ::core::clone::Clone + ::core::fmt::Debug + ::core::marker::Send + ::core::marker::Sync + 'static
                    ));
                }
            }
            generics.make_where_clause().predicates.extend(predicates);
        }
        Bounds { generics }
    }

    pub fn split(&self) -> (ImplGenerics<'_>, TypeGenerics<'_>, Option<&WhereClause>) {
        self.generics.split_for_impl()
    }

    /// Whether there are parameters at all.
    pub fn is_generic(&self) -> bool {
        !self.generics.params.is_empty()
    }
}

/// Whether tokens mention a type parameter.
pub fn mentions_type(generics: &Generics, tokens: &impl ToTokens) -> bool {
    let tokens = tokens.to_token_stream();
    generics.type_params().any(|parameter| mentions(&tokens, &parameter.ident.to_string()))
}

/// Whether tokens contain this identifier, at any depth.
pub fn mentions(tokens: &TokenStream, name: &str) -> bool {
    tokens.clone().into_iter().any(|token| match token {
        TokenTree::Ident(ident) => ident == name,
        TokenTree::Group(group) => mentions(&group.stream(), name),
        _ => false,
    })
}

/// The generics of the move enum: those that the parameters' types mention.
pub fn of_moves(declaration: &Declaration) -> Generics {
    let types: TokenStream = declaration
        .rules
        .iter()
        .flat_map(|rule| &rule.parameters)
        .map(|parameter| parameter.ty.to_token_stream())
        .collect();
    let used = |parameter: &&GenericParam| match parameter {
        GenericParam::Type(parameter) => mentions(&types, &parameter.ident.to_string()),
        GenericParam::Const(parameter) => mentions(&types, &parameter.ident.to_string()),
        GenericParam::Lifetime(_) => false,
    };
    let mut generics = declaration.generics.clone();
    generics.where_clause = None;
    generics.params = declaration.generics.params.iter().filter(used).cloned().collect();
    for parameter in &mut generics.params {
        match parameter {
            GenericParam::Type(parameter) => parameter.default = None,
            GenericParam::Const(parameter) => parameter.default = None,
            GenericParam::Lifetime(_) => {}
        }
    }
    generics
}
