//! What stops a solver: limits, values out of range, panics in the rules, no start. Each is an error that says where.

use game_solver::{GamePosition, SolveError, Solver, solve};
use game_solver_tests::labelled::LabelledGraph;
use game_solver_tests::vertex::{Vertex, WholeVertex};

/// That an error says all of this.
#[track_caller]
fn says(error: &SolveError, words: &[&str]) {
    let message = error.to_string();
    for word in words {
        assert!(message.contains(word), "no \"{word}\" in: {message}");
    }
}

#[track_caller]
fn error<G: GamePosition>(solver: Solver<G>) -> SolveError {
    solver.solve().expect_err("there is no solution")
}

/// A tree of this depth in which every position has two moves.
fn tree(depth: u32) -> LabelledGraph {
    let n = (1 << (depth + 1)) - 1;
    let inner = (1 << depth) - 1;
    let edges = (0..inner).flat_map(|vertex| [(vertex, 2 * vertex + 1), (vertex, 2 * vertex + 2)]);
    LabelledGraph { starts: vec![0], ..LabelledGraph::new(n, edges) }
}

/// That the limit was hit where the tree, level by level, first has more positions.
#[track_caller]
fn hits_limit<G: GamePosition>(solver: Solver<G>, limit: u64) {
    let error = error(solver.position_limit(limit));
    says(&error, &["positions", &limit.to_string(), "limit"]);
    let SolveError::PositionLimit { limit: told, positions, expanded, depth } = error else { panic!("{error}") };
    assert_eq!(told, limit);
    assert!(positions > limit && expanded <= positions, "{positions} positions, {expanded} expanded");
    // Level `level` is the first that does not fit; the search had come to it, or was still expanding the one above.
    let level = (limit + 1).ilog2();
    assert!((level.saturating_sub(1)..=level).contains(&depth), "depth {depth} at {limit} positions");
    assert!(expanded < 1 << level, "{expanded} expanded before level {level} was whole");
}

#[test]
fn a_limit_on_positions() {
    for threads in [1, 2, 5] {
        let solver = || Solver::<Vertex>::with(tree(11)).threads(threads);
        assert_eq!(solver().position_limit(4_095).solve().unwrap().len(), 4_095);
        for limit in [0, 1, 2, 200, 1_000, 4_000, 4_094] {
            hits_limit(solver(), limit);
            hits_limit(Solver::<WholeVertex>::with(tree(11)).threads(threads), limit);
            hits_limit(Solver::<Vertex<{ 1 << 50 }>>::with(tree(11)).threads(threads), limit);
        }
    }
}

#[track_caller]
fn exceeds_memory<G: GamePosition>(solver: Solver<G>, limit: u64) -> u64 {
    let error = error(solver.memory_limit(limit));
    says(&error, &["memory", "limit", "positions"]);
    let SolveError::MemoryLimit { limit: told, needed, positions, .. } = error else { panic!("{error}") };
    assert_eq!(told, limit);
    assert!(needed > limit, "{needed} bytes");
    positions
}

#[test]
fn a_limit_on_memory() {
    for threads in [1, 2, 5] {
        let sparse = || Solver::<Vertex<{ 1 << 50 }>>::with(tree(17)).threads(threads);
        assert_eq!(sparse().memory_limit(1 << 30).solve().unwrap().len(), (1 << 18) - 1);
        exceeds_memory(sparse(), 1_000);
        // 262,143 positions cannot be held in a megabyte, but some can: the error says how many.
        let positions = exceeds_memory(sparse(), 1_000_000);
        assert!((1_000..262_143).contains(&positions), "{positions} positions");
        exceeds_memory(Solver::<WholeVertex>::with(tree(17)).threads(threads), 1_000_000);
        exceeds_memory(Solver::<Vertex>::with(tree(17)).threads(threads), 1_000_000);
    }
}

#[test]
fn a_memory_limit_that_suffices_changes_nothing() {
    let plenty = Solver::<Vertex>::with(tree(12)).solve().unwrap();
    let bounded = Solver::<Vertex>::with(tree(12)).memory_limit(8 << 20).solve().unwrap();
    assert!(plenty.positions().eq(bounded.positions()));
}

/// Climbs out of its range.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Climb { height: 0, camps: [1, 1] })]
#[rule(rest if self.height < 3 => self.height += 1)]
#[rule(step(by: u8 in 1..=2) => self.height += by)]
#[ends(lose if self.height >= 100)]
struct Climb {
    #[values(0..=9)]
    height: u8,
    #[values(1..=3)]
    camps: [i32; 2],
}

/// An array leaves its range, below zero.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Sinking { depths: [0, 2, 0] })]
#[rule(sink(at: usize in 0..3, by: i16 in 3..=3) => self.depths[at] -= by)]
struct Sinking {
    #[values(-2..=2)]
    depths: [i16; 3],
}

