//! The rules for the classes worked off in one strongly connected component.
//!
//! As vertices get their class, the component falls apart. It is kept as *blocks*: sets that were strongly connected when
//! they were found, ordered so that a block has arcs only to vertices with a class and to blocks above it. The top block
//! is a sink. If it is still whole, it is T. If not, each sink component within it has a vertex that has lost an arc to
//! the rest of the block: searches from these, all with the same small budget of arcs, then with twice as much, and so
//! on, find the smallest sink at a cost in proportion to its size and the number of searches. When this is dearer than to
//! look at the whole block, the block is split into its components instead.
//!
//! Each arc lost adds one search, and they start anew when a block is split. So the cost is O(m √m) for m arcs whatever
//! the graph, after Henzinger's and Chatterjee's lock-step searches for alternating games ("Efficient and dynamic
//! algorithms for alternating Büchi games", J. ACM 61, 2014), and linear in practice.

use super::{Class, Classes};
use crate::arcs::{AGAIN, ArcLists, Arcs, is_again, target};
use crate::components::ComponentSearch;

/// For each vertex of the graph its place in the component at hand; scratch memory.
pub(super) struct Places(Vec<u32>);

impl Places {
    pub(super) fn new(len: usize) -> Self {
        Places(vec![u32::MAX; len])
    }

    /// The place of a vertex, if it is in the component.
    fn of(&self, vertex: u32, component: &[u32]) -> Option<u32> {
        let place = self.0[vertex as usize];
        (component.get(place as usize) == Some(&vertex)).then_some(place)
    }
}

/// Classifies the vertices of a component; all other vertices that it has arcs to have their class.
pub(super) fn erode<A: Arcs>(graph: &A, component: &[u32], places: &mut Places, classes: &mut Classes) {
    for (place, &v) in (0..).zip(component) {
        places.0[v as usize] = place;
    }
    let mut inner = ArcLists::with_capacity(component.len());
    for &v in component {
        inner.push(graph.of(v).iter().filter_map(|&arc| {
            let place = places.of(target(arc), component)?;
            Some(place | (arc & AGAIN))
        }));
    }
    let mut erosion = Erosion::new(&inner);
    for (place, &v) in (0..).zip(component) {
        if let Some(class) = classes.marks[v as usize].class() {
            erosion.set(place, class);
            continue;
        }
        for &arc in graph.of(v) {
            if places.of(target(arc), component).is_none() {
                erosion.see(place, classes.class(target(arc)).along(arc));
            }
        }
    }
    erosion.run();
    for (&v, class) in component.iter().zip(erosion.class) {
        classes.set(v, class.expect("every vertex is classified in the end"));
    }
}

/// A set of vertices that were strongly connected when they were found.
struct Block {
    members: Vec<u32>,
    /// The number of members and of arcs that leave them: what it costs to look at them.
    size: usize,
    /// Members that have lost an arc to another member, some of them repeatedly, some of them classified.
    losers: Vec<u32>,
}

struct Erosion<'a> {
    graph: &'a ArcLists,
    predecessors: ArcLists,
    class: Vec<Option<Class>>,
    /// The number of arcs to vertices of the component without a class.
    open: Vec<u32>,
    /// Whether a move leads to another class than T.
    mixed: Vec<bool>,
    /// Classified, but their predecessors do not know yet.
    news: Vec<u32>,
    /// The block of each vertex.
    block: Vec<u32>,
    /// Sinks last. Blocks keep their number for good.
    blocks: Vec<Block>,
    stack: Vec<u32>,
    search: ComponentSearch,
    reach: Reach,
}

impl<'a> Erosion<'a> {
    fn new(graph: &'a ArcLists) -> Self {
        let len = graph.len();
        let degree = |v| u32::try_from(graph.of(v).len()).expect("arcs of a vertex are counted by 32 bits");
        let whole = Block {
            members: graph.vertices().collect(),
            size: graph.vertices().map(|v| 1 + graph.of(v).len()).sum(),
            losers: Vec::new(),
        };
        Erosion {
            graph,
            predecessors: ArcLists::reversed(graph, |_| true),
            class: vec![None; len],
            open: graph.vertices().map(degree).collect(),
            mixed: vec![false; len],
            news: Vec::new(),
            block: vec![0; len],
            blocks: vec![whole],
            stack: vec![0],
            search: ComponentSearch::new(len),
            reach: Reach::new(len),
        }
    }

    fn run(&mut self) {
        self.apply_rules();
        while let Some(&top) = self.stack.last() {
            let block = &mut self.blocks[top as usize];
            if block.losers.is_empty() {
                let members = std::mem::take(&mut block.members);
                self.stack.pop();
                for v in members {
                    self.set(v, Class::T);
                }
            } else {
                let class = &self.class;
                let open = |v: u32| class[v as usize].is_none();
                block.losers.retain(|&v| open(v));
                block.losers.sort_unstable();
                block.losers.dedup();
                if block.losers.is_empty() {
                    // Without an open vertex that has an arc to a classified one, nothing in the block is open.
                    self.stack.pop();
                } else {
                    match self.reach.closed_set(self.graph, &block.losers, block.size, open) {
                        Some(closed) => self.set_sink(closed),
                        None => self.split(top),
                    }
                }
            }
            self.apply_rules();
        }
    }

