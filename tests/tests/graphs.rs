//! The 200 graphs of `graphs.json`, normal play and misère: through `Graph`, and through a derived struct that has the
//! graph as its context.

use game_solver::prelude::*;
use game_solver::{GamePosition, Graph, GraphError, Outcome, Solution, Value, solve_with};
use game_solver_tests::reference::{self, Answers, SolvedGraph};

/// Both plays of every graph: the graph, the value of a vertex without moves, the answers.
fn plays(graphs: &[SolvedGraph]) -> impl Iterator<Item = (&SolvedGraph, End, &Answers)> {
    graphs.iter().flat_map(|graph| {
        let misere = graph.misere.iter().map(move |answers| (graph, End::Win, answers));
        std::iter::once((graph, End::Loss, &graph.normal)).chain(misere)
    })
}

fn build(reference: &SolvedGraph) -> Graph {
    let graph = Graph::from_edges(reference.n, reference.edges.iter().copied()).unwrap();
    graph.with_ends(reference.ends()).unwrap()
}

#[test]
fn the_file_is_whole() {
    let graphs = reference::graphs().graphs;
    assert_eq!(graphs.len(), 200);
    assert_eq!(graphs.iter().filter(|graph| graph.misere.is_some()).count(), 100);
}

#[test]
fn reference_graphs_by_graph() {
    let graphs = reference::graphs().graphs;
    for (place, (reference, no_moves, answers)) in plays(&graphs).enumerate() {
        let graph = build(reference).with_no_moves(no_moves);
        let solution = graph.solve();
        for vertex in 0..reference.n {
            let v = u32::try_from(vertex).unwrap();
            assert_eq!(solution.value(v), answers.value(vertex), "play {place}: vertex {vertex} of {reference:?}");
            assert_eq!(solution.optimal_moves(v), answers.optimal_moves[vertex], "play {place}: vertex {vertex}");
        }
    }
}

/// A graph as rules read it.
#[derive(Debug)]
struct Board {
    targets: Vec<Vec<u32>>,
    ends: Vec<Option<End>>,
}

impl Board {
    fn new(reference: &SolvedGraph) -> Self {
        let mut board = Board { targets: vec![Vec::new(); reference.n], ends: vec![None; reference.n] };
        reference.edges.iter().for_each(|&(from, to)| board.targets[from as usize].push(to));
        reference.ends().for_each(|(vertex, end)| board.ends[vertex as usize] = Some(end));
        board
    }

    fn len(&self) -> u32 {
        u32::try_from(self.targets.len()).unwrap()
    }
}

/// The same rules with each of the two words for a vertex without moves.
macro_rules! token {
    ($name:ident, $moves:ident, $no_moves:ident) => {
        /// A token on a graph.
        #[derive(GamePosition, Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[game(context(board: Board), no_moves = $no_moves)]
        #[game(starts = (0..board.len()).map(|vertex| $name { vertex }))]
        #[ends(win if board.ends[self.vertex as usize] == Some(End::Win))]
        #[ends(draw if board.ends[self.vertex as usize] == Some(End::Draw))]
        #[ends(lose if board.ends[self.vertex as usize] == Some(End::Loss))]
        #[rule(follow(edge: usize in 0..board.targets[self.vertex as usize].len()) =>
                                                            self.vertex = board.targets[self.vertex as usize][edge])]
        struct $name {
            #[values(0..board.len())]
            vertex: u32,
        }

        impl Token for $name {
            fn at(vertex: u32) -> Self {
                $name { vertex }
            }

            fn vertex(&self) -> u32 {
                self.vertex
            }
        }
    };
}

trait Token: GamePosition<Context = Board> {
    fn at(vertex: u32) -> Self;
    fn vertex(&self) -> u32;
}

token!(NormalToken, NormalTokenMove, lose);
token!(MisereToken, MisereTokenMove, win);

fn compare<G: Token>(solution: &Solution<G>, answers: &Answers, place: usize) {
    solution.verify().unwrap();
    assert_eq!(solution.len(), answers.outcome.len());
    for vertex in 0..answers.outcome.len() {
        let position = G::at(u32::try_from(vertex).unwrap());
        assert_eq!(solution.value(&position), Some(answers.value(vertex)), "play {place}: vertex {vertex}");
        let moves = solution.moves(&position).unwrap();
        let mut optimal: Vec<_> = moves.iter().filter(|m| m.optimal).map(|m| m.successor.vertex()).collect();
        optimal.sort_unstable();
        optimal.dedup();
        assert_eq!(optimal, answers.optimal_moves[vertex], "play {place}: optimal moves of {vertex}");
    }
}

