//! The typed moves: `enum StonesMove { Take { n: u8 } }`.

use proc_macro2::{Ident, TokenStream};
use quote::{ToTokens, format_ident, quote_spanned};
use syn::Type;
use syn::ext::IdentExt;

use super::{Output, code, generics};
use crate::parse::Rule;

/// The enum and its traits.
pub fn move_enum(output: &Output) -> TokenStream {
    let declaration = output.declaration;
    let name = &output.move_name;
    let vis = &declaration.vis;
    let generics = generics::of_moves(declaration);
    let (impl_generics, _, where_clause) = generics.split_for_impl();
    let doc = format!("A move of [`{}`].", declaration.ident);
    let variants: TokenStream = declaration.rules.iter().map(variant_definition).collect();
    let plain = declaration.rules.iter().flat_map(|rule| &rule.parameters).all(|parameter| is_plain(&parameter.ty));
    let derives = plain.then(|| {
        code! {
            #[derive(
                ::core::clone::Clone, ::core::marker::Copy, ::core::fmt::Debug,
                ::core::cmp::PartialEq, ::core::cmp::Eq, ::core::hash::Hash
            )]
        }
    });
    let traits = if plain { TokenStream::new() } else { traits(output) };
    let display = display(output);
    code! {
        #[doc = #doc]
        #derives
        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        #vis enum #name #impl_generics #where_clause {
            #variants
        }

        #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
        const _: () = {
            #traits
            #display
        };
    }
}

