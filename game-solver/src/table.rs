//! A hash table from keys to ids.
//!
//! The keys stand in an array in the order of their ids, which is the order of their discovery; the table has a `u32`
//! slot for each id, found by open addressing. The bits of a slot that the ids leave free hold some of the key's hash, so
//! that most keys that are not equal are told apart without looking at them. Look-ups come in batches: the slots of many
//! keys are fetched together, then the keys that they point at, so that the memory accesses overlap.

use std::hash::Hash;

use ahash::RandomState;

/// The id of a key that is not in the table.
pub(crate) const MISSING: u32 = u32::MAX;

/// Keys looked up together.
const BATCH: usize = 128;
/// A table is rebuilt with twice the slots when more than this share of them, in 64ths, is taken.
const LOAD: usize = 52;
const SMALLEST: usize = 64;

/// A set of keys, numbered in the order in which they were added.
pub(crate) struct Table<K> {
    keys: Vec<K>,
    /// 0 for a free slot; else the id plus one in the low bits, and bits of the hash above.
    slots: Vec<u32>,
    /// The number of slots is two to this.
    bits: u32,
    hasher: RandomState,
}

impl<K: Eq + Hash> Table<K> {
    pub(crate) fn new() -> Self {
        Table {
            keys: Vec::new(),
            slots: vec![0; SMALLEST],
            bits: SMALLEST.trailing_zeros(),
            // The seeds are fixed: nothing depends on them, but every run should do the same.
            hasher: RandomState::with_seeds(0x243f_6a88, 0x85a3_08d3, 0x1319_8a2e, 0x0370_7344),
        }
    }

    pub(crate) fn len(&self) -> usize {
        self.keys.len()
    }

    /// The keys, in the order of their ids.
    pub(crate) fn keys(&self) -> &[K] {
        &self.keys
    }

