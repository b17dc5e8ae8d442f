//! The five classes and deadlocks: the reference data, the text of the definition, and large graphs that are slow for
//! simple methods.

use game_solver::prelude::*;
use game_solver::{Graph, GraphSolution};
use proptest::prelude::*;
use serde::Deserialize;

fn class_from(name: &str) -> Class {
    match name {
        "P" => Class::P,
        "PT" => Class::PT,
        "T" => Class::T,
        "NT" => Class::NT,
        "N" => Class::N,
        _ => panic!("no class: {name}"),
    }
}

#[derive(Deserialize)]
struct Reference {
    graphs: Vec<ReferenceGraph>,
}

#[derive(Deserialize)]
struct ReferenceGraph {
    id: u32,
    n: usize,
    edges: Vec<(u32, u32)>,
    labels: std::collections::BTreeMap<u32, String>,
    no_terminal_reachable: Vec<bool>,
    class: Option<Vec<String>>,
}

/// `graphs.json`: "class (unlabelled graphs only): the five classes, rules 5-7 exhausted before rule 4, repeated until
/// nothing changes. no_terminal_reachable: from here no play ever ends."
#[test]
fn reference_graphs() {
    let reference: Reference = serde_json::from_str(include_str!("../data/graphs.json")).unwrap();
    let mut with_classes = 0;
    for reference in reference.graphs {
        let ends = reference.labels.iter().map(|(&v, label)| match label.as_str() {
            "win" => (v, End::Win),
            "draw" => (v, End::Draw),
            _ => (v, End::Loss),
        });
        let graph = Graph::from_edges(reference.n, reference.edges.iter().copied()).unwrap().with_ends(ends).unwrap();
        let solution = graph.solve();
        for v in 0..u32::try_from(reference.n).unwrap() {
            let at = format!("graph {}, vertex {v}", reference.id);
            assert_eq!(solution.is_deadlock(v), reference.no_terminal_reachable[v as usize], "{at}");
            if let Some(class) = &reference.class {
                assert_eq!(solution.class(v), class_from(&class[v as usize]), "{at}");
            }
        }
        solution.verify_classes().unwrap();
        with_classes += usize::from(reference.class.is_some());
    }
    assert!(with_classes >= 100, "{with_classes} graphs have classes");
}

/// `gamegraphsolver-test01.txt`, "a line a position: class and whether no play from it ever ends".
#[test]
fn reference_test01() {
    let edges = [
        (0, 1),
        (0, 2),
        (0, 3),
        (1, 4),
        (1, 5),
        (1, 6),
        (2, 2),
        (2, 6),
        (3, 3),
        (3, 7),
        (4, 4),
        (5, 8),
        (6, 9),
        (6, 10),
        (7, 6),
        (8, 9),
        (9, 11),
        (10, 9),
        (10, 12),
        (12, 13),
        (13, 14),
        (14, 13),
    ];
    let graph = Graph::from_edges(15, edges).unwrap();
    let solution = graph.solve();
    let mut lines = 0;
    for line in include_str!("../data/gamegraphsolver-test01.txt").lines() {
        let (vertex, rest) = line.split_once(" ==> ").unwrap();
        let (class, deadlock) = rest.split_once("-POSITION\t").unwrap();
        let vertex = vertex.parse().unwrap();
        assert_eq!(solution.class(vertex), class_from(class), "{line}");
        assert_eq!(solution.is_deadlock(vertex), deadlock == "1", "{line}");
        lines += 1;
    }
    assert_eq!(lines, 15);
    solution.verify_classes().unwrap();
}

/// The two examples of the reference's text on why the order of the rules matters.
#[test]
fn order_of_the_rules() {
    let graph = Graph::from_edges(3, [(0, 0), (0, 1), (1, 1), (1, 2), (2, 2)]).unwrap();
    let solution = graph.solve();
    assert!((0..3).all(|v| solution.class(v) == Class::T));

    let graph = Graph::from_edges(6, [(0, 0), (1, 0), (1, 2), (2, 3), (4, 1), (4, 5), (5, 4)]).unwrap();
    let solution = graph.solve();
    assert_eq!((solution.class(4), solution.class(5)), (Class::NT, Class::PT));
}

