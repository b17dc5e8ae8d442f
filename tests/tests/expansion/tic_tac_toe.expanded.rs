#[allow(unused_variables, non_upper_case_globals, non_snake_case, unreachable_code)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl ::game_solver::Finite for Cell {
        const COUNT: u128 = {
            let count: u128 = 0;
            let count = ::game_solver::__private::sum(
                count,
                {
                    let count: u128 = 1;
                    count
                },
            );
            let count = ::game_solver::__private::sum(
                count,
                {
                    let count: u128 = 1;
                    let count = ::game_solver::__private::product(
                        count,
                        <Mark as ::game_solver::Finite>::COUNT,
                    );
                    count
                },
            );
            count
        };
        #[inline]
        fn rank<__W: ::game_solver::Word>(&self) -> __W {
            match self {
                Self::Empty {} => {
                    let rank = <__W as ::game_solver::Word>::ZERO;
                    let before: u128 = const { 0 };
                    ::game_solver::Word::plus(
                        rank,
                        <__W as ::game_solver::Word>::from_u128(before),
                    )
                }
                Self::Taken { 0: field_0 } => {
                    let rank = <__W as ::game_solver::Word>::ZERO;
                    let ::core::option::Option::Some(rank) = ::game_solver::__private::append(
                        rank,
                        <Mark as ::game_solver::Finite>::COUNT,
                        <Mark as ::game_solver::Finite>::checked_rank(field_0),
                    ) else { ::game_solver::__private::outside(self) };
                    let before: u128 = const {
                        0
                            + {
                                let count: u128 = 1;
                                count
                            }
                    };
                    ::game_solver::Word::plus(
                        rank,
                        <__W as ::game_solver::Word>::from_u128(before),
                    )
                }
            }
        }
        #[inline]
        fn unrank<__W: ::game_solver::Word>(rank: __W) -> Self {
            let count = <__W as ::game_solver::Word>::from_u128(const {
                {
                    let count: u128 = 1;
                    count
                }
            });
            if rank < count {
                return Self::Empty {};
            }
            let rank = ::game_solver::Word::minus(rank, count);
            let mut rank = rank;
            let field_0: Mark = <Mark as ::game_solver::Finite>::unrank(
                ::game_solver::__private::detach(
                    &mut rank,
                    <Mark as ::game_solver::Finite>::COUNT,
                ),
            );
            return Self::Taken { 0: field_0 };
        }
        #[inline]
        fn is_in_range(&self) -> bool {
            match self {
                Self::Empty {} => true,
                Self::Taken { 0: field_0 } => {
                    true && <Mark as ::game_solver::Finite>::is_in_range(field_0)
                }
            }
        }
        fn out_of_range(
            &self,
            path: &str,
        ) -> ::core::option::Option<::game_solver::OutOfRange> {
            match self {
                Self::Empty {} => {}
                Self::Taken { 0: field_0 } => {
                    let found = <Mark as ::game_solver::Finite>::out_of_range(
                        field_0,
                        &::std::format!("{}.{}", path, "0"),
                    );
                    if found.is_some() {
                        return found;
                    }
                }
            }
            ::core::option::Option::None
        }
    }
};
#[allow(unused_variables, non_upper_case_globals, non_snake_case, unreachable_code)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl ::game_solver::Finite for Mark {
        const COUNT: u128 = {
            let count: u128 = 0;
            let count = ::game_solver::__private::sum(
                count,
                {
                    let count: u128 = 1;
                    count
                },
            );
            let count = ::game_solver::__private::sum(
                count,
                {
                    let count: u128 = 1;
                    count
                },
            );
            count
        };
        #[inline]
        fn rank<__W: ::game_solver::Word>(&self) -> __W {
            match self {
                Self::Cross {} => {
                    let rank = <__W as ::game_solver::Word>::ZERO;
                    let before: u128 = const { 0 };
                    ::game_solver::Word::plus(
                        rank,
                        <__W as ::game_solver::Word>::from_u128(before),
                    )
                }
                Self::Nought {} => {
                    let rank = <__W as ::game_solver::Word>::ZERO;
                    let before: u128 = const {
                        0
                            + {
                                let count: u128 = 1;
                                count
                            }
                    };
                    ::game_solver::Word::plus(
                        rank,
                        <__W as ::game_solver::Word>::from_u128(before),
                    )
                }
            }
        }
        #[inline]
        fn unrank<__W: ::game_solver::Word>(rank: __W) -> Self {
            let count = <__W as ::game_solver::Word>::from_u128(const {
                {
                    let count: u128 = 1;
                    count
                }
            });
            if rank < count {
                return Self::Cross {};
            }
            let rank = ::game_solver::Word::minus(rank, count);
            return Self::Nought {};
        }
    }
};
#[automatically_derived]
impl ::game_solver::Player for Mark {
    #[inline]
    fn other(self) -> Self {
        match self {
            Self::Cross => Self::Nought,
            Self::Nought => Self::Cross,
        }
    }
    #[inline]
    fn index(self) -> usize {
        match self {
            Self::Cross => 0,
            Self::Nought => 1,
        }
    }
    #[inline]
    fn from_index(index: usize) -> Self {
        if index == 0 { Self::Cross } else { Self::Nought }
    }
    fn name(self) -> ::core::option::Option<&'static str> {
        ::core::option::Option::Some(
            match self {
                Self::Cross => "Cross",
                Self::Nought => "Nought",
            },
        )
    }
}
///A move of [`TicTacToe`].
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
pub enum TicTacToeMove {
    ///`mark(cell)`
    Mark {
        ///The parameter `cell`.
        cell: usize,
    },
}
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl ::core::fmt::Display for TicTacToeMove {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            match self {
                Self::Mark { cell } => {
                    ::core::fmt::Formatter::write_str(f, "mark(cell=")?;
                    ::core::fmt::Display::fmt(cell, f)?;
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
    impl TicTacToe {
        #[inline(always)]
        fn __rule_mark(&mut self, cell: usize) -> impl ::game_solver::IntoStep {
            self.cells[cell] = Cell::Taken(self.turn);
        }
        #[inline(always)]
        fn __finish(
            mut self,
            step: ::game_solver::Step,
        ) -> ::core::option::Option<::game_solver::Successor<Self>> {
            if let ::game_solver::Step::Illegal = step {
                return ::core::option::Option::None;
            }
            if let ::game_solver::Step::Turn = step {
                self.turn = <Mark as ::game_solver::Player>::other(self.turn);
            }
            ::core::option::Option::Some(
                match step {
                    ::game_solver::Step::Again => ::game_solver::Successor::Again(self),
                    _ => ::game_solver::Successor::Turn(self),
                },
            )
        }
        #[inline(always)]
        fn __ending(&self) -> ::core::option::Option<(usize, ::game_solver::End)> {
            if self.has_line() {
                return ::core::option::Option::Some((0, ::game_solver::End::Loss));
            }
            ::core::option::Option::None
        }
        #[inline]
        fn __permute(&mut self) {
            {
                static GROUPS: ::game_solver::__private::Registry = ::game_solver::__private::Registry::new();
                let group = GROUPS
                    .group(
                        "cells",
                        <[Cell; 9] as ::game_solver::__private::Cells<
                            ::game_solver::__private::Row<::game_solver::__private::Leaf>,
                        >>::LEN,
                        Self::__generators_cells,
                    );
                ::game_solver::__private::canonical_cells::<
                    ::game_solver::__private::Row<::game_solver::__private::Leaf>,
                    [Cell; 9],
                >(&mut self.cells, group, ::game_solver::__private::by_rank);
            }
        }
        fn __generators_cells() -> ::std::vec::Vec<::std::vec::Vec<usize>> {
            let mut generators = ::std::vec::Vec::new();
            ::core::iter::Extend::extend(
                &mut generators,
                ::game_solver::symmetry::Permutations::into_lists(
                    symmetry::square::<3>(),
                ),
            );
            generators
        }
    }
    #[automatically_derived]
    impl ::game_solver::Pack for TicTacToe {
        const MAX_KEYS: u128 = {
            let count = 1;
            let count = ::game_solver::__private::product(
                count,
                <[Cell; 9] as ::game_solver::Finite>::COUNT,
            );
            let count = ::game_solver::__private::product(count, 2);
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
            let key = ::game_solver::__private::append(
                key,
                <[Cell; 9] as ::game_solver::Finite>::COUNT,
                <[Cell; 9] as ::game_solver::Finite>::checked_rank(&self.cells),
            )?;
            let key = ::game_solver::Word::mul_add(
                key,
                <__W as ::game_solver::Word>::from_u64(2),
                <__W as ::game_solver::Word>::from_u64(
                    (<Mark as ::game_solver::Player>::index(self.turn) != 0) as u64,
                ),
            );
            ::core::option::Option::Some(key)
        }
        #[inline]
        fn unpack<__W: ::game_solver::Word>(key: __W, _context: &()) -> Self {
            let mut key = key;
            let __turn: Mark = <Mark as ::game_solver::Player>::from_index(
                ::game_solver::Word::to_u64(
                    ::game_solver::__private::detach(&mut key, 2),
                ) as usize,
            );
            let __cells: [Cell; 9] = <[Cell; 9] as ::game_solver::Finite>::unrank(
                ::game_solver::__private::detach(
                    &mut key,
                    <[Cell; 9] as ::game_solver::Finite>::COUNT,
                ),
            );
            Self {
                cells: __cells,
                turn: __turn,
            }
        }
    }
    const _: u128 = <TicTacToe as ::game_solver::Pack>::MAX_KEYS;
    #[automatically_derived]
    impl ::game_solver::GamePosition for TicTacToe {
        type Context = ();
        type Move = TicTacToeMove;
        type Storage = ::game_solver::Packed;
        const NAME: &'static str = "TicTacToe";
        const DOC: &'static str = "Three in a row win.";
        const RULES: &'static [&'static str] = &["mark"];
        const KIND: ::game_solver::Kind = ::game_solver::Kind::Partizan;
        fn starts(_context: &()) -> ::std::vec::Vec<Self> {
            let start: Self = TicTacToe {
                cells: [Cell::Empty; 9],
                turn: Mark::Cross,
            };
            ::std::vec![start]
        }
        const ENDS: &'static [&'static str] = &["lose if self.has_line()"];
        #[inline]
        fn end(&self, _context: &()) -> ::core::option::Option<::game_solver::End> {
            ::core::option::Option::map(self.__ending(), |(_, end)| end)
        }
        fn end_clause(&self, _context: &()) -> ::core::option::Option<usize> {
            ::core::option::Option::map(self.__ending(), |(clause, _)| clause)
        }
        const STATES_NO_MOVES: bool = true;
        #[inline(always)]
        fn no_moves(&self, _context: &()) -> ::game_solver::End {
            ::game_solver::End::Draw
        }
        #[inline]
        fn moves<__V: ::game_solver::MoveVisitor<Self>>(
            &self,
            _context: &(),
            visitor: &mut __V,
        ) {
            visitor.rule(0);
            for value in 0..9 {
                let cell: usize = value;
                if self.cells[cell] == Cell::Empty {
                    let make_move = || TicTacToeMove::Mark { cell };
                    visitor.attempt(make_move);
                    let mut next = ::core::clone::Clone::clone(self);
                    let step = ::game_solver::IntoStep::into_step(
                        next.__rule_mark(cell),
                    );
                    if let ::core::option::Option::Some(successor) = next.__finish(step)
                    {
                        visitor.visit(make_move, successor);
                    }
                }
            }
        }
        const SYMMETRIC: bool = true;
        #[inline]
        fn canonical(self, _context: &()) -> Self {
            let mut position = self;
            position.__permute();
            position
        }
        fn player(&self) -> ::core::option::Option<usize> {
            ::core::option::Option::Some(
                <Mark as ::game_solver::Player>::index(self.turn),
            )
        }
        fn player_name(player: usize) -> ::core::option::Option<&'static str> {
            <Mark as ::game_solver::Player>::name(
                <Mark as ::game_solver::Player>::from_index(player),
            )
        }
        #[cold]
        fn out_of_range(
            &self,
            _context: &(),
        ) -> ::core::option::Option<::game_solver::OutOfRange> {
            let found = <[Cell; 9] as ::game_solver::Finite>::out_of_range(
                &self.cells,
                "cells",
            );
            if found.is_some() {
                return found;
            }
            ::core::option::Option::None
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
