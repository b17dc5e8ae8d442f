//! `#[derive(Finite)]`

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::spanned::Spanned;
use syn::{Data, DeriveInput, Fields, Ident, Member, Type, parse_quote};

use super::generics::mentions_type;
use super::pack::{bounds_in, integer, ranged_count};
use super::paste::place;
use super::{code, runtime};
use crate::diagnostics::Diagnostics;
use crate::parse::{Values, crate_path};

/// A variant of an enum, or the struct itself.
struct Shape {
    path: TokenStream,
    fields: Vec<FiniteField>,
}

struct FiniteField {
    member: Member,
    ty: Type,
    values: Option<Values>,
    /// The hidden constant that holds the range.
    range: Ident,
}

/// The implementation of `Finite`.
pub fn finite(input: &DeriveInput, errors: &mut Diagnostics) -> TokenStream {
    let krate = runtime(crate_path(&input.attrs).as_ref());
    if let Some(lifetime) = input.generics.lifetimes().next() {
        errors.error(lifetime.span(), "a `Finite` type owns its values: it cannot have a lifetime");
    }
    let shapes = shapes(input, errors);
    if !errors.is_empty() {
        return stub(input, &krate);
    }
    let name = &input.ident;
    let mut generics = input.generics.clone();
    for field in shapes.iter().flat_map(|shape| &shape.fields) {
        if field.values.is_none() && mentions_type(&input.generics, &field.ty) {
            let ty = &field.ty;
            generics.make_where_clause().predicates.push(parse_quote!(#ty: #krate::Finite));
        }
    }
    let (impl_generics, type_generics, where_clause) = generics.split_for_impl();
    let ranges = ranges(&krate, &shapes);
    let counts: Vec<TokenStream> = shapes.iter().map(|shape| count(&krate, shape)).collect();
    let rank = rank(&krate, &shapes);
    let unrank = unrank(&krate, &shapes);
    let checks = checks(&krate, &shapes);
    let ranged = (!ranges.is_empty()).then(|| {
        code! {
            #[automatically_derived]
            impl #impl_generics #name #type_generics #where_clause {
                #ranges
            }
        }
    });
    code! {
        #[allow(unused_variables, non_upper_case_globals, non_snake_case, unreachable_code)]
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        const _: () = {
            #ranged
            #[automatically_derived]
            impl #impl_generics #krate::Finite for #name #type_generics #where_clause {
                const COUNT: u128 = {
                    let count: u128 = 0;
                    #(let count = #krate::__private::sum(count, #counts);)*
                    count
                };

                #rank
                #unrank
                #checks
            }
        };
    }
}

/// An implementation that keeps other errors away.
fn stub(input: &DeriveInput, krate: &TokenStream) -> TokenStream {
    let name = &input.ident;
    let (impl_generics, type_generics, where_clause) = input.generics.split_for_impl();
    code! {
        #[automatically_derived]
        impl #impl_generics #krate::Finite for #name #type_generics #where_clause {
            const COUNT: u128 = 1;

            fn rank<__W: #krate::Word>(&self) -> __W {
                ::core::unimplemented!()
            }

            fn unrank<__W: #krate::Word>(_rank: __W) -> Self {
                ::core::unimplemented!()
            }
        }
    }
}

