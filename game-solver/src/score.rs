//! Games that end with scores: the margin that the player to move can force.

mod graph;
mod margins;
#[cfg(test)]
mod tests;
mod verify;

use std::cmp::{Ordering, Reverse};
use std::collections::HashSet;
use std::fmt;

use thiserror::Error;

use crate::arcs::{ArcLists, Arcs};
use crate::error::SolveError;
use crate::expand::show;
use crate::position::GamePosition;
use crate::solver::Solver;
use crate::space::Space;
use crate::value::{End, Outcome, Score};
use margins::Margins;
use verify::{Claim, check_end, check_moves};

pub use graph::GraphScores;
pub use margins::ENDLESS_WIN;

/// Finds the margins that the players can force in a game that ends with scores.
///
/// A score is seen by the player to move where the game ends, and what one player gains the other loses. Extra turns
/// (`Step::Again`) and cycles are allowed: a play that never ends is worth 0, or [`ENDLESS_WIN`] to the player that
/// `endless` names. An end that is a draw counts as 0.
///
/// The method is retrograde analysis from the ends in the order of what can be forced first: linear in positions and
/// moves, but for sorting the ends. These are Washburn's deterministic graphical games (J. Math. Anal. Appl. 153, 1990);
/// that they can be solved at this cost is shown by Andersson, Hansen, Miltersen and Sørensen (Deterministic graphical
/// games revisited, CiE 2008).
///
/// ```
/// use game_solver::prelude::*;
///
/// /// Players take one or two coins from the left end of a row, whose values are 1, 2, 3 and so on.
/// #[derive(GamePosition, Clone, Debug)]
/// #[game(start = Coins { left: 5, ahead: 0 }, handover = self.ahead = -self.ahead)]
/// #[rule(take(n: u8 in 1..=2) if n <= self.left => {
///     for _ in 0..n {
///         self.ahead += 6 - self.left as i8;
///         self.left -= 1;
///     }
/// })]
/// #[ends(score self.ahead if self.left == 0)]
/// struct Coins {
///     #[values(0..=5)]
///     left: u8,
///     #[values(-15..=15)]
///     ahead: i8,
/// }
///
/// let coins = score::<Coins>()?;
/// let start = &coins.starts()[0];
/// assert_eq!(coins.margin(start), Some(1));
/// # Ok::<(), ScoreError>(())
/// ```
///
/// # Errors
///
/// If the game cannot be explored, or an end has no score: see [`ScoreError`].
pub fn score<G: GamePosition<Context = ()>>() -> Result<ScoreSolution<G>, ScoreError> {
    score_with(())
}

/// Finds the margins that the players can force in a game whose positions share a context; see [`score`].
///
/// # Errors
///
/// If the game cannot be explored, or an end has no score: see [`ScoreError`].
pub fn score_with<G: GamePosition>(context: G::Context) -> Result<ScoreSolution<G>, ScoreError> {
    const {
        assert!(
            G::SCORED,
            "this game does not end with scores: give its ends as `#[ends(score EXPR if COND)]`, or find who wins with \
             `solve`"
        );
    }
    Solver::<G>::with(context).score()
}

impl<G: GamePosition> Solver<G> {
    /// Finds the margins that the players can force, instead of outcomes; see [`score`](crate::score()).
    ///
    /// # Errors
    ///
    /// If the game cannot be explored, or an end has no score: see [`ScoreError`].
    pub fn score(self) -> Result<ScoreSolution<G>, ScoreError> {
        if !G::SCORED {
            return Err(ScoreError::NotScored { game: G::NAME });
        }
        let (space, starts) = self.explore()?;
        let graph = ArcLists::of_game(&space);
        let mut ends = Vec::new();
        for id in graph.vertices().filter(|&id| graph.of(id).is_empty()) {
            let position = space.position(id);
            let end = space.end(&position).expect("a position without successors is an end");
            let score = check_score(end).map_err(|fault| fault.at(show(space.rules(), &position)))?;
            ends.push((id, score));
        }
        let first = space.position(0);
        let endless: Option<Vec<Outcome>> = match first.endless(&space.context) {
            Outcome::Draw => None,
            _ => Some(space.positions().map(|position| position.endless(&space.context)).collect()),
        };
        let margins = Margins::of(&graph, &ends, |id| endless.as_ref().map_or(Outcome::Draw, |e| e[id as usize]));
        Ok(ScoreSolution { space, starts, margins })
    }
}