type Edges = Vec<(u32, u32, bool)>;

/// A graph with some edges after which the same player moves again, and some of its ends drawn or won.
fn graphs() -> impl Strategy<Value = (usize, Edges, Vec<u8>)> {
    (1_usize..14).prop_flat_map(|n| {
        let vertex = 0..u32::try_from(n).unwrap();
        let again = prop_oneof![3 => Just(false), 1 => any::<bool>()];
        let edges = prop::collection::vec((vertex.clone(), vertex, again), 0..3 * n);
        (Just(n), edges, prop::collection::vec(0_u8..6, n))
    })
}

/// The classes as the text has them: the rules exhausted, then every sink component with a cycle, over and over.
fn classes_by_the_text(n: usize, edges: &Edges, solution: &GraphSolution) -> Vec<Class> {
    let moves = |v: usize| edges.iter().filter(move |edge| edge.0 as usize == v).map(|edge| (edge.1 as usize, edge.2));
    let mut class: Vec<Option<Class>> = (0..n)
        .map(|v| match solution.value(u32::try_from(v).unwrap()).outcome {
            Outcome::Loss => Some(Class::P),
            Outcome::Win => Some(Class::N),
            Outcome::Draw if moves(v).next().is_none() => Some(Class::T),
            Outcome::Draw => None,
        })
        .collect();
    loop {
        let mut changed = true;
        while changed {
            changed = false;
            for v in 0..n {
                if class[v].is_some() {
                    continue;
                }
                let reversed = |class: Class| match class {
                    Class::P => Class::N,
                    Class::PT => Class::NT,
                    Class::T => Class::T,
                    Class::NT => Class::PT,
                    Class::N => Class::P,
                };
                let seen: Vec<Option<Class>> =
                    moves(v).map(|(w, again)| class[w].map(|c| if again { reversed(c) } else { c })).collect();
                if seen.iter().all(|&c| c == Some(Class::T)) {
                    class[v] = Some(Class::T);
                } else if seen.contains(&Some(Class::PT)) {
                    class[v] = Some(Class::NT);
                } else if seen.iter().all(|c| matches!(c, Some(Class::N | Class::NT | Class::T)))
                    && !seen.iter().all(|&c| c == Some(Class::N))
                {
                    class[v] = Some(Class::PT);
                }
                changed |= class[v].is_some();
            }
        }
        // What can be reached by at least one move, through undecided positions.
        let reach: Vec<Vec<bool>> = (0..n)
            .map(|v| {
                let mut reached = vec![false; n];
                let mut stack = vec![v];
                while let Some(u) = stack.pop() {
                    for (w, _) in moves(u).filter(|&(w, _)| class[w].is_none()) {
                        if !std::mem::replace(&mut reached[w], true) {
                            stack.push(w);
                        }
                    }
                }
                reached
            })
            .collect();
        let sinks: Vec<usize> = (0..n)
            .filter(|&v| class[v].is_none() && reach[v][v] && (0..n).all(|w| !reach[v][w] || reach[w][v]))
            .collect();
        if sinks.is_empty() {
            return class.into_iter().map(Option::unwrap).collect();
        }
        for v in sinks {
            class[v] = Some(Class::T);
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4000))]

    #[test]
    fn random_graphs_agree_with_the_text((n, edges, ends) in graphs()) {
        let graph = Graph::from_flagged_edges(n, edges.iter().copied()).unwrap();
        let ends: Vec<(u32, End)> = (0..u32::try_from(n).unwrap())
            .filter(|&v| graph.end(v).is_some())
            .filter_map(|v| match ends[v as usize] {
                0 => Some((v, End::Draw)),
                1 => Some((v, End::Win)),
                _ => None,
            })
            .collect();
        let graph = graph.with_ends(ends).unwrap();
        let solution = graph.solve();
        let found: Vec<Class> = (0..u32::try_from(n).unwrap()).map(|v| solution.class(v)).collect();
        prop_assert_eq!(&found, &classes_by_the_text(n, &edges, &solution));
        solution.verify_classes().unwrap();
        for (v, class) in (0..).zip(found) {
            prop_assert_eq!(class.outcome(), solution.value(v).outcome);
        }
        // Deadlocks by going back from the ends, one step after the other.
        let mut may_end: Vec<bool> = (0..u32::try_from(n).unwrap()).map(|v| graph.end(v).is_some()).collect();
        for _ in 0..n {
            for &(v, w, _) in &edges {
                may_end[v as usize] |= may_end[w as usize];
            }
        }
        for (v, may_end) in (0..).zip(may_end) {
            prop_assert_eq!(solution.is_deadlock(v), !may_end);
        }
    }
}

