//! The solved game, and what can be asked of it.

mod line;

use std::fmt;
use std::sync::OnceLock;

use crate::classes::Classes;
use crate::histogram::Histogram;
use crate::outcomes::{Code, Outcomes};
use crate::position::GamePosition;
use crate::report::Report;
use crate::reversal::Reversed;
use crate::space::Space;
use crate::stats::Stats;
use crate::value::{Outcome, Value};
use crate::verify::{VerifyError, verify};

pub use line::Path;

/// A solved game: the value of every position that can be reached, and the moves that keep it.
///
/// A position that cannot be reached has no answer: `None`, not a guess.
pub struct Solution<G: GamePosition> {
    pub(crate) space: Space<G>,
    starts: Vec<G>,
    pub(crate) outcomes: Outcomes,
    stats: Stats,
    /// Made when first asked for.
    predecessors: OnceLock<Reversed>,
    /// Made when first asked for.
    pub(crate) classes: OnceLock<Classes>,
}

/// A legal move with what it is worth.
#[derive(Clone)]
#[non_exhaustive]
pub struct EvaluatedMove<G: GamePosition> {
    /// The move, printed as `take(heap=1, n=2)`.
    pub mv: G::Move,
    /// Where it leads, as the rules make it, not its symmetric twin.
    pub successor: G,
    /// Whether the same player moves again.
    pub again: bool,
    /// What the move is worth for the player who makes it. The remoteness counts this move, so that the best move has
    /// the value of the position.
    pub value: Value,
    /// Whether it is as good as the best: the same value, remoteness included.
    pub optimal: bool,
}

impl<G: GamePosition> fmt::Debug for EvaluatedMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.mv, self.value)
    }
}

impl<G: GamePosition> fmt::Debug for Solution<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solution").field("game", &G::NAME).field("stats", &self.stats).finish_non_exhaustive()
    }
}

impl<G: GamePosition> Solution<G> {
    pub(crate) fn new(space: Space<G>, starts: Vec<G>, outcomes: Outcomes, stats: Stats) -> Self {
        Solution { space, starts, outcomes, stats, predecessors: OnceLock::new(), classes: OnceLock::new() }
    }

    /// The context that the game was solved in.
    pub fn context(&self) -> &G::Context {
        &self.space.context
    }

    /// The number of positions that can be reached.
    pub fn len(&self) -> usize {
        self.space.len()
    }

    /// Never: there is a start.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The starting positions.
    pub fn starts(&self) -> &[G] {
        &self.starts
    }

    /// Whether positions that differ by a declared symmetry are one here.
    pub fn is_symmetric(&self) -> bool {
        G::SYMMETRIC && self.space.symmetric
    }

    /// The value of a position for the player to move.
    pub fn value(&self, position: &G) -> Option<Value> {
        self.space.id(position).map(|id| self.outcomes.value(id))
    }

    /// The outcome for the player to move.
    pub fn outcome(&self, position: &G) -> Option<Outcome> {
        self.value(position).map(|value| value.outcome)
    }

    /// The number of plies to the end under best play; none for a draw and for an endless win or loss.
    pub fn remoteness(&self, position: &G) -> Option<u32> {
        self.value(position)?.remoteness
    }

    /// All legal moves with their values, best first: wins by rising remoteness, then draws, then losses by falling
    /// remoteness; equals in the order of the rules. Empty where the game is over.
    pub fn moves(&self, position: &G) -> Option<Vec<EvaluatedMove<G>>> {
        self.space.id(position)?;
        let mut moves = Vec::new();
        for found in self.space.moves(position) {
            let code = self.outcomes.code(self.space.id(&found.successor)?);
            moves.push((Worth::new(code, found.again), found));
        }
        // The sort is stable.
        moves.sort_by(|(one, _), (other, _)| Worth::compare(other, one));
        let best = moves.first().map(|(worth, _)| worth.value);
        let evaluate = |(worth, found): (Worth, crate::space::Move<G>)| EvaluatedMove {
            mv: found.mv,
            successor: found.successor,
            again: found.again,
            value: worth.value,
            optimal: best == Some(worth.value),
        };
        Some(moves.into_iter().map(evaluate).collect())
    }

    /// The first of the best moves; none where the game is over.
    pub fn best_move(&self, position: &G) -> Option<EvaluatedMove<G>> {
        self.moves(position)?.into_iter().next()
    }

    /// All positions with their values, in an order that every run has. With symmetries, one of each class of
    /// positions that are the same.
    pub fn positions(&self) -> impl Iterator<Item = (G, Value)> + '_ {
        self.space.ids().zip(self.space.positions()).map(|(id, position)| (position, self.outcomes.value(id)))
    }

    /// The positions where the game is over, with their values.
    pub fn terminals(&self) -> impl Iterator<Item = (G, Value)> + '_ {
        self.positions().filter(|(position, _)| self.space.end(position).is_some())
    }

    /// Where the moves of a position lead, in the order of the rules.
    pub fn successors(&self, position: &G) -> Option<Vec<G>> {
        self.space.id(position)?;
        Some(self.space.moves(position).into_iter().map(|found| found.successor).collect())
    }

    /// The positions that have a move to this one, each once. With symmetries, one of each class of positions that are
    /// the same. The first call takes time and memory linear in positions and moves.
    pub fn predecessors(&self, position: &G) -> Option<Vec<G>> {
        let id = self.space.id(position)?;
        let predecessors = self.predecessors.get_or_init(|| self.space.predecessors());
        let mut ids: Vec<u32> = predecessors.of(id).collect();
        ids.sort_unstable();
        ids.dedup();
        Some(ids.into_iter().map(|id| self.space.position(id)).collect())
    }

    /// What an endless play is worth for the player to move.
    pub(crate) fn endless(&self, position: &G) -> Outcome {
        position.endless(self.context())
    }

    /// How many positions there are of each outcome and remoteness.
    pub fn histogram(&self) -> Histogram {
        Histogram::count(self.space.ids().map(|id| self.outcomes.value(id)))
    }

    /// What the solution took.
    pub fn stats(&self) -> &Stats {
        &self.stats
    }

    /// A page for people: what there is, who wins, by which moves.
    pub fn report(&self) -> Report<'_, G> {
        Report::new(self)
    }

    /// Checks every value against the rules by a pass that shares no code with the solver. Linear in positions and
    /// moves.
    ///
    /// # Errors
    ///
    /// The first position whose value does not follow from those of its successors.
    pub fn verify(&self) -> Result<(), VerifyError> {
        verify(self)
    }
}

/// What a move is worth, as fine as it is known.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Worth {
    value: Value,
    /// Plies to a drawn end, for a draw that has to be forced because an endless play is none.
    to_draw: Option<u32>,
}

impl Worth {
    fn new(code: Code, again: bool) -> Self {
        let outcome = code.outcome().expect("every position is decided in the end");
        let (remoteness, to_draw) = if outcome == Outcome::Draw { (None, code.plies()) } else { (code.plies(), None) };
        Worth { value: Value { outcome, remoteness }.before_move(again), to_draw }
    }

    /// From worst to best; among draws, one that is further from a drawn end is worse.
    fn compare(one: &Self, other: &Self) -> std::cmp::Ordering {
        let order = one.value.compare(&other.value);
        order.then_with(|| other.to_draw.unwrap_or(0).cmp(&one.to_draw.unwrap_or(0)))
    }
}
