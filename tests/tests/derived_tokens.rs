//! Random games through the derive: moves denied by a guard, by `Step::Illegal` or by `legal`, moves that keep the turn,
//! ends that depend on whose turn it is, derived fields; with `#[turn]` and with `handover`. Each is compared with the
//! naive solver on the graph that the rules mean.

use std::fmt::Debug;

use game_solver::prelude::*;
use game_solver::{GamePosition, Solver};
use game_solver_tests::labelled::{Edge, LabelledGraph};
use game_solver_tests::naive;
use proptest::collection::vec;
use proptest::prelude::*;

/// Why there is no such move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Denial {
    Guard,
    Effect,
    Legal,
}

#[derive(Clone, Copy, Debug)]
struct Lane {
    to: usize,
    again: bool,
    denied: Option<Denial>,
}

/// A board for a token that two players push; a label holds for one player at the vertex, not for the other.
#[derive(Clone, Debug)]
struct Board {
    lanes: Vec<Vec<Lane>>,
    /// By vertex and player, see `number`.
    labels: Vec<Option<Outcome>>,
    starts: Vec<usize>,
}

/// A vertex with a player to move.
fn number(vertex: usize, player: bool) -> usize {
    2 * vertex + usize::from(player)
}

impl Board {
    fn len(&self) -> usize {
        self.lanes.len()
    }

    /// What the rules mean; the vertices are the numbers of vertex and player.
    fn meaning(&self) -> LabelledGraph {
        let mut graph = LabelledGraph::new(2 * self.len(), []);
        for place in 0..graph.len() {
            let player = place % 2 == 1;
            let allowed = self.lanes[place / 2].iter().filter(|lane| lane.denied.is_none());
            let edge = |lane: &Lane| Edge { to: number(lane.to, player ^ !lane.again), again: lane.again };
            graph.edges[place] = allowed.map(edge).collect();
            graph.labels[place] = self.labels[place].map(|outcome| match outcome {
                Outcome::Win => End::Win,
                Outcome::Draw => End::Draw,
                Outcome::Loss => End::Loss,
            });
        }
        graph.starts = self.starts.iter().map(|&vertex| number(vertex, false)).collect();
        graph
    }

    fn lane(&self, vertex: usize, place: usize) -> Lane {
        self.lanes[vertex][place]
    }
}

/// The two ways to say whose turn it is.
macro_rules! token {
    ($name:ident, $(#[$turn:meta])* $(handover = $handover:expr)?) => {
        #[derive(GamePosition, Clone, Debug, PartialEq)]
        #[game(context(board: Board), legal = !self.trespass, moves = Push)]
        $(#[game(handover = $handover)])?
        #[game(starts = board.starts.iter().map(|&vertex| $name::at(vertex, false)))]
        #[ends(win if board.labels[self.number] == Some(Outcome::Win))]
        #[ends(draw if board.labels[self.number] == Some(Outcome::Draw))]
        #[ends(lose if board.labels[self.number] == Some(Outcome::Loss))]
        #[rule(push(place: usize in 0..board.lanes[self.vertex].len())
            if board.lane(self.vertex, place).denied != Some(Denial::Guard) => {
            let lane = board.lane(self.vertex, place);
            self.vertex = lane.to;
            self.trespass = lane.denied == Some(Denial::Legal);
            match lane {
                Lane { denied: Some(Denial::Effect), .. } => Step::Illegal,
                Lane { again: true, .. } => Step::Again,
                _ => Step::Turn,
            }
        })]
        pub(super) struct $name {
            #[derived(number(self.vertex, self.second))]
            number: usize,
            #[values(0..board.len())]
            vertex: usize,
            $(#[$turn])*
            second: bool,
            trespass: bool,
        }

        impl $name {
            fn at(vertex: usize, second: bool) -> Self {
                $name { number: number(vertex, second), vertex, second, trespass: false }
            }
        }

        impl Token for $name {
            fn at(vertex: usize, second: bool) -> Self {
                $name::at(vertex, second)
            }

            fn place(mv: &Self::Move) -> usize {
                let Push::Push { place } = mv;
                *place
            }
        }
    };
}

trait Token: GamePosition<Context = Board> + PartialEq + Debug {
    fn at(vertex: usize, second: bool) -> Self;
    fn place(mv: &Self::Move) -> usize;
}

mod turn {
    use super::*;
    token!(TurnToken, #[turn]);
}

mod handover {
    use super::*;
    token!(HandoverToken, handover = self.second = !self.second);
}

fn compare<G: Token>(board: &Board) {
    let solution = Solver::<G>::with(board.clone()).threads(1).solve().unwrap();
    solution.verify().unwrap();
    let graph = board.meaning();
    let (values, reachable) = (naive::values(&graph), graph.reachable());
    assert_eq!(solution.len(), reachable.iter().filter(|&&reached| reached).count());
    for place in 0..graph.len() {
        let position = G::at(place / 2, place % 2 == 1);
        assert_eq!(solution.value(&position), reachable[place].then_some(values[place]), "{position:?}");
        let Some(moves) = solution.moves(&position) else { continue };
        // Denied lanes are not among the edges, so count the others.
        let allowed: Vec<_> =
            (0..board.lanes[place / 2].len()).filter(|&lane| board.lanes[place / 2][lane].denied.is_none()).collect();
        assert_eq!(moves.len(), graph.moves(place).len());
        for answer in &moves {
            let edge = graph.edges[place][allowed.binary_search(&G::place(&answer.mv)).expect("an allowed lane")];
            assert_eq!(answer.successor, G::at(edge.to / 2, edge.to % 2 == 1), "{position:?}");
            assert_eq!((answer.again, answer.value), (edge.again, naive::move_value(edge, &values)), "{position:?}");
        }
        let goodness = moves.iter().map(|answer| naive::goodness(answer.value));
        assert!(goodness.is_sorted_by(|a, b| a >= b), "moves of {position:?} are not in order");
    }
}

fn boards(max: usize) -> impl Strategy<Value = Board> {
    (1..=max).prop_flat_map(|n| {
        let denied = prop_oneof![
            5 => Just(None),
            1 => Just(Some(Denial::Guard)),
            1 => Just(Some(Denial::Effect)),
            1 => Just(Some(Denial::Legal)),
        ];
        let lane =
            (0..n, prop::bool::weighted(0.25), denied).prop_map(|(to, again, denied)| Lane { to, again, denied });
        let outcome = prop_oneof![Just(Outcome::Loss), Just(Outcome::Draw), Just(Outcome::Win)];
        let labels = vec(prop::option::weighted(0.15, outcome), 2 * n);
        (vec(vec(lane, 0..5), n), labels, vec(0..n, 1..=3)).prop_map(|(lanes, labels, starts)| Board {
            lanes,
            labels,
            starts,
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn tokens_with_a_turn(board in boards(12)) {
        compare::<turn::TurnToken>(&board);
    }

    #[test]
    fn tokens_with_a_handover(board in boards(12)) {
        compare::<handover::HandoverToken>(&board);
    }
}
