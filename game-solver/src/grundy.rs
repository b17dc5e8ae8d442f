//! Grundy values of impartial games: nimbers, loopy values, sums of parts.

mod error;
mod graph;
mod parts;
mod verify;

use std::cmp::Reverse;
use std::fmt;

use crate::arcs::{ArcLists, Arcs, is_again};
use crate::expand::show;
use crate::loopy::LoopyValues;
use crate::nimber::LoopyValue;
use crate::position::{GamePosition, Kind, MoveVisitor, Successor};
use crate::solver::Solver;
use crate::space::Space;
use crate::sum::{Component, Term, TermMove};
use crate::value::{End, Outcome};

pub use error::GrundyError;
pub use graph::GraphGrundy;
#[doc(hidden)]
pub use parts::Split;
pub(crate) use parts::{SplitValues, split_values};
pub use verify::GrundyFault;

/// Finds the Grundy values of an impartial game: as what heap of Nim each position counts in a sum.
///
/// The value of a position is the *mex* of those of its options, the least number that is not among them (Sprague 1935,
/// Grundy 1939). A rule with `parts` splits a position into a sum, whose value is the xor of those of the parts: each
/// part is solved once, however often it comes up. Where plays may go on for ever, in a game without `parts`, the values
/// are [loopy](LoopyValue). The cost is linear in positions and moves; with cycles, once that for each nimber there is.
///
/// ```
/// use game_solver::prelude::*;
///
/// /// A move knocks down one pin of a row, or two that are next to each other; what is left falls into two rows.
/// #[derive(GamePosition, Clone, Debug)]
/// #[game(start = Kayles { pins: 20 })]
/// #[rule(one(at: u8 in 0..self.pins) => parts [Kayles { pins: at }, Kayles { pins: self.pins - at - 1 }])]
/// #[rule(two(at: u8 in 0..self.pins.saturating_sub(1)) =>
///     parts [Kayles { pins: at }, Kayles { pins: self.pins - at - 2 }])]
/// struct Kayles {
///     #[values(0..=20)]
///     pins: u8,
/// }
///
/// let kayles = grundy::<Kayles>()?;
/// assert_eq!(kayles.nimber(&Kayles { pins: 15 }), Some(7));
/// assert_eq!(kayles.best_move(&Kayles { pins: 3 }).unwrap().mv.to_string(), "one(at=1)");
/// # Ok::<(), GrundyError>(())
/// ```
///
/// It does not compile for a game that has whose turn it is in its positions, is for one player, or ends with scores:
///
/// ```compile_fail,E0080
/// use game_solver::prelude::*;
///
/// #[derive(GamePosition, Clone, Debug)]
/// #[game(start = Race { left: 9, first: true })]
/// #[rule(step(n: u8 in 1..=2) if n <= self.left => self.left -= n)]
/// struct Race {
///     #[values(0..=9)]
///     left: u8,
///     #[turn]
///     first: bool,
/// }
///
/// let nimbers = grundy::<Race>();
/// ```
///
/// # Errors
///
/// If the game cannot be explored, or has no Grundy values: see [`GrundyError`].
pub fn grundy<G: GamePosition<Context = ()>>() -> Result<Grundy<G>, GrundyError> {
    grundy_with(())
}

/// Finds the Grundy values of an impartial game whose positions share a context; see [`grundy`].
///
/// # Errors
///
/// If the game cannot be explored, or has no Grundy values: see [`GrundyError`].
pub fn grundy_with<G: GamePosition>(context: G::Context) -> Result<Grundy<G>, GrundyError> {
    const {
        assert!(
            matches!(G::KIND, Kind::Impartial),
            "Grundy values are of impartial games only, in which both players have the same moves: this game has \
             `#[turn]` or `handover`, or is for one player"
        );
        assert!(!G::SCORED, "Grundy values are of games that the last move wins: this game ends with scores");
    }
    Solver::<G>::with(context).grundy()
}