#[test]
fn a_value_out_of_range() {
    for threads in [1, 2, 5] {
        let error_of_climb = error(Solver::<Climb>::new().threads(threads));
        says(&error_of_climb, &["height", "10", "0..=9", "step(by=2)", "Climb { height: 8"]);
        assert!(
            matches!(error_of_climb, SolveError::OutOfRange { place, .. } if place.rule.as_deref() == Some("step"))
        );
        let error_of_sinking = error(Solver::<Sinking>::new().threads(threads));
        says(&error_of_sinking, &["depths[0]", "-3", "-2..=2", "sink(at=0, by=3)", "[0, 2, 0]"]);
    }
}

/// Where the rules go wrong; `Where` says in which part.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Where {
    Nowhere,
    Effect,
    Guard,
    Domain,
    Ends,
    Overflow,
}

fn stumble(now: Where, place: Where, height: u8) {
    assert!(now != place || height < 5, "stumbled at {height}");
}

/// Panics at a height of 5 (by arithmetic, at 9).
#[derive(GamePosition, Clone, Debug)]
#[game(context(place: Where), start = Stairs { height: 0 })]
#[ends(lose if { stumble(Where::Ends, *place, self.height); self.height == 9 })]
#[rule(wait if self.height == 200 => {})]
#[rule(step(by: u8 in 1..=if { stumble(Where::Domain, *place, self.height); true } { 1 } else { 2 })
    if { stumble(Where::Guard, *place, self.height); true } => {
    stumble(Where::Effect, *place, self.height);
    if *place == Where::Overflow { self.height = (self.height + by).checked_sub(self.height).expect("a step up"); }
    self.height += if *place == Where::Overflow { 200 } else { by };
})]
struct Stairs {
    #[values(0..=9)]
    height: u8,
}

#[test]
fn a_panic_in_a_rule() {
    for threads in [1, 2, 5] {
        let solver = |place| Solver::<Stairs>::with(place).threads(threads);
        assert_eq!(solver(Where::Nowhere).solve().unwrap().len(), 10);
        let message = error(solver(Where::Effect));
        says(&message, &["step(by=1)", "height: 5", "stumbled at 5"]);
        // There is no move yet when a guard or a domain is asked.
        says(&error(solver(Where::Guard)), &["step", "height: 5", "stumbled at 5"]);
        says(&error(solver(Where::Domain)), &["step", "height: 5", "stumbled at 5"]);
        says(&error(solver(Where::Ends)), &["height: 5", "stumbled at 5"]);
        says(&error(solver(Where::Overflow)), &["step(by=1)", "height: 0", "201", "0..=9"]);
    }
}

/// No place to start from.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = [])]
#[rule(wait => {})]
struct Nowhere {
    #[values(0..=9)]
    height: u8,
}

/// Starts beyond its range.
#[derive(GamePosition, Clone, Debug)]
#[game(starts = [Beyond { height: 3 }, Beyond { height: 42 }])]
#[rule(down if self.height > 0 => self.height -= 1)]
struct Beyond {
    #[values(0..=9)]
    height: u8,
}

#[test]
fn no_start() {
    says(&solve::<Nowhere>().unwrap_err(), &["start"]);
    says(&error(Solver::<Beyond>::new().starts([])), &["start"]);
    let graph = LabelledGraph { starts: Vec::new(), ..tree(3) };
    says(&error(Solver::<Vertex>::with(graph.clone())), &["start"]);
    says(&error(Solver::<WholeVertex>::with(graph)), &["start"]);
}

#[test]
fn a_start_out_of_range() {
    says(&solve::<Beyond>().unwrap_err(), &["start", "height", "42", "0..=9"]);
    says(&error(Solver::<Beyond>::new().starts([Beyond { height: 11 }])), &["start", "height", "11", "0..=9"]);
    let solution = Solver::<Beyond>::new().starts([Beyond { height: 9 }]).solve().unwrap();
    assert_eq!(solution.len(), 10);
}

/// Take one to three of many stones.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Heap { left: 200_000 })]
#[rule(take(n: u32 in 1..=3) if n <= self.left => self.left -= n)]
struct Heap {
    #[values(0..=200_000)]
    left: u32,
}

/// The bits for the keys fit, but not what is kept of each of 200,001 positions.
#[test]
fn a_memory_limit_holds_where_the_key_is_the_index() {
    for threads in [1, 2] {
        match Solver::<Heap>::new().threads(threads).memory_limit(400_000).solve() {
            Err(SolveError::MemoryLimit { limit, needed, positions, .. }) => {
                assert_eq!((limit, positions), (400_000, 200_001));
                assert!(needed > limit);
            }
            other => panic!("an error about memory, not {other:?}"),
        }
    }
    assert_eq!(Solver::<Heap>::new().memory_limit(16 << 20).solve().unwrap().len(), 200_001);
}
