//! Nimbers and loopy values on any finite graph.

use std::collections::HashMap;

use crate::arcs::{ArcLists, Arcs, target};
use crate::nimber::{LoopyValue, Mex, NimberSet};

mod verify;

#[allow(unused_imports)]
pub(crate) use verify::{LoopyFault, verify};

/// The values of all vertices of a graph on which both players move, and who cannot move has lost.
///
/// A vertex gets the nimber `m` when `m` is the mex of those of its successors that have one, and each of the others has
/// itself a successor with `m`: a move to one of these can be answered at once by a move back to `m`. When nothing more
/// gets a nimber, the others are ∞ with the nimbers of their successors. The outcome does not depend on the order
/// (Smith 1966; Fraenkel and Yesha, "The generalized Sprague-Grundy function and its invariance under certain mappings",
/// J. Comb. Theory A 43, 1986).
///
/// Here a vertex all of whose successors have a nimber comes first, whatever its mex: without cycles nothing else is
/// needed, at a cost linear in the graph. What is left is worked off for `m` = 0, 1, 2 and so on, each time as
/// retrograde analysis works off losses and wins: the cost is linear for each `m`.
#[derive(Debug)]
pub(crate) struct LoopyValues {
    /// The nimber, or [`LOOPY`] and the number of the set.
    values: Vec<u32>,
    sets: Vec<NimberSet>,
    /// When the vertex got its nimber: a move answered by a move back comes to an earlier vertex. Empty if the graph
    /// has no cycle, where every play ends.
    ranks: Vec<u32>,
}

const LOOPY: u32 = 1 << 31;
const OPEN: u32 = u32::MAX;

impl LoopyValues {
    /// Computes the values of all vertices.
    pub(crate) fn of<A: Arcs>(graph: &A) -> Self {
        let mut labelling = Labelling::new(graph);
        labelling.label_settled();
        let cyclic = labelling.labelled < graph.len();
        if cyclic {
            labelling.label_reversible();
        }
        let ranks = if cyclic { labelling.ranks } else { Vec::new() };
        let mut values = labelling.nimbers;
        let mut sets = Vec::new();
        let mut numbers: HashMap<NimberSet, u32> = HashMap::new();
        for v in graph.vertices().filter(|_| cyclic) {
            if values[v as usize] != OPEN {
                continue;
            }
            let nimbers = graph.of(v).iter().map(|&arc| values[target(arc) as usize]).filter(|&n| n & LOOPY == 0);
            let number = *numbers.entry(nimbers.collect()).or_insert_with_key(|set| {
                sets.push(set.clone());
                u32::try_from(sets.len() - 1).expect("there are at most as many sets as vertices")
            });
            values[v as usize] = LOOPY | number;
        }
        LoopyValues { values, sets, ranks }
    }

    /// The value of a vertex.
    pub(crate) fn value(&self, vertex: u32) -> LoopyValue {
        match self.nimber(vertex) {
            Some(nimber) => LoopyValue::Nimber(nimber),
            None => LoopyValue::Loopy(self.sets[(self.values[vertex as usize] & !LOOPY) as usize].clone()),
        }
    }

    /// The nimber of a vertex, if its value is one.
    pub(crate) fn nimber(&self, vertex: u32) -> Option<u32> {
        let value = self.values[vertex as usize];
        (value & LOOPY == 0).then_some(value)
    }

    /// A number that goes down when a move is answered by the move back to the same nimber; 0 without cycles.
    pub(crate) fn rank(&self, vertex: u32) -> u32 {
        self.ranks.get(vertex as usize).copied().unwrap_or(0)
    }

    /// Whether some value is infinite.
    pub(crate) fn is_loopy(&self) -> bool {
        !self.sets.is_empty()
    }
}

struct Labelling<'a, A> {
    graph: &'a A,
    predecessors: ArcLists,
    nimbers: Vec<u32>,
    ranks: Vec<u32>,
    labelled: usize,
    /// The number of arcs to vertices without a nimber.
    open: Vec<u32>,
    /// Vertices without a nimber all of whose successors have one.
    settled: Vec<u32>,
    mex: Mex,
    options: Vec<u32>,
}

impl<'a, A: Arcs> Labelling<'a, A> {
    fn new(graph: &'a A) -> Self {
        let degree = |v| u32::try_from(graph.of(v).len()).expect("a vertex has fewer than 2^32 arcs");
        Labelling {
            graph,
            predecessors: ArcLists::reversed(graph, |_| true),
            nimbers: vec![OPEN; graph.len()],
            ranks: vec![0; graph.len()],
            labelled: 0,
            open: graph.vertices().map(degree).collect(),
            settled: graph.vertices().filter(|&v| graph.of(v).is_empty()).collect(),
            mex: Mex::default(),
            options: Vec::new(),
        }
    }

