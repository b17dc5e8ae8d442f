//! Lines of play: the principal line, and the way from a start.

use std::collections::HashSet;

use crate::adjacency::AGAIN;
use crate::position::GamePosition;
use crate::solution::{EvaluatedMove, Solution};

/// A shortest line from a starting position to another.
#[derive(Clone, Debug)]
#[non_exhaustive]
pub struct Path<G: GamePosition> {
    /// Where the line starts.
    pub start: G,
    /// The moves; none if the position is a start itself.
    pub moves: Vec<EvaluatedMove<G>>,
}

impl<G: GamePosition> Solution<G> {
    /// One line of best play from a position: it ends where the game is over, or, in an endless play, with the first
    /// move to a position that was there before.
    pub fn principal_line(&self, position: &G) -> Option<Vec<EvaluatedMove<G>>> {
        let mut seen = HashSet::from([self.space.id(position)?]);
        let mut line: Vec<EvaluatedMove<G>> = Vec::new();
        loop {
            let current = line.last().map_or(position, |step| &step.successor);
            let Some(step) = self.best_move(current) else { break };
            let new = seen.insert(self.space.id(&step.successor)?);
            line.push(step);
            if !new {
                break;
            }
        }
        Some(line)
    }

    /// A shortest line from a start to a position. With symmetries the line ends in a position that is the same up to
    /// them. Linear in positions and moves.
    pub fn path_to(&self, position: &G) -> Option<Path<G>> {
        let goal = self.space.id(position)?;
        let parents = self.parents_until(goal);
        let mut ids = vec![goal];
        while let Some(parent) = parents[ids[ids.len() - 1] as usize].before() {
            ids.push(parent);
        }
        ids.reverse();
        let start = self.starts().iter().find(|start| self.space.id(start) == Some(ids[0]))?.clone();
        let mut moves: Vec<EvaluatedMove<G>> = Vec::new();
        for &next in &ids[1..] {
            let current = moves.last().map_or(&start, |step| &step.successor);
            let step = self.moves(current)?.into_iter().find(|step| self.space.id(&step.successor) == Some(next))?;
            moves.push(step);
        }
        Some(Path { start, moves })
    }

    /// By breadth-first search, how each position was first reached, at least until `goal` was.
    fn parents_until(&self, goal: u32) -> Vec<Parent> {
        let mut parents = vec![Parent::UNSEEN; self.len()];
        let mut level = Vec::new();
        for start in self.starts() {
            let id = self.space.id(start).expect("a start can be reached");
            if parents[id as usize] == Parent::UNSEEN {
                parents[id as usize] = Parent::START;
                level.push(id);
            }
        }
        while parents[goal as usize] == Parent::UNSEEN {
            let mut next = Vec::new();
            for &id in &level {
                let expand = &mut |_, _, targets: &[u32]| {
                    for target in targets.iter().map(|target| target & !AGAIN) {
                        if parents[target as usize] == Parent::UNSEEN {
                            parents[target as usize] = Parent(id);
                            next.push(target);
                        }
                    }
                };
                self.space
                    .index
                    .expand(self.space.rules(), id..id + 1, expand)
                    .expect("rules that worked once work again");
            }
            level = next;
        }
        parents
    }
}

/// The id that a position was reached from.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Parent(u32);

impl Parent {
    const UNSEEN: Parent = Parent(u32::MAX);
    const START: Parent = Parent(u32::MAX - 1);

    fn before(self) -> Option<u32> {
        (self != Parent::START && self != Parent::UNSEEN).then_some(self.0)
    }
}