    /// The heap memory of the keys and of the slots, in bytes.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        ((self.keys.capacity() * size_of::<K>()) as u64, 4 * self.slots.len() as u64)
    }

    /// How many more keys fit before the slots have to be doubled.
    pub(crate) fn room(&self) -> usize {
        (self.slots.len() / 64 * LOAD).saturating_sub(self.keys.len())
    }

    /// The id of a key.
    pub(crate) fn find(&self, key: &K) -> Option<u32> {
        let hash = self.hasher.hash_one(key);
        self.probe(self.home(hash), self.tag(hash), key).ok()
    }

    /// The ids of the keys, in their order, [`MISSING`] for those that are not there; replaces what `ids` held.
    pub(crate) fn find_all(&self, keys: &[K], ids: &mut Vec<u32>) {
        ids.clear();
        ids.reserve(keys.len());
        let mut seen = Batch::default();
        for keys in keys.chunks(BATCH) {
            self.look(keys, &mut seen);
            for (i, key) in keys.iter().enumerate() {
                ids.push(match seen.found[i] {
                    Look::Free => MISSING,
                    Look::Here => self.id(seen.slots[i]),
                    Look::Further => self.probe(seen.homes[i] as usize, seen.tags[i], key).unwrap_or(MISSING),
                });
            }
        }
    }

    /// The ids of the keys, which are added if they are not there; calls `each` with the place in `keys` and the id.
    /// The caller has made [`room`](Table::room).
    pub(crate) fn insert_all(&mut self, mut keys: impl Iterator<Item = K>, mut each: impl FnMut(usize, u32)) {
        let mut seen = Batch::default();
        let mut place = 0;
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            batch.extend(keys.by_ref().take(BATCH));
            if batch.is_empty() {
                break;
            }
            self.look(&batch, &mut seen);
            for (i, key) in batch.drain(..).enumerate() {
                // What was looked at may have been written to by this batch, except where the key itself was found.
                let id = if matches!(seen.found[i], Look::Here) {
                    self.id(seen.slots[i])
                } else {
                    self.insert_at(seen.homes[i] as usize, seen.tags[i], key)
                };
                each(place, id);
                place += 1;
            }
        }
    }

    /// Doubles the slots.
    pub(crate) fn grow(&mut self) {
        let slots = self.slots.len() * 2;
        self.rebuild(slots);
    }

    fn rebuild(&mut self, slots: usize) {
        // The old slots are not needed to fill the new ones: free them first.
        self.slots = Vec::new();
        self.slots = vec![0; slots];
        self.bits = slots.trailing_zeros();
        let mut homes = [(0, 0); BATCH];
        for (number, keys) in self.keys.chunks(BATCH).enumerate() {
            for (home, key) in homes.iter_mut().zip(keys) {
                let hash = self.hasher.hash_one(key);
                *home = (self.home(hash), self.tag(hash));
            }
            let mut touched = 0;
            for &(home, _) in &homes[..keys.len()] {
                touched |= self.slots[home];
            }
            std::hint::black_box(touched);
            for (i, &(home, tag)) in homes[..keys.len()].iter().enumerate() {
                let mut slot = home;
                while self.slots[slot] != 0 {
                    slot = (slot + 1) & (slots - 1);
                }
                self.slots[slot] = tag | id_plus_one(number * BATCH + i);
            }
        }
    }

    /// Looks at the slots of many keys and at the keys that these point at.
    #[inline]
    fn look(&self, keys: &[K], seen: &mut Batch) {
        let n = keys.len();
        for (i, key) in keys.iter().enumerate() {
            let hash = self.hasher.hash_one(key);
            #[allow(clippy::cast_possible_truncation)] // there are at most 2^32 slots
            {
                seen.homes[i] = self.home(hash) as u32;
            }
            seen.tags[i] = self.tag(hash);
        }
        for i in 0..n {
            seen.slots[i] = self.slots[seen.homes[i] as usize];
        }
        for (i, key) in keys.iter().enumerate() {
            let slot = seen.slots[i];
            seen.found[i] = if slot == 0 {
                Look::Free
            } else if slot & !self.id_mask() == seen.tags[i] && self.keys[self.id(slot) as usize] == *key {
                Look::Here
            } else {
                Look::Further
            };
        }
    }

    #[inline(always)]
    fn home(&self, hash: u64) -> usize {
        #[allow(clippy::cast_possible_truncation)] // the shift leaves as many bits as there are slots
        {
            (hash >> (64 - self.bits)) as usize
        }
    }

    /// The bits of the hash that go into a slot.
    #[inline(always)]
    fn tag(&self, hash: u64) -> u32 {
        #[allow(clippy::cast_possible_truncation)] // other bits of the hash than the home's
        {
            hash as u32 & !self.id_mask()
        }
    }

    #[inline(always)]
    fn id_mask(&self) -> u32 {
        // Ids plus one are below the number of slots. With 2^32 slots there is no room for a tag.
        1_u32.checked_shl(self.bits).unwrap_or(0).wrapping_sub(1)
    }

    #[inline(always)]
    fn id(&self, slot: u32) -> u32 {
        (slot & self.id_mask()) - 1
    }

    /// The id of the key, or the free slot where it belongs.
    fn probe(&self, home: usize, tag: u32, key: &K) -> Result<u32, usize> {
        let mut place = home;
        loop {
            let slot = self.slots[place];
            if slot == 0 {
                return Err(place);
            }
            if slot & !self.id_mask() == tag && self.keys[self.id(slot) as usize] == *key {
                return Ok(self.id(slot));
            }
            place = (place + 1) & (self.slots.len() - 1);
        }
    }

    fn insert_at(&mut self, home: usize, tag: u32, key: K) -> u32 {
        self.probe(home, tag, &key).unwrap_or_else(|place| {
            let next = id_plus_one(self.keys.len());
            self.slots[place] = tag | next;
            self.keys.push(key);
            next - 1
        })
    }
}

fn id_plus_one(id: usize) -> u32 {
    u32::try_from(id + 1).expect("there are fewer than 2^31 positions")
}

#[derive(Clone, Copy)]
enum Look {
    Free,
    Here,
    Further,
}

struct Batch {
    homes: [u32; BATCH],
    tags: [u32; BATCH],
    slots: [u32; BATCH],
    found: [Look; BATCH],
}

impl Default for Batch {
    fn default() -> Self {
        Batch { homes: [0; BATCH], tags: [0; BATCH], slots: [0; BATCH], found: [Look::Free; BATCH] }
    }
}
