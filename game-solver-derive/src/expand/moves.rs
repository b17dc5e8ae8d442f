//! The move rules: `moves`, and a hidden method for each effect.

use proc_macro2::{Ident, Literal, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::ext::IdentExt;

use super::move_enum::{is_plain, variant};
use super::paste::{each, place};
use super::{Output, code, guard};
use crate::parse::{Action, Parameter, Rule};

/// `RULES`, `PARTS` and `KIND`.
pub fn constants(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let declaration = output.declaration;
    let names = declaration.rules.iter().map(|rule| rule.name.unraw().to_string());
    let parts = declaration.rules.iter().find(|rule| rule.parts().is_some()).map(|rule| {
        let name = rule.name.unraw().to_string();
        code!(const PARTS: ::core::option::Option<&'static str> = ::core::option::Option::Some(#name);)
    });
    let kind = if declaration.game.solitaire {
        code!(#krate::Kind::Solitaire)
    } else if output.turn().is_none() && declaration.game.handover.is_none() {
        code!(#krate::Kind::Impartial)
    } else {
        code!(#krate::Kind::Partizan)
    };
    code! {
        const RULES: &'static [&'static str] = &[#(#names),*];
        #parts
        const KIND: #krate::Kind = #kind;
    }
}

/// The method `moves`.
pub fn moves(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let context = output.context_parameter();
    let rules = output.declaration.rules.iter().enumerate().map(|(i, rule)| {
        let tried = nest(rule, reached(output, rule));
        let i = Literal::usize_unsuffixed(i);
        code! {
            visitor.rule(#i);
            #tried
        }
    });
    code! {
        #[inline]
        fn moves<__V: #krate::MoveVisitor<Self>>(&self, #context, visitor: &mut __V) {
            #(#rules)*
        }
    }
}

/// The loops over the domains and the guard around what happens when they are passed.
fn nest(rule: &Rule, reached: TokenStream) -> TokenStream {
    let mut guards = guard::by_depth(rule);
    let last = guards.pop().unwrap_or_default();
    let innermost = match guard::joined(&last) {
        None if rule.parameters.is_empty() => code!({ #reached }),
        None => reached,
        Some(condition) => code!(if #condition { #reached }),
    };
    rule.parameters.iter().zip(guards).rev().fold(innermost, |inner, (parameter, guard)| {
        let tried = each(&parameter.name.to_token_stream(), &parameter.ty, &parameter.domain, &inner);
        match guard::joined(&guard) {
            None => tried,
            Some(condition) => code!(if #condition { #tried }),
        }
    })
}

fn reached(output: &Output, rule: &Rule) -> TokenStream {
    let krate = &output.krate;
    let move_name = &output.move_name;
    let variant = variant(&rule.name);
    let method = method(rule);
    let names: Vec<&Ident> = rule.parameters.iter().map(|parameter| &parameter.name).collect();
    let values: Vec<TokenStream> = rule.parameters.iter().map(value).collect();
    let fields = rule.parameters.iter().zip(&values).map(|(parameter, value)| {
        let name = &parameter.name;
        if is_plain(&parameter.ty) { name.to_token_stream() } else { code!(#name: #value) }
    });
    let fields = if names.is_empty() { TokenStream::new() } else { code!({ #(#fields),* }) };
    let context = output.argument();
    match &rule.action {
        Action::Effect(_) => code! {
            let make_move = || #move_name::#variant #fields;
            visitor.attempt(make_move);
            let mut next = ::core::clone::Clone::clone(self);
            let step = #krate::IntoStep::into_step(next.#method(#(#values,)* #context));
            if let ::core::option::Option::Some(successor) = next.__finish(step, #context) {
                visitor.visit(make_move, successor);
            }
        },
        Action::Parts { .. } => code! {
            let make_move = || #move_name::#variant #fields;
            visitor.attempt(make_move);
            let parts = self.#method(#(#values,)* #context);
            visitor.visit(make_move, #krate::Successor::Parts(parts));
        },
    }
}

/// The value of a parameter, for the move and for the effect.
fn value(parameter: &Parameter) -> TokenStream {
    let name = &parameter.name;
    if is_plain(&parameter.ty) { name.to_token_stream() } else { code!(::core::clone::Clone::clone(&#name)) }
}

fn method(rule: &Rule) -> Ident {
    format_ident!("__rule_{}", rule.name.unraw())
}

/// The hidden methods: one for each effect, and `__finish`.
pub fn methods(output: &Output) -> TokenStream {
    let effects: TokenStream = output.declaration.rules.iter().map(|rule| effect(output, rule)).collect();
    let finish = output.declaration.rules.iter().any(|rule| rule.parts().is_none()).then(|| finish(output));
    code! {
        #effects
        #finish
    }
}

fn effect(output: &Output, rule: &Rule) -> TokenStream {
    let krate = &output.krate;
    let method = method(rule);
    let context = output.hidden_parameter();
    let argument = output.argument();
    let parameters = rule.parameters.iter().map(|parameter| {
        let (name, ty) = (&parameter.name, &parameter.ty);
        code!(#name: #ty,)
    });
    match &rule.action {
        Action::Effect(effect) => {
            let step = quote_spanned!(place(effect)=> impl #krate::IntoStep);
            code! {
                #[inline(always)]
                fn #method(&mut self, #(#parameters)* #context) -> #step {
                    #effect
                }
            }
        }
        Action::Parts { parts, .. } => {
            let normalise = super::normal::is_needed(output.declaration).then(|| code!(part.__normalise(#argument);));
            let part = if normalise.is_some() { code!(mut part) } else { code!(part) };
            let body = code! {
                #normalise
                parts.push(part);
            };
            let each = each(&part, &code!(Self), parts, &body);
            code! {
                #[inline]
                fn #method(&self, #(#parameters)* #context) -> ::std::vec::Vec<Self> {
                    let mut parts = ::std::vec::Vec::new();
                    #each
                    parts
                }
            }
        }
    }
}

/// What happens after an effect: is the result legal, does the turn pass, the normal form.
fn finish(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let game = &output.declaration.game;
    let parameter = output.hidden_parameter();
    let context = output.argument();
    let derives = super::normal::derives(output.declaration);
    let early = derives && (game.legal.is_some() || game.handover.is_some());
    let derive = early.then(|| code!(self.__derive(#context);));
    let legal = game.legal.as_ref().map(|_| {
        code! {
            if !self.__legal(#context) {
                return ::core::option::Option::None;
            }
        }
    });
    let flip = output.turn().map(|turn| {
        let (member, ty) = (&turn.member, &turn.ty);
        let other = quote_spanned!(place(ty)=> <#ty as #krate::Player>::other);
        code!(self.#member = #other(self.#member);)
    });
    let handover = game.handover.as_ref().map(|_| code!(self.__handover(#context);));
    let pass = (flip.is_some() || handover.is_some()).then(|| {
        code! {
            if let #krate::Step::Turn = step {
                #flip
                #handover
            }
        }
    });
    let normalise = super::normal::is_needed(output.declaration).then(|| code!(self.__normalise(#context);));
    let binding = if derive.is_some() || pass.is_some() || normalise.is_some() { code!(mut self) } else { code!(self) };
    let turn = if game.solitaire { code!(Again) } else { code!(Turn) };
    code! {
        #[inline(always)]
        fn __finish(#binding, step: #krate::Step, #parameter) -> ::core::option::Option<#krate::Successor<Self>> {
            if let #krate::Step::Illegal = step {
                return ::core::option::Option::None;
            }
            #derive
            #legal
            #pass
            #normalise
            ::core::option::Option::Some(match step {
                #krate::Step::Again => #krate::Successor::Again(self),
                _ => #krate::Successor::#turn(self),
            })
        }
    }
}