    /// The mex of the successors that have a nimber.
    fn mex(&mut self, v: u32) -> u32 {
        self.options.clear();
        let nimbers = self.graph.of(v).iter().map(|&arc| self.nimbers[target(arc) as usize]);
        self.options.extend(nimbers.filter(|&nimber| nimber != OPEN));
        self.mex.of(&self.options)
    }

    fn label(&mut self, v: u32, nimber: u32) {
        self.nimbers[v as usize] = nimber;
        self.ranks[v as usize] = u32::try_from(self.labelled).expect("vertices are numbered by 31 bits");
        self.labelled += 1;
        for &arc in self.predecessors.of(v) {
            let u = target(arc);
            self.open[u as usize] -= 1;
            if self.open[u as usize] == 0 && self.nimbers[u as usize] == OPEN {
                self.settled.push(u);
            }
        }
    }

    /// Gives a nimber to the vertices all of whose successors have one, and so on.
    fn label_settled(&mut self) {
        while let Some(v) = self.settled.pop() {
            if self.nimbers[v as usize] != OPEN {
                continue;
            }
            let nimber = self.mex(v);
            self.label(v, nimber);
        }
    }

    /// Gives a nimber to what else can get one.
    fn label_reversible(&mut self) {
        let mut candidates: Vec<u32> = self.graph.vertices().filter(|&v| self.nimbers[v as usize] == OPEN).collect();
        let mut pass = Pass {
            nimber: 0,
            level: vec![0; self.graph.len()],
            looked_at: vec![OPEN; self.graph.len()],
            met: vec![OPEN; self.graph.len()],
            answered: vec![(OPEN, 0); self.graph.len()],
            ready: Vec::new(),
        };
        while !candidates.is_empty() {
            pass.run(self, &candidates);
            self.label_settled();
            // All vertices of this nimber are known now. A larger nimber needs this one among the successors.
            candidates.retain(|&v| self.nimbers[v as usize] == OPEN && self.leads_to(v, pass.nimber));
            pass.nimber += 1;
            for &v in &candidates {
                pass.level[v as usize] = pass.nimber;
            }
        }
    }

    fn leads_to(&self, v: u32, nimber: u32) -> bool {
        self.graph.of(v).iter().any(|&arc| self.nimbers[target(arc) as usize] == nimber)
    }
}

/// One pass of the work on vertices with cycles: all that get a certain nimber.
struct Pass {
    nimber: u32,
    /// How many nimbers from 0 on are known to be among the successors of a vertex. In the pass for `m`, a vertex of
    /// level `m` is a candidate.
    level: Vec<u32>,
    /// The pass in which it was found out whether a vertex leads to the nimber of the pass.
    looked_at: Vec<u32>,
    /// The last pass in which a vertex without a nimber was found to lead to that of the pass.
    met: Vec<u32>,
    /// In which pass, how many arcs of a vertex go to vertices that are met.
    answered: Vec<(u32, u32)>,
    /// Candidates all of whose successors without a nimber are met.
    ready: Vec<u32>,
}

impl Pass {
    fn run<A: Arcs>(&mut self, labelling: &mut Labelling<'_, A>, candidates: &[u32]) {
        for &v in candidates {
            self.look_at(v, labelling);
            for &arc in labelling.graph.of(v) {
                self.look_at(target(arc), labelling);
            }
        }
        while let Some(v) = self.ready.pop() {
            // Two answers to the same vertex: the first has made it lead to this nimber.
            if self.met[v as usize] == self.nimber || labelling.nimbers[v as usize] != OPEN {
                continue;
            }
            labelling.label(v, self.nimber);
            for &arc in labelling.predecessors.of(v) {
                if labelling.nimbers[target(arc) as usize] == OPEN {
                    self.meet(target(arc), labelling);
                }
            }
        }
    }

    /// Finds out whether a vertex without a nimber leads to one that had the nimber of the pass before it began.
    fn look_at<A: Arcs>(&mut self, v: u32, labelling: &Labelling<'_, A>) {
        let looked_at = std::mem::replace(&mut self.looked_at[v as usize], self.nimber);
        if looked_at != self.nimber && labelling.nimbers[v as usize] == OPEN && labelling.leads_to(v, self.nimber) {
            self.meet(v, labelling);
        }
    }

    /// A vertex without a nimber leads to the nimber of the pass: a move to it can be answered.
    fn meet<A: Arcs>(&mut self, v: u32, labelling: &Labelling<'_, A>) {
        if std::mem::replace(&mut self.met[v as usize], self.nimber) == self.nimber {
            return;
        }
        for &arc in labelling.predecessors.of(v) {
            let u = target(arc) as usize;
            if self.level[u] != self.nimber || labelling.nimbers[u] != OPEN {
                continue;
            }
            let (pass, answered) = &mut self.answered[u];
            if *pass != self.nimber {
                (*pass, *answered) = (self.nimber, 0);
            }
            *answered += 1;
            // While a vertex is not met, none of its successors gets the nimber of the pass: the count stands.
            if *answered == labelling.open[u] && self.met[u] != self.nimber {
                self.ready.push(target(arc));
            }
        }
    }
}
