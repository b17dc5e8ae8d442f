//! Keys: `Pack`, and which value is out of range.

use proc_macro2::{Ident, Span, TokenStream};
use quote::{ToTokens, quote_spanned};

use super::generics::mentions;
use super::move_enum::is_plain;
use super::paste::place;
use super::{Output, code, hidden};
use crate::parse::{Field, Role, Values, innermost};

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
            let count = run_time_count(output, field);
            code!(let count = #krate::__private::product(count, #count);)
        });
        code! {
            let count = 1;
            #(#counts)*
            count
        }
    } else {
        code!(Self::MAX_KEYS)
    };
    let pushes = fields.iter().map(|field| push(output, field));
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
    let local = |field: &Field| {
        let name = field.name();
        Ident::new(&format!("__{}", name.strip_prefix("r#").unwrap_or(&name)), Span::mixed_site())
    };
    let fields: Vec<&Field> = stored(output).collect();
    // The last digit was appended last.
    let pops = fields.iter().rev().map(|field| {
        let (ty, local, value) = (&field.ty, local(field), pop(output, field));
        code!(let #local: #ty = #value;)
    });
    let values = output.declaration.fields.iter().map(|field| {
        let member = &field.member;
        if let Role::Derived(_) = field.role {
            let default = quote_spanned!(place(&field.ty)=> ::core::default::Default::default());
            return code!(#member: #default,);
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

/// How a field becomes digits of the key. The traits stand at the field's type, where their errors belong.
enum Digits {
    Turn { player: TokenStream },
    Ranged { ranged: TokenStream, range: TokenStream },
    Finite { finite: TokenStream },
    Unordered { slot: TokenStream },
}

impl Digits {
    fn of(output: &Output, field: &Field) -> Self {
        let (krate, ty) = (&output.krate, &field.ty);
        let at = place(ty);
        match (&field.role, &field.values) {
            (Role::Turn(_), _) => Digits::Turn { player: quote_spanned!(at=> <#ty as #krate::Player>) },
            (_, values) if field.unordered.is_some() => {
                let element = if values.is_some() { range(output, field) } else { code!(#krate::__private::Full) };
                Digits::Unordered { slot: code!(#krate::__private::Unordered(#element)) }
            }
            (_, Some(_)) => Digits::Ranged {
                ranged: quote_spanned!(at=> <#ty as #krate::__private::Ranged>),
                range: range(output, field),
            },
            (_, None) => Digits::Finite { finite: quote_spanned!(at=> <#ty as #krate::Finite>) },
        }
    }
}

/// Appends a field to the key.
fn push(output: &Output, field: &Field) -> TokenStream {
    let (krate, member) = (&output.krate, &field.member);
    let key = match Digits::of(output, field) {
        Digits::Turn { player } => code! {
            #krate::Word::mul_add(
                key,
                <__W as #krate::Word>::from_u64(2),
                <__W as #krate::Word>::from_u64((#player::index(self.#member) != 0) as u64),
            )
        },
        Digits::Ranged { ranged, range } => code!(#ranged::push(&self.#member, key, #range)?),
        Digits::Finite { finite } => {
            code!(#krate::__private::append(key, #finite::COUNT, #finite::checked_rank(&self.#member))?)
        }
        Digits::Unordered { slot } => code!(#krate::__private::Slot::push(#slot, key, &self.#member)?),
    };
    code!(let key = #key;)
}

/// Takes a field from the end of the key.
fn pop(output: &Output, field: &Field) -> TokenStream {
    let krate = &output.krate;
    match Digits::of(output, field) {
        Digits::Turn { player } => code! {
            #player::from_index(#krate::Word::to_u64(#krate::__private::detach(&mut key, 2)) as usize)
        },
        Digits::Ranged { ranged, range } => code!(#ranged::pop(&mut key, #range)),
        Digits::Finite { finite } => code!(#finite::unrank(#krate::__private::detach(&mut key, #finite::COUNT))),
        Digits::Unordered { slot } => code!(#krate::__private::Slot::pop(#slot, &mut key)),
    }
}

/// The number of values of a field under this context.
fn run_time_count(output: &Output, field: &Field) -> TokenStream {
    let (krate, ty) = (&output.krate, &field.ty);
    match Digits::of(output, field) {
        Digits::Ranged { range: slot, .. } | Digits::Unordered { slot } if is_run_time(output, field) => {
            code!(#krate::__private::Slot::<#ty>::count(#slot))
        }
        _ => max_count(output, field),
    }
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
    let array = quote_spanned!(place(ty)=> #krate::__private::Array);
    let finite = quote_spanned!(place(ty)=> #krate::Finite);
    if let Role::Turn(_) = field.role {
        return code!(2);
    }
    let element = if field.unordered.is_some() { code!(<#ty as #array>::Element) } else { ty.to_token_stream() };
    let count = if field.values.is_some() {
        ranged_count(krate, &hidden("values", field), &element)
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
            let int = integer(krate, ty);
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

/// The type of the integers in a field: written out where it is plain to see, else asked of the trait.
pub fn integer(krate: &TokenStream, ty: &syn::Type) -> TokenStream {
    let (element, _) = innermost(ty);
    if is_plain(element) {
        return element.to_token_stream();
    }
    quote_spanned!(place(ty)=> <#ty as #krate::__private::Ranged>::Int)
}

/// The number of keys of a field of integers in a declared range.
pub fn ranged_count(krate: &TokenStream, range: &Ident, ty: &TokenStream) -> TokenStream {
    let ranged = quote_spanned!(place(ty)=> #krate::__private::Ranged);
    let count =
        code!(#krate::__private::range_count((Self::#range.high as u128).wrapping_sub(Self::#range.low as u128)));
    if ty.to_string().starts_with(['u', 'i']) && syn::parse2(ty.clone()).is_ok_and(|ty: syn::Type| is_plain(&ty)) {
        return count;
    }
    code!(#krate::__private::power(#count, <#ty as #ranged>::LEN))
}

/// The two ends of a range. A range known at compile time is checked there.
pub fn bounds(output: &Output, values: &Values, int: &TokenStream, checked: Option<&str>) -> TokenStream {
    bounds_in(&output.krate, values, int, checked)
}

/// The same, for a derive without a whole declaration.
pub fn bounds_in(krate: &TokenStream, values: &Values, int: &TokenStream, checked: Option<&str>) -> TokenStream {
    let (low, high) = (&values.low, &values.high);
    let written = crate::text::of_tokens(&values.range.to_token_stream());
    let check = checked.map(|field| {
        // The message of `assert!` is a format string.
        let written = written.replace('{', "{{").replace('}', "}}");
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
        (false, Some(_)) => code!(high: high - 1),
        (false, None) => code!(high: high.wrapping_sub(1)),
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
        #krate::__private::Range { low, #last }
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
        let (member, name) = (&field.member, field.name());
        let search = match Digits::of(output, field) {
            Digits::Turn { .. } => return TokenStream::new(),
            Digits::Ranged { ranged, range } => code!(#ranged::outside(&self.#member, #name, #range)),
            Digits::Finite { finite } => code!(#finite::out_of_range(&self.#member, #name)),
            Digits::Unordered { slot } => code!(#krate::__private::Slot::outside(#slot, #name, &self.#member)),
        };
        code! {
            let found = #search;
            if found.is_some() {
                return found;
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
