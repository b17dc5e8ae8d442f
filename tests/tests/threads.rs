//! A solution does not depend on the number of threads: the same positions in the same order, with the same values and
//! moves, and the same lines and paths.

use game_solver::prelude::*;
use game_solver::{GamePosition, Solution, Solver, Value};
use game_solver_tests::labelled::{Edge, Endless, LabelledGraph};
use game_solver_tests::vertex::{Seat, Vertex, WholeVertex};

/// All that a solution says, for comparison; moves, lines and paths of one position in `step`.
#[derive(Debug, PartialEq)]
struct Account {
    positions: Vec<(String, Value)>,
    terminals: Vec<String>,
    moves: Vec<String>,
    lines: Vec<String>,
    paths: Vec<String>,
    neighbours: Vec<String>,
    histogram: String,
}

fn account<G: GamePosition + std::fmt::Debug>(solution: &Solution<G>, step: usize) -> Account {
    let all: Vec<_> = solution.positions().map(|(position, _)| position).collect();
    let sample = || all.iter().step_by(step);
    let moves = |moves: Vec<game_solver::EvaluatedMove<G>>| {
        moves.iter().map(|m| format!("{} {:?} {:?} {} {}, ", m.mv, m.successor, m.value, m.again, m.optimal)).collect()
    };
    Account {
        positions: solution.positions().map(|(position, value)| (format!("{position:?}"), value)).collect(),
        terminals: solution.terminals().map(|terminal| format!("{terminal:?}")).collect(),
        moves: sample().map(|position| moves(solution.moves(position).unwrap())).collect(),
        lines: sample().map(|position| moves(solution.principal_line(position).unwrap())).collect(),
        paths: sample().map(|position| moves(solution.path_to(position).unwrap().moves)).collect(),
        neighbours: sample()
            .map(|position| format!("{:?}{:?}", solution.successors(position), solution.predecessors(position)))
            .collect(),
        histogram: format!("{:?}", solution.histogram()),
    }
}

/// Solves with 1, 2 and 5 threads and compares; gives the number of positions.
fn compare<G: GamePosition + std::fmt::Debug>(solver: impl Fn() -> Solver<G>, step: usize) -> usize {
    let alone = solver().threads(1).solve().unwrap();
    let expected = account(&alone, step);
    for threads in [2, 5] {
        let together = solver().threads(threads).solve().unwrap();
        // Not `assert_eq`, which would print both.
        assert!(account(&together, step) == expected, "{threads} threads give another solution");
    }
    alone.len()
}

/// A repeatable stream of numbers: xorshift64* (Vigna, "An experimental exploration of Marsaglia's xorshift generators,
/// scrambled", 2016).
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_F491_4F6C_DD1D) >> 33) as usize % bound
    }
}

/// Large enough that the threads have something to share; a third of the vertices end the game.
fn large_graph(n: usize) -> LabelledGraph {
    let mut numbers = Numbers(20_260_101);
    let mut graph = LabelledGraph::new(n, []);
    for _ in 0..n + n / 2 {
        let (from, to) = (numbers.below(n), numbers.below(n));
        graph.edges[from].push(Edge { to, again: numbers.below(8) == 0 });
    }
    for vertex in (0..n).filter(|vertex| vertex % 17 == 0) {
        graph.labels[vertex] = [Some(End::Draw), Some(End::Win)][numbers.below(2)];
    }
    graph.starts = (0..100).map(|_| numbers.below(n)).collect();
    graph
}

#[test]
fn dense_keys() {
    let graph = large_graph(60_000);
    assert!(compare(|| Solver::<Vertex>::with(graph.clone()), 6_007) > 15_000);
}

#[test]
fn sparse_keys() {
    let graph = large_graph(30_000);
    assert!(compare(|| Solver::<Vertex<{ 1 << 45 }>>::with(graph.clone()), 6_007) > 15_000);
}

#[test]
fn widest_keys() {
    let graph = large_graph(30_000);
    assert!(compare(|| Solver::<Vertex<{ 1 << 110 }>>::with(graph.clone()), 6_007) > 7_000);
}

#[test]
fn whole_positions() {
    let graph = large_graph(30_000);
    assert!(compare(|| Solver::<WholeVertex>::with(graph.clone()), 6_007) > 15_000);
}

#[test]
fn endless_play_won_by_a_player() {
    let mut graph = large_graph(40_000).with_turn();
    graph.endless = Endless::Wins(1);
    assert!(compare(|| Solver::<Seat>::with(graph.clone()), 6_007) > 10_000);
}

#[test]
fn small_graphs_with_more_threads_than_positions() {
    for n in 1..6 {
        let graph = large_graph(n);
        compare(|| Solver::<Vertex>::with(graph.clone()), 1);
        compare(|| Solver::<WholeVertex>::with(graph.clone()), 1);
    }
}

/// Two players with two numbers each, mod N; a move adds one of the opponent's to one of one's own, and whoever has both
/// numbers 0 has won.
#[derive(GamePosition, Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[game(start = Fingers { mine: [1, 1], theirs: [1, 1] })]
#[game(handover = std::mem::swap(&mut self.mine, &mut self.theirs))]
#[ends(lose if self.theirs == [0, 0])]
#[rule(add(to: usize in 0..2, from: usize in 0..2) if self.mine[to] != 0 && self.theirs[from] != 0 =>
    self.mine[to] = (self.mine[to] + self.theirs[from]) % N)]
struct Fingers<const N: u8> {
    #[unordered]
    #[values(0..N)]
    mine: [u8; 2],
    #[unordered]
    #[values(0..N)]
    theirs: [u8; 2],
}

#[test]
fn a_derived_game() {
    // The number of positions is the reference's for the mod 20 game.
    assert_eq!(compare(Solver::<Fingers<20>>::new, 2_003), 40_814);
}
