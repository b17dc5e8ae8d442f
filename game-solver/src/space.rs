//! The reachable positions of a game with the rules that made them.

use std::ops::Range;
use std::sync::Arc;

use crate::adjacency::AGAIN;
use crate::expand::Rules;
use crate::graph::Graph;
use crate::index::Index;
use crate::outcomes::Code;
use crate::position::{GamePosition, MoveVisitor, Successor};
use crate::reversal::{Lane, Reversed};
use crate::value::End;

/// All reachable positions, numbered from 0 in an order that every run has, and the rules.
pub(crate) struct Space<G: GamePosition> {
    pub(crate) context: Arc<G::Context>,
    pub(crate) symmetric: bool,
    pub(crate) index: Box<dyn Index<G>>,
}

/// A legal move and where it leads.
pub(crate) struct Move<G: GamePosition> {
    pub(crate) mv: G::Move,
    pub(crate) successor: G,
    pub(crate) again: bool,
}

impl<G: GamePosition> Space<G> {
    pub(crate) fn rules(&self) -> Rules<'_, G> {
        Rules { context: &self.context, symmetric: self.symmetric }
    }

    pub(crate) fn len(&self) -> usize {
        self.index.len()
    }

    /// All ids.
    pub(crate) fn ids(&self) -> Range<u32> {
        0..u32::try_from(self.len()).expect("ids are below 2^31")
    }

    /// The id of a position, or of the one that stands for it by symmetry.
    pub(crate) fn id(&self, position: &G) -> Option<u32> {
        self.index.id(self.rules(), position)
    }

    pub(crate) fn position(&self, id: u32) -> G {
        self.index.position(self.rules(), id)
    }

    /// The positions in the order of their ids.
    pub(crate) fn positions(&self) -> Box<dyn Iterator<Item = G> + '_> {
        self.index.positions_from(self.rules(), 0)
    }

    /// The legal moves of a position in the order of the rules; none where the game is over.
    pub(crate) fn moves(&self, position: &G) -> Vec<Move<G>> {
        moves(position, &self.context)
    }

    /// The value of a position if the game is over there, by an end condition or for want of a move.
    pub(crate) fn end(&self, position: &G) -> Option<End> {
        position.end(&self.context).or_else(|| {
            let mut any = Any(false);
            position.moves(&self.context, &mut any);
            (!any.0).then(|| position.no_moves(&self.context))
        })
    }

    /// Calls `visit` for every id in order: the id, its code if the game is over there, else the ids of its successors
    /// with [`AGAIN`] on those after which the same player moves again.
    pub(crate) fn expand(&self, visit: &mut dyn FnMut(u32, Code, &[u32])) {
        self.index.expand(self.rules(), self.ids(), visit).expect("rules that worked once work again");
    }

    #[allow(dead_code)] // for the theories on explicit graphs
    /// The moves as an explicit graph, vertex `i` the position of id `i`. Linear in positions and moves.
    pub(crate) fn graph(&self) -> Graph {
        let mut edges = Vec::new();
        let mut terminals = Vec::new();
        self.expand(&mut |id, _, targets| {
            edges.extend(targets.iter().map(|&target| (id, target)));
            if targets.is_empty() {
                terminals.push(id);
            }
        });
        let ends = terminals.into_iter().map(|id| {
            let position = self.position(id);
            (id, self.end(&position).expect("a position without successors is an end"))
        });
        Graph::from_arcs(self.len(), edges, ends.collect())
    }

    /// For every position, the ids of those that have a move to it.
    pub(crate) fn predecessors(&self) -> Reversed {
        let mut lane = Lane::default();
        self.expand(&mut |id, _, targets| targets.iter().for_each(|&target| lane.push(id, target & !AGAIN)));
        Reversed::new(self.len(), vec![lane])
    }
}

/// The legal moves of a position in the order of the rules; none where the game is over.
pub(crate) fn moves<G: GamePosition>(position: &G, context: &G::Context) -> Vec<Move<G>> {
    let mut list = List(Vec::new());
    if position.end(context).is_none() {
        position.moves(context, &mut list);
    }
    list.0
}

struct List<G: GamePosition>(Vec<Move<G>>);

impl<G: GamePosition> MoveVisitor<G> for List<G> {
    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        let (successor, again) = match successor {
            Successor::Turn(successor) => (successor, false),
            Successor::Again(successor) => (successor, true),
            // Refused before: such games are not explored.
            Successor::Parts(_) => return,
        };
        self.0.push(Move { mv: make_move(), successor, again });
    }
}

struct Any(bool);

impl<G: GamePosition> MoveVisitor<G> for Any {
    fn visit(&mut self, _make_move: impl FnOnce() -> G::Move, _successor: Successor<G>) {
        self.0 = true;
    }
}
