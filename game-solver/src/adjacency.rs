//! Compact adjacency: the arcs of a graph, grouped by vertex.
//!
//! Vertices are `u32` ids. The lists are kept in blocks of 65,536 vertices, so that building a block stays in cache, any
//! number of arcs fits, and the memory of the input of a block is free again before the next block is built.

/// Set in an arc after which the same player moves again. Ids are below it.
pub(crate) const AGAIN: u32 = 1 << 31;

/// Vertices of one block differ in these low bits.
pub(crate) const BLOCK_BITS: u32 = 16;
/// The number of vertices in a block.
pub(crate) const BLOCK: usize = 1 << BLOCK_BITS;

/// For each vertex a list of arcs: the id of the other end, with [`AGAIN`] as a flag.
pub(crate) struct Adjacency {
    blocks: Vec<Block>,
    arcs: u64,
}

#[derive(Default)]
struct Block {
    /// Where each vertex's list starts in `arcs`; one more than there are vertices.
    offsets: Box<[u32]>,
    arcs: Box<[u32]>,
}

impl Adjacency {
    /// The arcs of a vertex.
    #[inline]
    pub(crate) fn of(&self, vertex: u32) -> &[u32] {
        let block = &self.blocks[(vertex >> BLOCK_BITS) as usize];
        let low = vertex as usize & (BLOCK - 1);
        &block.arcs[block.offsets[low] as usize..block.offsets[low + 1] as usize]
    }

    /// The number of all arcs.
    pub(crate) fn arcs(&self) -> u64 {
        self.arcs
    }

    /// Groups arcs, given as `(vertex, arc)`, by vertex; the arcs of a vertex keep their order. All vertices must be
    /// below `vertices`.
    pub(crate) fn from_arcs(vertices: usize, arcs: impl Iterator<Item = (u32, u32)>) -> Self {
        let mut parts: Vec<Vec<(u16, u32)>> = vec![Vec::new(); vertices.div_ceil(BLOCK)];
        for (vertex, arc) in arcs {
            parts[(vertex >> BLOCK_BITS) as usize].push((low_half(vertex), arc));
        }
        let build = |(block, part): (usize, Vec<_>)| Block::group(block_len(vertices, block), &part);
        Self::from_blocks(parts.into_iter().enumerate().map(build).collect())
    }

    fn from_blocks(blocks: Vec<Block>) -> Self {
        let arcs = blocks.iter().map(|block| block.arcs.len() as u64).sum();
        Adjacency { blocks, arcs }
    }
}

impl Block {
    /// Groups a list by counting.
    fn group(vertices: usize, list: &[(u16, u32)]) -> Self {
        let mut offsets = vec![0_u32; vertices + 1];
        for &(vertex, _) in list {
            offsets[vertex as usize + 1] += 1;
        }
        let mut total = 0;
        for offset in &mut offsets {
            total += *offset;
            *offset = total;
        }
        let mut next = offsets.clone();
        let mut arcs = vec![0; total as usize].into_boxed_slice();
        for &(vertex, arc) in list {
            let slot = &mut next[vertex as usize];
            arcs[*slot as usize] = arc;
            *slot += 1;
        }
        Block { offsets: offsets.into_boxed_slice(), arcs }
    }
}

/// The number of a vertex in its block.
pub(crate) fn low_half(vertex: u32) -> u16 {
    #[allow(clippy::cast_possible_truncation)] // the low half is what is asked for
    {
        vertex as u16
    }
}

/// The number of vertices in a block.
pub(crate) fn block_len(vertices: usize, block: usize) -> usize {
    BLOCK.min(vertices - block * BLOCK)
}