impl<G: GamePosition> Solver<G> {
    /// Finds the Grundy values of the game instead of outcomes; see [`grundy`](crate::grundy).
    ///
    /// # Errors
    ///
    /// If the game cannot be explored, or has no Grundy values: see [`GrundyError`].
    pub fn grundy(self) -> Result<Grundy<G>, GrundyError> {
        if G::KIND != Kind::Impartial {
            return Err(GrundyError::NotImpartial { game: G::NAME, kind: G::KIND });
        }
        if G::PARTS.is_some() {
            let (space, starts, values) = self.explore_parts()?;
            return Ok(Grundy { space, starts, values: Values::Split(values) });
        }
        let (space, starts) = self.explore()?;
        let graph = ArcLists::of_game(&space);
        for id in graph.vertices() {
            if graph.of(id).is_empty() {
                let position = space.position(id);
                check_end(&position, &space.context).map_err(|error| error(show(space.rules(), &position)))?;
            } else if graph.of(id).iter().any(|&arc| is_again(arc)) {
                let position = space.position(id);
                let again = space.moves(&position).into_iter().find(|found| found.again);
                let mv = again.map_or_else(String::new, |found| found.mv.to_string());
                return Err(GrundyError::Again { mv, position: show(space.rules(), &position) });
            }
        }
        let values = LoopyValues::of(&graph);
        Ok(Grundy { space, starts, values: Values::Whole(values) })
    }
}

/// Whether the end of the game at a position without a move is that of normal play; else what is wrong with it, once the
/// position is shown.
fn check_end<G: GamePosition>(position: &G, context: &G::Context) -> Result<(), impl FnOnce(String) -> GrundyError> {
    let (end, clause) = match position.end(context) {
        Some(end) => {
            let clause = position.end_clause(context).and_then(|clause| G::ENDS.get(clause));
            (end, Some(clause.map_or("ends", |clause| *clause)))
        }
        None => (position.no_moves(context), None),
    };
    if end == End::Loss {
        return Ok(());
    }
    Err(move |position| match clause {
        Some(clause) => GrundyError::End { end, clause: clause.to_owned(), position },
        None if end == End::Win => GrundyError::Misere { position },
        None => GrundyError::NoMoves { end, position },
    })
}

/// The Grundy values of an impartial game, by [`grundy`].
///
/// A position that cannot be reached has no answer: `None`, not a guess. In a game with `parts` the positions are those
/// that can be reached as a part, the starts among them.
pub struct Grundy<G: GamePosition> {
    space: Space<G>,
    starts: Vec<G>,
    values: Values,
}

enum Values {
    /// Every move leads to one position.
    Whole(LoopyValues),
    /// Positions split; no play goes on for ever.
    Split(SplitValues),
}

/// A move of an impartial game with what it is worth.
#[derive(Clone)]
#[non_exhaustive]
pub struct GrundyMove<G: GamePosition> {
    /// The move, printed as `take(heap=1, n=2)`.
    pub mv: G::Move,
    /// Where it leads: one position, or the parts of a sum, of which there may be none.
    pub parts: Vec<G>,
    /// The value of where it leads: a move to `*0` wins.
    pub value: LoopyValue,
}

impl<G: GamePosition> GrundyMove<G> {
    /// The outcome for the player who makes the move.
    ///
    /// This is of the position as the whole game; in a sum, ask the [`Sum`](crate::Sum).
    pub fn outcome(&self) -> Outcome {
        self.value.outcome().reversed()
    }
}

impl<G: GamePosition> fmt::Debug for GrundyMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.mv, self.value)
    }
}

impl<G: GamePosition> fmt::Debug for Grundy<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Grundy").field("game", &G::NAME).field("positions", &self.len()).finish_non_exhaustive()
    }
}

impl<G: GamePosition> Grundy<G> {
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

    /// Whether some value is infinite.
    pub fn is_loopy(&self) -> bool {
        match &self.values {
            Values::Whole(values) => values.is_loopy(),
            Values::Split(_) => false,
        }
    }

    /// The nimber of a position; none if it cannot be reached, or if its value is infinite.
    pub fn nimber(&self, position: &G) -> Option<u32> {
        self.value(position)?.nimber()
    }

    /// The value of a position: a nimber, or infinite.
    pub fn value(&self, position: &G) -> Option<LoopyValue> {
        self.space.id(position).map(|id| self.value_of(id))
    }

