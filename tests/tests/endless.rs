//! Games in which a play that never ends is won by a player: by hand, by derive, with and without draws.

use game_solver::prelude::*;
use game_solver::{GamePosition, Solution, Value, solve_with};
use game_solver_tests::agreement::{assert_agrees, solve};
use game_solver_tests::labelled::{Edge, Endless, LabelledGraph};
use game_solver_tests::vertex::Seat;
use game_solver_tests::{arbitrary, naive};
use proptest::prelude::*;

#[derive(Player, Finite, Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Side {
    Cat,
    Mouse,
}

/// The derived twin of `Seat`, once for each player whom an endless play favours.
macro_rules! pursuit {
    ($name:ident, $endless:expr, $($draw:tt)*) => {
        #[derive(GamePosition, Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[game(context(graph: LabelledGraph), $($draw)*)]
        #[game(starts = graph.starts.iter().map(|&vertex| $name::at(graph, vertex)))]
        #[ends(draw if self.ends_with(graph, Outcome::Draw))]
        #[ends(Side::Cat wins if self.ends_with(graph, self.outcome_of(Side::Cat)))]
        #[ends(Side::Mouse wins if self.ends_with(graph, self.outcome_of(Side::Mouse)))]
        #[rule(follow(edge: usize in 0..graph.edges[self.vertex].len()) => {
            let edge = graph.edges[self.vertex][edge];
            self.vertex = edge.to;
            if edge.again { Step::Again } else { Step::Turn }
        })]
        struct $name {
            #[values(0..graph.len())]
            vertex: usize,
            #[turn]
            turn: Side,
        }

        impl $name {
            const ENDLESS: Endless = $endless;

            fn at(graph: &LabelledGraph, vertex: usize) -> Self {
                $name { vertex, turn: Side::from_index(graph.players.as_ref().unwrap()[vertex]) }
            }

            /// What a win of this player is to the player to move.
            fn outcome_of(&self, side: Side) -> Outcome {
                if side == self.turn { Outcome::Win } else { Outcome::Loss }
            }

            fn ends_with(&self, graph: &LabelledGraph, outcome: Outcome) -> bool {
                graph.end(self.vertex).is_some_and(|end| end.outcome() == outcome)
            }
        }

        impl Pursuit for $name {
            fn play(graph: &LabelledGraph) -> Solution<Self> {
                solve_with::<$name>(LabelledGraph { endless: Self::ENDLESS, ..graph.clone() }).unwrap()
            }

            fn at(graph: &LabelledGraph, vertex: usize) -> Self {
                $name::at(graph, vertex)
            }
        }
    };
}

trait Pursuit: GamePosition<Context = LabelledGraph> {
    fn play(graph: &LabelledGraph) -> Solution<Self>;
    fn at(graph: &LabelledGraph, vertex: usize) -> Self;
}

pursuit!(CatChase, Endless::Wins(0), endless = Side::Cat wins, moves = CatChaseMove);
pursuit!(MouseChase, Endless::Wins(1), endless = Side::Mouse wins, moves = MouseChaseMove);
pursuit!(DrawChase, Endless::Draw, endless = draw, moves = DrawChaseMove);

