///A move of [`Pursuit`].
#[derive(
    ::core::clone::Clone,
    ::core::marker::Copy,
    ::core::fmt::Debug,
    ::core::cmp::PartialEq,
    ::core::cmp::Eq,
    ::core::hash::Hash
)]
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
enum PursuitMove {
    ///`run(to)`
    Run {
        ///The parameter `to`.
        to: u32,
    },
    ///`chase(who, to)`
    Chase {
        ///The parameter `who`.
        who: usize,
        ///The parameter `to`.
        to: u32,
    },
}
#[allow(clippy::all, clippy::pedantic, clippy::nursery)]
const _: () = {
    #[automatically_derived]
    impl ::core::fmt::Display for PursuitMove {
        fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
            match self {
                Self::Run { to } => {
                    ::core::fmt::Formatter::write_str(f, "run(to=")?;
                    ::core::fmt::Display::fmt(to, f)?;
                    ::core::fmt::Formatter::write_str(f, ")")
                }
                Self::Chase { who, to } => {
                    ::core::fmt::Formatter::write_str(f, "chase(who=")?;
                    ::core::fmt::Display::fmt(who, f)?;
                    ::core::fmt::Formatter::write_str(f, ", to=")?;
                    ::core::fmt::Display::fmt(to, f)?;
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
    impl Pursuit {
        #[inline(always)]
        fn __values_thief(graph: &Graph) -> ::game_solver::__private::Range<u32> {
            {
                let low: u32 = 0;
                let high: u32 = graph.len();
                if high <= low {
                    return ::game_solver::__private::Range {
                        low: u32::MAX,
                        high: u32::MIN,
                    };
                }
                ::game_solver::__private::Range {
                    low,
                    high: high.wrapping_sub(1),
                }
            }
        }
        #[inline(always)]
        fn __values_police(graph: &Graph) -> ::game_solver::__private::Range<u32> {
            {
                let low: u32 = 0;
                let high: u32 = graph.len();
                if high <= low {
                    return ::game_solver::__private::Range {
                        low: u32::MAX,
                        high: u32::MIN,
                    };
                }
                ::game_solver::__private::Range {
                    low,
                    high: high.wrapping_sub(1),
                }
            }
        }
        #[inline(always)]
        fn __rule_run(
            &mut self,
            to: u32,
            graph: &Graph,
        ) -> impl ::game_solver::IntoStep {
            self.thief = to;
        }
        #[inline(always)]
        fn __rule_chase(
            &mut self,
            who: usize,
            to: u32,
            graph: &Graph,
        ) -> impl ::game_solver::IntoStep {
            {
                if to == graph.home() {
                    return Step::Illegal;
                }
                self.police[who] = to;
                Step::Turn
            }
        }
        #[inline(always)]
        fn __finish(
            mut self,
            step: ::game_solver::Step,
            graph: &Graph,
        ) -> ::core::option::Option<::game_solver::Successor<Self>> {
            if let ::game_solver::Step::Illegal = step {
                return ::core::option::Option::None;
            }
            if let ::game_solver::Step::Turn = step {
                self.turn = <Side as ::game_solver::Player>::other(self.turn);
            }
            self.__normalise(graph);
            ::core::option::Option::Some(
                match step {
                    ::game_solver::Step::Again => ::game_solver::Successor::Again(self),
                    _ => ::game_solver::Successor::Turn(self),
                },
            )
        }
        #[inline(always)]
        fn __derived_caught(&self, graph: &Graph) -> bool {
            self.police.contains(&self.thief)
        }
        #[inline(always)]
        fn __derive(&mut self, graph: &Graph) {
            self.caught = self.__derived_caught(graph);
        }
        #[inline(always)]
        fn __normalise(&mut self, graph: &Graph) {
            ::game_solver::__private::sort_by_value(&mut self.police);
            self.__derive(graph);
        }
        #[inline(always)]
        fn __ending(
            &self,
            graph: &Graph,
        ) -> ::core::option::Option<(usize, ::game_solver::End)> {
            if self.caught {
                return ::core::option::Option::Some((
                    0,
                    {
                        let player: Side = Side::Police;
                        ::game_solver::__private::wins(
                            <Side as ::game_solver::Player>::index(self.turn),
                            <Side as ::game_solver::Player>::index(player),
                        )
                    },
                ));
            }
            ::core::option::Option::None
        }
    }
    #[automatically_derived]
    impl ::game_solver::Pack for Pursuit {
        const MAX_KEYS: u128 = u128::MAX;
        #[inline]
        fn key_count(graph: &Graph) -> u128 {
            let count = 1;
            let count = ::game_solver::__private::product(
                count,
                ::game_solver::__private::Slot::<u32>::count(Self::__values_thief(graph)),
            );
            let count = ::game_solver::__private::product(
                count,
                ::game_solver::__private::Slot::<
                    [u32; 2],
                >::count(
                    ::game_solver::__private::Unordered(Self::__values_police(graph)),
                ),
            );
            let count = ::game_solver::__private::product(count, 2);
            count
        }
        #[inline]
        fn pack<__W: ::game_solver::Word>(
            &self,
            graph: &Graph,
        ) -> ::core::option::Option<__W> {
            let key = <__W as ::game_solver::Word>::ZERO;
            let key = <u32 as ::game_solver::__private::Ranged>::push(
                &self.thief,
                key,
                Self::__values_thief(graph),
            )?;
            let key = ::game_solver::__private::Slot::push(
                ::game_solver::__private::Unordered(Self::__values_police(graph)),
                key,
                &self.police,
            )?;
            let key = ::game_solver::Word::mul_add(
                key,
                <__W as ::game_solver::Word>::from_u64(2),
                <__W as ::game_solver::Word>::from_u64(
                    (<Side as ::game_solver::Player>::index(self.turn) != 0) as u64,
                ),
            );
            ::core::option::Option::Some(key)
        }
        #[inline]
        fn unpack<__W: ::game_solver::Word>(key: __W, graph: &Graph) -> Self {
            let mut key = key;
            let __turn: Side = <Side as ::game_solver::Player>::from_index(
                ::game_solver::Word::to_u64(
                    ::game_solver::__private::detach(&mut key, 2),
                ) as usize,
            );
            let __police: [u32; 2] = ::game_solver::__private::Slot::pop(
                ::game_solver::__private::Unordered(Self::__values_police(graph)),
                &mut key,
            );
            let __thief: u32 = <u32 as ::game_solver::__private::Ranged>::pop(
                &mut key,
                Self::__values_thief(graph),
            );
            let mut position = Self {
                thief: __thief,
                police: __police,
                turn: __turn,
                caught: ::core::default::Default::default(),
            };
            position.__derive(graph);
            position
        }
    }
    const _: u128 = <Pursuit as ::game_solver::Pack>::MAX_KEYS;
    #[automatically_derived]
    impl ::game_solver::GamePosition for Pursuit {
        type Context = Graph;
        type Move = PursuitMove;
        type Storage = ::game_solver::Packed;
        const NAME: &'static str = "Pursuit";
        const DOC: &'static str = "Police and a thief on a graph that is read at run time.";
        const RULES: &'static [&'static str] = &["run", "chase"];
        const KIND: ::game_solver::Kind = ::game_solver::Kind::Partizan;
        fn starts(graph: &Graph) -> ::std::vec::Vec<Self> {
            let mut starts = ::std::vec::Vec::new();
            for value in graph.starts() {
                let mut start: Self = value;
                start.__normalise(graph);
                starts.push(start);
            }
            starts
        }
        const ENDS: &'static [&'static str] = &["Side::Police wins if self.caught"];
        #[inline]
        fn end(&self, graph: &Graph) -> ::core::option::Option<::game_solver::End> {
            ::core::option::Option::map(self.__ending(graph), |(_, end)| end)
        }
        fn end_clause(&self, graph: &Graph) -> ::core::option::Option<usize> {
            ::core::option::Option::map(self.__ending(graph), |(clause, _)| clause)
        }
        fn endless(&self, graph: &Graph) -> ::game_solver::Outcome {
            let player: Side = Side::Thief;
            ::game_solver::End::outcome(
                ::game_solver::__private::wins(
                    <Side as ::game_solver::Player>::index(self.turn),
                    <Side as ::game_solver::Player>::index(player),
                ),
            )
        }
        #[inline]
        fn moves<__V: ::game_solver::MoveVisitor<Self>>(
            &self,
            graph: &Graph,
            visitor: &mut __V,
        ) {
            visitor.rule(0);
            if self.turn == Side::Thief {
                for value in graph.next(self.thief) {
                    let to: u32 = value;
                    let make_move = || PursuitMove::Run { to };
                    visitor.attempt(make_move);
                    let mut next = ::core::clone::Clone::clone(self);
                    let step = ::game_solver::IntoStep::into_step(
                        next.__rule_run(to, graph),
                    );
                    if let ::core::option::Option::Some(successor) = next
                        .__finish(step, graph)
                    {
                        visitor.visit(make_move, successor);
                    }
                }
            }
            visitor.rule(1);
            if self.turn == Side::Police {
                for value in 0..2 {
                    let who: usize = value;
                    for value in graph.next(self.police[who]) {
                        let to: u32 = value;
                        let make_move = || PursuitMove::Chase { who, to };
                        visitor.attempt(make_move);
                        let mut next = ::core::clone::Clone::clone(self);
                        let step = ::game_solver::IntoStep::into_step(
                            next.__rule_chase(who, to, graph),
                        );
                        if let ::core::option::Option::Some(successor) = next
                            .__finish(step, graph)
                        {
                            visitor.visit(make_move, successor);
                        }
                    }
                }
            }
        }
        fn player(&self) -> ::core::option::Option<usize> {
            ::core::option::Option::Some(
                <Side as ::game_solver::Player>::index(self.turn),
            )
        }
        fn player_name(player: usize) -> ::core::option::Option<&'static str> {
            <Side as ::game_solver::Player>::name(
                <Side as ::game_solver::Player>::from_index(player),
            )
        }
        #[cold]
        fn out_of_range(
            &self,
            graph: &Graph,
        ) -> ::core::option::Option<::game_solver::OutOfRange> {
            let found = <u32 as ::game_solver::__private::Ranged>::outside(
                &self.thief,
                "thief",
                Self::__values_thief(graph),
            );
            if found.is_some() {
                return found;
            }
            let found = ::game_solver::__private::Slot::outside(
                ::game_solver::__private::Unordered(Self::__values_police(graph)),
                "police",
                &self.police,
            );
            if found.is_some() {
                return found;
            }
            ::core::option::Option::None
        }
        fn declared_values(
            &self,
            graph: &Graph,
            see: &mut dyn ::core::ops::FnMut(::game_solver::DeclaredValue),
        ) {
            ::game_solver::__private::see_values(
                Self::__values_thief(graph),
                "thief",
                &self.thief,
                see,
            );
            ::game_solver::__private::see_values(
                Self::__values_police(graph),
                "police",
                &self.police,
                see,
            );
        }
        fn show(
            &self,
            graph: &Graph,
            f: &mut ::core::fmt::Formatter<'_>,
        ) -> ::core::fmt::Result {
            ::core::fmt::Display::fmt(&(self.picture(graph)), f)
        }
    }
};
