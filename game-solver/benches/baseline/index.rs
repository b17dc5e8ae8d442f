//! From keys to ids: a hash map, a table of slots into the array of keys, or no map at all.

use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::hash::{BuildHasherDefault, Hash, Hasher};

/// An integer that holds a whole position.
pub trait Key: Copy + Eq + Hash {
    /// The same number in 64 bits.
    fn wide(self) -> u64;
}

impl Key for u32 {
    #[inline(always)]
    fn wide(self) -> u64 {
        u64::from(self)
    }
}

impl Key for u64 {
    #[inline(always)]
    fn wide(self) -> u64 {
        self
    }
}

/// Numbers keys in the order of their first appearance.
pub trait Index<K: Key> {
    /// The id of `key`. A new key gets the next id and is appended to `keys`, which holds the keys by id.
    fn id(&mut self, key: K, keys: &mut Vec<K>) -> u32;
}

/// Multiplicative hashing (Knuth, TAOCP 6.4): the high bits of the product are the good ones.
#[inline(always)]
fn product(key: u64) -> u64 {
    (key ^ (key >> 32)).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

/// Where the search for a key begins in a table of `2^(64 - shift)` places.
#[inline(always)]
fn place<K: Key>(key: K, shift: u32) -> usize {
    (product(key.wide()) >> shift) as usize
}

/// The same for the Swiss table, which takes the place from the low bits.
#[derive(Default)]
pub struct Multiply(u64);

impl Hasher for Multiply {
    #[inline(always)]
    fn write_u32(&mut self, key: u32) {
        self.write_u64(u64::from(key));
    }

    #[inline(always)]
    fn write_u64(&mut self, key: u64) {
        self.0 = product(key);
    }

    fn write(&mut self, _bytes: &[u8]) {
        unreachable!("keys are u32 or u64");
    }

    #[inline(always)]
    fn finish(&self) -> u64 {
        self.0.rotate_left(32)
    }
}

/// The hash map of the standard library (a Swiss table) with a fast hash of integers.
pub struct Map<K>(HashMap<K, u32, BuildHasherDefault<Multiply>>);

impl<K: Key> Map<K> {
    pub fn new() -> Self {
        Map(HashMap::default())
    }
}

impl<K: Key> Index<K> for Map<K> {
    #[inline(always)]
    fn id(&mut self, key: K, keys: &mut Vec<K>) -> u32 {
        match self.0.entry(key) {
            Entry::Occupied(entry) => *entry.get(),
            Entry::Vacant(entry) => {
                let id = keys.len() as u32;
                entry.insert(id);
                keys.push(key);
                id
            }
        }
    }
}

/// Keys with their ids side by side, found by linear probing; at most 3/4 full.
pub struct Open<K> {
    entries: Vec<(K, u32)>,
    shift: u32,
    empty: K,
}

/// No position has this id: it marks a free place.
const FREE: u32 = u32::MAX;

/// The table is doubled when it is fuller than this, in quarters.
const FULLEST: usize = 3;

impl<K: Key> Open<K> {
    /// An empty table; `empty` is any key, it only fills free places.
    pub fn new(empty: K) -> Self {
        Open { entries: vec![(empty, FREE); 1 << 10], shift: 64 - 10, empty }
    }

    #[cold]
    fn grow(&mut self) {
        let bigger = vec![(self.empty, FREE); self.entries.len() * 2];
        let old = std::mem::replace(&mut self.entries, bigger);
        self.shift -= 1;
        let mask = self.entries.len() - 1;
        for (key, id) in old {
            if id != FREE {
                let mut place = place(key, self.shift);
                while self.entries[place].1 != FREE {
                    place = (place + 1) & mask;
                }
                self.entries[place] = (key, id);
            }
        }
    }
}

impl<K: Key> Index<K> for Open<K> {
    #[inline(always)]
    fn id(&mut self, key: K, keys: &mut Vec<K>) -> u32 {
        let mask = self.entries.len() - 1;
        let mut place = place(key, self.shift);
        loop {
            let (found, id) = self.entries[place & mask];
            if id == FREE {
                break;
            }
            if found == key {
                return id;
            }
            place += 1;
        }
        let id = keys.len() as u32;
        self.entries[place & mask] = (key, id);
        keys.push(key);
        if keys.len() * 4 > self.entries.len() * FULLEST {
            self.grow();
        }
        id
    }
}

/// A table of ids alone, found by linear probing; the keys are compared where they are stored, in the array by id.
pub struct Slots {
    slots: Vec<u32>,
    shift: u32,
}

impl Slots {
    pub fn new() -> Self {
        Slots { slots: vec![FREE; 1 << 10], shift: 64 - 10 }
    }

    #[cold]
    fn grow<K: Key>(&mut self, keys: &[K]) {
        let places = self.slots.len() * 2;
        self.slots = Vec::new();
        self.slots = vec![FREE; places];
        self.shift -= 1;
        for (id, key) in keys.iter().enumerate() {
            let mut place = place(*key, self.shift);
            while self.slots[place] != FREE {
                place = (place + 1) & (places - 1);
            }
            self.slots[place] = id as u32;
        }
    }
}

impl<K: Key> Index<K> for Slots {
    #[inline(always)]
    fn id(&mut self, key: K, keys: &mut Vec<K>) -> u32 {
        let mask = self.slots.len() - 1;
        let mut place = place(key, self.shift);
        loop {
            let id = self.slots[place & mask];
            if id == FREE {
                break;
            }
            if keys[id as usize] == key {
                return id;
            }
            place += 1;
        }
        let id = keys.len() as u32;
        self.slots[place & mask] = id;
        keys.push(key);
        if keys.len() * 4 > self.slots.len() * FULLEST {
            self.grow(keys);
        }
        id
    }
}

/// The key is the place in a table of ids: for keys that are nearly all in use.
pub struct Dense(Vec<u32>);

impl Dense {
    /// A table for the keys below `count`.
    pub fn new(count: usize) -> Self {
        // Zeroed pages cost nothing until they are touched: 0 marks a free place, and ids are stored plus one.
        Dense(vec![0; count])
    }
}

impl<K: Key> Index<K> for Dense {
    #[inline(always)]
    fn id(&mut self, key: K, keys: &mut Vec<K>) -> u32 {
        let place = &mut self.0[key.wide() as usize];
        if *place == 0 {
            keys.push(key);
            *place = keys.len() as u32;
        }
        *place - 1
    }
}
