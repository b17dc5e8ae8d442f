///A move of [`Stones`].
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
enum StonesMove {
    ///`take(n)`
    Take {
        ///The parameter `n`.
        n: u8,
    },
}
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl ::core::fmt::Display for StonesMove {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            match self {
                Self::Take { n } => {
                    ::core::fmt::Formatter::write_str(f, "take(n=")?;
                    ::core::fmt::Display::fmt(n, f)?;
                    ::core::fmt::Formatter::write_str(f, ")")
                }
            }
        }
    }
};
#[allow(
    unused_variables,
    unused_parens,
    unused_braces,
    non_upper_case_globals,
    non_snake_case
)]
#[allow(for_loops_over_fallibles)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl Stones {
        const __values_left: ::game_solver::__private::Range<u8> = {
            let low: u8 = 0;
            let high: u8 = 21;
            ::core::assert!(low <= high, "the range `0..=21` of `left` is empty");
            ::game_solver::__private::Range {
                low,
                high,
            }
        };
        #[inline(always)]
        fn __rule_take(&mut self, n: u8) -> impl ::game_solver::IntoStep {
            self.left -= n;
        }
        #[inline(always)]
        fn __finish(
            self,
            step: ::game_solver::Step,
        ) -> ::core::option::Option<::game_solver::Successor<Self>> {
            if let ::game_solver::Step::Illegal = step {
                return ::core::option::Option::None;
            }
            ::core::option::Option::Some(
                match step {
                    ::game_solver::Step::Again => ::game_solver::Successor::Again(self),
                    _ => ::game_solver::Successor::Turn(self),
                },
            )
        }
    }
    #[automatically_derived]
    impl ::game_solver::Pack for Stones {
        const MAX_KEYS: u128 = {
            let count = 1;
            let count = ::game_solver::__private::product(
                count,
                ::game_solver::__private::range_count(
                    (Self::__values_left.high as u128)
                        .wrapping_sub(Self::__values_left.low as u128),
                ),
            );
            count
        };
        #[inline]
        fn key_count(_context: &()) -> u128 {
            Self::MAX_KEYS
        }
        #[inline]
        fn pack<__W: ::game_solver::Word>(
            &self,
            _context: &(),
        ) -> ::core::option::Option<__W> {
            let key = <__W as ::game_solver::Word>::ZERO;
            let key = <u8 as ::game_solver::__private::Ranged>::push(
                &self.left,
                key,
                Self::__values_left,
            )?;
            ::core::option::Option::Some(key)
        }
        #[inline]
        fn unpack<__W: ::game_solver::Word>(key: __W, _context: &()) -> Self {
            let mut key = key;
            let __left: u8 = <u8 as ::game_solver::__private::Ranged>::pop(
                &mut key,
                Self::__values_left,
            );
            Self { left: __left }
        }
    }
    const _: u128 = <Stones as ::game_solver::Pack>::MAX_KEYS;
    #[automatically_derived]
    impl ::game_solver::GamePosition for Stones {
        type Context = ();
        type Move = StonesMove;
        type Storage = ::game_solver::Packed;
        const NAME: &'static str = "Stones";
        const DOC: &'static str = "Players alternately take one, two or three stones; whoever cannot move loses.";
        const RULES: &'static [&'static str] = &["take"];
        const KIND: ::game_solver::Kind = ::game_solver::Kind::Impartial;
        fn starts(_context: &()) -> ::std::vec::Vec<Self> {
            let start: Self = Stones { left: 21 };
            ::std::vec![start]
        }
        #[inline(always)]
        fn end(&self, _context: &()) -> ::core::option::Option<::game_solver::End> {
            ::core::option::Option::None
        }
        #[inline]
        fn moves<__V: ::game_solver::MoveVisitor<Self>>(
            &self,
            _context: &(),
            visitor: &mut __V,
        ) {
            visitor.rule(0);
            for value in 1..=3 {
                let n: u8 = value;
                if n <= self.left {
                    let make_move = || StonesMove::Take { n };
                    visitor.attempt(make_move);
                    let mut next = ::core::clone::Clone::clone(self);
                    let step = ::game_solver::IntoStep::into_step(next.__rule_take(n));
                    if let ::core::option::Option::Some(successor) = next.__finish(step)
                    {
                        visitor.visit(make_move, successor);
                    }
                }
            }
        }
        #[cold]
        fn out_of_range(
            &self,
            _context: &(),
        ) -> ::core::option::Option<::game_solver::OutOfRange> {
            let found = <u8 as ::game_solver::__private::Ranged>::outside(
                &self.left,
                "left",
                Self::__values_left,
            );
            if found.is_some() {
                return found;
            }
            ::core::option::Option::None
        }
        fn declared_values(
            &self,
            _context: &(),
            see: &mut dyn ::core::ops::FnMut(::game_solver::DeclaredValue),
        ) {
            ::game_solver::__private::see_values(
                Self::__values_left,
                "left",
                &self.left,
                see,
            );
        }
        fn show(
            &self,
            _context: &(),
            f: &mut ::core::fmt::Formatter<'_>,
        ) -> ::core::fmt::Result {
            ::core::fmt::Debug::fmt(self, f)
        }
    }
};