/// Why margins could not be found.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[non_exhaustive]
pub enum ScoreError {
    /// The positions could not all be found.
    #[error(transparent)]
    Solve(#[from] SolveError),

    /// The game does not end with scores.
    #[error(
        "{game} does not end with scores: give its ends as `#[ends(score EXPR if COND)]`, or find who wins with `solve`"
    )]
    NotScored {
        /// The name of the game.
        game: &'static str,
    },

    /// The game ends somewhere without a score.
    #[error(
        "the game ends here in {} and not with a score; give every end a score, also where there is no move\nposition:\n{position}",
        if *end == End::Win { "a win" } else { "a loss" }
    )]
    NoScore {
        /// The end.
        end: End,
        /// The position.
        position: String,
    },

    /// A score is as large as an endless win.
    #[error("the score {score} is too large: scores are smaller than {ENDLESS_WIN}\nposition:\n{position}")]
    TooLarge {
        /// The score.
        score: Score,
        /// The position.
        position: String,
    },
}

/// What is wrong with the end of a game, before the position is shown.
struct EndFault(End);

impl EndFault {
    fn at(self, position: String) -> ScoreError {
        match self.0 {
            End::Score(score) => ScoreError::TooLarge { score, position },
            end => ScoreError::NoScore { end, position },
        }
    }
}

/// The score of an end, for the player to move.
fn check_score(end: End) -> Result<Score, EndFault> {
    match end {
        End::Draw => Ok(0),
        End::Score(score) if score.checked_abs().is_some_and(|size| size < ENDLESS_WIN) => Ok(score),
        _ => Err(EndFault(end)),
    }
}

/// A game solved for its scores, by [`score`].
///
/// A position that cannot be reached has no answer: `None`, not a guess.
pub struct ScoreSolution<G: GamePosition> {
    space: Space<G>,
    starts: Vec<G>,
    margins: Margins,
}

/// A legal move with the margin that it leads to.
#[derive(Clone)]
#[non_exhaustive]
pub struct ScoredMove<G: GamePosition> {
    /// The move, printed as `take(heap=1, n=2)`.
    pub mv: G::Move,
    /// Where it leads, as the rules make it, not its symmetric twin.
    pub successor: G,
    /// Whether the same player moves again.
    pub again: bool,
    /// The margin that the player who makes the move gets.
    pub margin: Score,
    /// The number of plies to the end, this move counted, where the margin forces an end.
    pub remoteness: Option<u32>,
    /// Whether it is as good as the best: the same margin and remoteness.
    pub optimal: bool,
}

impl<G: GamePosition> fmt::Debug for ScoredMove<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:+}", self.mv, self.margin)
    }
}

impl<G: GamePosition> fmt::Debug for ScoreSolution<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ScoreSolution").field("game", &G::NAME).field("positions", &self.len()).finish_non_exhaustive()
    }
}

impl<G: GamePosition> ScoreSolution<G> {
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

    /// The margin that the player to move can force.
    pub fn margin(&self, position: &G) -> Option<Score> {
        self.space.id(position).map(|id| self.margins.margin(id))
    }

    /// The number of plies to the end when the player who forces the margin hurries and the other delays; none where
    /// the margin forces no end: it is that of an endless play.
    pub fn remoteness(&self, position: &G) -> Option<u32> {
        self.space.id(position).and_then(|id| self.margins.remoteness(id))
    }

    /// The outcome for the player to move: the sign of the margin.
    pub fn outcome(&self, position: &G) -> Option<Outcome> {
        self.margin(position).map(|margin| End::Score(margin).outcome())
    }

