//! Whether a whole solution says what the naive solver says.

use std::collections::HashMap;

use game_solver::{EvaluatedMove, Outcome, Solution, Solver, Value};

use crate::labelled::{Edge, Endless, LabelledGraph};
use crate::naive;
use crate::vertex::OnGraph;

/// Solves the graph as a game of positions `G`.
pub fn solve<G: OnGraph>(graph: &LabelledGraph) -> Solution<G> {
    Solver::<G>::with(graph.clone()).threads(1).solve().expect("a graph is a game without mistakes")
}

/// Solves the graph as a game of positions `G` and compares everything that the solution can be asked.
pub fn assert_agrees<G: OnGraph>(graph: &LabelledGraph) {
    let solution = solve::<G>(graph);
    solution.verify().expect("the labels hold");
    let oracle = Oracle { graph, values: naive::values(graph), reachable: graph.reachable() };
    oracle.compare_values(&solution);
    oracle.compare_moves(&solution);
    oracle.compare_lines(&solution);
    oracle.compare_forced_draws(&solution);
    oracle.compare_paths(&solution);
    oracle.compare_neighbours(&solution);
    oracle.compare_counts(&solution);
}

/// What the naive solver found.
struct Oracle<'a> {
    graph: &'a LabelledGraph,
    values: Vec<Value>,
    reachable: Vec<bool>,
}

