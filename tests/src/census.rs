//! Counts over whole solutions, for comparison with published numbers.

use game_solver::{GamePosition, Outcome, Shown, Solution, Solver, Value};

/// How many positions there are of each outcome, seen by the player to move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Census {
    /// Positions that the player to move wins.
    pub win: usize,
    /// Positions that the player to move loses.
    pub loss: usize,
    /// Positions that are drawn.
    pub draw: usize,
    /// The greatest remoteness of a position that the player to move wins.
    pub longest_win: u32,
    /// The greatest remoteness of a position that the player to move loses.
    pub longest_loss: u32,
}

impl Census {
    /// Counts the positions of a solution that satisfy a condition.
    pub fn of_those<G: GamePosition>(solution: &Solution<G>, condition: impl Fn(&G) -> bool) -> Self {
        let mut census = Census::default();
        for (position, value) in solution.positions() {
            if condition(&position) {
                census.count(value);
            }
        }
        census
    }

    /// Counts all positions of a solution.
    pub fn of<G: GamePosition>(solution: &Solution<G>) -> Self {
        Self::of_those(solution, |_| true)
    }

    /// The counts of wins, losses and draws.
    #[must_use]
    pub fn outcomes(&self) -> [usize; 3] {
        [self.win, self.loss, self.draw]
    }

    fn count(&mut self, value: Value) {
        let remoteness = value.remoteness.unwrap_or(0);
        match value.outcome {
            Outcome::Win => {
                self.win += 1;
                self.longest_win = self.longest_win.max(remoteness);
            }
            Outcome::Loss => {
                self.loss += 1;
                self.longest_loss = self.longest_loss.max(remoteness);
            }
            Outcome::Draw => self.draw += 1,
        }
    }
}

/// The value of the only start of a game: its outcome and its remoteness.
///
/// # Panics
///
/// If there is not exactly one start.
#[must_use]
pub fn value_of_start<G: GamePosition>(solution: &Solution<G>) -> (Outcome, Option<u32>) {
    let [start] = solution.starts() else { panic!("{} has {} starts", G::NAME, solution.starts().len()) };
    let value = solution.value(start).expect("a start can be reached");
    (value.outcome, value.remoteness)
}

/// Solves a game with 1, 2 and 5 threads, and checks that positions, their order and their values are the same, and that
/// the solution agrees with the rules. Returns the solution.
///
/// # Panics
///
/// If they are not.
pub fn solve_with_any_number_of_threads<G: GamePosition>(solver: impl Fn() -> Solver<G>) -> Solution<G> {
    let solution = solver().threads(1).solve().expect("the game can be solved");
    solution.verify().expect("the solution agrees with the rules");
    for threads in [2, 5] {
        let other = solver().threads(threads).solve().expect("the game can be solved");
        assert_eq!(solution.len(), other.len(), "{} with {threads} threads", G::NAME);
        for (ours, theirs) in solution.positions().zip(other.positions()) {
            let shown = |(position, value): (G, Value)| (Shown::new(&position, solution.context()).to_string(), value);
            assert_eq!(shown(ours), shown(theirs), "{} with {threads} threads", G::NAME);
        }
    }
    solution
}

/// Checks that every position has the same value with the declared symmetries and without them; returns how many
/// positions there are with and without.
///
/// # Panics
///
/// If a value differs.
pub fn compare_with_symmetries_off<G: GamePosition<Context = ()>>() -> (usize, usize) {
    assert!(G::SYMMETRIC, "{} declares no symmetry", G::NAME);
    let on = Solver::<G>::new().solve().expect("the game can be solved");
    let off = Solver::<G>::new().symmetry(false).solve().expect("the game can be solved");
    for (position, value) in off.positions() {
        assert_eq!(on.value(&position), Some(value), "{}: {}", G::NAME, Shown::new(&position, &()));
    }
    on.verify().expect("the solution agrees with the rules");
    off.verify().expect("the solution agrees with the rules");
    (on.len(), off.len())
}
