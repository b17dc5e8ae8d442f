//! The moves of a game backwards: for each position the positions that have a move to it.
//!
//! Arcs are collected source by source, parted by blocks of 65,536 targets; then each block is grouped by target while it
//! stays in cache. Arcs are kept in pages, and the pages that a block gives free hold the next one: the moves never take
//! much more than four bytes each.

use std::sync::Mutex;

use crate::adjacency::{AGAIN, BLOCK, BLOCK_BITS, block_len, low_half};
use crate::threads::run;

/// Arcs in a page: small enough that a page that is not full does not matter, large enough to be rare.
const PAGE_BITS: u32 = 13;
const PAGE: usize = 1 << PAGE_BITS;
/// The distance to the previous source that says that the source itself follows.
const FAR: u32 = (1 << 15) - 1;

type Page = Vec<u32>;

/// For each vertex the vertices that have an arc to it, with the flags of the arcs.
pub(crate) struct Reversed {
    blocks: Vec<Block>,
}

#[derive(Default)]
struct Block {
    /// Where each vertex's list starts in the pages; one more than there are vertices.
    offsets: Box<[u32]>,
    pages: Vec<Page>,
}

impl Reversed {
    /// Groups by target what the lanes collected, among `vertices` ids.
    pub(crate) fn new(vertices: usize, lanes: Vec<Lane>) -> Self {
        let threads = lanes.len().min(vertices.div_ceil(BLOCK));
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
            let mut spare = Vec::new();
            loop {
                let next = work.lock().expect("no thread panics here").next();
                let Some((number, parts)) = next else { break };
                let block = Block::group(block_len(vertices, number), parts, &mut spare);
                blocks.lock().expect("no thread panics here")[number] = block;
            }
        });
        Reversed { blocks: blocks.into_inner().expect("no thread panicked") }
    }

    /// The arcs to a vertex, in slices that follow one another.
    #[inline]
    pub(crate) fn slices(&self, vertex: u32) -> impl Iterator<Item = &[u32]> {
        let block = &self.blocks[(vertex >> BLOCK_BITS) as usize];
        let low = vertex as usize & (BLOCK - 1);
        let (mut start, end) = (block.offsets[low] as usize, block.offsets[low + 1] as usize);
        std::iter::from_fn(move || {
            (start < end).then(|| {
                let page = start >> PAGE_BITS;
                let stop = end.min((page + 1) << PAGE_BITS);
                let slice = &block.pages[page][start & (PAGE - 1)..][..stop - start];
                start = stop;
                slice
            })
        })
    }

    /// The arcs to a vertex.
    pub(crate) fn of(&self, vertex: u32) -> impl Iterator<Item = u32> {
        self.slices(vertex).flatten().copied()
    }

    /// The heap memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        let pages = |block: &Block| block.pages.iter().map(Vec::capacity).sum::<usize>();
        self.blocks.iter().map(|block| 4 * (block.offsets.len() + pages(block)) as u64).sum()
    }

    /// What the reversal of that many arcs among that many vertices takes, in bytes.
    pub(crate) fn bytes_for(vertices: u64, arcs: u64) -> u64 {
        4 * (vertices + vertices.div_ceil(BLOCK as u64) + arcs)
    }
}

impl Block {
    /// Groups the parts, one after the other, by counting. Takes pages from `spare` and leaves there those of the parts.
    fn group(vertices: usize, parts: Vec<Part>, spare: &mut Vec<Page>) -> Self {
        let mut offsets = vec![0_u32; vertices + 1];
        for part in &parts {
            part.for_each(|target, _| offsets[target as usize + 1] += 1);
        }
        let mut total = 0;
        for offset in &mut offsets {
            total += *offset;
            *offset = total;
        }
        let mut pages = pages_for(total as usize, spare);
        let mut next = offsets.clone();
        for part in parts {
            part.for_each(|target, arc| {
                let slot = &mut next[target as usize];
                pages[(*slot >> PAGE_BITS) as usize][*slot as usize & (PAGE - 1)] = arc;
                *slot += 1;
            });
            spare.extend(part.pages.into_iter().filter(|page| page.capacity() == PAGE));
        }
        Block { offsets: offsets.into_boxed_slice(), pages }
    }
}

fn pages_for(arcs: usize, spare: &mut Vec<Page>) -> Vec<Page> {
    let full = (0..arcs >> PAGE_BITS).map(|_| match spare.pop() {
        Some(mut page) => {
            page.resize(PAGE, 0);
            page
        }
        None => vec![0; PAGE],
    });
    let mut pages: Vec<Page> = full.collect();
    if arcs & (PAGE - 1) != 0 {
        pages.push(vec![0; arcs & (PAGE - 1)]);
    }
    pages
}

/// Collects arcs as they are found, source by source.
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
    pages: Vec<Page>,
}

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
    fn new_page(&mut self) -> &mut Page {
        // The first page grows by itself: small games stay small.
        let capacity = if self.pages.is_empty() { 0 } else { PAGE };
        self.pages.push(Vec::with_capacity(capacity));
        self.pages.last_mut().expect("a page was just pushed")
    }

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn arcs_come_back_grouped_by_target() {
        // Far sources, several blocks, flags, and lists that run over the end of a page.
        let arcs: Vec<(u32, u32)> = (0..200_000_u32)
            .map(|i| (i * 3, if i % 3 == 0 { 7 } else { (i * 7919) % 600_000 } | if i % 5 == 0 { AGAIN } else { 0 }))
            .collect();
        let mut lanes = vec![Lane::default(), Lane::default()];
        for (number, &(source, target)) in arcs.iter().enumerate() {
            lanes[number / 1000 % 2].push(source, target);
        }
        let reversed = Reversed::new(600_000, lanes);
        let mut expected = vec![Vec::new(); 600_000];
        for &(source, target) in &arcs {
            expected[(target & !AGAIN) as usize].push(source | (target & AGAIN));
        }
        for vertex in 0..600_000 {
            let mut found: Vec<u32> = reversed.of(vertex).collect();
            found.sort_unstable_by_key(|arc| arc & !AGAIN);
            assert_eq!(found, expected[vertex as usize], "arcs to {vertex}");
        }
    }
}
