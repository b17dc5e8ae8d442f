//! How many moves each position has, in a byte each as long as that is enough.

use std::sync::atomic::{AtomicU8, AtomicU32, Ordering::Relaxed};

/// The number of moves of each position, by id.
pub(crate) enum Degrees {
    Bytes(Vec<u8>),
    Words(Vec<u32>),
}

impl Default for Degrees {
    fn default() -> Self {
        Degrees::Bytes(Vec::new())
    }
}

impl Degrees {
    pub(crate) fn extend(&mut self, more: &[u32]) {
        if let Degrees::Bytes(bytes) = self {
            if more.iter().all(|&degree| degree <= u32::from(u8::MAX)) {
                #[allow(clippy::cast_possible_truncation)] // just compared
                bytes.extend(more.iter().map(|&degree| degree as u8));
                return;
            }
            *self = Degrees::Words(bytes.iter().map(|&degree| u32::from(degree)).collect());
        }
        if let Degrees::Words(words) = self {
            words.extend_from_slice(more);
        }
    }

    pub(crate) fn push(&mut self, degree: u32) {
        self.extend(&[degree]);
    }

    /// From bytes, of which some stand for a number, given with the id, that does not fit in one.
    pub(crate) fn with_large(bytes: Vec<u8>, large: &[(u32, usize)]) -> Self {
        if large.is_empty() {
            return Degrees::Bytes(bytes);
        }
        let mut words: Vec<u32> = bytes.into_iter().map(u32::from).collect();
        for &(id, degree) in large {
            words[id as usize] = u32::try_from(degree).expect("a position has fewer than 2^32 moves");
        }
        Degrees::Words(words)
    }

    /// As counters that several threads decrement.
    pub(crate) fn into_counters(self) -> Counters {
        match self {
            Degrees::Bytes(bytes) => Counters::Bytes(bytes.into_iter().map(AtomicU8::new).collect()),
            Degrees::Words(words) => Counters::Words(words.into_iter().map(AtomicU32::new).collect()),
        }
    }

    /// The heap memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Degrees::Bytes(bytes) => bytes.len() as u64,
            Degrees::Words(words) => 4 * words.len() as u64,
        }
    }
}

/// For each position, how many of its moves are not known to lose.
pub(crate) enum Counters {
    Bytes(Vec<AtomicU8>),
    Words(Vec<AtomicU32>),
}

impl Counters {
    /// Takes one off the counter of an id and says whether none is left. For one thread.
    pub(crate) fn decrement(&self, id: u32) -> bool {
        match self {
            Counters::Bytes(counters) => counters[id as usize].decrement::<false>(),
            Counters::Words(counters) => counters[id as usize].decrement::<false>(),
        }
    }

    /// The heap memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Counters::Bytes(counters) => counters.len() as u64,
            Counters::Words(counters) => 4 * counters.len() as u64,
        }
    }
}

/// A counter that several threads decrement.
pub(crate) trait Counter: Sync {
    fn get(&self) -> u32;
    /// Takes one off and says whether none is left. Without other threads at work a plain store will do.
    fn decrement<const SHARED: bool>(&self) -> bool;
}

macro_rules! counter {
    ($($cell:ident),*) => {$(
        impl Counter for $cell {
            #[inline(always)]
            fn get(&self) -> u32 {
                u32::from(self.load(Relaxed))
            }

            #[inline(always)]
            fn decrement<const SHARED: bool>(&self) -> bool {
                if SHARED {
                    self.fetch_sub(1, Relaxed) == 1
                } else {
                    let left = self.load(Relaxed) - 1;
                    self.store(left, Relaxed);
                    left == 0
                }
            }
        }
    )*};
}

counter!(AtomicU8, AtomicU32);
