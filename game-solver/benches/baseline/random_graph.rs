//! Random graphs, and three ways to store and solve one by hand.
//!
//! The generator is xorshift64* (Marsaglia's xorshift with shifts 12, 25, 27, multiplied by 2685821657736338717; S.
//! Vigna, "An experimental exploration of Marsaglia's xorshift generators, scrambled", ACM TOMS 42, 2016), seeded with
//! [`SEED`]. A number below `n` is the high half of the product of `n` and the high 32 bits of a draw. A graph of `n`
//! vertices and `m` edges takes `m` draws for the sources, then `m` draws for the targets, the edges in ascending order
//! of their sources. So the number of moves of a vertex is nearly Poisson distributed, and some have none: those are
//! lost for the player to move.

use super::clock::Clock;
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

/// How the graph is stored and reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// Compact adjacency, reversed by parts that stay in cache.
    Partitioned,
    /// Compact adjacency, reversed by counting.
    Counted,
    /// A vector of successors and one of predecessors for each vertex.
    Vectors,
}

/// Solves the graph with these edges, by ascending sources. The time of storing it is shown, but not in
/// the total; `stored` is called once it is.
pub fn run(vertices: u32, edges: Vec<(u32, u32)>, way: Way, stored: impl FnOnce()) -> Run {
    let clock = Clock::start();
    let (explore, total, tally) = if way == Way::Vectors {
        let mut successors = vec![Vec::new(); vertices as usize];
        for &(source, target) in &edges {
            successors[source as usize].push(target);
        }
        drop(edges);
        let explore = clock.read();
        stored();
        let values = solve_vectors(&successors);
        let total = clock.read();
        (explore, total, tally_vectors(&successors, &values))
    } else {
        let moves = adjacency(vertices, &edges);
        drop(edges);
        let explore = clock.read();
        stored();
        let predecessors = if way == Way::Partitioned { reversed_by_parts(&moves) } else { moves.reversed() };
        let labels = walk(&predecessors, moves.degrees(), |_| End::Loss);
        let total = clock.read();
        (explore, total, tally(&labels, moves.targets.len() as u64))
    };
    Run::of_graph(tally, explore, total)
}

/// The edges as a compact adjacency.
fn adjacency(vertices: u32, edges: &[(u32, u32)]) -> Adjacency {
    let mut offsets = vec![0u32; vertices as usize + 1];
    for &(source, _) in edges {
        offsets[source as usize + 1] += 1;
    }
    ends_of_lists(&mut offsets);
    Adjacency { offsets, targets: edges.iter().map(|&(_, target)| target).collect() }
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

/// The lists of predecessors, with few cache misses: the edges are first dealt to the parts of their targets, then each
/// part is sorted by counting, in place but for a copy of one part.
fn reversed_by_parts(moves: &Adjacency) -> Adjacency {
    let vertices = moves.len();
    let mut begins = vec![0u32; vertices.div_ceil(PART as usize) + 1];
    for &target in &moves.targets {
        begins[(target / PART) as usize + 1] += 1;
    }
    ends_of_lists(&mut begins);
    let mut sources = vec![0u32; moves.targets.len()];
    let mut targets = vec![0u16; moves.targets.len()];
    let mut next = begins.clone();
    for source in 0..vertices as u32 {
        for &target in moves.of(source) {
            let place = &mut next[(target / PART) as usize];
            sources[*place as usize] = source;
            targets[*place as usize] = (target % PART) as u16;
            *place += 1;
        }
    }
    let mut offsets = vec![0u32; vertices + 1];
    offsets[vertices] = moves.targets.len() as u32;
    let mut copy = Vec::new();
    for (lists, part) in offsets[..vertices].chunks_mut(PART as usize).zip(begins.windows(2)) {
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
    Adjacency { offsets, targets: sources }
}

/// What one writes first.
fn solve_vectors(successors: &[Vec<u32>]) -> Vec<Option<(bool, u32)>> {
    let mut predecessors: Vec<Vec<u32>> = vec![Vec::new(); successors.len()];
    for (source, targets) in successors.iter().enumerate() {
        for &target in targets {
            predecessors[target as usize].push(source as u32);
        }
    }
    let mut remaining: Vec<usize> = successors.iter().map(Vec::len).collect();
    let mut values: Vec<Option<(bool, u32)>> = vec![None; successors.len()];
    let mut queue = std::collections::VecDeque::new();
    for v in 0..successors.len() {
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
    values
}

fn tally_vectors(successors: &[Vec<u32>], values: &[Option<(bool, u32)>]) -> Tally {
    let mut tally = Tally {
        positions: successors.len() as u64,
        moves: successors.iter().map(|list| list.len() as u64).sum(),
        ..Tally::default()
    };
    for value in values {
        match value {
            Some((true, _)) => tally.wins += 1,
            Some((false, _)) => tally.losses += 1,
            None => tally.draws += 1,
        }
        tally.longest = tally.longest.max(value.map_or(0, |(_, plies)| plies));
    }
    tally
}
