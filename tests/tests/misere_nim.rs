//! Misère Nim with up to four heaps, against the reference data.

use game_solver::prelude::*;
use serde_json::Value as Json;

/// Take any number from one of four heaps of at most 7; whoever takes the last stone loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Heaps { heaps: [7; 4] }, no_moves = win)]
#[rule(take(heap: usize in 0..4, n: u8 in 1..=self.heaps[heap]) => self.heaps[heap] -= n)]
struct Heaps {
    #[unordered]
    #[values(0..=7)]
    heaps: [u8; 4],
}

/// `nim_misere_mover_wins` of the reference whole: 494 lists of up to four heaps; missing heaps are empty.
#[test]
fn every_list_of_heaps_is_won_as_the_reference_says() {
    let reference: Json = serde_json::from_str(include_str!("../data/grundy.json")).unwrap();
    let lists = reference["nim_misere_mover_wins"].as_object().unwrap();
    assert_eq!(lists.len(), 494);
    let solution = solve::<Heaps>().unwrap();
    for (list, wins) in lists {
        let mut heaps = [0; 4];
        for (heap, size) in heaps.iter_mut().zip(list.split(',')) {
            *heap = size.parse().unwrap();
        }
        let outcome = if wins.as_bool().unwrap() { Outcome::Win } else { Outcome::Loss };
        assert_eq!(solution.outcome(&Heaps { heaps }), Some(outcome), "heaps {list}");
    }
    solution.verify().unwrap();
}