    /// The outcome for the player to move, if this position is the whole game.
    pub fn outcome(&self, position: &G) -> Option<Outcome> {
        self.value(position).map(|value| value.outcome())
    }

    /// All legal moves with the values of where they lead, best first: wins, then draws, then losses; equals in the order
    /// of the rules. Among wins of a game with cycles those come first that are nearer to the end in a certain way: to
    /// make the first one again and again does win. Empty where the game is over.
    pub fn moves(&self, position: &G) -> Option<Vec<GrundyMove<G>>> {
        let mut moves = self.ranked_moves(position)?;
        // The sort is stable.
        moves.sort_by_key(|(mv, rank)| match mv.outcome() {
            Outcome::Win => (Reverse(Outcome::Win), *rank),
            other => (Reverse(other), 0),
        });
        Some(moves.into_iter().map(|(mv, _)| mv).collect())
    }

    /// A move that wins, to `*0`; if there is none, one that draws; none if every move loses or the game is over.
    pub fn best_move(&self, position: &G) -> Option<GrundyMove<G>> {
        self.moves(position)?.into_iter().next().filter(|best| best.outcome() != Outcome::Loss)
    }

    /// All positions with their values, in an order that every run has.
    pub fn positions(&self) -> impl Iterator<Item = (G, LoopyValue)> + '_ {
        self.space.ids().zip(self.space.positions()).map(|(id, position)| (position, self.value_of(id)))
    }

    /// A position as a component of a [`Sum`](crate::Sum).
    pub fn at(&self, position: &G) -> Component<'_> {
        Component::new(At { grundy: self, position: position.clone() })
    }

    fn value_of(&self, id: u32) -> LoopyValue {
        match &self.values {
            Values::Whole(values) => values.value(id),
            Values::Split(values) => LoopyValue::Nimber(values.nimbers[id as usize]),
        }
    }

    /// See [`LoopyValues::rank`].
    fn rank_of(&self, id: u32) -> u32 {
        match &self.values {
            Values::Whole(values) => values.rank(id),
            Values::Split(_) => 0,
        }
    }

    /// The legal moves in the order of the rules, each with the rank of where it leads.
    fn ranked_moves(&self, position: &G) -> Option<Vec<(GrundyMove<G>, u32)>> {
        self.space.id(position)?;
        let mut list = List(Vec::new());
        if position.end(self.context()).is_none() {
            position.moves(self.context(), &mut list);
        }
        let evaluate = |(mv, parts): (G::Move, Vec<G>)| {
            let ids: Option<Vec<u32>> = parts.iter().map(|part| self.space.id(part)).collect();
            let ids = ids?;
            let value = ids.iter().map(|&id| self.value_of(id)).sum();
            let rank = ids.iter().map(|&id| self.rank_of(id)).sum();
            Some((GrundyMove { mv, parts, value }, rank))
        };
        list.0.into_iter().map(evaluate).collect()
    }
}

/// Collects moves and where they lead.
struct List<G: GamePosition>(Vec<(G::Move, Vec<G>)>);

impl<G: GamePosition> MoveVisitor<G> for List<G> {
    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        let parts = match successor {
            Successor::Turn(position) | Successor::Again(position) => vec![position],
            Successor::Parts(parts) => parts,
        };
        self.0.push((make_move(), parts));
    }
}

/// A position in a sum.
struct At<'a, G: GamePosition> {
    grundy: &'a Grundy<G>,
    position: G,
}

impl<G: GamePosition> Term for At<'_, G> {
    fn value(&self) -> Option<LoopyValue> {
        self.grundy.value(&self.position)
    }

    fn rank(&self) -> u64 {
        self.grundy.space.id(&self.position).map_or(0, |id| u64::from(self.grundy.rank_of(id)))
    }

    fn moves(&self) -> Vec<TermMove> {
        let moves = self.grundy.ranked_moves(&self.position).unwrap_or_default();
        let term_move = |(found, rank): (GrundyMove<G>, u32)| TermMove {
            mv: found.mv.to_string(),
            value: found.value,
            rank: u64::from(rank),
        };
        moves.into_iter().map(term_move).collect()
    }

    fn show(&self) -> String {
        show(self.grundy.space.rules(), &self.position)
    }
}
