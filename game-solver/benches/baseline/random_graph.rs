//! Random graphs, and three ways to solve one by hand.
//!
//! The generator is xorshift64* (Marsaglia's xorshift with shifts 12, 25, 27, multiplied by 2685821657736338717; S.
//! Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled", ACM TOMS 42, 2016), seeded with
//! [`SEED`]. A number below `n` is the high half of the product of `n` and the high 32 bits of a draw. A graph of `n`
//! vertices and `m` edges takes `m` draws for the sources, then `m` draws for the targets, the edges in ascending order
//! of their sources. So the number of moves of a vertex is nearly Poisson distributed, and some have none: those are
//! lost for the player to move.

use std::time::Instant;

use super::retrograde::{Adjacency, End, tally, walk};
use super::{Run, Tally};

/// The first state of the generator.
pub const SEED: u64 = 0x9E37_79B9_7F4A_7C15;

/// The xorshift64* generator.
pub struct Xorshift(u64);

impl Xorshift {
    pub fn new(seed: u64) -> Self {
        assert_ne!(seed, 0, "xorshift stays at 0");
        Xorshift(seed)
    }

    #[inline(always)]
    pub fn draw(&mut self) -> u64 {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        self.0.wrapping_mul(2_685_821_657_736_338_717)
    }

    /// A number below `n`.
    #[inline(always)]
    pub fn below(&mut self, n: u32) -> u32 {
        (((self.draw() >> 32) * u64::from(n)) >> 32) as u32
    }
}

/// The edges of a random graph, by ascending sources.
pub fn edges(vertices: u32, edges: u32) -> Vec<(u32, u32)> {
    let mut random = Xorshift::new(SEED);
    let mut degrees = vec![0u8; vertices as usize];
    for _ in 0..edges {
        degrees[random.below(vertices) as usize] += 1;
    }
    let mut list = Vec::with_capacity(edges as usize);
    for (source, &degree) in degrees.iter().enumerate() {
        list.extend((0..degree).map(|_| (source as u32, random.below(vertices))));
    }
    list
}

/// How the graph is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Compact adjacency, reversed by parts that stay in cache.
    Partitioned,
    /// Compact adjacency, reversed by counting.
    Counted,
    /// A vector of predecessors for each vertex.
    Vectors,
}

/// Solves the graph; all of the time is counted as solving.
pub fn run(vertices: u32, edges: &[(u32, u32)], way: Way) -> Run {
    let start = Instant::now();
    let tally = match way {
        Way::Partitioned => partitioned(vertices, edges),
        Way::Counted => counted(vertices, edges),
        Way::Vectors => vectors(vertices, edges),
    };
    Run { tally, solve: start.elapsed(), ..Run::default() }
}

fn degrees(vertices: u32, edges: &[(u32, u32)]) -> Vec<u8> {
    let mut degrees = vec![0u8; vertices as usize];
    for &(source, _) in edges {
        degrees[source as usize] += 1;
    }
    degrees
}

fn counted(vertices: u32, edges: &[(u32, u32)]) -> Tally {
    let mut offsets = vec![0u32; vertices as usize + 1];
    for &(_, target) in edges {
        offsets[target as usize] += 1;
    }
    ends_of_lists(&mut offsets);
    let mut sources = vec![0u32; edges.len()];
    for &(source, target) in edges.iter().rev() {
        let place = &mut offsets[target as usize];
        *place -= 1;
        sources[*place as usize] = source;
    }
    let labels = walk(&Adjacency { offsets, targets: sources }, degrees(vertices, edges), |_| End::Loss);
    tally(&labels, edges.len() as u64)
}

/// Turns the lengths of lists into the places where they end.
fn ends_of_lists(lengths: &mut [u32]) {
    let mut sum = 0;
    for length in lengths {
        sum += *length;
        *length = sum;
    }
}

/// Vertices in one part: their lists stay in cache while the part is sorted.
const PART: u32 = 1 << 16;

fn partitioned(vertices: u32, edges: &[(u32, u32)]) -> Tally {
    let (offsets, targets) = reversed_by_parts(vertices, edges);
    let labels = walk(&Adjacency { offsets, targets }, degrees(vertices, edges), |_| End::Loss);
    tally(&labels, edges.len() as u64)
}

/// The lists of predecessors, with few cache misses: the edges are first dealt to the parts of their targets, then each
/// part is sorted by counting, in place but for a copy of one part.
fn reversed_by_parts(vertices: u32, edges: &[(u32, u32)]) -> (Vec<u32>, Vec<u32>) {
    let mut begins = vec![0u32; vertices.div_ceil(PART) as usize + 1];
    for &(_, target) in edges {
        begins[(target / PART) as usize + 1] += 1;
    }
    ends_of_lists(&mut begins);
    let mut sources = vec![0u32; edges.len()];
    let mut targets = vec![0u16; edges.len()];
    let mut next = begins.clone();
    for &(source, target) in edges {
        let place = &mut next[(target / PART) as usize];
        sources[*place as usize] = source;
        targets[*place as usize] = (target % PART) as u16;
        *place += 1;
    }
    let mut offsets = vec![0u32; vertices as usize + 1];
    offsets[vertices as usize] = edges.len() as u32;
    let mut copy = Vec::new();
    for (lists, part) in offsets[..vertices as usize].chunks_mut(PART as usize).zip(begins.windows(2)) {
        let part = part[0] as usize..part[1] as usize;
        copy.clear();
        copy.extend_from_slice(&sources[part.clone()]);
        let targets = &targets[part.clone()];
        for &target in targets {
            lists[target as usize] += 1;
        }
        ends_of_lists(lists);
        let sources = &mut sources[part.clone()];
        for (&source, &target) in copy.iter().zip(targets).rev() {
            let place = &mut lists[target as usize];
            *place -= 1;
            sources[*place as usize] = source;
        }
        for list in lists {
            *list += part.start as u32;
        }
    }
    (offsets, sources)
}

/// What one writes first.
fn vectors(vertices: u32, edges: &[(u32, u32)]) -> Tally {
    let mut successors: Vec<Vec<u32>> = vec![Vec::new(); vertices as usize];
    let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); vertices as usize];
    for &(source, target) in edges {
        successors[source as usize].push(target);
        predecessors[target as usize].push(source);
    }
    let mut remaining: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut values: Vec<Option<(bool, u32)>> = vec![None; vertices as usize];
    let mut queue = std::collections::VecDeque::new();
    for v in 0..vertices as usize {
        if remaining[v] == 0 {
            values[v] = Some((false, 0));
            queue.push_back(v);
        }
    }
    while let Some(v) = queue.pop_front() {
        let (won, plies) = values[v].expect("only decided vertices are queued");
        for &p in &predecessors[v] {
            let p = p as usize;
            if values[p].is_some() {
                continue;
            }
            remaining[p] -= 1;
            if !won || remaining[p] == 0 {
                values[p] = Some((!won, plies + 1));
                queue.push_back(p);
            }
        }
    }
    let mut tally = Tally { positions: u64::from(vertices), moves: edges.len() as u64, ..Tally::default() };
    for value in &values {
        match value {
            Some((true, _)) => tally.wins += 1,
            Some((false, _)) => tally.losses += 1,
            None => tally.draws += 1,
        }
        tally.longest = tally.longest.max(value.map_or(0, |(_, plies)| plies));
    }
    tally
}
