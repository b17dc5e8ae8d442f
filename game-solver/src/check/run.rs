//! One pass over all positions, and another solution without symmetries.

use std::collections::BTreeMap;

use crate::check::{CheckReport, Finding};
use crate::error::SolveError;
use crate::position::{GamePosition, MoveVisitor, Shown, Successor};
use crate::solution::Solution;
use crate::value::Value;

/// Looks for mistakes in a game that was solved without symmetries. `images` solves it again from more starts.
pub(crate) fn check<G: GamePosition>(
    solution: &Solution<G>,
    images: impl FnOnce(Vec<G>) -> Result<Solution<G>, SolveError>,
) -> Result<CheckReport, SolveError> {
    let mut pass = Pass::new(solution);
    for (position, value) in solution.positions() {
        pass.look_at(&position, value);
    }
    let mut findings = pass.findings();
    if G::SYMMETRIC {
        findings.extend(check_symmetry(solution, images)?);
    }
    Ok(CheckReport { findings, positions: solution.len() as u64 })
}

struct Pass<'a, G: GamePosition> {
    solution: &'a Solution<G>,
    /// For each rule, whether it gave a move.
    fired: Vec<bool>,
    /// For each end condition, whether it was the first to hold.
    held: Vec<bool>,
    /// For each field with a range: the range, and what of it was used.
    used: BTreeMap<&'static str, Use>,
    stuck: u64,
    stuck_example: Option<Finding>,
    not_deterministic: Option<Finding>,
    equal_keys: Option<Finding>,
}

impl<'a, G: GamePosition> Pass<'a, G> {
    fn new(solution: &'a Solution<G>) -> Self {
        Pass {
            solution,
            fired: vec![false; G::RULES.len()],
            held: vec![false; G::ENDS.len()],
            used: BTreeMap::new(),
            stuck: 0,
            stuck_example: None,
            not_deterministic: None,
            equal_keys: None,
        }
    }

    fn look_at(&mut self, position: &G, value: Value) {
        let context = self.solution.context();
        position.declared_values(context, &mut |declared| {
            let value = declared.value;
            let new = || Use { declared: (declared.low, declared.high), used: (value, value) };
            let Use { used, .. } = self.used.entry(declared.field).or_insert_with(new);
            *used = (used.0.min(value), used.1.max(value));
        });
        if position.end(context).is_some() {
            let clause = position.end_clause(context);
            clause.and_then(|clause| self.held.get_mut(clause)).into_iter().for_each(|held| *held = true);
            return;
        }
        let moves = self.moves(position);
        for rule in moves.iter().filter_map(|found| found.rule) {
            self.fired.get_mut(rule).into_iter().for_each(|fired| *fired = true);
        }
        if moves.is_empty() {
            self.stuck += 1;
            self.stuck_example.get_or_insert_with(|| Finding::NoMoves {
                positions: 0,
                example: show(self.solution, position),
                worth: value.outcome.to_string(),
            });
        }
        self.compare_moves(position, &moves);
    }

    /// Asks for the moves again, and compares those of each successor with those of the position that its key gives.
    fn compare_moves(&mut self, position: &G, moves: &[Found<G>]) {
        let again = self.moves(position);
        if self.not_deterministic.is_none() && names(moves) != names(&again) {
            self.not_deterministic = Some(Finding::NotDeterministic {
                position: show(self.solution, position),
                moves: names(moves),
                again: names(&again),
            });
        }
        if self.equal_keys.is_some() {
            return;
        }
        for found in moves {
            let Some(id) = self.solution.space.id(&found.successor) else { continue };
            let stored = self.solution.space.position(id);
            let (here, there) = (self.moves_unless_over(&found.successor), self.moves_unless_over(&stored));
            if here != there {
                self.equal_keys = Some(Finding::EqualKeys {
                    before: show(self.solution, position),
                    mv: found.name.clone(),
                    position: (show(self.solution, &found.successor), here),
                    stored: (show(self.solution, &stored), there),
                });
                return;
            }
        }
    }

