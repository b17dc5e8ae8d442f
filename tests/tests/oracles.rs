//! The naive solver against the definition it stands for: every pair of strategies played out, on tiny graphs.

use game_solver_tests::{arbitrary, labelled::LabelledGraph, naive, plays};
use proptest::prelude::*;

fn agree(graph: &LabelledGraph) {
    let values = naive::values(graph);
    for (start, &value) in values.iter().enumerate() {
        let (secured, conceded) = plays::secured_and_conceded(graph, start);
        assert_eq!(secured, conceded, "vertex {start} is not determined");
        assert_eq!(naive::goodness(value), secured, "vertex {start}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(1000))]

    #[test]
    fn naive_values_are_what_the_players_can_secure(graph in arbitrary::graphs(4, 2.5)) {
        // Without a name for the players both vertices of a pair have the same value.
        let turns = graph.with_turn();
        agree(&turns);
        let (plain, seated) = (naive::values(&graph), naive::values(&turns));
        for (vertex, value) in seated.iter().enumerate() {
            prop_assert_eq!(*value, plain[vertex / 2]);
        }
    }

    #[test]
    fn naive_values_are_what_the_players_can_secure_when_endless_play_is_won(graph in arbitrary::pursuits(7, 2.0)) {
        agree(&graph);
    }
}