impl Oracle<'_> {
    fn vertices(&self) -> impl Iterator<Item = usize> {
        (0..self.graph.len()).filter(|&vertex| self.reachable[vertex])
    }

    fn is_terminal(&self, vertex: usize) -> bool {
        self.graph.moves(vertex).is_empty()
    }

    fn compare_values<G: OnGraph>(&self, solution: &Solution<G>) {
        for vertex in 0..self.graph.len() {
            let position = G::at(self.graph, vertex);
            let value = self.reachable[vertex].then_some(self.values[vertex]);
            assert_eq!(solution.value(&position), value, "value of {vertex}");
            assert_eq!(solution.outcome(&position), value.map(|value| value.outcome), "outcome of {vertex}");
            assert_eq!(
                solution.remoteness(&position),
                value.and_then(|value| value.remoteness),
                "remoteness of {vertex}"
            );
            if value.is_none() {
                assert!(solution.moves(&position).is_none(), "{vertex} cannot be reached");
                assert!(solution.best_move(&position).is_none(), "{vertex} cannot be reached");
                assert!(solution.principal_line(&position).is_none(), "{vertex} cannot be reached");
                assert!(solution.path_to(&position).is_none(), "{vertex} cannot be reached");
                assert!(solution.successors(&position).is_none(), "{vertex} cannot be reached");
                assert!(solution.predecessors(&position).is_none(), "{vertex} cannot be reached");
            }
        }
    }

    /// That a move is an edge of the graph with the value that it should have; gives the edge.
    fn compare_move<G: OnGraph>(&self, vertex: usize, answer: &EvaluatedMove<G>) -> Edge {
        let edge = self.graph.moves(vertex)[answer.mv.edge];
        assert_eq!(answer.successor, G::at(self.graph, edge.to), "successor of {vertex} by {}", answer.mv);
        assert_eq!(answer.again, edge.again, "whether {} keeps the turn at {vertex}", answer.mv);
        assert_eq!(answer.value, naive::move_value(edge, &self.values), "value of {} at {vertex}", answer.mv);
        edge
    }

    fn compare_moves<G: OnGraph>(&self, solution: &Solution<G>) {
        for vertex in self.vertices() {
            let position = G::at(self.graph, vertex);
            let moves = solution.moves(&position).expect("can be reached");
            let best = naive::best_moves(self.graph, vertex, &self.values);
            for answer in &moves {
                self.compare_move(vertex, answer);
                assert_eq!(
                    answer.optimal,
                    best.contains(&answer.mv.edge),
                    "whether {} is optimal at {vertex}",
                    answer.mv
                );
            }
            let goodness = moves.iter().map(|answer| naive::goodness(answer.value));
            assert!(goodness.is_sorted_by(|a, b| a >= b), "moves of {vertex} are not in order");
            let mut edges: Vec<_> = moves.iter().map(|answer| answer.mv.edge).collect();
            edges.sort_unstable();
            assert!(
                edges.into_iter().eq(0..self.graph.moves(vertex).len()),
                "not every move of {vertex}, or one twice"
            );

            let best_move = solution.best_move(&position);
            assert_eq!(best_move.as_ref().map(|best| best.mv), moves.first().map(|first| first.mv), "best at {vertex}");
            if let Some(best_move) = best_move {
                assert!(best_move.optimal);
                assert_eq!(best_move.value, self.values[vertex], "value of the best move at {vertex}");
            }
        }
    }

    /// Every move of a principal line is best. A line to a win in sight has as many moves as the remoteness says; any
    /// other stops at the end or where a position repeats.
    fn compare_lines<G: OnGraph>(&self, solution: &Solution<G>) {
        for start in self.vertices() {
            let line = solution.principal_line(&G::at(self.graph, start)).expect("can be reached");
            let mut vertex = start;
            let mut seen = vec![start];
            for (place, answer) in line.iter().enumerate() {
                let edge = self.compare_move(vertex, answer);
                assert!(answer.optimal, "move {place} of the line from {start} is not best");
                assert_eq!(answer.value, self.values[vertex], "move {place} of the line from {start}");
                vertex = edge.to;
                if place + 1 < line.len() {
                    assert!(
                        !seen.contains(&vertex),
                        "the line from {start} goes on after it has come to {vertex} again"
                    );
                }
                seen.push(vertex);
            }
            match self.values[start].remoteness {
                Some(plies) => assert_eq!((line.len() as u32, self.is_terminal(vertex)), (plies, true), "from {start}"),
                None if self.values[start].outcome == Outcome::Draw && self.graph.endless != Endless::Draw => {
                    assert!(self.is_terminal(vertex), "the line from {start} does not come to its drawn end");
                }
                None => assert!(
                    self.is_terminal(vertex) || seen[..seen.len() - 1].contains(&vertex),
                    "the line from {start} stops at {vertex}, where the game goes on"
                ),
            }
        }
    }

    /// Where an endless play is no draw, a draw must be forced: the best moves of the player who would lose an endless
    /// play come to a drawn end, whatever the other does.
    fn compare_forced_draws<G: OnGraph>(&self, solution: &Solution<G>) {
        if self.graph.endless == Endless::Draw {
            return;
        }
        let is_draw = |vertex: usize| self.values[vertex].outcome == Outcome::Draw;
        let draws: Vec<_> = self.vertices().filter(|&vertex| is_draw(vertex)).collect();
        let best =
            |vertex: usize| solution.best_move(&G::at(self.graph, vertex)).map(|answer| answer.successor.vertex());
        let mut ends: Vec<_> = (0..self.graph.len()).map(|vertex| self.is_terminal(vertex)).collect();
        loop {
            let before = ends.clone();
            for &vertex in draws.iter().filter(|&&vertex| !self.is_terminal(vertex)) {
                ends[vertex] = match self.graph.endless(vertex) {
                    Outcome::Loss => best(vertex).is_some_and(|to| ends[to]),
                    _ => self.graph.moves(vertex).iter().all(|edge| !is_draw(edge.to) || ends[edge.to]),
                };
            }
            if ends == before {
                break;
            }
        }
        assert!(draws.iter().all(|&vertex| ends[vertex]), "best play from a drawn vertex may never come to an end");
    }

    fn compare_paths<G: OnGraph>(&self, solution: &Solution<G>) {
        let depths = self.graph.depths();
        for target in self.vertices() {
            let path = solution.path_to(&G::at(self.graph, target)).expect("can be reached");
            let mut vertex = path.start.vertex();
            assert!(self.graph.starts.contains(&vertex), "the path to {target} begins at {vertex}");
            for answer in &path.moves {
                vertex = self.compare_move(vertex, answer).to;
            }
            assert_eq!(vertex, target, "the path to {target} ends elsewhere");
            assert_eq!(Some(path.moves.len()), depths[target], "the path to {target} is not a shortest one");
        }
    }

    /// Successors are those of the moves, predecessors the reverse, reachable ones only; each compared as a set.
    fn compare_neighbours<G: OnGraph>(&self, solution: &Solution<G>) {
        let numbers = |positions: Option<Vec<G>>| {
            let mut vertices: Vec<_> = positions.expect("can be reached").iter().map(OnGraph::vertex).collect();
            vertices.sort_unstable();
            vertices.dedup();
            vertices
        };
        let mut forward = HashMap::<usize, Vec<usize>>::new();
        let mut backward = HashMap::<usize, Vec<usize>>::new();
        for from in self.vertices() {
            for edge in self.graph.moves(from) {
                forward.entry(from).or_default().push(edge.to);
                backward.entry(edge.to).or_default().push(from);
            }
        }
        for vertex in self.vertices() {
            let expected = |map: &HashMap<usize, Vec<usize>>| {
                let mut vertices = map.get(&vertex).cloned().unwrap_or_default();
                vertices.sort_unstable();
                vertices.dedup();
                vertices
            };
            let position = G::at(self.graph, vertex);
            assert_eq!(numbers(solution.successors(&position)), expected(&forward), "successors of {vertex}");
            assert_eq!(numbers(solution.predecessors(&position)), expected(&backward), "predecessors of {vertex}");
        }
    }

    fn compare_counts<G: OnGraph>(&self, solution: &Solution<G>) {
        let reachable: Vec<_> = self.vertices().collect();
        assert_eq!(solution.len(), reachable.len());
        let by_vertex = |positions: Vec<(G, Value)>| {
            let mut pairs: Vec<_> = positions.iter().map(|(position, value)| (position.vertex(), *value)).collect();
            pairs.sort_unstable_by_key(|pair| pair.0);
            pairs
        };
        let expected: Vec<_> = reachable.iter().map(|&vertex| (vertex, self.values[vertex])).collect();
        assert_eq!(by_vertex(solution.positions().collect()), expected);
        let terminals: Vec<_> = expected.iter().copied().filter(|&(vertex, _)| self.is_terminal(vertex)).collect();
        assert_eq!(by_vertex(solution.terminals().collect()), terminals);
        self.compare_statistics(solution, &expected, terminals.len());
    }

    fn compare_statistics<G: OnGraph>(&self, solution: &Solution<G>, all: &[(usize, Value)], terminals: usize) {
        let stats = solution.stats();
        let count = |number: usize| u64::try_from(number).expect("a count fits");
        assert_eq!(stats.positions, count(all.len()));
        assert_eq!(stats.terminals, count(terminals));
        assert_eq!(stats.moves, all.iter().map(|&(vertex, _)| count(self.graph.moves(vertex).len())).sum::<u64>());
        assert_eq!(Some(stats.depth as usize), self.graph.depths().into_iter().flatten().max());

        let histogram = solution.histogram();
        let of = |wanted: &dyn Fn(Value) -> bool| count(all.iter().filter(|(_, value)| wanted(*value)).count());
        for outcome in [Outcome::Loss, Outcome::Draw, Outcome::Win] {
            assert_eq!(histogram.outcome(outcome), of(&|value| value.outcome == outcome), "count of {outcome}");
        }
        for &(_, value) in all {
            assert_eq!(histogram.value(value), of(&|other| other == value), "count of {value:?}");
        }
        assert_eq!(histogram.max_remoteness(), all.iter().filter_map(|(_, value)| value.remoteness).max());
        let rows: u64 = histogram.rows().map(|row| row.wins + row.losses).sum();
        assert_eq!(rows, of(&|value| value.remoteness.is_some()));
    }
}