fn variant_definition(rule: &Rule) -> TokenStream {
    let variant = variant(&rule.name);
    let name = rule.name.unraw().to_string();
    let names: Vec<String> = rule.parameters.iter().map(|parameter| parameter.name.unraw().to_string()).collect();
    let doc = if names.is_empty() { format!("`{name}`") } else { format!("`{name}({})`", names.join(", ")) };
    if rule.parameters.is_empty() {
        return code!(#[doc = #doc] #variant,);
    }
    let fields = rule.parameters.iter().map(|parameter| {
        let (name, ty) = (&parameter.name, &parameter.ty);
        let doc = format!("The parameter `{}`.", name.unraw());
        code!(#[doc = #doc] #name: #ty,)
    });
    code!(#[doc = #doc] #variant { #(#fields)* },)
}

/// `take_one` to `TakeOne`.
pub fn variant(rule: &Ident) -> Ident {
    let name = rule.unraw().to_string();
    let mut camel = String::new();
    for word in name.split('_').filter(|word| !word.is_empty()) {
        let mut letters = word.chars();
        camel.extend(letters.next().into_iter().flat_map(char::to_uppercase));
        camel.push_str(letters.as_str());
    }
    if camel.is_empty() || camel == "Self" {
        camel.push('_');
    }
    format_ident!("{}", camel, span = rule.span())
}

/// Whether a type is a primitive one, or made of such: then the move enum is `Copy` and `Hash` by plain derives.
pub fn is_plain(ty: &Type) -> bool {
    const PRIMITIVE: [&str; 14] =
        ["u8", "u16", "u32", "u64", "u128", "usize", "i8", "i16", "i32", "i64", "i128", "isize", "bool", "char"];
    match ty {
        Type::Path(path) if path.qself.is_none() => {
            path.path.get_ident().is_some_and(|ident| PRIMITIVE.contains(&ident.to_string().as_str()))
        }
        Type::Array(array) => is_plain(&array.elem),
        Type::Tuple(tuple) => tuple.elems.iter().all(is_plain),
        Type::Paren(paren) => is_plain(&paren.elem),
        Type::Group(group) => is_plain(&group.elem),
        _ => false,
    }
}

/// Whether a type is a primitive one, which has `Display`.
fn is_path_to_plain(ty: &Type) -> bool {
    is_plain(ty) && matches!(ty, Type::Path(_))
}

/// The traits, each where all parameters have it. The `for<'a>` lets a bound on a concrete type be false.
fn traits(output: &Output) -> TokenStream {
    let declaration = output.declaration;
    let move_type = output.move_type();
    let generics = generics::of_moves(declaration);
    let (impl_generics, _, _) = generics.split_for_impl();
    let mut types: Vec<TokenStream> = Vec::new();
    for parameter in declaration.rules.iter().flat_map(|rule| &rule.parameters) {
        let ty = parameter.ty.to_token_stream();
        if !is_plain(&parameter.ty) && !types.iter().any(|known| known.to_string() == ty.to_string()) {
            types.push(ty);
        }
    }
    let bounds = |bound: TokenStream| code!(where #(for<'__a> #types: #bound),*);
    let arms = |arm: &dyn Fn(&Rule, &Ident) -> TokenStream| -> TokenStream {
        declaration.rules.iter().map(|rule| arm(rule, &variant(&rule.name))).collect()
    };
    let names = |rule: &Rule| rule.parameters.iter().map(|parameter| parameter.name.clone()).collect::<Vec<_>>();

    let clones = arms(&|rule, variant| {
        let names = names(rule);
        code!(Self::#variant { #(#names),* } => Self::#variant { #(#names: ::core::clone::Clone::clone(#names)),* },)
    });
    let debugs = arms(&|rule, variant| {
        let names = names(rule);
        let text = variant.to_string();
        if names.is_empty() {
            return code!(Self::#variant {} => ::core::fmt::Formatter::write_str(f, #text),);
        }
        let labels = names.iter().map(|name| name.unraw().to_string());
        code! {
            Self::#variant { #(#names),* } => {
                let mut shown = ::core::fmt::Formatter::debug_struct(f, #text);
                #(::core::fmt::DebugStruct::field(&mut shown, #labels, #names);)*
                ::core::fmt::DebugStruct::finish(&mut shown)
            }
        }
    });
    let equals = arms(&|rule, variant| {
        let names = names(rule);
        let others: Vec<Ident> = names.iter().map(|name| format_ident!("__other_{}", name.unraw())).collect();
        code! {
            (Self::#variant { #(#names),* }, Self::#variant { #(#names: #others),* }) => {
                true #(&& ::core::cmp::PartialEq::eq(#names, #others))*
            }
        }
    });
    let hashes = arms(&|rule, variant| {
        let names = names(rule);
        code!(Self::#variant { #(#names),* } => { #(::core::hash::Hash::hash(#names, __state);)* })
    });
    let (clone, copy, debug) =
        (bounds(code!(::core::clone::Clone)), bounds(code!(::core::marker::Copy)), bounds(code!(::core::fmt::Debug)));
    let (partial_eq, eq, hash) =
        (bounds(code!(::core::cmp::PartialEq)), bounds(code!(::core::cmp::Eq)), bounds(code!(::core::hash::Hash)));
    code! {
        #[automatically_derived]
        impl #impl_generics ::core::clone::Clone for #move_type #clone {
            #[inline]
            fn clone(&self) -> Self {
                match self { #clones }
            }
        }

        #[automatically_derived]
        impl #impl_generics ::core::marker::Copy for #move_type #copy {}

        #[automatically_derived]
        impl #impl_generics ::core::fmt::Debug for #move_type #debug {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                match self { #debugs }
            }
        }

        #[automatically_derived]
        impl #impl_generics ::core::cmp::PartialEq for #move_type #partial_eq {
            #[allow(unreachable_patterns)]
            fn eq(&self, __other: &Self) -> bool {
                match (self, __other) {
                    #equals
                    _ => false,
                }
            }
        }

        #[automatically_derived]
        impl #impl_generics ::core::cmp::Eq for #move_type #eq {}

        #[automatically_derived]
        impl #impl_generics ::core::hash::Hash for #move_type #hash {
            fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {
                ::core::hash::Hash::hash(&::core::mem::discriminant(self), __state);
                match self { #hashes }
            }
        }
    }
}

/// `take(heap=1, n=2)`
fn display(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let declaration = output.declaration;
    let move_type = output.move_type();
    let generics = generics::of_moves(declaration);
    let (impl_generics, _, _) = generics.split_for_impl();
    let arms = declaration.rules.iter().map(|rule| {
        let variant = variant(&rule.name);
        let name = rule.name.unraw().to_string();
        if rule.parameters.is_empty() {
            return code!(Self::#variant => ::core::fmt::Formatter::write_str(f, #name),);
        }
        let names: Vec<&Ident> = rule.parameters.iter().map(|parameter| &parameter.name).collect();
        let mut before = format!("{name}(");
        let pieces = rule.parameters.iter().map(|parameter| {
            let label = format!("{before}{}=", parameter.name.unraw());
            before = ", ".to_owned();
            let value = shown(output, &parameter.name, &parameter.ty);
            code! {
                ::core::fmt::Formatter::write_str(f, #label)?;
                #value?;
            }
        });
        code! {
            Self::#variant { #(#names),* } => {
                #(#pieces)*
                ::core::fmt::Formatter::write_str(f, ")")
            }
        }
    });
    // Only a wrong declaration has no rules.
    let body = if declaration.rules.is_empty() { code!(match *self {}) } else { code!(match self { #(#arms)* }) };
    let parameters = || declaration.rules.iter().flat_map(|rule| &rule.parameters);
    let import = parameters().any(|parameter| !is_path_to_plain(&parameter.ty)).then(|| {
        code! {
            #[allow(unused_imports)]
            use #krate::__private::{ShowDebug as _, ShowDisplay as _};
        }
    });
    let types: Vec<&Type> = parameters()
        .map(|parameter| &parameter.ty)
        .filter(|ty| generics::mentions_type(&declaration.generics, ty))
        .collect();
    let bounds = (!types.is_empty()).then(|| code!(where #(#types: ::core::fmt::Debug),*));
    code! {
        #[automatically_derived]
        impl #impl_generics ::core::fmt::Display for #move_type #bounds {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                #import
                #body
            }
        }
    }
}

/// A parameter by `Display` if its type has it, else by `Debug`.
fn shown(output: &Output, name: &Ident, ty: &Type) -> TokenStream {
    let krate = &output.krate;
    if is_path_to_plain(ty) {
        return code!(::core::fmt::Display::fmt(#name, f));
    }
    if generics::mentions_type(&output.declaration.generics, ty) {
        return code!(::core::fmt::Debug::fmt(#name, f));
    }
    let show = quote_spanned!(super::paste::place(ty)=> show);
    code!((&&#krate::__private::Parameter(#name)).#show(f))
}
