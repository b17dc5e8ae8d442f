//! A checked declaration to tokens: one file for each thing generated.

mod ends;
mod finite;
mod generics;
mod guard;
mod move_enum;
mod moves;
mod normal;
mod pack;
pub mod paste;
mod player;
mod symmetry;

use proc_macro2::{Span, TokenStream};
use quote::{ToTokens, format_ident, quote};
use syn::{Ident, Path};

pub use finite::finite;
pub use generics::Bounds;
pub use move_enum::{move_enum, variant};
pub use player::player;

use crate::parse::{Declaration, Field, Role};

/// Tokens of generated code: its local variables and its `self` cannot meet those of the user.
macro_rules! code {
    ($($tokens:tt)*) => { quote::quote_spanned!(proc_macro2::Span::mixed_site()=> $($tokens)*) };
}
pub(crate) use code;

/// What all generated pieces share.
pub struct Output<'a> {
    pub declaration: &'a Declaration,
    /// The path of the runtime crate.
    pub krate: TokenStream,
    pub move_name: Ident,
    pub bounds: Bounds,
}

impl<'a> Output<'a> {
    pub fn new(declaration: &'a Declaration) -> Self {
        let krate = runtime(declaration.game.krate.as_ref());
        Output { declaration, bounds: Bounds::of(declaration, &krate), krate, move_name: move_name(declaration) }
    }

    /// The whole expansion.
    pub fn tokens(&self) -> TokenStream {
        let move_enum = move_enum(self);
        let game = self.game_position();
        let pack = if self.whole() { TokenStream::new() } else { pack::pack(self) };
        let ranges = pack::ranges(self);
        let hidden =
            [ranges, moves::methods(self), normal::methods(self), ends::methods(self), symmetry::methods(self)];
        let methods = self.inherent(&hidden.into_iter().collect());
        let tokens = code! {
            #move_enum

            #[allow(unused_variables, unused_parens, unused_braces, non_upper_case_globals, non_snake_case)]
            #[allow(for_loops_over_fallibles)]
            #[allow(clippy::all, clippy::pedantic, clippy::nursery)]
            const _: () = {
                #methods
                #pack
                #game
            };
        };
        match self.declaration.receiver {
            Some(receiver) => paste::with_one_receiver(tokens, receiver),
            None => tokens,
        }
    }

    /// Whether positions are stored whole.
    pub fn whole(&self) -> bool {
        self.declaration.game.key_clone.is_some()
    }

    /// `impl Stones { .. }` around hidden methods.
    pub fn inherent(&self, methods: &TokenStream) -> TokenStream {
        let name = &self.declaration.ident;
        let (impl_generics, type_generics, where_clause) = self.bounds.split();
        code! {
            #[automatically_derived]
            impl #impl_generics #name #type_generics #where_clause {
                #methods
            }
        }
    }

    fn game_position(&self) -> TokenStream {
        let krate = &self.krate;
        let declaration = self.declaration;
        let name = &declaration.ident;
        let move_type = self.move_type();
        let context_type = self.context_type();
        let context = self.context_parameter();
        let (impl_generics, type_generics, where_clause) = self.bounds.split();
        let storage = match declaration.game.key_clone {
            Some(span) => paste::at(span, code!(#krate::Whole)),
            None => code!(#krate::Packed),
        };
        let title = name.to_string();
        let doc = &declaration.doc;
        let doc = if doc.is_empty() { TokenStream::new() } else { code!(const DOC: &'static str = #doc;) };
        let starts = normal::starts(self);
        let rules = moves::constants(self);
        let moves = moves::moves(self);
        let ends = ends::items(self);
        let canonical = symmetry::canonical(self);
        let player = self.player();
        let out_of_range = pack::out_of_range(self);
        let declared_values = pack::declared_values(self);
        let show = match &declaration.game.show {
            Some(show) => {
                let place = paste::place(show);
                quote::quote_spanned!(place=> ::core::fmt::Display::fmt(&(#show), f))
            }
            None => code!(::core::fmt::Debug::fmt(self, f)),
        };
        code! {
            #[automatically_derived]
            impl #impl_generics #krate::GamePosition for #name #type_generics #where_clause {
                type Context = #context_type;
                type Move = #move_type;
                type Storage = #storage;

                const NAME: &'static str = #title;
                #doc
                #rules

                #starts
                #ends
                #moves
                #canonical
                #player
                #out_of_range
                #declared_values

                fn show(&self, #context, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                    #show
                }
            }
        }
    }

    fn player(&self) -> TokenStream {
        let krate = &self.krate;
        let Some(turn) = self.turn() else { return TokenStream::new() };
        let (member, ty) = (&turn.member, &turn.ty);
        let player = quote::quote_spanned!(paste::place(ty)=> <#ty as #krate::Player>);
        code! {
            fn player(&self) -> ::core::option::Option<usize> {
                ::core::option::Option::Some(#player::index(self.#member))
            }

            fn player_name(player: usize) -> ::core::option::Option<&'static str> {
                #player::name(#player::from_index(player))
            }
        }
    }

    /// The field that says whose turn it is.
    pub fn turn(&self) -> Option<&'a Field> {
        self.declaration.fields.iter().find(|field| matches!(field.role, Role::Turn(_)))
    }

    /// The type of the moves, with the generics that it has.
    pub fn move_type(&self) -> TokenStream {
        let name = &self.move_name;
        let generics = generics::of_moves(self.declaration);
        let (_, type_generics, _) = generics.split_for_impl();
        code!(#name #type_generics)
    }

    fn context_type(&self) -> TokenStream {
        match &self.declaration.game.context {
            Some(context) => context.ty.to_token_stream(),
            None => code!(()),
        }
    }

    /// The context as a parameter of a trait method.
    pub fn context_parameter(&self) -> TokenStream {
        match &self.declaration.game.context {
            Some(context) => {
                let (name, ty) = (&context.name, &context.ty);
                code!(#name: &#ty)
            }
            None => code!(_context: &()),
        }
    }

    /// The context as a parameter of a hidden method, which has none if the game has none.
    pub fn hidden_parameter(&self) -> TokenStream {
        self.declaration.game.context.as_ref().map(|_| self.context_parameter()).unwrap_or_default()
    }

    /// The context as an argument for a hidden method.
    pub fn argument(&self) -> TokenStream {
        self.declaration.game.context.as_ref().map(|context| context.name.to_token_stream()).unwrap_or_default()
    }
}

/// `::game_solver`, or what `#[game(crate = ..)]` says.
pub fn runtime(path: Option<&Path>) -> TokenStream {
    match path {
        Some(path) => path.to_token_stream(),
        None => quote!(::game_solver),
    }
}

/// `StonesMove`, or what `#[game(moves = ..)]` says.
pub fn move_name(declaration: &Declaration) -> Ident {
    match &declaration.game.moves {
        Some(name) => name.clone(),
        None => format_ident!("{}Move", declaration.ident, span = declaration.ident.span()),
    }
}

/// The name of a hidden item of a field.
pub fn hidden(prefix: &str, field: &Field) -> Ident {
    let name = field.name();
    let name = name.strip_prefix("r#").unwrap_or(&name);
    Ident::new(&format!("__{prefix}_{name}"), Span::mixed_site())
}
