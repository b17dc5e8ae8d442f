//! Strongly connected components, without recursion.

use crate::arcs::{Arcs, target};

/// Finds strongly connected components, again and again on parts of the same graph.
///
/// The method is Tarjan's (1972) in the form of Pearce (2016), with one word for each vertex and an explicit stack.
/// Time and memory of a search are linear in what it visits; only the first one pays for the size of the graph.
pub(crate) struct ComponentSearch {
    /// 0: not visited; small: when the component's first vertex was visited; large: the component is complete.
    index: Vec<u32>,
    /// Complete vertices whose component is still open.
    open: Vec<u32>,
    /// The path from the root to the vertex being visited.
    path: Vec<Frame>,
}

struct Frame {
    vertex: u32,
    next_arc: u32,
    is_root: bool,
}

const UNVISITED: u32 = 0;
const COMPLETE: u32 = u32::MAX;

impl ComponentSearch {
    /// A search on graphs of `len` vertices.
    pub(crate) fn new(len: usize) -> Self {
        ComponentSearch { index: vec![UNVISITED; len], open: Vec::new(), path: Vec::new() }
    }

    /// Calls `emit` with each component of the vertices that `inside` admits. A component comes after all components that
    /// it has arcs to.
    pub(crate) fn all<A: Arcs>(graph: &A, inside: impl Fn(u32) -> bool, mut emit: impl FnMut(&[u32])) {
        // What is not inside counts as complete: following an arc then takes one look, not two.
        let index = graph.vertices().map(|v| if inside(v) { UNVISITED } else { COMPLETE }).collect();
        let mut search = ComponentSearch { index, open: Vec::new(), path: Vec::new() };
        for root in graph.vertices() {
            if search.index[root as usize] == UNVISITED {
                search.run_from(graph, root, &|_| true, &mut emit);
            }
        }
    }

    /// Calls `emit` with each component of the vertices that `inside` admits and that can be reached from the roots
    /// through such vertices. A component comes after all components that it has arcs to.
    pub(crate) fn run<A: Arcs>(
        &mut self,
        graph: &A,
        roots: impl IntoIterator<Item = u32>,
        inside: impl Fn(u32) -> bool,
        mut emit: impl FnMut(&[u32]),
    ) {
        let mut visited = Vec::new();
        let mut emit = |component: &[u32]| {
            visited.extend_from_slice(component);
            emit(component);
        };
        for root in roots {
            if inside(root) && self.index[root as usize] == UNVISITED {
                self.run_from(graph, root, &inside, &mut emit);
            }
        }
        for vertex in visited {
            self.index[vertex as usize] = UNVISITED;
        }
    }

    fn run_from<A: Arcs>(
        &mut self,
        graph: &A,
        root: u32,
        inside: &impl Fn(u32) -> bool,
        emit: &mut impl FnMut(&[u32]),
    ) {
        let mut next_index = 1;
        self.enter(root, &mut next_index);
        while let Some(frame) = self.path.last_mut() {
            let vertex = frame.vertex;
            let Some(&arc) = graph.of(vertex).get(frame.next_arc as usize) else {
                self.leave(&mut next_index, emit);
                continue;
            };
            frame.next_arc += 1;
            let successor = target(arc);
            if !inside(successor) {
                continue;
            }
            let reached = self.index[successor as usize];
            if reached == UNVISITED {
                self.enter(successor, &mut next_index);
            } else if reached < self.index[vertex as usize] {
                self.index[vertex as usize] = reached;
                frame.is_root = false;
            }
        }
    }

    fn enter(&mut self, vertex: u32, next_index: &mut u32) {
        self.index[vertex as usize] = *next_index;
        *next_index += 1;
        self.path.push(Frame { vertex, next_arc: 0, is_root: true });
    }

    /// All arcs of the last vertex of the path have been followed.
    fn leave(&mut self, next_index: &mut u32, emit: &mut impl FnMut(&[u32])) {
        let Some(frame) = self.path.pop() else { return };
        let index = self.index[frame.vertex as usize];
        if frame.is_root {
            let mut first = self.open.len();
            while first > 0 && self.index[self.open[first - 1] as usize] >= index {
                first -= 1;
            }
            self.open.push(frame.vertex);
            let component = &self.open[first..];
            *next_index -= u32::try_from(component.len()).expect("vertices are numbered by u32");
            for &vertex in component {
                self.index[vertex as usize] = COMPLETE;
            }
            emit(component);
            self.open.truncate(first);
        } else {
            self.open.push(frame.vertex);
        }
        if let Some(parent) = self.path.last_mut() {
            let index = self.index[frame.vertex as usize];
            let parent_index = &mut self.index[parent.vertex as usize];
            if index < *parent_index {
                *parent_index = index;
                parent.is_root = false;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::ComponentSearch;
    use crate::arcs::ArcLists;

    fn components(graph: &ArcLists) -> Vec<Vec<u32>> {
        let mut found = Vec::new();
        ComponentSearch::all(
            graph,
            |_| true,
            |component| {
                let mut component = component.to_vec();
                component.sort_unstable();
                found.push(component);
            },
        );
        found
    }

    #[test]
    fn sinks_come_first() {
        let graph = ArcLists::from_edges(6, &[(0, 1), (1, 2), (2, 0), (2, 3), (3, 4), (4, 4), (5, 3), (5, 0)]);
        assert_eq!(components(&graph), [vec![4], vec![3], vec![0, 1, 2], vec![5]]);
    }

    #[test]
    fn a_long_path_needs_no_recursion() {
        let edges: Vec<(u32, u32)> = (0..1_000_000).map(|v| (v, v + 1)).collect();
        assert_eq!(components(&ArcLists::from_edges(1_000_001, &edges)).len(), 1_000_001);
    }
}
