//! Walks through the moves of a declared game.

use std::collections::BTreeMap;
use std::fmt::Debug;

use game_solver::{GamePosition, MoveVisitor, Pack, Successor};

/// Collects the moves of a position as text, with the successors.
struct Collected<G> {
    rules: Vec<usize>,
    moves: Vec<(String, Successor<G>)>,
}

impl<G: GamePosition> MoveVisitor<G> for Collected<G> {
    fn rule(&mut self, rule: usize) {
        self.rules.push(rule);
    }

    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        self.moves.push((make_move().to_string(), successor));
    }
}

pub fn moves<G: GamePosition>(position: &G, context: &G::Context) -> Vec<(String, Successor<G>)> {
    let mut collected = Collected { rules: Vec::new(), moves: Vec::new() };
    position.moves(context, &mut collected);
    assert_eq!(collected.rules, (0..G::RULES.len()).collect::<Vec<_>>());
    collected.moves
}

pub fn names<G: GamePosition>(position: &G, context: &G::Context) -> Vec<String> {
    moves(position, context).into_iter().map(|(name, _)| name).collect()
}

/// The number of positions up to symmetry; each key goes to the position and back.
pub fn count<G: GamePosition + Pack + Debug>(context: &G::Context) -> usize {
    let mut seen = BTreeMap::new();
    let mut open = G::starts(context);
    while let Some(position) = open.pop() {
        let position = position.canonical(context);
        assert_eq!(position.out_of_range(context), None, "{position:?}");
        let key: u128 = position.pack(context).expect("in range");
        assert!(key < G::key_count(context), "{position:?}");
        let rebuilt = G::unpack::<u128>(key, context);
        assert_eq!(format!("{rebuilt:?}"), format!("{position:?}"));
        if G::MAX_KEYS <= 1 << 64 {
            let narrow: u64 = position.pack(context).expect("in range");
            assert_eq!(u128::from(narrow), key);
            assert_eq!(format!("{:?}", G::unpack::<u64>(narrow, context)), format!("{position:?}"));
        }
        if seen.insert(key, ()).is_none() && position.end(context).is_none() {
            for (_, successor) in moves(&position, context) {
                match successor {
                    Successor::Turn(next) | Successor::Again(next) => open.push(next),
                    Successor::Parts(parts) => open.extend(parts),
                }
            }
        }
    }
    seen.len()
}
