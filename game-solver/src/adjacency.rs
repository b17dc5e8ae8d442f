//! Compact adjacency: the arcs of a graph, grouped by vertex.
//!
//! Vertices are `u32` ids. The lists are kept in blocks of 65,536 vertices, so that building a block stays in cache, any
//! number of arcs fits, and the memory of the input of a block is free again before the next block is built.

use std::sync::Mutex;
use std::thread;

/// Set in an arc after which the same player moves again. Ids are below it.
pub(crate) const AGAIN: u32 = 1 << 31;

const BLOCK_BITS: u32 = 16;
const BLOCK: usize = 1 << BLOCK_BITS;

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

    /// The heap memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        self.blocks.iter().map(|block| 4 * (block.offsets.len() + block.arcs.len()) as u64).sum()
    }

    /// What the adjacency of a graph takes, in bytes.
    pub(crate) fn bytes_for(vertices: u64, arcs: u64) -> u64 {
        4 * (vertices + vertices.div_ceil(BLOCK as u64) + arcs)
    }

    /// Groups arcs, given as `(vertex, arc)`, by vertex; the arcs of a vertex keep their order. All vertices must be
    /// below `vertices`.
    pub(crate) fn from_arcs(vertices: usize, arcs: impl Iterator<Item = (u32, u32)>) -> Self {
        let mut parts: Vec<Vec<(u16, u32)>> = vec![Vec::new(); vertices.div_ceil(BLOCK)];
        for (vertex, arc) in arcs {
            parts[(vertex >> BLOCK_BITS) as usize].push((low_half(vertex), arc));
        }
        let build = |(number, part): (usize, Vec<(u16, u32)>)| {
            Block::group(block_len(vertices, number), std::slice::from_ref(&part))
        };
        Self::from_blocks(parts.into_iter().enumerate().map(build).collect())
    }

    /// Groups by target what the lanes collected, among `vertices` ids. The order in a list is that of the sources in
    /// each lane, lane after lane.
    pub(crate) fn reversed(vertices: usize, lanes: Vec<Lane>) -> Self {
        let threads = lanes.len();
        let mut parts: Vec<Vec<Part>> = Vec::new();
        parts.resize_with(vertices.div_ceil(BLOCK), Vec::new);
        for lane in lanes {
            for (number, part) in lane.parts.into_iter().enumerate() {
                parts[number].push(part);
            }
        }
        let blocks = Mutex::new((0..parts.len()).map(|_| Block::default()).collect::<Vec<_>>());
        let work = Mutex::new(parts.into_iter().enumerate());
        run(threads, || {
            loop {
                let next = work.lock().expect("no thread panics here").next();
                let Some((number, parts)) = next else { break };
                let block = Block::group(block_len(vertices, number), &parts);
                blocks.lock().expect("no thread panics here")[number] = block;
            }
        });
        Self::from_blocks(blocks.into_inner().expect("no thread panicked"))
    }

    fn from_blocks(blocks: Vec<Block>) -> Self {
        let arcs = blocks.iter().map(|block| block.arcs.len() as u64).sum();
        Adjacency { blocks, arcs }
    }
}

/// Arcs as pairs of the low half of a vertex and the arc, which can be gone through twice.
trait ArcList {
    fn for_each(&self, visit: impl FnMut(u16, u32));
}

impl ArcList for Vec<(u16, u32)> {
    fn for_each(&self, mut visit: impl FnMut(u16, u32)) {
        for &(vertex, arc) in self {
            visit(vertex, arc);
        }
    }
}

impl Block {
    /// Groups the lists, one after the other, by counting.
    fn group(vertices: usize, lists: &[impl ArcList]) -> Self {
        let mut offsets = vec![0_u32; vertices + 1];
        for list in lists {
            list.for_each(|vertex, _| offsets[vertex as usize + 1] += 1);
        }
        let mut total = 0;
        for offset in &mut offsets {
            total += *offset;
            *offset = total;
        }
        let mut next = offsets.clone();
        let mut arcs = vec![0; total as usize].into_boxed_slice();
        for list in lists {
            list.for_each(|vertex, arc| {
                let slot = &mut next[vertex as usize];
                arcs[*slot as usize] = arc;
                *slot += 1;
            });
        }
        Block { offsets: offsets.into_boxed_slice(), arcs }
    }
}

/// Runs the work on this thread and on as many more as make up `threads`.
pub(crate) fn run(threads: usize, work: impl Fn() + Sync) {
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(&work);
        }
        work();
    });
}

fn low_half(vertex: u32) -> u16 {
    #[allow(clippy::cast_possible_truncation)] // the low half is what is asked for
    {
        vertex as u16
    }
}

fn block_len(vertices: usize, number: usize) -> usize {
    BLOCK.min(vertices - number * BLOCK)
}

/// Collects arcs as they are found, source by source, to be grouped by target: half of a reversal.
///
/// Each thread has a lane of its own, in which sources must not fall. An arc costs four bytes.
#[derive(Default)]
pub(crate) struct Lane {
    parts: Vec<Part>,
    arcs: u64,
}

/// The arcs of a lane into one block of targets.
#[derive(Default)]
struct Part {
    /// The last source pushed.
    source: u32,
    pages: Vec<Vec<u32>>,
}

/// Numbers in a page: a page is small enough that half-empty ones do not matter, large enough to be rare.
const PAGE: usize = 8192;
/// The distance to the previous source that says that the source itself follows.
const FAR: u32 = (1 << 15) - 1;

impl Lane {
    /// Adds the arc from `source` to the id in `target`, which may carry [`AGAIN`].
    #[inline]
    pub(crate) fn push(&mut self, source: u32, target: u32) {
        let number = ((target & !AGAIN) >> BLOCK_BITS) as usize;
        if number >= self.parts.len() {
            self.parts.resize_with(number + 1, Part::default);
        }
        self.parts[number].push(source, target);
        self.arcs += 1;
    }

    /// The heap memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        4 * self.arcs + (self.parts.len() * size_of::<Part>()) as u64
    }

    /// The number of arcs pushed.
    pub(crate) fn arcs(&self) -> u64 {
        self.arcs
    }
}

impl Part {
    // A number has the low half of the target, the distance to the previous source, and the flag on top.
    #[inline]
    fn push(&mut self, source: u32, target: u32) {
        let distance = source - self.source;
        self.source = source;
        let word = (target & (AGAIN | (BLOCK as u32 - 1))) | (distance.min(FAR) << BLOCK_BITS);
        let page = match self.pages.last_mut() {
            Some(page) if page.len() + 2 <= PAGE => page,
            _ => self.new_page(),
        };
        page.push(word);
        if distance >= FAR {
            page.push(source);
        }
    }

    #[cold]
    fn new_page(&mut self) -> &mut Vec<u32> {
        // The first page grows by itself: small games stay small.
        let capacity = if self.pages.is_empty() { 0 } else { PAGE };
        self.pages.push(Vec::with_capacity(capacity));
        self.pages.last_mut().expect("a page was just pushed")
    }
}

impl ArcList for Part {
    fn for_each(&self, mut visit: impl FnMut(u16, u32)) {
        let mut source = 0;
        for page in &self.pages {
            let mut words = page.iter();
            while let Some(&word) = words.next() {
                let distance = (word & !AGAIN) >> BLOCK_BITS;
                source = if distance == FAR { *words.next().expect("a source follows") } else { source + distance };
                visit(low_half(word), source | (word & AGAIN));
            }
        }
    }
}
