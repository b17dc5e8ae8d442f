//! The walk backwards from the ends, over a compact adjacency.

use super::Tally;

/// The label of a position: 0 while it is undecided, else the outcome in the low two bits, the remoteness above.
pub type Label = u16;
const OUTCOME: Label = 3;
const LOSS: Label = 1;
const WIN: Label = 2;
const DRAW: Label = 3;
const PLY: Label = 4;

/// How a position without moves ended, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    Loss,
    Draw,
}

/// Moves by position: those of `v` are `targets[offsets[v]..offsets[v + 1]]`.
pub struct Adjacency {
    pub offsets: Vec<u32>,
    pub targets: Vec<u32>,
}

impl Adjacency {
    pub fn new() -> Self {
        Adjacency { offsets: vec![0], targets: Vec::new() }
    }

    /// Ends the list of the next position: everything pushed to `targets` since the last call.
    #[inline(always)]
    pub fn close(&mut self) {
        self.offsets.push(self.targets.len() as u32);
    }

    #[inline(always)]
    pub fn of(&self, v: u32) -> &[u32] {
        &self.targets[self.offsets[v as usize] as usize..self.offsets[v as usize + 1] as usize]
    }

    pub fn len(&self) -> usize {
        self.offsets.len() - 1
    }

    /// The number of moves of each position, in a byte: what retrograde analysis counts down.
    pub fn degrees(&self) -> Vec<u8> {
        self.offsets.windows(2).map(|w| u8::try_from(w[1] - w[0]).expect("at most 255 moves")).collect()
    }

    /// The predecessors of each position, by counting.
    pub fn reversed(&self) -> Adjacency {
        let mut offsets = vec![0u32; self.len() + 1];
        // Counted one place to the right, summed to the starts of the lists, and moved on as the lists fill.
        for &target in &self.targets {
            offsets[target as usize] += 1;
        }
        let mut sum = 0;
        for offset in &mut offsets {
            sum += *offset;
            *offset = sum;
        }
        let mut sources = vec![0u32; self.targets.len()];
        for source in (0..self.len() as u32).rev() {
            for &target in self.of(source) {
                let place = &mut offsets[target as usize];
                *place -= 1;
                sources[*place as usize] = source;
            }
        }
        Adjacency { offsets, targets: sources }
    }
}

/// Outcome and remoteness of every position; `end` tells how a position without moves ended. Takes the moves to free
/// them once they are reversed.
pub fn solve(moves: Adjacency, end: impl Fn(u32) -> End) -> Vec<Label> {
    let remaining = moves.degrees();
    let predecessors = moves.reversed();
    drop(moves);
    walk(&predecessors, remaining, end)
}

/// The labels. `remaining` holds the number of moves of each position; it is counted down to 0 once decided, so that
/// the walk touches one byte for a predecessor that is decided or stays undecided.
pub fn walk(predecessors: &Adjacency, mut remaining: Vec<u8>, end: impl Fn(u32) -> End) -> Vec<Label> {
    let mut labels: Vec<Label> = vec![0; remaining.len()];
    let mut queue: Vec<u32> = Vec::new();
    for v in 0..remaining.len() {
        if remaining[v] == 0 {
            match end(v as u32) {
                End::Draw => labels[v] = DRAW,
                End::Loss => {
                    labels[v] = LOSS;
                    queue.push(v as u32);
                }
            }
        }
    }
    let mut next = 0;
    while next < queue.len() {
        let v = queue[next];
        next += 1;
        let label = labels[v as usize];
        let ply = (label & !OUTCOME) + PLY;
        if label & OUTCOME == LOSS {
            for &p in predecessors.of(v) {
                if remaining[p as usize] != 0 {
                    remaining[p as usize] = 0;
                    labels[p as usize] = ply | WIN;
                    queue.push(p);
                }
            }
        } else {
            for &p in predecessors.of(v) {
                let left = remaining[p as usize];
                if left != 0 {
                    remaining[p as usize] = left - 1;
                    if left == 1 {
                        labels[p as usize] = ply | LOSS;
                        queue.push(p);
                    }
                }
            }
        }
    }
    labels
}

/// Counts the labels.
pub fn tally(labels: &[Label], edges: u64) -> Tally {
    let mut tally = Tally { positions: labels.len() as u64, moves: edges, ..Tally::default() };
    for &label in labels {
        match label & OUTCOME {
            WIN => tally.wins += 1,
            LOSS => tally.losses += 1,
            _ => tally.draws += 1,
        }
        if matches!(label & OUTCOME, WIN | LOSS) {
            tally.longest = tally.longest.max(u32::from(label / PLY));
        }
    }
    tally
}
