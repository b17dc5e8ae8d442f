//! Checks Grundy values against the rules, by a pass that shares no code with the solver.

use thiserror::Error;

use super::{Grundy, List, Values};
use crate::arcs::ArcLists;
use crate::expand::show;
use crate::loopy::{LoopyFault, verify};
use crate::nimber::LoopyValue;
use crate::position::GamePosition;

/// The first Grundy value that does not follow from the rules.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{reason}, but the position is held to be {value}\nposition:\n{position}")]
#[non_exhaustive]
pub struct GrundyFault {
    /// The position.
    pub position: String,
    /// The value that the solution has for it.
    pub value: LoopyValue,
    /// What contradicts it.
    pub reason: String,
}

impl<G: GamePosition> Grundy<G> {
    /// Checks every value against its definition, by a pass that shares no code with the solver: nimbers are the mex of
    /// the options' values, those the xor of the parts', and every part was solved before what it is a part of; infinite
    /// values are what Fraenkel and Yesha's definition says. Linear in positions and moves.
    ///
    /// # Errors
    ///
    /// The first position whose value is wrong.
    pub fn verify(&self) -> Result<(), GrundyFault> {
        match &self.values {
            Values::Whole(values) => {
                let graph = self.graph_from_rules()?;
                verify(&graph, |v| values.value(v), |v| values.rank(v))
                    .map_err(|LoopyFault { vertex, reason }| self.fault(&self.space.position(vertex), reason))
            }
            Values::Split(values) => {
                for (id, position) in self.space.ids().zip(self.space.positions()) {
                    let order = |id: u32| values.order[id as usize];
                    let mut options = Vec::new();
                    for parts in self.options(&position) {
                        let ids: Option<Vec<u32>> = parts.iter().map(|part| self.space.id(part)).collect();
                        let Some(ids) = ids else { return Err(self.fault(&position, "a part is missing")) };
                        if ids.iter().any(|&part| order(part) >= order(id)) {
                            return Err(self.fault(&position, "a part was solved later"));
                        }
                        options.push(ids.iter().fold(0, |sum, &part| sum ^ values.nimbers[part as usize]));
                    }
                    options.sort_unstable();
                    options.dedup();
                    let mex = (0..).zip(&options).find(|&(n, &option)| n != option).map(|(n, _)| n);
                    let mex = mex.unwrap_or_else(|| u32::try_from(options.len()).expect("fewer than 2^32 moves"));
                    if values.nimbers[id as usize] != mex {
                        return Err(self.fault(&position, "the nimber is not the mex of the options"));
                    }
                }
                Ok(())
            }
        }
    }

    fn graph_from_rules(&self) -> Result<ArcLists, GrundyFault> {
        let mut graph = ArcLists::with_capacity(self.len());
        for position in self.space.positions() {
            let ids: Option<Vec<u32>> =
                self.options(&position).iter().flatten().map(|successor| self.space.id(successor)).collect();
            graph.push(ids.ok_or_else(|| self.fault(&position, "a successor is missing"))?);
        }
        Ok(graph)
    }

    /// Where the moves of a position lead, by the rules.
    fn options(&self, position: &G) -> Vec<Vec<G>> {
        let mut list = List(Vec::new());
        if position.end(self.context()).is_none() {
            position.moves(self.context(), &mut list);
        }
        list.0.into_iter().map(|(_, parts)| parts).collect()
    }

    fn fault(&self, position: &G, reason: &str) -> GrundyFault {
        let value = self.value(position).unwrap_or(LoopyValue::ZERO);
        GrundyFault { position: show(self.space.rules(), position), value, reason: reason.to_owned() }
    }
}