/// "Rerunning the component search from scratch on each pass is quadratic (a chain of self-loops joined by single
/// vertices)."
#[test]
fn a_chain_of_loops_joined_by_single_vertices() {
    for len in [16_000, 1_000_000] {
        let edges = (0..len).flat_map(|i| {
            let joint = [(2 * i, 2 * i + 1), (2 * i + 1, 2 * i + 2)];
            std::iter::once((2 * i, 2 * i)).chain(joint.into_iter().filter(move |_| i + 1 < len))
        });
        let graph = Graph::from_edges(2 * len as usize - 1, edges).unwrap();
        let solution = graph.solve();
        assert!((0..2 * len - 1).all(|v| solution.class(v) == Class::T && solution.is_deadlock(v)));
        solution.verify_classes().unwrap();
    }
}

/// One component that loses its vertices one after the other: `z[i]` has moves to its neighbours, to the loop `d[i]` and
/// to `y[i-1]`; `d[i]` to itself and to `z[i]`; `y[i]` to `d[i]` and `z[i]`. A PT makes NT of `z[0]`; then `d[0]` is a
/// sink, so T, `y[0]` is PT, `z[1]` is NT, and so on.
#[test]
fn a_component_that_falls_apart_step_by_step() {
    for len in [100, 300_000] {
        let (z, d, y) = (|i: u32| i, |i: u32| len + i, |i: u32| 2 * len + i);
        let (pt, won, lost, t) = (3 * len, 3 * len + 1, 3 * len + 2, 3 * len + 3);
        let mut edges = vec![(z(0), pt), (pt, t), (pt, won), (won, lost), (t, t)];
        for i in 0..len {
            edges.extend([(z(i), d(i)), (d(i), d(i)), (d(i), z(i)), (y(i), d(i)), (y(i), z(i))]);
            if i + 1 < len {
                edges.extend([(z(i), z(i + 1)), (z(i + 1), z(i)), (z(i + 1), y(i))]);
            }
        }
        let graph = Graph::from_edges(3 * len as usize + 4, edges).unwrap();
        let solution = graph.solve();
        for i in 0..len {
            assert_eq!(solution.class(z(i)), Class::NT);
            assert_eq!(solution.class(d(i)), Class::T);
            assert_eq!(solution.class(y(i)), Class::PT);
        }
        solution.verify_classes().unwrap();
    }
}

/// Test 02 of the reference: "count from 1 by 1 to 5, whoever reaches 31 loses the move" (who is to move at 31 has lost).
#[derive(GamePosition, Clone, Debug)]
#[game(start = CountUp { count: 1 })]
#[rule(add(n: u8 in 1..=5) if self.count + n <= 31 => self.count += n)]
struct CountUp {
    #[values(1..=31)]
    count: u8,
}

