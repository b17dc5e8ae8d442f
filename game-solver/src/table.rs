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

    /// The keys, in the order of their ids, without the table.
    pub(crate) fn into_keys(self) -> Vec<K> {
        self.keys
    }

    /// The heap memory of the keys and of the slots, in bytes.
    pub(crate) fn bytes(&self) -> (u64, u64) {
        ((self.keys.len() * size_of::<K>()) as u64, 4 * self.slots.len() as u64)
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
            ids.extend(keys.iter().zip(&seen.sights).map(|(key, sight)| match sight {
                Sight { slot: 0, .. } => MISSING,
                Sight { same: true, slot, .. } => self.id(*slot),
                // Another key of the same tag: search on behind it.
                Sight { place, tag, .. } => self.probe(self.after(*place as usize), *tag, key).unwrap_or(MISSING),
            }));
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
            for (key, sight) in batch.drain(..).zip(&seen.sights) {
                // Keys of this batch may have been added since the look; a key that was there still is.
                let id =
                    if sight.same { self.id(sight.slot) } else { self.insert_at(sight.place as usize, sight.tag, key) };
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

    /// Looks for many keys at once: as far as the first slot that is free or has the tag of the key, and at the key that
    /// this slot points at. Each step goes through the whole batch in a loop without branches that wait for memory.
    #[inline]
    fn look(&self, keys: &[K], seen: &mut Batch) {
        let sights = &mut seen.sights[..keys.len()];
        for (sight, key) in sights.iter_mut().zip(keys) {
            let hash = self.hasher.hash_one(key);
            #[allow(clippy::cast_possible_truncation)] // there are at most 2^32 slots
            let place = self.home(hash) as u32;
            *sight = Sight { place, tag: self.tag(hash), slot: 0, same: false };
        }
        for sight in &mut *sights {
            sight.slot = self.slots[sight.place as usize];
        }
        for sight in &mut *sights {
            while sight.slot != 0 && sight.slot & !self.id_mask() != sight.tag {
                #[allow(clippy::cast_possible_truncation)] // there are at most 2^32 slots
                {
                    sight.place = self.after(sight.place as usize) as u32;
                }
                sight.slot = self.slots[sight.place as usize];
            }
        }
        if self.keys.is_empty() {
            return;
        }
        for (sight, key) in sights.iter_mut().zip(keys) {
            // A free slot stands for some key here, so that there is no branch.
            let id = (sight.slot & self.id_mask()).saturating_sub(1);
            sight.same = (self.keys[id as usize] == *key) & (sight.slot != 0);
        }
    }

    /// The slot that is looked at after this one.
    #[inline(always)]
    fn after(&self, place: usize) -> usize {
        (place + 1) & (self.slots.len() - 1)
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
            place = self.after(place);
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

/// What was seen of a key.
#[derive(Clone, Copy, Default)]
struct Sight {
    /// The first slot from the key's home on that is free or has its tag.
    place: u32,
    tag: u32,
    /// What the slot holds.
    slot: u32,
    /// Whether it holds this key.
    same: bool,
}

struct Batch {
    sights: [Sight; BATCH],
}

impl Default for Batch {
    fn default() -> Self {
        Batch { sights: [Sight::default(); BATCH] }
    }
}
