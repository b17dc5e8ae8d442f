//! Positions that are the same up to a symmetry, on random graphs: folded or not, every value is the naive solver's, and
//! moves are those of the position asked about, never of its twin.

use std::fmt;

use game_solver::{End, GamePosition, Kind, MoveVisitor, Pack, Packed, Solution, Solver, Successor, Word};
use game_solver_tests::labelled::LabelledGraph;
use game_solver_tests::vertex::Follow;
use game_solver_tests::{arbitrary, naive};
use proptest::prelude::*;

/// Colours of the token, which mean nothing.
const COLOURS: usize = 3;

/// A token on a graph, of a colour that changes with each move; positions that differ by the colour are twins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Token {
    vertex: usize,
    colour: usize,
}

impl Token {
    /// Where a move leads by the rules.
    fn follow(self, graph: &LabelledGraph, place: usize) -> Self {
        Token { vertex: graph.edges[self.vertex][place].to, colour: (self.colour + place) % COLOURS }
    }
}

impl GamePosition for Token {
    type Context = LabelledGraph;
    type Move = Follow;
    type Storage = Packed;
    const NAME: &'static str = "Coloured token";
    const KIND: Kind = Kind::Impartial;
    const SYMMETRIC: bool = true;

    fn starts(graph: &LabelledGraph) -> Vec<Self> {
        graph.starts.iter().map(|&vertex| Token { vertex, colour: vertex % COLOURS }).collect()
    }

    fn end(&self, graph: &LabelledGraph) -> Option<End> {
        graph.labels[self.vertex]
    }

    fn moves<V: MoveVisitor<Self>>(&self, graph: &LabelledGraph, visitor: &mut V) {
        for (place, edge) in graph.edges[self.vertex].iter().enumerate() {
            let next = self.follow(graph, place);
            let successor = if edge.again { Successor::Again(next) } else { Successor::Turn(next) };
            visitor.visit(|| Follow { edge: place }, successor);
        }
    }

    fn no_moves(&self, graph: &LabelledGraph) -> End {
        graph.no_moves
    }

    fn canonical(self, graph: &LabelledGraph) -> Self {
        // Not always the same colour, so that a twin is not mistaken for its representative.
        Token { colour: (self.vertex + graph.len()) % COLOURS, ..self }
    }

    fn show(&self, _graph: &LabelledGraph, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{self:?}")
    }
}

impl Pack for Token {
    fn key_count(graph: &LabelledGraph) -> u128 {
        (graph.len() * COLOURS) as u128
    }

    fn pack<W: Word>(&self, _graph: &LabelledGraph) -> Option<W> {
        Some(W::from_u64((self.vertex * COLOURS + self.colour) as u64))
    }

    fn unpack<W: Word>(key: W, _graph: &LabelledGraph) -> Self {
        let key = key.to_u64() as usize;
        Token { vertex: key / COLOURS, colour: key % COLOURS }
    }
}

/// Plays moves by the rules and checks each step on the way; gives where they lead.
fn play(graph: &LabelledGraph, start: Token, moves: &[game_solver::EvaluatedMove<Token>]) -> Token {
    moves.iter().fold(start, |at, answer| {
        assert_eq!(answer.successor, at.follow(graph, answer.mv.edge), "{} in {at:?}", answer.mv);
        answer.successor
    })
}

fn compare(graph: &LabelledGraph, solution: &Solution<Token>, asked: impl Iterator<Item = Token>) {
    let (values, depths) = (naive::values(graph), graph.depths());
    for token in asked {
        let value = values[token.vertex];
        assert_eq!(solution.value(&token), Some(value), "{token:?}");
        let moves = solution.moves(&token).unwrap();
        assert_eq!(moves.len(), graph.moves(token.vertex).len());
        let best = naive::best_moves(graph, token.vertex, &values);
        for answer in &moves {
            assert_eq!(answer.value, naive::move_value(graph.edges[token.vertex][answer.mv.edge], &values));
            assert_eq!(answer.optimal, best.contains(&answer.mv.edge));
            play(graph, token, std::slice::from_ref(answer));
        }
        let line = solution.principal_line(&token).unwrap();
        play(graph, token, &line);
        if let Some(plies) = value.remoteness {
            assert_eq!(line.len() as u32, plies, "the line from {token:?}");
        }
        let path = solution.path_to(&token).unwrap();
        assert_eq!(play(graph, path.start, &path.moves).vertex, token.vertex);
        if solution.is_symmetric() {
            assert_eq!(Some(path.moves.len()), depths[token.vertex]);
        }
        let all = |positions: Vec<Token>| -> Vec<usize> { positions.iter().map(|position| position.vertex).collect() };
        let mut successors = all(solution.successors(&token).unwrap());
        let mut expected: Vec<_> = graph.moves(token.vertex).iter().map(|edge| edge.to).collect();
        successors.sort_unstable();
        expected.sort_unstable();
        successors.dedup();
        expected.dedup();
        assert_eq!(successors, expected, "successors of {token:?}");
        for before in all(solution.predecessors(&token).unwrap()) {
            assert!(graph.moves(before).iter().any(|edge| edge.to == token.vertex), "{before} before {token:?}");
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(500))]

    #[test]
    fn twins_are_one_position(graph in arbitrary::graphs(16, 2.0)) {
        let folded = Solver::<Token>::with(graph.clone()).solve().unwrap();
        let whole = Solver::<Token>::with(graph.clone()).symmetry(false).solve().unwrap();
        folded.verify().unwrap();
        whole.verify().unwrap();
        let reachable = graph.reachable();
        prop_assert_eq!(folded.len(), reachable.iter().filter(|&&reached| reached).count());
        prop_assert!(folded.is_symmetric() && !whole.is_symmetric());

        let vertices = (0..graph.len()).filter(|&vertex| reachable[vertex]);
        compare(&graph, &folded, vertices.flat_map(|vertex| (0..COLOURS).map(move |colour| Token { vertex, colour })));
        compare(&graph, &whole, whole.positions().map(|(token, _)| token));
    }
}
