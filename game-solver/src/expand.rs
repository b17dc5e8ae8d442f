//! Positions to the keys of their successors, many at a time.

use std::any::Any;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::adjacency::AGAIN;
use crate::codec::Codec;
use crate::error::{Place, SolveError};
use crate::outcomes::Code;
use crate::position::{GamePosition, MoveVisitor, Shown, Successor};

/// The rules as they are applied in one exploration.
pub(crate) struct Rules<'a, G: GamePosition> {
    pub(crate) context: &'a G::Context,
    /// Whether positions that differ by a declared symmetry are one.
    pub(crate) symmetric: bool,
}

impl<G: GamePosition> Clone for Rules<'_, G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: GamePosition> Copy for Rules<'_, G> {}

impl<G: GamePosition> Rules<'_, G> {
    /// The position that stands for this one.
    #[inline(always)]
    pub(crate) fn representative(&self, position: G) -> G {
        if G::SYMMETRIC && self.symmetric { position.canonical(self.context) } else { position }
    }

    #[inline(always)]
    pub(crate) fn encode<C: Codec<G>>(&self, position: G) -> Option<C::Key> {
        C::encode(self.representative(position), self.context)
    }
}

/// The successors of a run of positions, flat.
pub(crate) struct Expansion<K> {
    /// The successors' keys, position after position.
    pub(crate) keys: Vec<K>,
    /// Which of the keys are of moves after which the same player moves again.
    again: Vec<u32>,
    /// The number of successors of each position.
    pub(crate) degrees: Vec<u32>,
    /// The code of each position: open, or the value of an end.
    pub(crate) codes: Vec<u16>,
    /// Whether the position now at work has a successor that cannot be stored.
    failed: bool,
}

impl<K> Default for Expansion<K> {
    fn default() -> Self {
        Expansion { keys: Vec::new(), again: Vec::new(), degrees: Vec::new(), codes: Vec::new(), failed: false }
    }
}

impl<K> Expansion<K> {
    pub(crate) fn clear(&mut self) {
        self.keys.clear();
        self.again.clear();
        self.degrees.clear();
        self.codes.clear();
        self.failed = false;
    }

    /// Puts the flag on the ids of those successors after which the same player moves again.
    pub(crate) fn flag(&self, ids: &mut [u32]) {
        for &place in &self.again {
            ids[place as usize] |= AGAIN;
        }
    }

    /// Replaces the contents by the successors of the positions. Stops at the first position that cannot be expanded,
    /// with the error that says why.
    pub(crate) fn fill<G, C>(
        &mut self,
        rules: Rules<'_, G>,
        positions: impl Iterator<Item = G>,
    ) -> Result<(), SolveError>
    where
        G: GamePosition,
        C: Codec<G, Key = K>,
    {
        self.clear();
        let mut current = None;
        let outcome = catch_unwind(AssertUnwindSafe(|| {
            for position in positions {
                let position = current.insert(position);
                self.expand::<G, C>(rules, position);
                if self.failed {
                    break;
                }
            }
        }));
        match (outcome, current) {
            (Ok(()), _) if !self.failed => Ok(()),
            (Ok(()), Some(position)) => Err(diagnose(rules, &position, None)),
            (Err(panic), Some(position)) => Err(diagnose(rules, &position, Some(panic))),
            (Err(panic), None) => std::panic::resume_unwind(panic),
            (Ok(()), None) => unreachable!("nothing failed without a position"),
        }
    }

    #[inline(always)]
    fn expand<G, C>(&mut self, rules: Rules<'_, G>, position: &G)
    where
        G: GamePosition,
        C: Codec<G, Key = K>,
    {
        let end = if let Some(end) = position.end(rules.context) {
            self.degrees.push(0);
            end
        } else {
            let before = self.keys.len();
            position.moves(rules.context, &mut Collect::<G, C> { rules, into: self });
            let degree = self.keys.len() - before;
            #[allow(clippy::cast_possible_truncation)] // a batch is small
            self.degrees.push(degree as u32);
            if degree > 0 {
                self.codes.push(0);
                return;
            }
            position.no_moves(rules.context)
        };
        #[allow(clippy::cast_possible_truncation)] // remoteness 0 fits
        self.codes.push(Code::new(end.outcome(), Some(0)).0 as u16);
    }
}

struct Collect<'a, G: GamePosition, C: Codec<G>> {
    rules: Rules<'a, G>,
    into: &'a mut Expansion<C::Key>,
}