/// `gamegraphsolver-test02.txt`.
#[test]
fn reference_test02() {
    let solution = solve::<CountUp>().unwrap();
    let mut lines = 0;
    for line in include_str!("../data/gamegraphsolver-test02.txt").lines() {
        let (count, rest) = line.split_once(" ==> ").unwrap();
        let position = CountUp { count: count.parse().unwrap() };
        assert_eq!(rest, format!("{}-POSITION\t0", solution.class(&position).unwrap()), "{line}");
        assert_eq!(solution.is_deadlock(&position), Some(false), "{line}");
        lines += 1;
    }
    assert_eq!(lines, 31);
    solution.verify_classes().unwrap();
}

/// Test 03: "each player has two numbers mod 10, all 1 at the start; a move adds one of the opponent's non-zero numbers to
/// one of one's own non-zero numbers; a player whose numbers are both 0 has won; pairs are unordered, and the position is
/// seen by the player to move".
#[derive(GamePosition, Clone, Debug)]
#[game(start = Fingers { mine: [1, 1], theirs: [1, 1] }, handover = std::mem::swap(&mut self.mine, &mut self.theirs))]
#[rule(add(mine: usize in 0..2, theirs: usize in 0..2) if self.mine[mine] > 0 && self.theirs[theirs] > 0 =>
    self.mine[mine] = (self.mine[mine] + self.theirs[theirs]) % N)]
#[ends(lose if self.theirs == [0, 0])]
struct Fingers<const N: u8> {
    #[values(0..N)]
    #[unordered]
    mine: [u8; 2],
    #[values(0..N)]
    #[unordered]
    theirs: [u8; 2],
}

/// `gamegraphsolver-test03.txt`, line by line.
#[test]
fn reference_test03() {
    let pair = |text: &str| {
        let (one, other) = text.trim_matches(['(', ')']).split_once(", ").unwrap();
        [one.parse::<u8>().unwrap(), other.parse().unwrap()]
    };
    let solution = solve::<Fingers<10>>().unwrap();
    let mut lines = 0;
    for line in include_str!("../data/gamegraphsolver-test03.txt").lines() {
        let (position, rest) = line.split_once(" ==> ").unwrap();
        let (mine, theirs) = position.strip_prefix("Player: ").unwrap().split_once(", Opponent: ").unwrap();
        let position = Fingers::<10> { mine: pair(mine), theirs: pair(theirs) };
        let class = solution.class(&position).unwrap();
        let deadlock = u8::from(solution.is_deadlock(&position).unwrap());
        assert_eq!(rest, format!("{class}-POSITION\t{deadlock}"), "{line}");
        lines += 1;
    }
    assert_eq!(lines, solution.len());
    solution.verify_classes().unwrap();
}

/// The numbers of positions, of each class and of deadlocks, and the greatest distance.
fn count_fingers<const N: u8>() -> (usize, [usize; 5], usize, Option<u32>) {
    let solution = solve::<Fingers<N>>().unwrap();
    let mut classes = [0; 5];
    let mut deadlocks = 0;
    for (_, class, is_deadlock) in solution.position_classes() {
        classes[class as usize] += 1;
        deadlocks += usize::from(is_deadlock);
    }
    solution.verify_classes().unwrap();
    let distance = solution.positions().filter_map(|(_, value)| value.remoteness).max();
    (solution.len(), classes, deadlocks, distance)
}

/// The table "The mod-N game of test03, larger" of the reference: positions, P / PT / T / NT / N, no play ends, greatest
/// distance.
#[test]
fn larger_games_of_fingers() {
    assert_eq!(count_fingers::<10>(), (2_744, [130, 349, 1_182, 781, 302], 12, Some(17)));
    assert_eq!(count_fingers::<20>(), (40_814, [544, 696, 36_374, 1_740, 1_460], 48, Some(33)));
    assert_eq!(count_fingers::<60>(), (3_084_842, [2_440, 4_424, 3_059_802, 11_992, 6_184], 1_344, Some(63)));
}
