//! What is emitted for a wrong declaration: enough that no other error hides the real ones.

use proc_macro2::TokenStream;
use quote::ToTokens;

use crate::expand::{Output, code, move_enum, runtime};
use crate::parse::Declaration;

/// A `GamePosition` without a body, and the move enum if the rules could be read.
pub fn fallback(declaration: &Declaration, moves_are_sound: bool) -> TokenStream {
    let krate = runtime(declaration.game.krate.as_ref());
    let name = &declaration.ident;
    let (impl_generics, type_generics, where_clause) = declaration.generics.split_for_impl();
    let title = name.to_string();
    let output = Output::new(declaration);
    let (moves, move_type) = if moves_are_sound {
        (move_enum(&output), output.move_type())
    } else {
        (TokenStream::new(), code!(&'static str))
    };
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
