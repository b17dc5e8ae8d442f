//! Graphs as the algorithms of the theory see them: for each vertex its arcs.

pub(crate) use crate::adjacency::AGAIN;
use crate::graph::Graph;
use crate::position::GamePosition;
use crate::space::Space;

/// The vertex at the other end of an arc.
#[inline(always)]
pub(crate) fn target(arc: u32) -> u32 {
    arc & !AGAIN
}

/// Whether the same player moves again after this arc.
#[inline(always)]
pub(crate) fn is_again(arc: u32) -> bool {
    arc & AGAIN != 0
}

/// A finite graph whose vertices are `0..len`.
pub(crate) trait Arcs {
    /// The number of vertices.
    fn len(&self) -> usize;

    /// The arcs that leave a vertex: targets, with the bit [`AGAIN`] where the same player moves again.
    fn of(&self, vertex: u32) -> &[u32];

    /// All vertices, in ascending order.
    fn vertices(&self) -> impl DoubleEndedIterator<Item = u32> + use<Self> {
        0..u32::try_from(self.len()).expect("vertices are numbered by 31 bits")
    }
}

/// Arcs grouped by vertex.
pub(crate) struct ArcLists {
    offsets: Vec<usize>,
    arcs: Vec<u32>,
}

impl ArcLists {
    /// The same arcs, grouped by target: `of(v)` are the sources of the arcs to `v`, with their [`AGAIN`] bit. Only
    /// arcs between vertices that `inside` admits are kept.
    pub(crate) fn reversed(graph: &impl Arcs, inside: impl Fn(u32) -> bool) -> Self {
        let len = graph.len();
        let mut offsets = vec![0; len + 1];
        let sources = || graph.vertices().filter(|&v| inside(v));
        for source in sources() {
            for &arc in graph.of(source) {
                if inside(target(arc)) {
                    offsets[target(arc) as usize + 1] += 1;
                }
            }
        }
        for v in 0..len {
            offsets[v + 1] += offsets[v];
        }
        let mut arcs = vec![0; offsets[len]];
        // A list is filled from its end, which leaves its offset where the list begins.
        let mut next = offsets[1..].to_vec();
        for source in sources().rev() {
            for &arc in graph.of(source).iter().rev() {
                if inside(target(arc)) {
                    let slot = &mut next[target(arc) as usize];
                    *slot -= 1;
                    arcs[*slot] = source | (arc & AGAIN);
                }
            }
        }
        ArcLists { offsets, arcs }
    }

    /// An empty graph to push vertices to.
    pub(crate) fn with_capacity(vertices: usize) -> Self {
        let mut offsets = Vec::with_capacity(vertices + 1);
        offsets.push(0);
        ArcLists { offsets, arcs: Vec::new() }
    }

    /// Adds a vertex with these arcs.
    pub(crate) fn push(&mut self, arcs: impl IntoIterator<Item = u32>) {
        self.arcs.extend(arcs);
        self.offsets.push(self.arcs.len());
    }

    /// The moves of a game, vertex `i` the position of id `i`, as the rules make them now.
    pub(crate) fn of_game<G: GamePosition>(space: &Space<G>) -> Self {
        let mut lists = ArcLists::with_capacity(space.len());
        space.expand(&mut |_, _, arcs| lists.push(arcs.iter().copied()));
        lists
    }

    #[cfg(test)]
    pub(crate) fn from_edges(len: usize, edges: &[(u32, u32)]) -> Self {
        let mut lists = vec![Vec::new(); len];
        for &(source, arc) in edges {
            lists[source as usize].push(arc);
        }
        let mut graph = ArcLists::with_capacity(len);
        for list in lists {
            graph.push(list);
        }
        graph
    }
}

impl Arcs for ArcLists {
    fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    #[inline(always)]
    fn of(&self, vertex: u32) -> &[u32] {
        &self.arcs[self.offsets[vertex as usize]..self.offsets[vertex as usize + 1]]
    }
}

impl Arcs for Graph {
    fn len(&self) -> usize {
        self.len()
    }

    #[inline(always)]
    fn of(&self, vertex: u32) -> &[u32] {
        self.arcs(vertex)
    }
}
