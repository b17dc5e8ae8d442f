//! Keys: `Pack`, and which value is out of range.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, quote_spanned};

use super::generics::mentions;
use super::paste::{paste, place};
use super::{Output, code, hidden};
use crate::parse::{Field, Role, Values};

/// The implementation of `Pack`, with the ranges it needs.
pub fn pack(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let name = &output.declaration.ident;
    let (impl_generics, type_generics, where_clause) = output.bounds.split();
    let context = output.context_parameter();
    let fields: Vec<&Field> = stored(output).collect();
    let counts = fields.iter().map(|field| {
        let count = max_count(output, field);
        code!(let count = #krate::__private::product(count, #count);)
    });
    let run_time = fields.iter().any(|field| is_run_time(output, field));
    let max_keys = if run_time {
        code!(u128::MAX)
    } else {
        code! {{
            let count = 1;
            #(#counts)*
            count
        }}
    };
    let key_count = if run_time {
        let counts = fields.iter().map(|field| {
            let (slot, ty) = (slot(output, field), &field.ty);
            code!(let count = #krate::__private::product(count, #krate::__private::Slot::<#ty>::count(#slot));)
        });
        code! {
            let count = 1;
            #(#counts)*
            count
        }
    } else {
        code!(Self::MAX_KEYS)
    };
    let pushes = fields.iter().map(|field| {
        let (slot, member) = (slot(output, field), &field.member);
        code!(let key = #krate::__private::Slot::push(#slot, key, &self.#member)?;)
    });
    let unpack = unpack(output);
    let check = (!output.bounds.is_generic()).then(|| code!(const _: u128 = <#name as #krate::Pack>::MAX_KEYS;));
    code! {
        #[automatically_derived]
        impl #impl_generics #krate::Pack for #name #type_generics #where_clause {
            const MAX_KEYS: u128 = #max_keys;

            #[inline]
            fn key_count(#context) -> u128 {
                #key_count
            }

            #[inline]
            fn pack<__W: #krate::Word>(&self, #context) -> ::core::option::Option<__W> {
                let key = <__W as #krate::Word>::ZERO;
                #(#pushes)*
                ::core::option::Option::Some(key)
            }

            #unpack
        }
        #check
    }
}

/// The fields that are part of the key.
fn stored<'a>(output: &Output<'a>) -> impl Iterator<Item = &'a Field> {
    output.declaration.fields.iter().filter(|field| !matches!(field.role, Role::Derived(_)))
}

fn unpack(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let context = output.context_parameter();
    let argument = output.argument();
    let local = |field: &Field| hidden("field", field);
    let fields: Vec<&Field> = stored(output).collect();
    // The last digit was appended last.
    let pops = fields.iter().rev().map(|field| {
        let (slot, ty, local) = (slot(output, field), &field.ty, local(field));
        code!(let #local: #ty = #krate::__private::Slot::pop(#slot, &mut key);)
    });
    let values = output.declaration.fields.iter().map(|field| {
        let member = &field.member;
        if let Role::Derived(_) = field.role {
            return code!(#member: ::core::default::Default::default(),);
        }
        let local = local(field);
        code!(#member: #local,)
    });
    let position = code!(Self { #(#values)* });
    let rebuilt = if super::normal::derives(output.declaration) {
        code! {
            let mut position = #position;
            position.__derive(#argument);
            position
        }
    } else {
        position
    };
    code! {
        #[inline]
        fn unpack<__W: #krate::Word>(key: __W, #context) -> Self {
            let mut key = key;
            #(#pops)*
            #rebuilt
        }
    }
}

/// The slot of a field: how it becomes digits of the key.
fn slot(output: &Output, field: &Field) -> TokenStream {
    let krate = &output.krate;
    let element = match (&field.role, &field.values) {
        (Role::Turn(_), _) => code!(#krate::__private::Turn),
        (_, Some(_)) => range(output, field),
        (_, None) => code!(#krate::__private::Full),
    };
    if field.unordered.is_some() { code!(#krate::__private::Unordered(#element)) } else { element }
}

/// The declared range of a field: a constant, or a function of the context.
fn range(output: &Output, field: &Field) -> TokenStream {
    let name = hidden("values", field);
    let argument = output.argument();
    if is_run_time(output, field) { code!(Self::#name(#argument)) } else { code!(Self::#name) }
}

fn is_run_time(output: &Output, field: &Field) -> bool {
    match (&field.values, &output.declaration.game.context) {
        (Some(values), Some(context)) => mentions(&values.range.to_token_stream(), &context.name.to_string()),
        _ => false,
    }
}

/// The number of values of a field, as a constant.
fn max_count(output: &Output, field: &Field) -> TokenStream {
    let krate = &output.krate;
    let ty = &field.ty;
    let array = quote_spanned!(place(&ty.to_token_stream())=> #krate::__private::Array);
    let finite = quote_spanned!(place(&ty.to_token_stream())=> #krate::Finite);
    let ranged = quote_spanned!(place(&ty.to_token_stream())=> #krate::__private::Ranged);
    if let Role::Turn(_) = field.role {
        return code!(2);
    }
    let element = if field.unordered.is_some() { code!(<#ty as #array>::Element) } else { ty.to_token_stream() };
    let count = if field.values.is_some() {
        let name = hidden("values", field);
        code! {
            #krate::__private::power(
                #krate::__private::range_count((Self::#name.high as u128).wrapping_sub(Self::#name.low as u128)),
                <#element as #ranged>::LEN,
            )
        }
    } else {
        code!(<#element as #finite>::COUNT)
    };
    if field.unordered.is_some() { code!(#krate::__private::multisets(#count, <#ty as #array>::LEN)) } else { count }
}

/// The declared ranges, as hidden constants or functions.
pub fn ranges(output: &Output) -> TokenStream {
    let declared = output.declaration.fields.iter().filter_map(|field| Some((field, field.values.as_ref()?)));
    declared
        .map(|(field, values)| {
            let krate = &output.krate;
            let (ty, name) = (&field.ty, hidden("values", field));
            let ranged = quote_spanned!(place(&ty.to_token_stream())=> #krate::__private::Ranged);
            let int = code!(<#ty as #ranged>::Int);
            let range = code!(#krate::__private::Range<#int>);
            if is_run_time(output, field) {
                let context = output.context_parameter();
                let value = bounds(output, values, &int, None);
                code! {
                    #[inline(always)]
                    fn #name(#context) -> #range {
                        #value
                    }
                }
            } else {
                let value = bounds(output, values, &int, Some(&field.name()));
                code!(const #name: #range = #value;)
            }
        })
        .collect()
}

/// The two ends of a range. A range known at compile time is checked there.
pub fn bounds(output: &Output, values: &Values, int: &TokenStream, checked: Option<&str>) -> TokenStream {
    bounds_in(&output.krate, values, int, checked)
}

/// The same, for a derive without a whole declaration.
pub fn bounds_in(krate: &TokenStream, values: &Values, int: &TokenStream, checked: Option<&str>) -> TokenStream {
    let (low, high) = (paste(&values.low), paste(&values.high));
    let written = crate::text::of_tokens(&values.range.to_token_stream());
    let check = checked.map(|field| {
        let message = format!("the range `{written}` of `{field}` is empty");
        if values.inclusive {
            code!(::core::assert!(low <= high, #message);)
        } else {
            code!(::core::assert!(low < high, #message);)
        }
    });
    // A half-open range that is empty at run time becomes one that holds no value.
    let last = match (values.inclusive, checked) {
        (true, _) => code!(high),
        (false, Some(_)) => code!(high - 1),
        (false, None) => code!(high.wrapping_sub(1)),
    };
    let empty = (!values.inclusive && checked.is_none()).then(|| {
        code! {
            if high <= low {
                return #krate::__private::Range { low: #int::MAX, high: #int::MIN };
            }
        }
    });
    code! {{
        let low: #int = #low;
        let high: #int = #high;
        #check
        #empty
        #krate::__private::Range { low, high: #last }
    }}
}

/// The method `out_of_range`.
pub fn out_of_range(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let context = output.context_parameter();
    let checked: Vec<&Field> = stored(output)
        .filter(|field| !matches!(field.role, Role::Turn(_)) && (!output.whole() || field.values.is_some()))
        .collect();
    if checked.is_empty() {
        return TokenStream::new();
    }
    let checks = checked.iter().map(|field| {
        let (slot, member, name) = (slot(output, field), &field.member, field.name());
        let found: Ident = Ident::new("found", proc_macro2::Span::mixed_site());
        code! {
            let #found = #krate::__private::Slot::outside(#slot, #name, &self.#member);
            if #found.is_some() {
                return #found;
            }
        }
    });
    code! {
        #[cold]
        fn out_of_range(&self, #context) -> ::core::option::Option<#krate::OutOfRange> {
            #(#checks)*
            ::core::option::Option::None
        }
    }
}

/// The method `declared_values`.
pub fn declared_values(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let context = output.context_parameter();
    let ranged: Vec<&Field> = stored(output).filter(|field| field.values.is_some()).collect();
    if ranged.is_empty() {
        return TokenStream::new();
    }
    let shown = ranged.iter().map(|field| {
        let (range, member, name) = (range(output, field), &field.member, field.name());
        code!(#krate::__private::see_values(#range, #name, &self.#member, see);)
    });
    code! {
        fn declared_values(&self, #context, see: &mut dyn ::core::ops::FnMut(#krate::DeclaredValue)) {
            #(#shown)*
        }
    }
}