    fn moves(&self, position: &G) -> Vec<Found<G>> {
        let mut list = List { rule: None, found: Vec::new() };
        position.moves(self.solution.context(), &mut list);
        list.found
    }

    fn moves_unless_over(&self, position: &G) -> Vec<String> {
        if position.end(self.solution.context()).is_some() { Vec::new() } else { names(&self.moves(position)) }
    }

    fn findings(self) -> Vec<Finding> {
        let rules = G::RULES.iter().zip(&self.fired).filter(|(_, fired)| !**fired);
        let ends = G::ENDS.iter().zip(&self.held).filter(|(_, held)| !**held);
        let wasted = self.used.iter().filter(|(_, values)| values.declared != values.used);
        let over = self.solution.starts().iter().filter(|start| self.solution.space.end(start).is_some());
        // A game without end conditions is one whose last player to move wins: what is worth what is plain.
        let is_doubtful = !G::ENDS.is_empty() && !G::STATES_NO_MOVES;
        let stuck = self.stuck_example.clone().filter(|_| is_doubtful).map(|finding| match finding {
            Finding::NoMoves { example, worth, .. } => Finding::NoMoves { positions: self.stuck, example, worth },
            other => other,
        });
        let mut findings: Vec<Finding> =
            over.map(|start| Finding::StartIsOver { position: show(self.solution, start) }).take(1).collect();
        findings.extend(rules.map(|(rule, _)| Finding::RuleNeverFires { rule: (*rule).to_owned() }));
        findings.extend(ends.map(|(end, _)| Finding::EndNeverHolds { end: (*end).to_owned() }));
        findings.extend(stuck);
        findings.extend(wasted.map(|(field, &Use { declared, used })| Finding::ValuesNeverUsed {
            field: (*field).to_owned(),
            declared,
            used,
        }));
        findings.extend(self.not_deterministic);
        findings.extend(self.equal_keys);
        findings
    }
}

/// The range that is declared for a field, and the least and greatest value that occur.
struct Use {
    declared: (i128, i128),
    used: (i128, i128),
}

/// A move by the rule that gave it.
struct Found<G> {
    rule: Option<usize>,
    name: String,
    successor: G,
}

fn names<G>(moves: &[Found<G>]) -> Vec<String> {
    moves.iter().map(|found| found.name.clone()).collect()
}

struct List<G> {
    rule: Option<usize>,
    found: Vec<Found<G>>,
}

impl<G: GamePosition> MoveVisitor<G> for List<G> {
    fn rule(&mut self, rule: usize) {
        self.rule = Some(rule);
    }

    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        if let Successor::Turn(successor) | Successor::Again(successor) = successor {
            self.found.push(Found { rule: self.rule, name: make_move().to_string(), successor });
        }
    }
}

/// Compares each position with the one that stands for it. Those that cannot be reached from the starts are solved as
/// starts of their own.
fn check_symmetry<G: GamePosition>(
    solution: &Solution<G>,
    solve: impl FnOnce(Vec<G>) -> Result<Solution<G>, SolveError>,
) -> Result<Option<Finding>, SolveError> {
    let context = solution.context();
    let image = |position: &G| position.clone().canonical(context);
    let unreached: Vec<G> = solution
        .positions()
        .map(|(position, _)| image(&position))
        .filter(|image| solution.value(image).is_none())
        .collect();
    let images = if unreached.is_empty() { None } else { Some(solve(unreached)?) };
    let value =
        |position: &G| solution.value(position).or_else(|| images.as_ref().and_then(|images| images.value(position)));
    Ok(solution.positions().find_map(|(position, here)| {
        let image = image(&position);
        let there = value(&image)?;
        (here != there).then(|| Finding::NoSymmetry {
            position: show(solution, &position),
            value: here.to_string(),
            image: show(solution, &image),
            image_value: there.to_string(),
        })
    }))
}

fn show<G: GamePosition>(solution: &Solution<G>, position: &G) -> String {
    Shown::new(position, solution.context()).to_string()
}