impl<G: GamePosition, C: Codec<G>> MoveVisitor<G> for Collect<'_, G, C> {
    #[inline(always)]
    fn visit(&mut self, _make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        let position = match successor {
            Successor::Turn(position) => position,
            Successor::Again(position) => {
                #[allow(clippy::cast_possible_truncation)] // a batch is small
                self.into.again.push(self.into.keys.len() as u32);
                position
            }
            Successor::Parts(_) => {
                self.into.failed = true;
                return;
            }
        };
        match self.rules.encode::<C>(position) {
            Some(key) => self.into.keys.push(key),
            None => self.into.failed = true,
        }
    }
}

/// Finds out why a position cannot be expanded, by going through its moves again one at a time.
pub(crate) fn diagnose<G: GamePosition>(
    rules: Rules<'_, G>,
    position: &G,
    panic: Option<Box<dyn Any + Send>>,
) -> SolveError {
    let mut trace = Trace { rules, rule: None, attempted: None, error: None };
    let again = catch_unwind(AssertUnwindSafe(|| {
        if position.end(rules.context).is_none() {
            position.moves(rules.context, &mut trace);
        }
    }));
    let position = show(rules, position);
    let rule = trace.rule.and_then(|rule| G::RULES.get(rule)).map(ToString::to_string);
    if let Some(panic) = again.err().or(panic) {
        let place = Box::new(Place { rule, mv: trace.attempted, position });
        return SolveError::Panic { place, message: message(panic.as_ref()) };
    }
    match trace.error {
        Some(Fault::Range { mv, fault }) => {
            SolveError::OutOfRange { fault, place: Box::new(Place { rule, mv: Some(mv), position }) }
        }
        Some(Fault::Parts) => SolveError::Parts { rule: rule.unwrap_or_else(|| "parts".to_owned()) },
        None => SolveError::Impure { position },
    }
}

enum Fault {
    Range { mv: String, fault: crate::OutOfRange },
    Parts,
}

/// Remembers where it is, and the first thing that is wrong.
struct Trace<'a, G: GamePosition> {
    rules: Rules<'a, G>,
    rule: Option<usize>,
    attempted: Option<String>,
    error: Option<Fault>,
}

impl<G: GamePosition> MoveVisitor<G> for Trace<'_, G> {
    fn rule(&mut self, rule: usize) {
        if self.error.is_none() {
            self.rule = Some(rule);
            self.attempted = None;
        }
    }

    fn attempt(&mut self, make_move: impl FnOnce() -> G::Move) {
        if self.error.is_none() {
            self.attempted = Some(make_move().to_string());
        }
    }

    fn visit(&mut self, make_move: impl FnOnce() -> G::Move, successor: Successor<G>) {
        if self.error.is_some() {
            return;
        }
        // What panics next, before another move is attempted, is no fault of this one.
        self.attempted = None;
        let splits = matches!(successor, Successor::Parts(_));
        let positions = match successor {
            Successor::Turn(position) | Successor::Again(position) => vec![position],
            Successor::Parts(parts) => parts,
        };
        let fault = positions.into_iter().find_map(|position| {
            let fault = position.out_of_range(self.rules.context);
            fault.or_else(|| self.rules.representative(position).out_of_range(self.rules.context))
        });
        if let Some(fault) = fault {
            self.error = Some(Fault::Range { mv: make_move().to_string(), fault });
        } else if splits && G::PARTS.is_none() {
            self.error = Some(Fault::Parts);
        }
    }
}

pub(crate) fn show<G: GamePosition>(rules: Rules<'_, G>, position: &G) -> String {
    catch_unwind(AssertUnwindSafe(|| Shown::new(position, rules.context).to_string()))
        .unwrap_or_else(|_| "(a position whose `show` panics)".to_owned())
}

/// Runs code of the game; the message of a panic is the error.
pub(crate) fn guard<T>(run: impl FnOnce() -> T) -> Result<T, String> {
    catch_unwind(AssertUnwindSafe(run)).map_err(|panic| message(panic.as_ref()))
}

fn message(panic: &(dyn Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(ToString::to_string)
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "(no message)".to_owned())
}