#[test]
fn reference_graphs_by_derive() {
    let graphs = reference::graphs().graphs;
    for (place, (reference, no_moves, answers)) in plays(&graphs).enumerate() {
        let board = Board::new(reference);
        match no_moves {
            End::Win => compare(&solve_with::<MisereToken>(board).unwrap(), answers, place),
            _ => compare(&solve_with::<NormalToken>(board).unwrap(), answers, place),
        }
    }
}

#[test]
fn a_derived_token_shows_its_moves_by_name() {
    let graph = &reference::graphs().graphs[2];
    let solution = solve_with::<NormalToken>(Board::new(graph)).unwrap();
    let best = solution.best_move(&NormalToken { vertex: 1 }).unwrap();
    assert_eq!(best.mv, NormalTokenMove::Follow { edge: 0 });
    assert_eq!(best.mv.to_string(), "follow(edge=0)");
}

#[test]
fn adjacency_lists_and_edge_lists_are_one() {
    for reference in &reference::graphs().graphs {
        let board = Board::new(reference);
        let (by_edges, by_lists) = (build(reference), Graph::from_adjacency(&board.targets).unwrap());
        let (by_edges, by_lists) = (by_edges.solve(), by_lists.solve());
        for vertex in 0..board.len() {
            assert_eq!(by_edges.value(vertex), by_lists.value(vertex));
            assert_eq!(by_edges.optimal_moves(vertex), by_lists.optimal_moves(vertex));
        }
    }
}

#[test]
fn labels_decide_terminals() {
    let value = |outcome, remoteness| Value { outcome, remoteness };
    // 0 can go to a draw, to a lost position or to a won one, 1 to the draw or the won one, 2 to the won one alone.
    let edges = [(0, 3), (0, 4), (0, 5), (1, 3), (1, 5), (2, 5)];
    let ends = [(3, End::Draw), (4, End::Loss), (5, End::Score(3))];
    let graph = Graph::from_edges(6, edges).unwrap().with_ends(ends).unwrap();
    let solution = graph.solve();
    assert_eq!(solution.value(0), value(Outcome::Win, Some(1)));
    assert_eq!(solution.optimal_moves(0), [4]);
    assert_eq!(solution.value(1), value(Outcome::Draw, None));
    assert_eq!(solution.optimal_moves(1), [3]);
    assert_eq!(solution.value(2), value(Outcome::Loss, Some(1)));
    assert_eq!(solution.optimal_moves(2), [5]);
    assert_eq!(solution.value(3), value(Outcome::Draw, None));
    assert_eq!(solution.value(4), value(Outcome::Loss, Some(0)));
    assert_eq!(solution.value(5), value(Outcome::Win, Some(0)));
}

#[test]
fn mistakes_in_a_graph_are_errors() {
    let message = |error: GraphError| error.to_string();
    let out_of_range = message(Graph::from_edges(3, [(0, 1), (1, 3)]).err().unwrap());
    assert!(out_of_range.contains('3'), "{out_of_range}");
    let out_of_range = message(Graph::from_edges(3, [(0, 1), (7, 2)]).err().unwrap());
    assert!(out_of_range.contains('7'), "{out_of_range}");
    let out_of_range = message(Graph::from_adjacency(&[vec![1], vec![5]]).err().unwrap());
    assert!(out_of_range.contains('5'), "{out_of_range}");

    let graph = || Graph::from_edges(3, [(0, 1), (1, 2)]).unwrap();
    let with_moves = message(graph().with_ends([(1, End::Win)]).err().unwrap());
    assert!(with_moves.contains('1'), "{with_moves}");
    let beyond = message(graph().with_ends([(9, End::Win)]).err().unwrap());
    assert!(beyond.contains('9'), "{beyond}");
}

#[test]
fn a_graph_without_vertices_is_solved() {
    let graph = Graph::from_edges(0, []).unwrap();
    assert!(graph.is_empty());
    let _ = graph.solve();
    assert!(Graph::from_edges(0, [(0, 0)]).is_err());
}
