//! Green Hackenbush, against the theory of *Winning Ways*, chapter 7.

#![allow(dead_code, reason = "the examples' `main` and some of their helpers are not called here")]

#[path = "../../examples/hackenbush.rs"]
mod hackenbush;

use game_solver::grundy_with;
use game_solver_examples::Network;
use hackenbush::{Hackenbush, Picture};
use proptest::prelude::*;

/// The value of a picture: its parts are starts.
fn nimber(picture: Picture) -> u32 {
    let game = grundy_with::<Hackenbush>(picture).unwrap();
    game.starts().iter().map(|part| game.nimber(part).unwrap()).fold(0, |all, part| all ^ part)
}

/// The value of a picture by the fusion principle: the points of a cycle may be made one, its lines become loops, which are
/// worth 1 each; and by the colon principle on the tree that is left: a line that carries a tree worth n is worth n + 1.
struct Fusion<'a> {
    picture: &'a Network,
    seen: Vec<bool>,
    depth: Vec<usize>,
    /// The least depth that a point reaches without the line that leads to it.
    low: Vec<usize>,
}

impl<'a> Fusion<'a> {
    fn nimber(picture: &'a Network) -> u32 {
        let size = picture.size();
        let mut fusion = Fusion { picture, seen: vec![false; size], depth: vec![0; size], low: vec![0; size] };
        fusion.visit(0, None)
    }

    /// What hangs from a point, the lines of its cycles counted at the point where they were entered first.
    fn visit(&mut self, point: usize, parent: Option<usize>) -> u32 {
        self.seen[point] = true;
        self.low[point] = self.depth[point];
        let mut nimber = 0;
        for next in self.picture.neighbours(point).filter(|&next| Some(next) != parent).collect::<Vec<_>>() {
            if !self.seen[next] {
                self.depth[next] = self.depth[point] + 1;
                let hanging = self.visit(next, Some(point));
                // A bridge carries what hangs from it; a line of a cycle is a loop beside it.
                nimber ^= if self.low[next] > self.depth[point] { hanging + 1 } else { hanging ^ 1 };
                self.low[point] = self.low[point].min(self.low[next]);
            } else if self.depth[next] < self.depth[point] {
                nimber ^= 1;
                self.low[point] = self.low[point].min(self.depth[next]);
            }
        }
        nimber
    }
}

/// A stalk of n lines is a heap of n; a cycle is worth 1 if it has an odd number of lines, else 0; a tree by the colon
/// principle: a line that carries two of one line each is worth (1 xor 1) + 1.
#[test]
fn simple_pictures_have_the_known_nimbers() {
    let nimber_of = |text: &str| nimber(text.parse().unwrap());
    assert_eq!(nimber_of("0 1\n1 2\n2 3\n3 4\n4 5"), 5);
    assert_eq!(nimber_of("0 1\n1 2\n0 2"), 1);
    assert_eq!(nimber_of("0 1\n1 2\n2 3\n0 3"), 0);
    assert_eq!(nimber_of("0 1\n1 2\n1 3"), 1);
    assert_eq!(nimber_of(include_str!("../../examples/boards/house.txt")), 1);
}

#[test]
fn pictures_that_are_too_large_are_refused() {
    let stalk: String = (0..64).map(|point| format!("{point} {}\n", point + 1)).collect();
    assert_eq!(stalk.parse::<Picture>().unwrap_err(), "a picture has at most 63 lines, not 64");
    assert!(stalk.lines().skip(1).collect::<Vec<_>>().join("\n").parse::<Picture>().is_ok());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(150))]

    /// Each point hangs from one before it.
    #[test]
    fn trees_have_the_nimber_of_the_colon_principle(below in proptest::collection::vec(any::<prop::sample::Index>(), 1..11)) {
        let lines = below.iter().enumerate().map(|(number, below)| (below.index(number + 1), number + 1));
        let picture = Network::of_lines(lines);
        prop_assert_eq!(nimber(picture.clone().into()), Fusion::nimber(&picture));
    }

    /// A tree with more lines between its points.
    #[test]
    fn pictures_have_the_nimber_of_the_fusion_principle(
        below in proptest::collection::vec(any::<prop::sample::Index>(), 1..7),
        more in proptest::collection::vec((0_usize..7, 0_usize..7), 0..6),
    ) {
        let points = below.len() + 1;
        let tree = below.iter().enumerate().map(|(number, below)| (below.index(number + 1), number + 1));
        let more = more.into_iter().filter(|&(a, b)| a != b && a.max(b) < points);
        let picture = Network::of_lines(tree.chain(more));
        prop_assert_eq!(nimber(picture.clone().into()), Fusion::nimber(&picture));
    }
}
