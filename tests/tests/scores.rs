//! Scores: a known game, value iteration written from the definition, lines of play.

use game_solver::prelude::*;
use game_solver::{ENDLESS_WIN, Graph, Score};
use proptest::prelude::*;

/// "A minimiser at s and v and a maximiser at u: s>u,v; u>u,a; v>b; a = 1, b = 2: the values of s, u, v are 1, 1, 2."
/// Here values are margins of the player to move, and the ends are seen by the maximiser.
#[test]
fn five_vertices() {
    let (s, u, v, a, b) = (0, 1, 2, 3, 4);
    let edges = [(s, u, false), (s, v, true), (u, u, true), (u, a, true), (v, b, false)];
    let graph =
        Graph::from_flagged_edges(5, edges).unwrap().with_ends([(a, End::Score(1)), (b, End::Score(2))]).unwrap();
    let scores = graph.score().unwrap();
    assert_eq!([s, u, v].map(|vertex| scores.margin(vertex)), [-1, 1, -2]);
    assert_eq!(scores.best_move(s), Some(u));
    assert_eq!(scores.best_move(u), Some(a));
    assert_eq!([s, u, v].map(|vertex| scores.remoteness(vertex)), [Some(2), Some(1), Some(1)]);
    scores.verify().unwrap();
}

#[test]
fn ends_without_a_score_are_refused() {
    let graph = Graph::from_edges(2, [(0, 1)]).unwrap();
    let error = graph.score().err().unwrap().to_string();
    assert!(error.contains("vertex 1") && error.contains("a loss"), "{error}");
}

#[derive(Clone, Debug)]
struct Game {
    /// Who moves at each vertex, and what player 0 gets if the game ends there.
    vertices: Vec<(bool, Score)>,
    edges: Vec<(u32, u32)>,
}

fn games() -> impl Strategy<Value = Game> {
    (1_usize..12).prop_flat_map(|n| {
        let vertex = 0..u32::try_from(n).unwrap();
        let edges = prop::collection::vec((vertex.clone(), vertex), 0..3 * n);
        let vertices = prop::collection::vec((any::<bool>(), -4..=4), n);
        (vertices, edges).prop_map(|(vertices, edges)| Game { vertices, edges })
    })
}

impl Game {
    fn graph(&self) -> Graph {
        let mover = |v: u32| self.vertices[v as usize].0;
        let edges = self.edges.iter().map(|&(v, w)| (v, w, mover(v) == mover(w)));
        let graph = Graph::from_flagged_edges(self.vertices.len(), edges).unwrap();
        let ends: Vec<(u32, End)> = (0..)
            .zip(&self.vertices)
            .filter(|&(v, _)| graph.end(v).is_some())
            .map(|(v, &(second, score))| (v, End::Score(if second { -score } else { score })))
            .collect();
        graph.with_ends(ends).unwrap()
    }

    /// What player 0 gets in the game that is broken off, at 0, after so many moves that both have forced what they can.
    fn value_iteration(&self) -> Vec<Score> {
        let n = self.vertices.len();
        let successors =
            |v: usize| self.edges.iter().filter(move |edge| edge.0 as usize == v).map(|edge| edge.1 as usize);
        let is_end = |v: usize| successors(v).next().is_none();
        let mut values: Vec<Score> = (0..n).map(|v| if is_end(v) { self.vertices[v].1 } else { 0 }).collect();
        for _ in 0..=n * n {
            values = (0..n)
                .map(|v| {
                    let options = successors(v).map(|w| values[w]);
                    if self.vertices[v].0 { options.min() } else { options.max() }.unwrap_or(values[v])
                })
                .collect();
        }
        values
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_games_agree_with_value_iteration(game in games()) {
        let graph = game.graph();
        let scores = graph.score().unwrap();
        let solution = graph.solve();
        for (v, expected) in (0..).zip(game.value_iteration()) {
            let margin = scores.margin(v);
            prop_assert_eq!(if game.vertices[v as usize].0 { -margin } else { margin }, expected);
            prop_assert_eq!(End::Score(margin).outcome(), solution.value(v).outcome);
        }
        scores.verify().unwrap();
    }

    /// A player who keeps to the best moves gets the margin at least, whatever the other does.
    #[test]
    fn best_moves_get_the_margin(game in games()) {
        let graph = game.graph();
        let scores = graph.score().unwrap();
        for player in [false, true] {
            // What the other can force once this player's moves are fixed.
            let edges: Vec<(u32, u32)> = game
                .edges
                .iter()
                .copied()
                .filter(|&(v, w)| game.vertices[v as usize].0 != player || scores.best_move(v) == Some(w))
                .collect();
            let fixed = Game { vertices: game.vertices.clone(), edges };
            prop_assert_eq!(fixed.value_iteration(), game.value_iteration());
        }
    }
}

/// The five vertices as a game, in which play for ever is worth 0, or won by one side.
macro_rules! five_vertices {
    ($Five:ident $(, $($endless:tt)*)?) => {
        #[derive(GamePosition, Clone, Debug, PartialEq)]
        #[game(start = $Five { at: Place::S, turn: Side::Min } $(, endless = $($endless)*)?)]
        #[rule(go(to: Place in self.at.leads_to().iter().copied()) => {
            let step = if to.mover() == self.turn { Step::Again } else { Step::Turn };
            self.at = to;
            step
        })]
        #[ends(Side::Max scores 1 if self.at == Place::A)]
        #[ends(Side::Max scores 2 if self.at == Place::B)]
        struct $Five {
            at: Place,
            #[turn]
            turn: Side,
        }

        impl $Five {
            /// The margins of the maximiser at s, u and v.
            fn margins(scores: &ScoreSolution<$Five>) -> [Score; 3] {
                let margin = |at, turn| scores.margin(&$Five { at, turn }).unwrap();
                [-margin(Place::S, Side::Min), margin(Place::U, Side::Max), -margin(Place::V, Side::Min)]
            }
        }
    };
}

