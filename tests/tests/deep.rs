//! Long games: nothing recurses on the depth of a graph, and remoteness is right beyond 8, 14 and 16 bits.

use game_solver::{End, Graph, Outcome, Solver, Value};
use game_solver_tests::labelled::{Edge, Endless, LabelledGraph};
use game_solver_tests::vertex::{Seat, Vertex, WholeVertex};

const LONG: u32 = 1_000_000;

/// The value of a position from which the last of `plies` forced moves leaves a player without one.
fn forced(plies: u32) -> Value {
    let outcome = if plies.is_multiple_of(2) { Outcome::Loss } else { Outcome::Win };
    Value { outcome, remoteness: Some(plies) }
}

#[test]
fn a_path_of_a_million_vertices() {
    let graph = Graph::from_edges(LONG as usize, (1..LONG).map(|vertex| (vertex - 1, vertex))).unwrap();
    let solution = graph.solve();
    for vertex in 0..LONG {
        assert_eq!(solution.value(vertex), forced(LONG - 1 - vertex), "value of {vertex}");
    }
}

#[test]
fn a_path_explored_from_its_beginning() {
    let n = LONG as usize;
    for threads in [1, 2] {
        let mut graph = LabelledGraph::new(n, (1..n).map(|vertex| (vertex - 1, vertex)));
        graph.starts = vec![0];
        let solution = Solver::<Vertex>::with(graph).threads(threads).solve().unwrap();
        assert_eq!(solution.len(), n);
        for vertex in (0..LONG).step_by(997).chain([254, 255, 256, 16_382, 16_383, 16_384, 65_534, 65_535, 65_536]) {
            for plies in [vertex, LONG - 1 - vertex] {
                let position = Vertex((LONG - 1 - plies) as usize);
                assert_eq!(solution.value(&position), Some(forced(plies)), "{threads} threads");
            }
        }
        let line = solution.principal_line(&Vertex(0)).unwrap();
        assert_eq!(line.len(), n - 1);
        let path = solution.path_to(&Vertex(n - 1)).unwrap();
        assert_eq!(path.moves.len(), n - 1);
        solution.verify().unwrap();
    }
}

#[test]
fn a_long_path_stored_sparse_or_whole() {
    let n = 150_000;
    let mut graph = LabelledGraph::new(n, (1..n).map(|vertex| (vertex - 1, vertex)));
    graph.starts = vec![0];
    let sparse = Solver::<Vertex<{ 1 << 40 }>>::with(graph.clone()).solve().unwrap();
    let whole = Solver::<WholeVertex>::with(graph).solve().unwrap();
    for vertex in 0..n {
        let value = Some(forced(u32::try_from(n - 1 - vertex).unwrap()));
        assert_eq!(sparse.value(&Vertex(vertex)), value);
        assert_eq!(whole.value(&WholeVertex(vertex)), value);
    }
}

#[test]
fn a_long_cycle_is_drawn() {
    let graph = Graph::from_edges(LONG as usize, (0..LONG).map(|vertex| (vertex, (vertex + 1) % LONG))).unwrap();
    let solution = graph.solve();
    for vertex in 0..LONG {
        assert_eq!(solution.value(vertex), Value { outcome: Outcome::Draw, remoteness: None });
    }
    assert_eq!(solution.optimal_moves(LONG - 1), [0]);
}

#[test]
fn a_long_cycle_with_a_way_out() {
    // At 0 the player to move can leave the cycle and win at once, so 1, which is farthest from 0, is decided last.
    let n: u32 = 200_001;
    let ring = (0..n).map(|vertex| (vertex, (vertex + 1) % n));
    let graph = Graph::from_edges(n as usize + 1, ring.chain([(0, n)])).unwrap();
    let solution = graph.solve();
    for vertex in 1..n {
        assert_eq!(solution.value(vertex), forced(n - vertex + 1), "value of {vertex}");
    }
    assert_eq!(solution.value(0), forced(1));
    assert_eq!(solution.optimal_moves(0), [n]);
}

/// The remoteness of a fork, and of its moves in order, from which corridors of these many plies lead to the end.
fn fork(lengths: &[usize]) -> (Value, Vec<u32>) {
    let mut edges = Vec::new();
    let mut next = 1;
    for length in lengths {
        edges.push((0, next));
        edges.extend((next..next + length).map(|vertex| (vertex, vertex + 1)));
        next += length + 1;
    }
    let graph = LabelledGraph { starts: vec![0], ..LabelledGraph::new(next, edges) };
    let solution = Solver::<Vertex>::with(graph).solve().unwrap();
    let moves = solution.moves(&Vertex(0)).unwrap();
    (solution.value(&Vertex(0)).unwrap(), moves.iter().map(|answer| answer.value.remoteness.unwrap()).collect())
}

