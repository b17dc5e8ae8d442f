//! The normal form of a position: unordered arrays sorted, derived fields computed. Starts, `legal`, `handover`.

use proc_macro2::TokenStream;

use super::paste::each;
use super::{Output, code, hidden};
use crate::parse::{Declaration, Role};

/// Whether there is anything to do.
pub fn is_needed(declaration: &Declaration) -> bool {
    derives(declaration) || sorts(declaration)
}

/// Whether there are derived fields.
pub fn derives(declaration: &Declaration) -> bool {
    declaration.fields.iter().any(|field| matches!(field.role, Role::Derived(_)))
}

fn sorts(declaration: &Declaration) -> bool {
    declaration.fields.iter().any(|field| field.unordered.is_some())
}

/// The method `starts`.
pub fn starts(output: &Output) -> TokenStream {
    let context = output.context_parameter();
    let argument = output.argument();
    let normalise = is_needed(output.declaration).then(|| code!(start.__normalise(#argument);));
    let start = if normalise.is_some() { code!(mut start) } else { code!(start) };
    let body = match &output.declaration.game.start {
        Some(given) if given.many => {
            let body = code! {
                #normalise
                starts.push(start);
            };
            let each = each(&start, &code!(Self), &given.expr, &body);
            code! {
                let mut starts = ::std::vec::Vec::new();
                #each
                starts
            }
        }
        Some(given) => {
            let position = &given.expr;
            code! {
                let #start: Self = #position;
                #normalise
                ::std::vec![start]
            }
        }
        // Without a start the declaration was refused.
        None => code!(::std::vec::Vec::new()),
    };
    code! {
        fn starts(#context) -> ::std::vec::Vec<Self> {
            #body
        }
    }
}

/// The hidden methods.
pub fn methods(output: &Output) -> TokenStream {
    let declaration = output.declaration;
    let context = output.hidden_parameter();
    let argument = output.argument();
    let legal = declaration.game.legal.as_ref().map(|legal| {
        code! {
            #[inline(always)]
            fn __legal(&self, #context) -> bool {
                #legal
            }
        }
    });
    let handover = declaration.game.handover.as_ref().map(|handover| {
        code! {
            #[inline(always)]
            fn __handover(&mut self, #context) {
                #handover
            }
        }
    });
    let derive = derives(declaration).then(|| derive(output));
    let normalise = is_needed(declaration).then(|| {
        let sort = sort(output);
        let derive = derives(declaration).then(|| code!(self.__derive(#argument);));
        code! {
            #[inline(always)]
            fn __normalise(&mut self, #context) {
                #sort
                #derive
            }
        }
    });
    code! {
        #legal
        #handover
        #derive
        #normalise
    }
}

fn sort(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let sorted = output.declaration.fields.iter().filter(|field| field.unordered.is_some());
    sorted
        .map(|field| {
            let member = &field.member;
            let by = if output.whole() || field.values.is_some() { code!(sort_by_value) } else { code!(sort_by_rank) };
            code!(#krate::__private::#by(&mut self.#member);)
        })
        .collect()
}

/// `__derive`, and a method for each derived field.
fn derive(output: &Output) -> TokenStream {
    let context = output.hidden_parameter();
    let argument = output.argument();
    let mut assignments = TokenStream::new();
    let mut methods = TokenStream::new();
    for field in &output.declaration.fields {
        let Role::Derived(expr) = &field.role else { continue };
        let (member, ty, method) = (&field.member, &field.ty, hidden("derived", field));
        assignments.extend(code!(self.#member = self.#method(#argument);));
        methods.extend(code! {
            #[inline(always)]
            fn #method(&self, #context) -> #ty {
                #expr
            }
        });
    }
    code! {
        #methods
        #[inline(always)]
        fn __derive(&mut self, #context) {
            #assignments
        }
    }
}
