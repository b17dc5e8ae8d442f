//! Euclid's game, with [`GamePosition`] written by hand: two numbers; a move subtracts a multiple of the smaller from the
//! larger, which must not become negative; whoever makes a 0 wins.
//!
//! Source: A. J. Cole and A. J. T. Davie, *A game based on the Euclidean algorithm and a winning strategy for it*,
//! Mathematical Gazette 53 (1969). The player to move wins exactly when the numbers are equal or the larger is more than
//! golden-ratio times the smaller.
//!
//! The derive macro would write all of this from one `#[rule]`; by hand it shows what the engine needs to know.

use std::fmt;
use std::process::ExitCode;

use game_solver::cli::clap;
use game_solver::prelude::*;
use game_solver::{Kind, MoveVisitor, OutOfRange, Pack, Packed, Successor, Word};

/// The numbers, the larger first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Euclid {
    pub large: u32,
    pub small: u32,
}

/// The numbers to start with; they are not part of the rules, and come from the command line.
#[derive(clap::Args, Clone, Copy, Debug)]
pub struct Numbers {
    /// The one number
    #[arg(long, default_value_t = 36)]
    pub a: u32,
    /// The other number
    #[arg(long, default_value_t = 15)]
    pub b: u32,
}

/// Subtract the smaller number so many times.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subtract {
    pub times: u32,
}

impl fmt::Display for Subtract {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "subtract(times={})", self.times)
    }
}

impl GamePosition for Euclid {
    type Context = Numbers;
    type Move = Subtract;
    type Storage = Packed;

    const NAME: &'static str = "Euclid";
    const DOC: &'static str = "Subtract a multiple of the smaller number from the larger; whoever makes a 0 wins.";
    const RULES: &'static [&'static str] = &["subtract"];
    const KIND: Kind = Kind::Impartial;

    fn starts(&Numbers { a, b }: &Numbers) -> Vec<Self> {
        vec![Euclid { large: a.max(b), small: a.min(b) }]
    }

    /// No end condition: with a 0 there is no move, and whoever has no move loses, as `no_moves` says unless it is
    /// overridden.
    fn end(&self, _: &Numbers) -> Option<End> {
        None
    }

    fn moves<V: MoveVisitor<Self>>(&self, _: &Numbers, visitor: &mut V) {
        visitor.rule(0);
        for times in 1..=self.large.checked_div(self.small).unwrap_or(0) {
            let rest = self.large - times * self.small;
            let successor = Euclid { large: rest.max(self.small), small: rest.min(self.small) };
            visitor.visit(|| Subtract { times }, Successor::Turn(successor));
        }
    }

    fn out_of_range(&self, &Numbers { a, b }: &Numbers) -> Option<OutOfRange> {
        let range = format!("0..={}", a.max(b));
        (self.large > a.max(b)).then(|| OutOfRange::new("large", self.large, range))
    }

    fn show(&self, _: &Numbers, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} and {}", self.large, self.small)
    }
}

/// How a position becomes a number: both numbers are at most the larger one at the start.
impl Pack for Euclid {
    fn key_count(&Numbers { a, b }: &Numbers) -> u128 {
        (u128::from(a.max(b)) + 1).pow(2)
    }

    fn pack<W: Word>(&self, context: &Numbers) -> Option<W> {
        let radix = W::from_u64(u64::from(context.a.max(context.b)) + 1);
        let key = || W::from_u64(self.large.into()).mul_add(radix, W::from_u64(self.small.into()));
        self.out_of_range(context).is_none().then(key)
    }

    fn unpack<W: Word>(key: W, &Numbers { a, b }: &Numbers) -> Self {
        let (large, small) = key.div_rem(W::from_u64(u64::from(a.max(b)) + 1));
        let number = |word: W| word.to_u64().try_into().expect("a key holds two u32");
        Euclid { large: number(large), small: number(small) }
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Euclid>()
}