    /// A move of a vertex is known to lead to this class.
    fn see(&mut self, vertex: u32, class: Class) {
        match class {
            Class::PT => self.set(vertex, Class::NT),
            Class::T => {}
            _ => self.mixed[vertex as usize] = true,
        }
    }

    fn set(&mut self, vertex: u32, class: Class) {
        if self.class[vertex as usize].is_none() {
            self.class[vertex as usize] = Some(class);
            self.news.push(vertex);
        }
    }

    fn apply_rules(&mut self) {
        while let Some(v) = self.news.pop() {
            let class = self.class[v as usize].expect("news are of vertices with a class");
            for i in 0..self.predecessors.of(v).len() {
                let arc = self.predecessors.of(v)[i];
                let predecessor = target(arc);
                if self.class[predecessor as usize].is_some() {
                    continue;
                }
                let block = self.block[predecessor as usize];
                if block == self.block[v as usize] {
                    self.blocks[block as usize].losers.push(predecessor);
                }
                self.open[predecessor as usize] -= 1;
                self.see(predecessor, if is_again(arc) { class.reversed() } else { class });
                if self.open[predecessor as usize] == 0 {
                    let class = if self.mixed[predecessor as usize] { Class::PT } else { Class::T };
                    self.set(predecessor, class);
                }
            }
        }
    }

    /// Makes T of one sink component among vertices that have no arc to other vertices without a class.
    fn set_sink(&mut self, closed: Vec<u32>) {
        let mut sink = Vec::new();
        let class = &self.class;
        self.search.run(
            self.graph,
            closed,
            |v| class[v as usize].is_none(),
            |component| {
                // The first component to come has no arc to another.
                if sink.is_empty() {
                    sink.extend_from_slice(component);
                }
            },
        );
        for v in sink {
            self.set(v, Class::T);
        }
    }

    /// Replaces the top block by its strongly connected components.
    fn split(&mut self, top: u32) {
        self.stack.pop();
        let members = std::mem::take(&mut self.blocks[top as usize].members);
        let first = self.blocks.len();
        let (class, blocks, graph) = (&self.class, &mut self.blocks, self.graph);
        self.search.run(
            graph,
            members,
            |v| class[v as usize].is_none(),
            |component| {
                blocks.push(Block {
                    members: component.to_vec(),
                    size: component.iter().map(|&v| 1 + graph.of(v).len()).sum(),
                    losers: Vec::new(),
                });
            },
        );
        for number in (first..self.blocks.len()).rev() {
            let number = u32::try_from(number).expect("vertices are numbered by 31 bits");
            for &v in &self.blocks[number as usize].members {
                self.block[v as usize] = number;
            }
            self.stack.push(number);
        }
    }
}

/// Searches forward with a limited budget.
struct Reach {
    /// The search that has seen the vertex last.
    seen: Vec<u32>,
    search: u32,
    reached: Vec<u32>,
}

impl Reach {
    fn new(len: usize) -> Self {
        Reach { seen: vec![0; len], search: 0, reached: Vec::new() }
    }

    /// All that can be reached from one of the starts, within a factor of two of the least; `None` if it costs more than
    /// `limit` to find out.
    fn closed_set(
        &mut self,
        graph: &ArcLists,
        starts: &[u32],
        limit: usize,
        inside: impl Fn(u32) -> bool,
    ) -> Option<Vec<u32>> {
        let mut budget = 8;
        while starts.len() * budget <= limit {
            for &start in starts {
                if self.completes(graph, start, budget, &inside) {
                    return Some(std::mem::take(&mut self.reached));
                }
            }
            budget *= 2;
        }
        None
    }

    /// Whether all that can be reached from the start is reached within the budget.
    fn completes(&mut self, graph: &ArcLists, start: u32, budget: usize, inside: &impl Fn(u32) -> bool) -> bool {
        self.search = self.search.checked_add(1).unwrap_or_else(|| {
            self.seen.fill(0);
            1
        });
        self.reached.clear();
        self.reached.push(start);
        self.seen[start as usize] = self.search;
        let mut cost = 0;
        let mut next = 0;
        while let Some(&v) = self.reached.get(next) {
            next += 1;
            cost += 1 + graph.of(v).len();
            if cost > budget {
                return false;
            }
            for &arc in graph.of(v) {
                let successor = target(arc);
                if self.seen[successor as usize] != self.search && inside(successor) {
                    self.seen[successor as usize] = self.search;
                    self.reached.push(successor);
                }
            }
        }
        true
    }
}
