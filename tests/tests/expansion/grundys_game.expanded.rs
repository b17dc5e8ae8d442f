///A move of [`Heap`].
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
enum HeapMove {
    ///`split(smaller)`
    Split {
        ///The parameter `smaller`.
        smaller: u16,
    },
}
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl ::core::fmt::Display for HeapMove {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            match self {
                Self::Split { smaller } => {
                    ::core::fmt::Formatter::write_str(f, "split(smaller=")?;
                    ::core::fmt::Display::fmt(smaller, f)?;
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
    impl Heap {
        const __values_size: ::game_solver::__private::Range<u16> = {
            let low: u16 = 0;
            let high: u16 = 10;
            ::core::assert!(low <= high, "the range `0..=10` of `size` is empty");
            ::game_solver::__private::Range {
                low,
                high,
            }
        };
        #[inline]
        fn __rule_split(&self, smaller: u16) -> ::std::vec::Vec<Self> {
            let mut parts = ::std::vec::Vec::new();
            for value in [Heap { size: smaller }, Heap { size: self.size - smaller }] {
                let part: Self = value;
                parts.push(part);
            }
            parts
        }
    }
    #[automatically_derived]
    impl ::game_solver::Pack for Heap {
        const MAX_KEYS: u128 = {
            let count = 1;
            let count = ::game_solver::__private::product(
                count,
                ::game_solver::__private::range_count(
                    (Self::__values_size.high as u128)
                        .wrapping_sub(Self::__values_size.low as u128),
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
            let key = <u16 as ::game_solver::__private::Ranged>::push(
                &self.size,
                key,
                Self::__values_size,
            )?;
            ::core::option::Option::Some(key)
        }
        #[inline]
        fn unpack<__W: ::game_solver::Word>(key: __W, _context: &()) -> Self {
            let mut key = key;
            let __size: u16 = <u16 as ::game_solver::__private::Ranged>::pop(
                &mut key,
                Self::__values_size,
            );
            Self { size: __size }
        }
    }
    const _: u128 = <Heap as ::game_solver::Pack>::MAX_KEYS;
    #[automatically_derived]
    impl ::game_solver::GamePosition for Heap {
        type Context = ();
        type Move = HeapMove;
        type Storage = ::game_solver::Packed;
        const NAME: &'static str = "Heap";
        const DOC: &'static str = "Split one heap into two unequal heaps.";
        const RULES: &'static [&'static str] = &["split"];
        const PARTS: ::core::option::Option<&'static str> = ::core::option::Option::Some(
            "split",
        );
        const KIND: ::game_solver::Kind = ::game_solver::Kind::Impartial;
        fn starts(_context: &()) -> ::std::vec::Vec<Self> {
            let start: Self = Heap { size: 10 };
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
            for value in 1..self.size {
                let smaller: u16 = value;
                if 2 * smaller < self.size {
                    let make_move = || HeapMove::Split { smaller };
                    visitor.attempt(make_move);
                    let parts = self.__rule_split(smaller);
                    visitor.visit(make_move, ::game_solver::Successor::Parts(parts));
                }
            }
        }
        #[cold]
        fn out_of_range(
            &self,
            _context: &(),
        ) -> ::core::option::Option<::game_solver::OutOfRange> {
            let found = <u16 as ::game_solver::__private::Ranged>::outside(
                &self.size,
                "size",
                Self::__values_size,
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
                Self::__values_size,
                "size",
                &self.size,
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
