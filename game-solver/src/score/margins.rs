//! The margins that the players can force on a graph.

use crate::arcs::{ArcLists, Arcs, is_again, target};
use crate::value::{Outcome, Score};

/// The margin of an endless play for the player for whom it is won, where `endless` names one: more than any score.
pub const ENDLESS_WIN: Score = Score::MAX;

/// The margin of each vertex for the player to move, and in how many plies it is forced.
///
/// A retrograde analysis in the order of what can be forced first. Let an endless play be worth 0. A player who can force
/// a positive margin can force an end; one who cannot can keep to margins of 0 or less for the other, for ever if need
/// be. So the ends are taken by falling distance from 0, those of one distance together, and worked back from: a position
/// with a move to a positive margin of this distance has it, for no move is worth more; one all of whose moves are known
/// to be negative has the last of them, the one nearest to 0. What is left when all ends but those worth 0 have been
/// worked back from is worth 0. Where an endless play is won by a player, only the other one, the *hunter*, has to force
/// ends: they are taken from the hunter's best to the worst, positions in which the hunter moves have the first of their
/// moves to be known, the others the last.
///
/// Each arc is looked at once and the ends are sorted: linear but for that. Within a distance the rounds are those of
/// remoteness, so that a player who keeps to moves of falling remoteness gets to the end; it is the values of reachability
/// games with many targets, see Washburn, "Deterministic graphical games", J. Math. Anal. Appl. 153, 1990.
#[derive(Debug)]
pub(crate) struct Margins {
    margins: Vec<Score>,
    /// The plies to the end, or [`ENDLESS`].
    plies: Vec<u32>,
}

const OPEN: Score = Score::MIN;
const ENDLESS: u32 = u32::MAX;

impl Margins {
    /// Computes the margins. `ends` gives the scores of all vertices without arcs, for the player to move, `endless` what
    /// a play that never ends is worth for the player to move in a vertex: a draw in all of them, or a win for one player.
    pub(crate) fn of<A: Arcs>(graph: &A, ends: &[(u32, Score)], endless: impl Fn(u32) -> Outcome) -> Self {
        // The number of moves that are not known yet is kept in the place of the plies until these are known.
        let degree = |v| u32::try_from(graph.of(v).len()).expect("a vertex has fewer than 2^32 arcs");
        let mut margins = Margins { margins: vec![OPEN; graph.len()], plies: graph.vertices().map(degree).collect() };
        let predecessors = ArcLists::reversed(graph, |_| true);
        let urgency = |v: u32, score: Score| match endless(v) {
            Outcome::Draw => score.saturating_abs(),
            Outcome::Loss => score,
            Outcome::Win => -score,
        };
        let mut ends: Vec<(Score, u32, Score)> = ends.iter().map(|&(v, score)| (urgency(v, score), v, score)).collect();
        ends.sort_unstable_by_key(|&(urgency, v, _)| (std::cmp::Reverse(urgency), v));
        let mut queue = Vec::new();
        for ends in ends.chunk_by(|a, b| a.0 == b.0) {
            queue.clear();
            for &(_, v, score) in ends {
                margins.margins[v as usize] = score;
                margins.plies[v as usize] = 0;
                queue.push(v);
            }
            // What is worth no more than an endless play need not be forced.
            if ends.iter().all(|&(urgency, v, _)| urgency == 0 && endless(v) == Outcome::Draw) {
                continue;
            }
            margins.work_back(&predecessors, &mut queue, &endless);
        }
        for v in graph.vertices() {
            if margins.margins[v as usize] == OPEN {
                margins.plies[v as usize] = ENDLESS;
                margins.margins[v as usize] = match endless(v) {
                    Outcome::Draw => 0,
                    Outcome::Win => ENDLESS_WIN,
                    Outcome::Loss => -ENDLESS_WIN,
                };
            }
        }
        margins
    }

    /// Works back from the vertices of the queue, first in, first out: by rising remoteness.
    fn work_back(&mut self, predecessors: &ArcLists, queue: &mut Vec<u32>, endless: &impl Fn(u32) -> Outcome) {
        let mut next = 0;
        while let Some(&v) = queue.get(next) {
            next += 1;
            for &arc in predecessors.of(v) {
                let u = target(arc);
                if self.margins[u as usize] != OPEN {
                    continue;
                }
                let margin = if is_again(arc) { self.margins[v as usize] } else { -self.margins[v as usize] };
                let takes_first = match endless(u) {
                    Outcome::Draw => margin > 0,
                    Outcome::Loss => true,
                    Outcome::Win => false,
                };
                self.plies[u as usize] -= 1;
                if takes_first || self.plies[u as usize] == 0 {
                    self.margins[u as usize] = margin;
                    self.plies[u as usize] = self.plies[v as usize] + 1;
                    queue.push(u);
                }
            }
        }
    }

    /// The margin of a vertex for the player to move.
    pub(crate) fn margin(&self, vertex: u32) -> Score {
        self.margins[vertex as usize]
    }

    /// The plies to the end, where the margin forces one.
    pub(crate) fn remoteness(&self, vertex: u32) -> Option<u32> {
        let plies = self.plies[vertex as usize];
        (plies != ENDLESS).then_some(plies)
    }
}
