//! What is emitted for a wrong declaration: enough that no other error hides the real ones.

use proc_macro2::TokenStream;
use quote::ToTokens;
use syn::{GenericParam, Generics};

use crate::expand::{Output, code, move_enum, runtime};
use crate::parse::Declaration;

/// A `GamePosition` without a body, and the move enum of the rules that are sound.
pub fn fallback(declaration: &Declaration) -> TokenStream {
    let krate = runtime(declaration.game.krate.as_ref());
    let name = &declaration.ident;
    let title = name.to_string();
    let output = Output::new(declaration);
    let static_generics = without_lifetimes(&declaration.generics);
    let (impl_generics, type_generics, where_clause) = if declaration.generics.lifetimes().next().is_some() {
        let (impl_generics, _, where_clause) = static_generics.split_for_impl();
        (impl_generics, arguments(&declaration.generics), where_clause)
    } else {
        let (impl_generics, type_generics, where_clause) = output.bounds.split();
        (impl_generics, type_generics.to_token_stream(), where_clause)
    };
    let moves = move_enum(&output);
    let move_type = output.move_type();
    let (context, context_type) = match &declaration.game.context {
        Some(context) => {
            let ty = context.ty.to_token_stream();
            (code!(_context: &#ty), ty)
        }
        None => (code!(_context: &()), code!(())),
    };
    code! {
        #moves

        const _: () = {
            #[automatically_derived]
            impl #impl_generics #krate::GamePosition for #name #type_generics #where_clause {
                type Context = #context_type;
                type Move = #move_type;
                type Storage = #krate::Packed;
                const NAME: &'static str = #title;
                const KIND: #krate::Kind = #krate::Kind::Partizan;

                fn starts(#context) -> ::std::vec::Vec<Self> {
                    ::core::unimplemented!()
                }

                fn end(&self, #context) -> ::core::option::Option<#krate::End> {
                    ::core::unimplemented!()
                }

                fn moves<__V: #krate::MoveVisitor<Self>>(&self, #context, _visitor: &mut __V) {
                    ::core::unimplemented!()
                }

                fn show(&self, #context, _f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    ::core::unimplemented!()
                }
            }

            #[automatically_derived]
            impl #impl_generics #krate::Pack for #name #type_generics #where_clause {
                fn key_count(#context) -> u128 {
                    ::core::unimplemented!()
                }

                fn pack<__W: #krate::Word>(&self, #context) -> ::core::option::Option<__W> {
                    ::core::unimplemented!()
                }

                fn unpack<__W: #krate::Word>(_key: __W, #context) -> Self {
                    ::core::unimplemented!()
                }
            }
        };
    }
}

/// A position with a lifetime is refused; the implementation for `'static` keeps other errors away.
fn without_lifetimes(generics: &Generics) -> Generics {
    let mut generics = generics.clone();
    let lifetimes = generics.lifetimes().count();
    generics.params = generics.params.into_iter().skip(lifetimes).collect();
    if lifetimes > 0 {
        generics.where_clause = None;
    }
    generics
}

fn arguments(generics: &Generics) -> TokenStream {
    let arguments = generics.params.iter().map(|parameter| match parameter {
        GenericParam::Lifetime(_) => code!('static),
        GenericParam::Type(parameter) => parameter.ident.to_token_stream(),
        GenericParam::Const(parameter) => parameter.ident.to_token_stream(),
    });
    code!(<#(#arguments),*>)
}
