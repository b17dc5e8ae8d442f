//! What a solution answers, on games small enough to be seen whole.

use game_solver::prelude::*;
use game_solver::{GamePosition, Solution, Solver, Value, solve};
use game_solver_tests::labelled::LabelledGraph;
use game_solver_tests::vertex::Vertex;

/// Players alternately take one, two or three stones; whoever cannot move loses. The player to move loses if and only if
/// the number of stones is a multiple of 4 (Bouton 1901).
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Stones { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Stones {
    #[values(0..=30)]
    left: u8,
}

fn stones(left: u8) -> Stones {
    Stones { left }
}

/// The loser takes one so as to delay, the winner leaves a multiple of 4.
fn remoteness(left: u8) -> u32 {
    let rounds = u32::from(left / 4);
    if left.is_multiple_of(4) { 2 * rounds } else { 2 * rounds + 1 }
}

#[test]
fn values_of_stones() {
    let solution = solve::<Stones>().unwrap();
    assert_eq!(solution.len(), 22);
    for left in 0..=21_u8 {
        let outcome = if left.is_multiple_of(4) { Outcome::Loss } else { Outcome::Win };
        assert_eq!(
            solution.value(&stones(left)),
            Some(Value { outcome, remoteness: Some(remoteness(left)) }),
            "{left}"
        );
        assert_eq!(solution.outcome(&stones(left)), Some(outcome));
        assert_eq!(solution.remoteness(&stones(left)), Some(remoteness(left)));
    }
    solution.verify().unwrap();
}

#[test]
fn positions_that_cannot_be_reached_have_no_answer() {
    let solution = solve::<Stones>().unwrap();
    // In range but never reached, and out of range.
    for left in [22, 30, 31, 255] {
        let position = stones(left);
        assert_eq!(solution.value(&position), None);
        assert_eq!(solution.outcome(&position), None);
        assert_eq!(solution.remoteness(&position), None);
        assert!(solution.moves(&position).is_none());
        assert!(solution.best_move(&position).is_none());
        assert!(solution.principal_line(&position).is_none());
        assert!(solution.path_to(&position).is_none());
        assert!(solution.successors(&position).is_none());
        assert!(solution.predecessors(&position).is_none());
    }
}

#[test]
fn moves_are_typed_and_named() {
    let solution = solve::<Stones>().unwrap();
    let moves = solution.moves(&stones(21)).unwrap();
    let told: Vec<_> = moves.iter().map(|m| (m.mv, m.successor.left, m.again, m.optimal)).collect();
    assert_eq!(told[0], (StonesMove::Take { n: 1 }, 20, false, true));
    // 18 and 19 are won for the opponent, in as many plies.
    assert_eq!(told.len(), 3);
    assert!(!told[1].3 && !told[2].3);
    assert_eq!(moves[0].mv.to_string(), "take(n=1)");
    assert_eq!(moves[0].value, Value { outcome: Outcome::Win, remoteness: Some(11) });
    assert!(solution.moves(&stones(0)).unwrap().is_empty());
    assert!(solution.best_move(&stones(0)).is_none());
    assert!(solution.principal_line(&stones(0)).unwrap().is_empty());
}

#[test]
fn a_line_and_a_path() {
    let solution = solve::<Stones>().unwrap();
    let line = solution.principal_line(&stones(21)).unwrap();
    assert_eq!(line.len(), 11);
    assert_eq!(line.last().unwrap().successor, stones(0));
    let path = solution.path_to(&stones(0)).unwrap();
    assert_eq!(path.start, stones(21));
    assert_eq!(path.moves.len(), 7);
    assert_eq!(path.moves.last().unwrap().successor, stones(0));
    assert!(solution.path_to(&stones(21)).unwrap().moves.is_empty());
}

#[test]
fn neighbours() {
    let solution = solve::<Stones>().unwrap();
    let sorted = |positions: Option<Vec<Stones>>| {
        let mut left: Vec<_> = positions.unwrap().iter().map(|position| position.left).collect();
        left.sort_unstable();
        left
    };
    assert_eq!(sorted(solution.successors(&stones(2))), [0, 1]);
    assert_eq!(sorted(solution.successors(&stones(0))), [0; 0]);
    assert_eq!(sorted(solution.predecessors(&stones(0))), [1, 2, 3]);
    assert_eq!(sorted(solution.predecessors(&stones(19))), [20, 21]);
    assert_eq!(sorted(solution.predecessors(&stones(21))), [0; 0]);
}

#[test]
fn starts_may_be_many_or_repeated_or_over() {
    let starts = [stones(5), stones(0), stones(5), stones(9)];
    let solution = Solver::<Stones>::new().starts(starts.clone()).solve().unwrap();
    assert_eq!(solution.len(), 10);
    assert!(starts.iter().all(|start| solution.starts().contains(start)));
    // The nearest start counts.
    assert_eq!(solution.path_to(&stones(0)).unwrap().moves.len(), 0);
    assert_eq!(solution.path_to(&stones(4)).unwrap().moves.len(), 1);
    solution.verify().unwrap();
    let over = Solver::<Stones>::new().starts([stones(0)]).solve().unwrap();
    assert_eq!((over.len(), over.value(&stones(0)).unwrap().remoteness), (1, Some(0)));
    let _ = over.report().to_string();
}

#[test]
fn a_solution_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    let solution = solve::<Stones>().unwrap();
    shared(&solution);
}