#[test]
fn a_patient_loser_takes_the_longest_corridor() {
    let (value, moves) = fork(&[65_535, 16_385, 70_001, 301, 16_383, 65_537]);
    assert_eq!(value, Value { outcome: Outcome::Loss, remoteness: Some(70_002) });
    assert_eq!(moves, [70_002, 65_538, 65_536, 16_386, 16_384, 302]);
}

#[test]
fn a_hurried_winner_takes_the_shortest_corridor_that_wins() {
    let (value, moves) = fork(&[65_536, 80_000, 16_385, 65_538, 16_384, 70_001]);
    assert_eq!(value, Value { outcome: Outcome::Win, remoteness: Some(16_385) });
    assert_eq!(moves, [16_385, 65_537, 65_539, 80_001, 70_002, 16_386]);
}

#[test]
fn a_long_turn_of_one_player() {
    // The same player moves all the way: every vertex is a win or a loss by the end alone.
    let n = 100_000;
    let mut graph = LabelledGraph::new(n, []);
    (1..n).for_each(|vertex| graph.edges[vertex - 1].push(Edge { to: vertex, again: true }));
    graph.starts = vec![0];
    let solution = Solver::<Vertex>::with(graph).solve().unwrap();
    for vertex in 0..n {
        let remoteness = Some(u32::try_from(n - 1 - vertex).unwrap());
        assert_eq!(solution.value(&Vertex(vertex)), Some(Value { outcome: Outcome::Loss, remoteness }));
    }
}

/// A hub with this many moves, each by way of a vertex with one move to an end; or all to one and the same such vertex.
fn hub(degree: usize, parallel: bool) -> LabelledGraph {
    let spokes = if parallel { 1 } else { degree };
    let end = spokes + 1;
    let out = (0..degree).map(|place| (0, 1 + place % spokes));
    let mut graph = LabelledGraph::new(end + 1, out.chain((1..=spokes).map(|spoke| (spoke, end))));
    graph.starts = vec![0];
    graph
}

#[test]
fn a_position_of_very_many_moves() {
    for degree in [1, 254, 255, 256, 257, 65_534, 65_535, 65_536, 65_537, 140_001] {
        for parallel in [false, true] {
            let graph = hub(degree, parallel);
            let solution = Solver::<Vertex>::with(graph.clone()).solve().unwrap();
            // The spokes are won, so all moves of the hub lose.
            assert_eq!(solution.value(&Vertex(0)), Some(forced(2)), "{degree} moves");
            let moves = solution.moves(&Vertex(0)).unwrap();
            assert_eq!((moves.len(), moves.iter().filter(|answer| answer.optimal).count()), (degree, degree));
            assert_eq!(solution.stats().moves as usize, graph.edges.iter().map(Vec::len).sum::<usize>());
            solution.verify().unwrap();
            // One spoke more, from which nothing moves: the hub is won at once.
            let mut won = graph.clone();
            won.edges[0].push(Edge { to: graph.len() - 1, again: false });
            let solution = Solver::<Vertex>::with(won).solve().unwrap();
            assert_eq!(solution.value(&Vertex(0)), Some(forced(1)), "{degree} moves and one that wins");

            let edges =
                graph.edges.iter().zip(0..).flat_map(|(moves, from)| moves.iter().map(move |edge| (from, edge.to)));
            let explicit =
                Graph::from_edges(graph.len(), edges.map(|(from, to)| (from, u32::try_from(to).unwrap()))).unwrap();
            assert_eq!(explicit.solve().value(0), forced(2), "{degree} edges");
        }
    }
}

#[test]
fn a_long_way_to_a_forced_draw() {
    // At an even vertex the first player, who would lose an endless play, may go back or on; the end is drawn.
    let n = 70_001;
    let back = (2..n - 1).step_by(2).map(|vertex| (vertex, vertex - 1));
    let mut graph = LabelledGraph::new(n, back.chain((1..n).map(|vertex| (vertex - 1, vertex))));
    graph.players = Some((0..n).map(|vertex| vertex % 2).collect());
    graph.endless = Endless::Wins(1);
    graph.labels[n - 1] = Some(End::Draw);
    graph.starts = vec![0];
    let solution = Solver::<Seat>::with(graph).solve().unwrap();
    assert!(solution.positions().all(|(_, value)| value == Value { outcome: Outcome::Draw, remoteness: None }));
    let line = solution.principal_line(&Seat { vertex: 0, player: false }).unwrap();
    assert_eq!(line.len(), n - 1);
    solution.verify().unwrap();
}
