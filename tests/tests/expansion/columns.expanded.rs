///A move of [`Columns`].
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
enum ColumnsMove<const W: usize, const H: usize> {
    ///`put(cell)`
    Put {
        ///The parameter `cell`.
        cell: Place<W, H>,
    },
    ///`pass`
    Pass,
}
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::clone::Clone for ColumnsMove<W, H>
    where
        for<'__a> Place<W, H>: ::core::clone::Clone,
    {
        #[inline]
        fn clone(&self) -> Self {
            match self {
                Self::Put { cell } => {
                    Self::Put {
                        cell: ::core::clone::Clone::clone(cell),
                    }
                }
                Self::Pass {} => Self::Pass {},
            }
        }
    }
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::marker::Copy for ColumnsMove<W, H>
    where
        for<'__a> Place<W, H>: ::core::marker::Copy,
    {}
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::fmt::Debug for ColumnsMove<W, H>
    where
        for<'__a> Place<W, H>: ::core::fmt::Debug,
    {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            match self {
                Self::Put { cell } => {
                    let mut shown = ::core::fmt::Formatter::debug_struct(f, "Put");
                    ::core::fmt::DebugStruct::field(&mut shown, "cell", cell);
                    ::core::fmt::DebugStruct::finish(&mut shown)
                }
                Self::Pass {} => ::core::fmt::Formatter::write_str(f, "Pass"),
            }
        }
    }
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::cmp::PartialEq for ColumnsMove<W, H>
    where
        for<'__a> Place<W, H>: ::core::cmp::PartialEq,
    {
        #[allow(unreachable_patterns)]
        fn eq(&self, __other: &Self) -> bool {
            match (self, __other) {
                (Self::Put { cell }, Self::Put { cell: __other_cell }) => {
                    true && ::core::cmp::PartialEq::eq(cell, __other_cell)
                }
                (Self::Pass {}, Self::Pass {}) => true,
                _ => false,
            }
        }
    }
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::cmp::Eq for ColumnsMove<W, H>
    where
        for<'__a> Place<W, H>: ::core::cmp::Eq,
    {}
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::hash::Hash for ColumnsMove<W, H>
    where
        for<'__a> Place<W, H>: ::core::hash::Hash,
    {
        fn hash<__H: ::core::hash::Hasher>(&self, __state: &mut __H) {
            ::core::hash::Hash::hash(&::core::mem::discriminant(self), __state);
            match self {
                Self::Put { cell } => {
                    ::core::hash::Hash::hash(cell, __state);
                }
                Self::Pass {} => {}
            }
        }
    }
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::core::fmt::Display for ColumnsMove<W, H> {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            #[allow(unused_imports)]
            use ::game_solver::__private::{ShowDebug as _, ShowDisplay as _};
            match self {
                Self::Put { cell } => {
                    ::core::fmt::Formatter::write_str(f, "put(cell=")?;
                    (&&::game_solver::__private::Parameter(cell)).show(f)?;
                    ::core::fmt::Formatter::write_str(f, ")")
                }
                Self::Pass => ::core::fmt::Formatter::write_str(f, "pass"),
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
    impl<const W: usize, const H: usize> Columns<W, H> {
        const __values_cells: ::game_solver::__private::Range<i8> = {
            let low: i8 = -1;
            let high: i8 = 1;
            ::core::assert!(low <= high, "the range `-1..=1` of `cells` is empty");
            ::game_solver::__private::Range {
                low,
                high,
            }
        };
        #[inline(always)]
        fn __rule_put(&mut self, cell: Place<W, H>) -> impl ::game_solver::IntoStep {
            {
                self.cells[cell.row][cell.column] = 1;
                self.last = Some(cell);
            }
        }
        #[inline(always)]
        fn __rule_pass(&mut self) -> impl ::game_solver::IntoStep {
            Step::Again
        }
        #[inline(always)]
        fn __finish(
            mut self,
            step: ::game_solver::Step,
        ) -> ::core::option::Option<::game_solver::Successor<Self>> {
            if let ::game_solver::Step::Illegal = step {
                return ::core::option::Option::None;
            }
            if !self.__legal() {
                return ::core::option::Option::None;
            }
            if let ::game_solver::Step::Turn = step {
                self.__handover();
            }
            ::core::option::Option::Some(
                match step {
                    ::game_solver::Step::Again => ::game_solver::Successor::Again(self),
                    _ => ::game_solver::Successor::Turn(self),
                },
            )
        }
        #[inline(always)]
        fn __legal(&self) -> bool {
            !self.touches()
        }
        #[inline(always)]
        fn __handover(&mut self) {
            self.cells.as_flattened_mut().iter_mut().for_each(|cell| *cell = -*cell)
        }
        #[inline(always)]
        fn __ending(&self) -> ::core::option::Option<(usize, ::game_solver::End)> {
            if self.is_full() {
                return ::core::option::Option::Some((
                    0,
                    ::game_solver::End::Score(
                        ::game_solver::__private::score(self.sum()),
                    ),
                ));
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
                        <[[i8; W]; H] as ::game_solver::__private::Cells<
                            ::game_solver::__private::Row<
                                ::game_solver::__private::Row<
                                    ::game_solver::__private::Leaf,
                                >,
                            >,
                        >>::LEN,
                        Self::__generators_cells,
                    );
                ::game_solver::__private::canonical_cells::<
                    ::game_solver::__private::Row<
                        ::game_solver::__private::Row<::game_solver::__private::Leaf>,
                    >,
                    [[i8; W]; H],
                >(&mut self.cells, group, ::game_solver::__private::by_value);
            }
        }
        fn __generators_cells() -> ::std::vec::Vec<::std::vec::Vec<usize>> {
            let mut generators = ::std::vec::Vec::new();
            ::core::iter::Extend::extend(
                &mut generators,
                ::game_solver::symmetry::Permutations::into_lists(
                    symmetry::rectangle::<W, H>(),
                ),
            );
            generators
        }
        #[inline]
        fn __images_0(&self, consider: &mut dyn ::core::ops::FnMut(Self)) {
            for value in [self.transposed()] {
                let image: Self = value;
                consider(image);
            }
        }
    }
    #[automatically_derived]
    impl<const W: usize, const H: usize> ::game_solver::GamePosition for Columns<W, H> {
        type Context = ();
        type Move = ColumnsMove<W, H>;
        type Storage = ::game_solver::Whole;
        const NAME: &'static str = "Columns";
        const DOC: &'static str = "A board of any size; the position is seen by the player to move.";
        const RULES: &'static [&'static str] = &["put", "pass"];
        const KIND: ::game_solver::Kind = ::game_solver::Kind::Partizan;
        fn starts(_context: &()) -> ::std::vec::Vec<Self> {
            let start: Self = Self {
                cells: [[0; W]; H],
                last: None,
            };
            ::std::vec![start]
        }
        const ENDS: &'static [&'static str] = &["score self.sum() if self.is_full()"];
        const SCORED: bool = true;
        #[inline]
        fn end(&self, _context: &()) -> ::core::option::Option<::game_solver::End> {
            ::core::option::Option::map(self.__ending(), |(_, end)| end)
        }
        fn end_clause(&self, _context: &()) -> ::core::option::Option<usize> {
            ::core::option::Option::map(self.__ending(), |(clause, _)| clause)
        }
        #[inline]
        fn moves<__V: ::game_solver::MoveVisitor<Self>>(
            &self,
            _context: &(),
            visitor: &mut __V,
        ) {
            visitor.rule(0);
            for value in Place::all() {
                let cell: Place<W, H> = value;
                if cell.is_free(&self.cells) {
                    let make_move = || ColumnsMove::Put {
                        cell: ::core::clone::Clone::clone(&cell),
                    };
                    visitor.attempt(make_move);
                    let mut next = ::core::clone::Clone::clone(self);
                    let step = ::game_solver::IntoStep::into_step(
                        next.__rule_put(::core::clone::Clone::clone(&cell)),
                    );
                    if let ::core::option::Option::Some(successor) = next.__finish(step)
                    {
                        visitor.visit(make_move, successor);
                    }
                }
            }
            visitor.rule(1);
            {
                let make_move = || ColumnsMove::Pass;
                visitor.attempt(make_move);
                let mut next = ::core::clone::Clone::clone(self);
                let step = ::game_solver::IntoStep::into_step(next.__rule_pass());
                if let ::core::option::Option::Some(successor) = next.__finish(step) {
                    visitor.visit(make_move, successor);
                }
            }
        }
        const SYMMETRIC: bool = true;
        #[inline]
        fn canonical(self, _context: &()) -> Self {
            let consider = |mut image: Self, least: &mut Self| {
                image.__permute();
                if image < *least {
                    *least = image;
                }
            };
            let base = &self;
            let mut least = ::core::clone::Clone::clone(&self);
            let image = &mut least;
            image.__permute();
            let least = &mut least;
            base.__images_0(&mut |image| consider(image, least));
            ::core::clone::Clone::clone(least)
        }
        #[cold]
        fn out_of_range(
            &self,
            _context: &(),
        ) -> ::core::option::Option<::game_solver::OutOfRange> {
            let found = <[[i8; W]; H] as ::game_solver::__private::Ranged>::outside(
                &self.cells,
                "cells",
                Self::__values_cells,
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
                Self::__values_cells,
                "cells",
                &self.cells,
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