#[derive(Finite, Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    S,
    U,
    V,
    A,
    B,
}

impl Place {
    fn leads_to(self) -> &'static [Place] {
        match self {
            Place::S => &[Place::U, Place::V],
            Place::U => &[Place::U, Place::A],
            Place::V => &[Place::B],
            Place::A | Place::B => &[],
        }
    }

    fn mover(self) -> Side {
        if self == Place::U { Side::Max } else { Side::Min }
    }
}

#[derive(Player, Finite, Clone, Copy, Debug, PartialEq, Eq)]
enum Side {
    Min,
    Max,
}

five_vertices!(Five);
five_vertices!(MaxLikesToGoOn, Side::Max wins);
five_vertices!(MinLikesToGoOn, Side::Min wins);

#[test]
fn five_vertices_as_a_game() {
    let scores = score::<Five>().unwrap();
    assert_eq!(Five::margins(&scores), [1, 1, 2]);
    let line = scores.principal_line(&scores.starts()[0]).unwrap();
    assert_eq!(line.iter().map(|step| step.mv.to_string()).collect::<Vec<_>>(), ["go(to=U)", "go(to=A)"]);
    assert!(line.iter().all(|step| step.optimal));
    assert_eq!(line.iter().map(|step| step.margin).collect::<Vec<_>>(), [-1, 1]);
    scores.verify().unwrap();
}

/// Where an endless play is won, it is worth more than any score to the winner.
#[test]
fn five_vertices_with_a_winner_of_endless_plays() {
    let scores = score::<MaxLikesToGoOn>().unwrap();
    assert_eq!(MaxLikesToGoOn::margins(&scores), [2, ENDLESS_WIN, 2]);
    assert_eq!(scores.best_move(&scores.starts()[0]).unwrap().mv.to_string(), "go(to=V)");
    scores.verify().unwrap();

    let scores = score::<MinLikesToGoOn>().unwrap();
    assert_eq!(MinLikesToGoOn::margins(&scores), [1, 1, 2]);
    scores.verify().unwrap();
}

/// Dots and boxes, two boxes in a row: players draw one of the seven lines, and who closes a box draws again.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Boxes { lines: [false; 7], ahead: 0 }, handover = self.ahead = -self.ahead)]
#[rule(draw(line: usize in 0..7) if !self.lines[line] => {
    self.lines[line] = true;
    let closed = BOXES.iter().filter(|lines| lines.contains(&line) && lines.iter().all(|&l| self.lines[l])).count();
    self.ahead += closed as i8;
    if closed > 0 { Step::Again } else { Step::Turn }
})]
#[ends(score self.ahead if self.lines == [true; 7])]
struct Boxes {
    lines: [bool; 7],
    #[values(-2..=2)]
    ahead: i8,
}

/// The lines of each box; 3 is between them.
const BOXES: [[usize; 4]; 2] = [[0, 1, 2, 3], [3, 4, 5, 6]];

/// What the player to move can still gain, from the rules by recursion.
fn still_to_gain(lines: [bool; 7]) -> i8 {
    let gain = |line: usize| {
        let mut after = lines;
        after[line] = true;
        let closed = BOXES.iter().filter(|b| b.contains(&line) && b.iter().all(|&l| after[l])).count();
        if closed > 0 { closed as i8 + still_to_gain(after) } else { -still_to_gain(after) }
    };
    (0..7).filter(|&line| !lines[line]).map(gain).max().unwrap_or(0)
}

#[test]
fn extra_turns() {
    let scores = score::<Boxes>().unwrap();
    for (position, margin) in scores.positions() {
        assert_eq!(margin, Score::from(position.ahead + still_to_gain(position.lines)), "{position:?}");
        let best = scores.best_move(&position);
        assert_eq!(best.is_none(), position.lines == [true; 7]);
        if let Some(best) = best {
            assert_eq!(best.margin, margin);
            let line = scores.principal_line(&position).unwrap();
            assert_eq!(line.last().unwrap().successor.lines, [true; 7]);
        }
    }
    scores.verify().unwrap();
}

/// A move at the end of the row is missing, so that a play can stop without a score.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Stuck { left: 3 })]
#[rule(take(n: u8 in 2..=3) if n <= self.left => self.left -= n)]
#[ends(score 5 if self.left == 0)]
struct Stuck {
    #[values(0..=3)]
    left: u8,
}

#[test]
fn a_stop_without_a_score_is_refused() {
    let error = score::<Stuck>().unwrap_err();
    assert!(matches!(error, ScoreError::NoScore { end: End::Loss, .. }));
    assert!(error.to_string().contains("left: 1"), "{error}");
}