    /// All legal moves with their margins, best first: by falling margin, and for the same margin by rising remoteness
    /// where the player to move has to force it, by falling remoteness where the opponent has to; equals in the order of
    /// the rules. Who always makes the first of them does get the margin. Empty where the game is over.
    pub fn moves(&self, position: &G) -> Option<Vec<ScoredMove<G>>> {
        self.space.id(position)?;
        let endless = position.endless(self.context());
        let mut moves = Vec::new();
        for found in self.space.moves(position) {
            let id = self.space.id(&found.successor)?;
            let margin = self.margins.margin(id);
            moves.push(ScoredMove {
                mv: found.mv,
                successor: found.successor,
                again: found.again,
                margin: if found.again { margin } else { -margin },
                remoteness: self.margins.remoteness(id).map(|plies| plies + 1),
                optimal: false,
            });
        }
        // The sort is stable.
        moves.sort_by(|one, other| {
            other.margin.cmp(&one.margin).then_with(|| nearer(endless, one.margin, one.remoteness, other.remoteness))
        });
        if let Some((margin, remoteness)) = moves.first().map(|best| (best.margin, best.remoteness)) {
            for found in &mut moves {
                found.optimal = found.margin == margin && (found.remoteness == remoteness || margin == 0);
            }
        }
        Some(moves)
    }

    /// The first of the best moves; none where the game is over.
    pub fn best_move(&self, position: &G) -> Option<ScoredMove<G>> {
        self.moves(position)?.into_iter().next()
    }

    /// One line of best play from a position: it ends where the game is over, or, in an endless play, with the first
    /// move to a position that was there before.
    pub fn principal_line(&self, position: &G) -> Option<Vec<ScoredMove<G>>> {
        let mut seen = HashSet::from([self.space.id(position)?]);
        let mut line: Vec<ScoredMove<G>> = Vec::new();
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

    /// All positions with their margins, in an order that every run has.
    pub fn positions(&self) -> impl Iterator<Item = (G, Score)> + '_ {
        self.space.ids().zip(self.space.positions()).map(|(id, position)| (position, self.margins.margin(id)))
    }

    /// Checks every margin against the rules, by a pass that shares no code with the solver: that it is the best of the
    /// moves, and that who has to force it gets nearer to the end with every move. Linear in positions and moves.
    ///
    /// # Errors
    ///
    /// The first position whose margin is wrong.
    pub fn verify(&self) -> Result<(), ScoreFault> {
        let claim = |id: u32| Claim { margin: self.margins.margin(id), remoteness: self.margins.remoteness(id) };
        for (id, position) in self.space.ids().zip(self.space.positions()) {
            let checked = match self.space.end(&position) {
                Some(End::Score(score)) => check_end(claim(id), score),
                Some(End::Draw) => check_end(claim(id), 0),
                Some(_) => Err("the game ends here without a score"),
                None => {
                    let seen = |found: crate::space::Move<G>| {
                        let claim = claim(self.space.id(&found.successor)?);
                        Some(if found.again { claim } else { Claim { margin: -claim.margin, ..claim } })
                    };
                    let moves: Option<Vec<Claim>> = self.space.moves(&position).into_iter().map(seen).collect();
                    match moves {
                        Some(moves) => check_moves(claim(id), position.endless(self.context()), &moves),
                        None => Err("a successor is missing"),
                    }
                }
            };
            checked.map_err(|reason| ScoreFault {
                position: show(self.space.rules(), &position),
                margin: claim(id).margin,
                reason: reason.to_owned(),
            })?;
        }
        Ok(())
    }
}

/// The first margin that does not follow from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason}, but the margin is held to be {margin:+}\nposition:\n{position}")]
#[non_exhaustive]
pub struct ScoreFault {
    /// The position.
    pub position: String,
    /// The margin that the solution has for it.
    pub margin: Score,
    /// What contradicts it.
    pub reason: String,
}

/// Orders moves to the same margin by their plies to the end, for a player whom an endless play gives `endless`.
fn nearer(endless: Outcome, margin: Score, one: Option<u32>, other: Option<u32>) -> Ordering {
    let forces = match endless {
        Outcome::Draw => margin.signum(),
        Outcome::Loss => 1,
        Outcome::Win => -1,
    };
    let plies = |remoteness: Option<u32>| remoteness.unwrap_or(u32::MAX);
    match forces {
        0 => Ordering::Equal,
        1 => plies(one).cmp(&plies(other)),
        _ => Reverse(plies(one)).cmp(&Reverse(plies(other))),
    }
}