fn compare_derived<G: Pursuit>(graph: &LabelledGraph) {
    let solution = G::play(graph);
    solution.verify().unwrap();
    let graph = solution.context();
    let (values, reachable) = (naive::values(graph), graph.reachable());
    for vertex in 0..graph.len() {
        let position = G::at(graph, vertex);
        assert_eq!(solution.value(&position), reachable[vertex].then_some(values[vertex]), "value of {vertex}");
        let Some(moves) = solution.moves(&position) else { continue };
        let best = naive::best_moves(graph, vertex, &values);
        let optimal = moves.iter().filter(|answer| answer.optimal).count();
        assert_eq!(optimal, best.len(), "optimal moves of {vertex}");
        let mut expected: Vec<_> = graph.moves(vertex).iter().map(|&edge| naive::move_value(edge, &values)).collect();
        expected.sort_by_key(|&value| -naive::goodness(value));
        assert!(moves.iter().map(|answer| answer.value).eq(expected), "values of the moves of {vertex}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn pursuits_by_hand(graph in arbitrary::pursuits(20, 1.8)) {
        assert_agrees::<Seat>(&graph);
    }

    #[test]
    fn pursuits_by_derive(graph in arbitrary::pursuits(20, 1.8)) {
        compare_derived::<CatChase>(&graph);
        compare_derived::<MouseChase>(&graph);
        compare_derived::<DrawChase>(&graph);
    }
}

const CAT: usize = 0;
const MOUSE: usize = 1;

/// A graph on which an endless play is the mouse's; players alternate as `players` says.
fn chase(players: &[usize], edges: &[(usize, usize)], labels: &[(usize, End)]) -> LabelledGraph {
    let mut graph = LabelledGraph::new(players.len(), edges.iter().copied());
    graph.players = Some(players.to_vec());
    graph.endless = Endless::Wins(MOUSE);
    labels.iter().for_each(|&(vertex, end)| graph.labels[vertex] = Some(end));
    for (from, edges) in graph.edges.iter_mut().enumerate() {
        edges.iter_mut().for_each(|edge| edge.again = players[from] == players[edge.to]);
    }
    graph
}

fn values(graph: &LabelledGraph) -> Vec<(Outcome, Option<u32>)> {
    assert_agrees::<Seat>(graph);
    let solution = solve::<Seat>(graph);
    let value =
        |vertex: usize| solution.value(&Seat { vertex, player: graph.players.as_ref().unwrap()[vertex] == MOUSE });
    (0..graph.len())
        .map(|vertex| value(vertex).unwrap())
        .map(|Value { outcome, remoteness }| (outcome, remoteness))
        .collect()
}

#[test]
fn a_loop_is_won_by_the_favoured_player() {
    let graph = chase(&[CAT, MOUSE], &[(0, 1), (1, 0)], &[]);
    assert_eq!(values(&graph), [(Outcome::Loss, None), (Outcome::Win, None)]);
}

#[test]
fn the_other_player_prefers_a_draw_to_an_endless_play() {
    // 2 is a draw, and the cat is the one who can go there.
    let graph = chase(&[CAT, MOUSE, MOUSE], &[(0, 1), (1, 0), (0, 2)], &[(2, End::Draw)]);
    assert_eq!(values(&graph)[..2], [(Outcome::Draw, None), (Outcome::Draw, None)]);
}

#[test]
fn the_favoured_player_stays_clear_of_a_draw() {
    // Now only the mouse can go there.
    let graph = chase(&[CAT, MOUSE, CAT], &[(0, 1), (1, 0), (1, 2)], &[(2, End::Draw)]);
    assert_eq!(values(&graph)[..2], [(Outcome::Loss, None), (Outcome::Win, None)]);
}

#[test]
fn a_win_in_sight_is_better_than_an_endless_one() {
    // The mouse at 1 may run round for ever (0) or end the game at 2, where the cat has lost.
    let graph = chase(&[CAT, MOUSE, CAT], &[(0, 1), (1, 0), (1, 2)], &[(2, End::Loss)]);
    assert_eq!(values(&graph), [(Outcome::Loss, Some(2)), (Outcome::Win, Some(1)), (Outcome::Loss, Some(0))]);
}

#[test]
fn the_loser_delays_for_ever_where_that_is_possible() {
    // The cat at 0 is lost either way: at once at 2, never at 1.
    let graph = chase(&[CAT, MOUSE, MOUSE], &[(0, 2), (0, 1), (1, 0)], &[(2, End::Win)]);
    assert_eq!(values(&graph)[0], (Outcome::Loss, None));
    let solution = solve::<Seat>(&graph);
    let moves = solution.moves(&Seat { vertex: 0, player: false }).unwrap();
    let told: Vec<_> = moves.iter().map(|answer| (answer.mv.edge, answer.value.remoteness, answer.optimal)).collect();
    assert_eq!(told, [(1, None, true), (0, Some(1), false)]);
}

#[test]
fn a_draw_many_moves_away_is_found() {
    // The cat can leave the loop 0, 1 for a corridor 2, 3, ... that ends in a draw; the mouse can only follow.
    let length = 50;
    let players: Vec<_> = (0..length).map(|vertex| vertex % 2).collect();
    let mut edges: Vec<_> = (1..length).map(|vertex| (vertex - 1, vertex)).collect();
    edges.push((1, 0));
    edges.retain(|&edge| edge != (1, 2));
    edges.push((0, 3));
    let graph = chase(&players, &edges, &[(length - 1, End::Draw)]);
    let values = values(&graph);
    assert_eq!(values[0], (Outcome::Draw, None));
    assert_eq!(values[1], (Outcome::Draw, None));
}

#[test]
fn keeping_the_turn_for_ever_is_an_endless_play() {
    let mut graph = chase(&[CAT, MOUSE], &[(0, 0), (0, 1), (1, 1)], &[]);
    assert_eq!(values(&graph), [(Outcome::Loss, None), (Outcome::Win, None)]);
    graph.endless = Endless::Wins(CAT);
    assert_eq!(values(&graph), [(Outcome::Win, None), (Outcome::Loss, None)]);
    assert_eq!(graph.edges[0][0], Edge { to: 0, again: true });
}
