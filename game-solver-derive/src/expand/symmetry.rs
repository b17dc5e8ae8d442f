//! Symmetries: `canonical`.

use proc_macro2::TokenStream;
use quote::{ToTokens, format_ident, quote_spanned};

use super::generics::mentions;
use super::paste::{each, place};
use super::{Output, code, hidden};
use crate::parse::{Field, Symmetry, innermost};

/// `SYMMETRIC` and the method `canonical`.
pub fn canonical(output: &Output) -> TokenStream {
    let declaration = output.declaration;
    if declaration.symmetries.is_empty() {
        return TokenStream::new();
    }
    let context = output.context_parameter();
    let argument = output.argument();
    let images = images(output).count();
    let body = if images == 0 {
        let derive = super::normal::derives(declaration).then(|| code!(position.__derive(#argument);));
        code! {
            let mut position = self;
            position.__permute(#argument);
            #derive
            position
        }
    } else {
        least_image(output, images)
    };
    code! {
        const SYMMETRIC: bool = true;

        #[inline]
        fn canonical(self, #context) -> Self {
            #body
        }
    }
}

/// The least of the images that `#[symmetry(IMAGES)]` gives, each brought to its normal form.
fn least_image(output: &Output, images: usize) -> TokenStream {
    let krate = &output.krate;
    let argument = output.argument();
    let context = if argument.is_empty() { code!(_context) } else { argument.clone() };
    let normalise = super::normal::is_needed(output.declaration).then(|| code!(image.__normalise(#argument);));
    let permutes = output.declaration.symmetries.iter().any(|symmetry| matches!(symmetry, Symmetry::Field { .. }));
    let permute = permutes.then(|| {
        let derive = super::normal::derives(output.declaration).then(|| code!(image.__derive(#argument);));
        code! {
            image.__permute(#argument);
            #derive
        }
    });
    let less = if output.whole() {
        code!(image < *least)
    } else {
        code! {
            if <Self as #krate::Pack>::MAX_KEYS <= 1 << 64 {
                <Self as #krate::Pack>::pack::<u64>(&image, #context) < <Self as #krate::Pack>::pack::<u64>(least, #context)
            } else {
                <Self as #krate::Pack>::pack::<u128>(&image, #context) < <Self as #krate::Pack>::pack::<u128>(least, #context)
            }
        }
    };
    let start = permute.as_ref().map(|_| code!(let image = &mut least; #permute));
    let mutable =
        if start.is_some() || normalise.is_some() || permute.is_some() { code!(mut image) } else { code!(image) };
    // The images of images for several attributes: each attribute is applied to the results of those before it.
    let last = images - 1;
    let innermost = format_ident!("__images_{}", last);
    let mut search = code!(base.#innermost(#argument &mut |image| consider(image, least)););
    if !argument.is_empty() {
        search = code!(base.#innermost(#argument, &mut |image| consider(image, least)););
    }
    let comma = (!argument.is_empty()).then(|| code!(,));
    for i in (0..last).rev() {
        let method = format_ident!("__images_{}", i);
        search = code! {
            #search
            base.#method(#argument #comma &mut |image| {
                consider(::core::clone::Clone::clone(&image), least);
                let base = &image;
                #search
            });
        };
    }
    code! {
        let consider = |#mutable: Self, least: &mut Self| {
            #normalise
            #permute
            if #less {
                *least = image;
            }
        };
        let base = &self;
        let mut least = ::core::clone::Clone::clone(&self);
        #start
        let least = &mut least;
        #search
        ::core::clone::Clone::clone(least)
    }
}

fn images<'a>(output: &Output<'a>) -> impl Iterator<Item = &'a syn::Expr> {
    output.declaration.symmetries.iter().filter_map(|symmetry| match symmetry {
        Symmetry::Images(images) => Some(images),
        Symmetry::Field { .. } => None,
    })
}

/// The hidden methods: `__permute`, the permutations of each field, the images.
pub fn methods(output: &Output) -> TokenStream {
    let fields: Vec<(&Field, Vec<&syn::Expr>)> = output
        .declaration
        .fields
        .iter()
        .filter_map(|field| {
            let permutations = permutations_of(output, field);
            (!permutations.is_empty()).then_some((field, permutations))
        })
        .collect();
    let context = output.hidden_parameter();
    let permute = (!fields.is_empty()).then(|| {
        let each = fields.iter().map(|(field, permutations)| permute(output, field, permutations));
        code! {
            #[inline]
            fn __permute(&mut self, #context) {
                #(#each)*
            }
        }
    });
    let generators = fields.iter().map(|(field, permutations)| generators(output, field, permutations));
    let images = images(output).enumerate().map(|(i, images)| {
        let each = each(&code!(image), &code!(Self), images, &code!(consider(image);));
        let method = format_ident!("__images_{}", i);
        let comma = (!context.is_empty()).then(|| code!(,));
        code! {
            #[inline]
            fn #method(&self, #context #comma consider: &mut dyn ::core::ops::FnMut(Self)) {
                #each
            }
        }
    });
    code! {
        #permute
        #(#generators)*
        #(#images)*
    }
}

fn permutations_of<'a>(output: &Output<'a>, field: &Field) -> Vec<&'a syn::Expr> {
    let of_field = |symmetry: &'a Symmetry| match symmetry {
        Symmetry::Field { field: member, permutations } if *member == field.member => Some(permutations),
        _ => None,
    };
    output.declaration.symmetries.iter().filter_map(of_field).collect()
}

fn depends_on_context(output: &Output, permutations: &[&syn::Expr]) -> bool {
    let Some(context) = &output.declaration.game.context else { return false };
    let name = context.name.to_string();
    permutations.iter().any(|expr| mentions(&expr.to_token_stream(), &name))
}

/// Replaces one field by the least of its images.
fn permute(output: &Output, field: &Field, permutations: &[&syn::Expr]) -> TokenStream {
    let krate = &output.krate;
    let (member, ty, name, method) = (&field.member, &field.ty, field.name(), hidden("generators", field));
    let argument = output.argument();
    let depth = (0..innermost(ty).1.max(1))
        .fold(code!(#krate::__private::Leaf), |depth, _| code!(#krate::__private::Row<#depth>));
    let cells = quote_spanned!(place(ty)=> #krate::__private::Cells<#depth>);
    let order = if output.whole() || field.values.is_some() { code!(by_value) } else { code!(by_rank) };
    let cell_count = code!(<#ty as #cells>::LEN);
    let group = if depends_on_context(output, permutations) {
        code!(let group = &*#krate::__private::group_of(#name, #cell_count, Self::#method(#argument));)
    } else {
        code! {
            static GROUPS: #krate::__private::Registry = #krate::__private::Registry::new();
            let group = GROUPS.group(#name, #cell_count, Self::#method);
        }
    };
    code! {{
        #group
        #krate::__private::canonical_cells::<#depth, #ty>(
            &mut self.#member,
            group,
            #krate::__private::#order,
        );
    }}
}

/// The permutations that are declared for one field.
fn generators(output: &Output, field: &Field, permutations: &[&syn::Expr]) -> TokenStream {
    let krate = &output.krate;
    let method = hidden("generators", field);
    let context = if depends_on_context(output, permutations) { output.hidden_parameter() } else { TokenStream::new() };
    let extends = permutations.iter().map(|expr| {
        let into_lists = quote_spanned!(place(expr)=> #krate::symmetry::Permutations::into_lists);
        code!(::core::iter::Extend::extend(&mut generators, #into_lists(#expr));)
    });
    code! {
        fn #method(#context) -> ::std::vec::Vec<::std::vec::Vec<usize>> {
            let mut generators = ::std::vec::Vec::new();
            #(#extends)*
            generators
        }
    }
}
