//! A set of keys as bits, with ids by counting: the key is the index, and no map is needed.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A set of keys below a bound. Once it is complete, the id of a key is the number of smaller keys in the set.
pub(crate) struct Bitmap {
    words: Vec<AtomicU64>,
    /// For each word, the number of keys in the words before it.
    before: Vec<u32>,
    len: u32,
}

impl Bitmap {
    /// The empty set, for keys below `keys`.
    pub(crate) fn new(keys: u64) -> Self {
        let words = usize::try_from(keys.div_ceil(64)).expect("a dense index fits in memory");
        // All zero from the start: the system gives such memory page by page, as it is touched.
        let words = vec![0_u64; words].into_iter().map(AtomicU64::new).collect();
        Bitmap { words, before: Vec::new(), len: 0 }
    }

    /// What a set for that many keys takes, in bytes.
    pub(crate) fn bytes_for(keys: u128) -> u128 {
        keys.div_ceil(64) * 12
    }

    pub(crate) fn bytes(&self) -> u64 {
        (self.words.len() * 8 + self.before.len() * 4) as u64
    }

    /// Adds a key and says whether it is new.
    #[inline]
    pub(crate) fn insert<const SHARED: bool>(&self, key: u64) -> bool {
        let word = &self.words[place(key)];
        let bit = 1 << (key % 64);
        if word.load(Relaxed) & bit != 0 {
            return false;
        }
        if SHARED {
            word.fetch_or(bit, Relaxed) & bit == 0
        } else {
            word.store(word.load(Relaxed) | bit, Relaxed);
            true
        }
    }

    /// Numbers the keys, in rising order.
    pub(crate) fn number(&mut self) {
        let mut before = 0;
        self.before = self
            .words
            .iter_mut()
            .map(|word| {
                let here = before;
                before += word.get_mut().count_ones();
                here
            })
            .collect();
        self.len = before;
    }

    pub(crate) fn len(&self) -> u32 {
        self.len
    }

    /// The id of a key that is in the set.
    #[inline]
    pub(crate) fn id(&self, key: u64) -> u32 {
        let word = place(key);
        let lower = self.words[word].load(Relaxed) & ((1 << (key % 64)) - 1);
        self.before[word] + lower.count_ones()
    }

    /// The id of a key, if it is in the set.
    pub(crate) fn find(&self, key: u64) -> Option<u32> {
        let word = self.words.get(place(key))?.load(Relaxed);
        (word >> (key % 64) & 1 != 0).then(|| self.id(key))
    }

    /// The keys of the ids from `first` on, in rising order.
    pub(crate) fn keys_from(&self, first: u32) -> impl Iterator<Item = u64> + '_ {
        let word = self.before.partition_point(|&before| before <= first).saturating_sub(1);
        let skip = first - self.before.get(word).copied().unwrap_or(0);
        (word..self.words.len())
            .flat_map(|word| ones(self.words[word].load(Relaxed)).map(move |bit| word as u64 * 64 + u64::from(bit)))
            .skip(skip as usize)
    }
}

fn place(key: u64) -> usize {
    usize::try_from(key / 64).expect("a dense index fits in memory")
}

/// The places of the bits that are set.
fn ones(mut word: u64) -> impl Iterator<Item = u32> {
    std::iter::from_fn(move || {
        (word != 0).then(|| {
            let bit = word.trailing_zeros();
            word &= word - 1;
            bit
        })
    })
}