#[test]
fn a_report_says_who_wins() {
    let report = solve::<Stones>().unwrap().report().to_string();
    for word in ["Stones", "22", "win", "11", "take(n=1)"] {
        assert!(report.contains(word), "no {word} in:\n{report}");
    }
}

#[test]
fn a_context_is_kept() {
    let graph = LabelledGraph { starts: vec![1], ..LabelledGraph::new(3, [(1, 2)]) };
    let solution: Solution<Vertex> = Solver::with(graph).solve().unwrap();
    assert_eq!(solution.context().len(), 3);
    assert_eq!(solution.starts(), [Vertex(1)]);
}

/// Three heaps; take any number from one, whoever cannot move loses: the player to move loses if and only if the xor of
/// the heaps is 0 (Bouton 1901).
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Nim { heaps: [5, 3, 4] })]
#[rule(take(heap: usize in 0..3, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
struct Nim {
    #[unordered]
    #[values(0..=5)]
    heaps: [u8; 3],
}

#[test]
fn unordered_heaps_may_be_asked_about_in_any_order() {
    let solution = solve::<Nim>().unwrap();
    for heaps in [[5, 3, 4], [3, 4, 5], [4, 5, 3], [0, 2, 2], [2, 0, 2], [2, 2, 0], [1, 2, 3], [3, 1, 2], [0, 0, 0]] {
        let lost = heaps[0] ^ heaps[1] ^ heaps[2] == 0;
        assert_eq!(
            solution.outcome(&Nim { heaps }),
            Some(if lost { Outcome::Loss } else { Outcome::Win }),
            "{heaps:?}"
        );
        let moves = solution.moves(&Nim { heaps }).unwrap();
        assert_eq!(moves.len(), usize::from(heaps.iter().sum::<u8>()));
        for answer in moves {
            // The move means the heap that the question showed there, or else the heap in the sorted position; the
            // successor tells, and has lost what the move took.
            let NimMove::Take { n, .. } = answer.mv;
            assert_eq!(answer.successor.heaps.iter().sum::<u8>() + n, heaps.iter().sum::<u8>());
        }
    }
    solution.verify().unwrap();
}

/// A count to 10 on one of two sides that mean nothing: moves choose the side, and both are one by symmetry.
#[derive(GamePosition, Clone, Debug, PartialEq)]
#[game(start = Sides { count: 0, side: false })]
#[rule(add(n: u8 in 1..=2, side: bool in [false, true]) if self.count + n <= 10 => { self.count += n; self.side = side; })]
#[symmetry([Sides { side: !self.side, ..self.clone() }])]
struct Sides {
    #[values(0..=10)]
    count: u8,
    side: bool,
}

#[test]
fn symmetric_twins_are_one_position_with_moves_of_their_own() {
    let folded = solve::<Sides>().unwrap();
    let whole = Solver::<Sides>::new().symmetry(false).solve().unwrap();
    assert_eq!((folded.len(), whole.len()), (11, 21));
    for (position, value) in whole.positions() {
        assert_eq!(folded.value(&position), Some(value), "{position:?}");
        let moves = folded.moves(&position).unwrap();
        assert_eq!(moves.len(), whole.moves(&position).unwrap().len());
        for answer in moves {
            let SidesMove::Add { n, side } = answer.mv;
            assert_eq!(answer.successor, Sides { count: position.count + n, side });
        }
        // A path and a line are played by the rules, not by twins: each move leads to where the next one begins.
        let path = folded.path_to(&position).unwrap();
        let end = path.moves.iter().fold(path.start, |at, answer| {
            let SidesMove::Add { n, side } = answer.mv;
            assert_eq!(answer.successor, Sides { count: at.count + n, side });
            answer.successor.clone()
        });
        // It ends at the position that was asked for, or at its twin.
        assert_eq!(end.count, position.count);
    }
    folded.verify().unwrap();
}
