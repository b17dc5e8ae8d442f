//! `#[derive(Player)]`

use proc_macro2::TokenStream;
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident};

use super::{code, runtime};
use crate::diagnostics::Diagnostics;
use crate::parse::crate_path;

/// The implementation of `Player`.
pub fn player(input: &DeriveInput, errors: &mut Diagnostics) -> TokenStream {
    let krate = runtime(crate_path(&input.attrs).as_ref());
    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    let body = match variants(input, errors) {
        Some([first, second]) => {
            let names = [first.to_string(), second.to_string()];
            let [first_name, second_name] = names.map(|name| name.trim_start_matches("r#").to_owned());
            code! {
                #[inline]
                fn other(self) -> Self {
                    match self {
                        Self::#first => Self::#second,
                        Self::#second => Self::#first,
                    }
                }

                #[inline]
                fn index(self) -> usize {
                    match self {
                        Self::#first => 0,
                        Self::#second => 1,
                    }
                }

                #[inline]
                fn from_index(index: usize) -> Self {
                    if index == 0 { Self::#first } else { Self::#second }
                }

                fn name(self) -> ::core::option::Option<&'static str> {
                    ::core::option::Option::Some(match self {
                        Self::#first => #first_name,
                        Self::#second => #second_name,
                    })
                }
            }
        }
        None => code! {
            fn other(self) -> Self {
                ::core::unimplemented!()
            }

            fn index(self) -> usize {
                ::core::unimplemented!()
            }

            fn from_index(_index: usize) -> Self {
                ::core::unimplemented!()
            }
        },
    };
    code! {
        #[automatically_derived]
        impl #impl_generics #krate::Player for #name #type_generics #where_clause {
            #body
        }
    }
}

fn variants(input: &DeriveInput, errors: &mut Diagnostics) -> Option<[Ident; 2]> {
    let Data::Enum(data) = &input.data else {
        errors.error(input.ident.span(), "the players are an enum of two variants, such as `enum Side { Cat, Mouse }`");
        return None;
    };
    for variant in &data.variants {
        if !matches!(variant.fields, Fields::Unit) {
            errors.error(variant.fields.span(), "a player has no data: write the variant's name alone");
        }
    }
    let names: Vec<Ident> = data.variants.iter().map(|variant| variant.ident.clone()).collect();
    match <[Ident; 2]>::try_from(names) {
        Ok(names) => errors.is_empty().then_some(names),
        Err(names) => {
            let place = names.get(2).map_or_else(|| input.ident.span(), Ident::span);
            let count = names.len();
            let plural = if count == 1 { "" } else { "s" };
            errors
                .error(place, format!("there are two players, so two variants: this enum has {count} variant{plural}"));
            None
        }
    }
}