fn shapes(input: &DeriveInput, errors: &mut Diagnostics) -> Vec<Shape> {
    match &input.data {
        Data::Struct(data) => vec![Shape { path: code!(Self), fields: fields("", &data.fields, errors) }],
        Data::Enum(data) => data
            .variants
            .iter()
            .map(|variant| {
                let name = &variant.ident;
                Shape { path: code!(Self::#name), fields: fields(&name.to_string(), &variant.fields, errors) }
            })
            .collect(),
        Data::Union(data) => {
            errors.error(data.union_token.span(), "`Finite` cannot be derived for a union: use a struct or an enum");
            Vec::new()
        }
    }
}

fn fields(variant: &str, fields: &Fields, errors: &mut Diagnostics) -> Vec<FiniteField> {
    let read = |(i, field): (usize, &syn::Field)| {
        let member = field.ident.clone().map_or_else(|| Member::from(i), Member::Named);
        let mut values = None;
        for attribute in &field.attrs {
            if attribute.path().is_ident("values") {
                if values.is_some() {
                    errors.error(attribute.path().span(), "`#[values(..)]` is here twice: remove one");
                }
                values = Values::parse(attribute, &field.ty, errors);
            }
        }
        let name = member.to_token_stream().to_string();
        let name = name.trim_start_matches("r#");
        let variant = variant.trim_start_matches("r#");
        let range = Ident::new(&format!("__values_{variant}_{name}"), Span::mixed_site());
        FiniteField { member, ty: field.ty.clone(), values, range }
    };
    fields.iter().enumerate().map(read).collect()
}

fn ranges(krate: &TokenStream, shapes: &[Shape]) -> TokenStream {
    let mut tokens = TokenStream::new();
    for field in shapes.iter().flat_map(|shape| &shape.fields) {
        let Some(values) = &field.values else { continue };
        let (ty, range) = (&field.ty, &field.range);
        let int = integer(krate, ty);
        let name = field.member.to_token_stream().to_string();
        let value = bounds_in(krate, values, &int, Some(&name));
        tokens.extend(code!(const #range: #krate::__private::Range<#int> = #value;));
    }
    tokens
}

/// The number of values of all fields together.
fn count(krate: &TokenStream, shape: &Shape) -> TokenStream {
    let counts = shape.fields.iter().map(|field| {
        let ty = &field.ty;
        let count = match &field.values {
            None => {
                let finite = quote_spanned!(place(ty)=> #krate::Finite);
                code!(<#ty as #finite>::COUNT)
            }
            Some(_) => ranged_count(krate, &field.range, &ty.to_token_stream()),
        };
        code!(let count = #krate::__private::product(count, #count);)
    });
    code! {{
        let count: u128 = 1;
        #(#counts)*
        count
    }}
}

/// The trait of a field, at the field's type.
fn trait_of(krate: &TokenStream, field: &FiniteField) -> TokenStream {
    let ty = &field.ty;
    if field.values.is_some() {
        quote_spanned!(place(ty)=> <#ty as #krate::__private::Ranged>)
    } else {
        quote_spanned!(place(ty)=> <#ty as #krate::Finite>)
    }
}

fn local(index: usize) -> Ident {
    format_ident!("field_{}", index, span = Span::mixed_site())
}

/// `Self::Stone { white: field_0 }`
fn pattern(shape: &Shape) -> TokenStream {
    let path = &shape.path;
    let bindings = shape.fields.iter().enumerate().map(|(i, field)| {
        let (member, local) = (&field.member, local(i));
        code!(#member: #local)
    });
    code!(#path { #(#bindings),* })
}

fn rank(krate: &TokenStream, shapes: &[Shape]) -> TokenStream {
    let arms = shapes.iter().enumerate().map(|(v, shape)| {
        let before = shapes[..v].iter().map(|shape| count(krate, shape));
        let pattern = pattern(shape);
        let digits = shape.fields.iter().enumerate().map(|(i, field)| {
            let (of, range, local) = (trait_of(krate, field), &field.range, local(i));
            let pushed = if field.values.is_some() {
                code!(#of::push(#local, rank, Self::#range))
            } else {
                code!(#krate::__private::append(rank, #of::COUNT, #of::checked_rank(#local)))
            };
            code! {
                let ::core::option::Option::Some(rank) = #pushed else {
                    #krate::__private::outside(self)
                };
            }
        });
        code! {
            #pattern => {
                let rank = <__W as #krate::Word>::ZERO;
                #(#digits)*
                let before: u128 = const { 0 #(+ #before)* };
                #krate::Word::plus(rank, <__W as #krate::Word>::from_u128(before))
            }
        }
    });
    let body = if shapes.is_empty() { code!(match *self {}) } else { code!(match self { #(#arms)* }) };
    code! {
        #[inline]
        fn rank<__W: #krate::Word>(&self) -> __W {
            #body
        }
    }
}

fn unrank(krate: &TokenStream, shapes: &[Shape]) -> TokenStream {
    let last = shapes.len().saturating_sub(1);
    let variants = shapes.iter().enumerate().map(|(v, shape)| {
        let pops = shape.fields.iter().enumerate().rev().map(|(i, field)| {
            let (of, range, ty, local) = (trait_of(krate, field), &field.range, &field.ty, local(i));
            let popped = if field.values.is_some() {
                code!(#of::pop(&mut rank, Self::#range))
            } else {
                code!(#of::unrank(#krate::__private::detach(&mut rank, #of::COUNT)))
            };
            code!(let #local: #ty = #popped;)
        });
        let value = pattern(shape);
        let value = if shape.fields.is_empty() {
            code!(return #value;)
        } else {
            code! {
                let mut rank = rank;
                #(#pops)*
                return #value;
            }
        };
        if v == last {
            return value;
        }
        let count = count(krate, shape);
        code! {
            let count = <__W as #krate::Word>::from_u128(const { #count });
            if rank < count {
                #value
            }
            let rank = #krate::Word::minus(rank, count);
        }
    });
    let body =
        if shapes.is_empty() { code!(::core::unreachable!("the type has no values")) } else { code!(#(#variants)*) };
    code! {
        #[inline]
        fn unrank<__W: #krate::Word>(rank: __W) -> Self {
            #body
        }
    }
}

/// `is_in_range` and `out_of_range`, where a field has a range or may hold a value that has one.
fn checks(krate: &TokenStream, shapes: &[Shape]) -> TokenStream {
    if shapes.iter().all(|shape| shape.fields.is_empty()) {
        return TokenStream::new();
    }
    let tests = shapes.iter().map(|shape| {
        let pattern = pattern(shape);
        let tests = shape.fields.iter().enumerate().map(|(i, field)| {
            let (of, range, local) = (trait_of(krate, field), &field.range, local(i));
            if field.values.is_some() {
                code!(&& #of::contains(#local, Self::#range))
            } else {
                code!(&& #of::is_in_range(#local))
            }
        });
        code!(#pattern => true #(#tests)*,)
    });
    let searches = shapes.iter().map(|shape| {
        let pattern = pattern(shape);
        let searches = shape.fields.iter().enumerate().map(|(i, field)| {
            let (of, range, local) = (trait_of(krate, field), &field.range, local(i));
            let name = field.member.to_token_stream().to_string();
            let path = code!(&::std::format!("{}.{}", path, #name));
            let search = if field.values.is_some() {
                code!(#of::outside(#local, #path, Self::#range))
            } else {
                code!(#of::out_of_range(#local, #path))
            };
            code! {
                let found = #search;
                if found.is_some() {
                    return found;
                }
            }
        });
        code!(#pattern => { #(#searches)* })
    });
    code! {
        #[inline]
        fn is_in_range(&self) -> bool {
            match self { #(#tests)* }
        }

        fn out_of_range(&self, path: &str) -> ::core::option::Option<#krate::OutOfRange> {
            match self { #(#searches)* }
            ::core::option::Option::None
        }
    }
}
