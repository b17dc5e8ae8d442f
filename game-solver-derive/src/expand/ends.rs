//! How a game ends: `end`, `end_clause`, `no_moves`, `endless`.

use proc_macro2::{Literal, TokenStream};
use quote::quote_spanned;

use super::paste::{before_brace, place};
use super::{Output, code};
use crate::parse::{EndClause, Endless, NoMoves, Verdict};

/// The items of the trait.
pub fn items(output: &Output) -> TokenStream {
    let krate = &output.krate;
    let declaration = output.declaration;
    let context = output.context_parameter();
    let argument = output.argument();
    let ends = if declaration.ends.is_empty() {
        code! {
            #[inline(always)]
            fn end(&self, #context) -> ::core::option::Option<#krate::End> {
                ::core::option::Option::None
            }
        }
    } else {
        let texts = declaration.ends.iter().map(|clause| &clause.text);
        let scored = declaration.ends.iter().any(|clause| matches!(clause.verdict, Verdict::Score { .. }));
        let scored = scored.then(|| {
            code!(
                const SCORED: bool = true;
            )
        });
        code! {
            const ENDS: &'static [&'static str] = &[#(#texts),*];
            #scored

            #[inline]
            fn end(&self, #context) -> ::core::option::Option<#krate::End> {
                ::core::option::Option::map(self.__ending(#argument), |(_, end)| end)
            }

            fn end_clause(&self, #context) -> ::core::option::Option<usize> {
                ::core::option::Option::map(self.__ending(#argument), |(clause, _)| clause)
            }
        }
    };
    let no_moves = declaration.game.no_moves.map(|value| {
        let end = match value {
            NoMoves::Lose => code!(Loss),
            NoMoves::Win => code!(Win),
            NoMoves::Draw => code!(Draw),
        };
        code! {
            const STATES_NO_MOVES: bool = true;

            #[inline(always)]
            fn no_moves(&self, #context) -> #krate::End {
                #krate::End::#end
            }
        }
    });
    let endless = endless(output);
    code! {
        #ends
        #no_moves
        #endless
    }
}

fn endless(output: &Output) -> Option<TokenStream> {
    let krate = &output.krate;
    let Some(Endless::Wins(player)) = &output.declaration.game.endless else { return None };
    let context = output.context_parameter();
    let turn = output.turn()?;
    let (member, ty) = (&turn.member, &turn.ty);
    let index = quote_spanned!(place(ty)=> <#ty as #krate::Player>::index);
    Some(code! {
        fn endless(&self, #context) -> #krate::Outcome {
            let player: #ty = #player;
            #krate::End::outcome(#krate::__private::wins(#index(self.#member), #index(player)))
        }
    })
}

/// The hidden method `__ending`: which clause holds first, and what it is worth.
pub fn methods(output: &Output) -> TokenStream {
    let krate = &output.krate;
    if output.declaration.ends.is_empty() {
        return TokenStream::new();
    }
    let context = output.hidden_parameter();
    let clauses = output.declaration.ends.iter().enumerate().map(|(i, clause)| {
        let condition = before_brace(&clause.condition);
        let end = worth(output, clause);
        let i = Literal::usize_unsuffixed(i);
        code! {
            if #condition {
                return ::core::option::Option::Some((#i, #end));
            }
        }
    });
    code! {
        #[inline(always)]
        fn __ending(&self, #context) -> ::core::option::Option<(usize, #krate::End)> {
            #(#clauses)*
            ::core::option::Option::None
        }
    }
}

fn worth(output: &Output, clause: &EndClause) -> TokenStream {
    let krate = &output.krate;
    match &clause.verdict {
        Verdict::Win => code!(#krate::End::Win),
        Verdict::Lose => code!(#krate::End::Loss),
        Verdict::Draw => code!(#krate::End::Draw),
        Verdict::Wins(player) => by_player(output, player),
        Verdict::Score { player, score } => {
            let checked = quote_spanned!(place(score)=> #krate::__private::score);
            let Some(player) = player else {
                return code!(#krate::End::Score(#checked(#score)));
            };
            let side = by_player(output, player);
            code! {{
                let score = #checked(#score);
                #krate::End::Score(match #side {
                    #krate::End::Win => score,
                    _ => -score,
                })
            }}
        }
    }
}

/// A win of this player, seen by the player to move.
fn by_player(output: &Output, player: &syn::Expr) -> TokenStream {
    let krate = &output.krate;
    // Without a turn the declaration was refused.
    let Some(turn) = output.turn() else { return code!(#krate::End::Draw) };
    let (member, ty) = (&turn.member, &turn.ty);
    let index = quote_spanned!(place(ty)=> <#ty as #krate::Player>::index);
    code! {{
        let player: #ty = #player;
        #krate::__private::wins(#index(self.#member), #index(player))
    }}
}
