//! The values of all positions, packed: two bits of outcome, the rest remoteness.

use std::sync::atomic::{AtomicU16, AtomicU32, Ordering::Relaxed};

use crate::value::{Outcome, Value};

/// A value in a word: the low two bits are the outcome, 0 for none yet; above them the remoteness plus one, 0 for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Code(pub(crate) u32);

impl Code {
    pub(crate) const OPEN: Code = Code(0);

    #[inline]
    pub(crate) fn new(outcome: Outcome, remoteness: Option<u32>) -> Self {
        let outcome = match outcome {
            Outcome::Loss => 1,
            Outcome::Draw => 2,
            Outcome::Win => 3,
        };
        Code(outcome | remoteness.map_or(0, |plies| (plies + 1) << 2))
    }

    #[inline]
    pub(crate) fn outcome(self) -> Option<Outcome> {
        match self.0 & 3 {
            0 => None,
            1 => Some(Outcome::Loss),
            2 => Some(Outcome::Draw),
            _ => Some(Outcome::Win),
        }
    }

    /// The remoteness of a win or loss; of a draw, the plies to a drawn end that is forced, which matters only where an
    /// endless play is no draw.
    #[inline]
    pub(crate) fn plies(self) -> Option<u32> {
        (self.0 >> 2).checked_sub(1)
    }

    #[inline]
    pub(crate) fn is_open(self) -> bool {
        self.0 & 3 == 0
    }
}

/// The values of all positions, by id, in 16 bits each as long as the remoteness allows it.
pub(crate) enum Outcomes {
    /// Remoteness up to 16,382.
    Narrow(Vec<AtomicU16>),
    /// Remoteness up to 2^30 - 2.
    Wide(Vec<AtomicU32>),
}

impl Outcomes {
    /// The greatest remoteness that fits in 16 bits.
    pub(crate) const NARROW_LIMIT: u32 = (1 << 14) - 2;

    /// From 16-bit codes.
    pub(crate) fn from_codes(codes: Vec<u16>) -> Self {
        Outcomes::Narrow(codes.into_iter().map(AtomicU16::new).collect())
    }

    #[inline]
    pub(crate) fn code(&self, id: u32) -> Code {
        match self {
            Outcomes::Narrow(codes) => Code(u32::from(codes[id as usize].load(Relaxed))),
            Outcomes::Wide(codes) => Code(codes[id as usize].load(Relaxed)),
        }
    }

    /// The value of a position. Must not be asked for before all are decided.
    #[inline]
    pub(crate) fn value(&self, id: u32) -> Value {
        let code = self.code(id);
        let outcome = code.outcome().expect("every position is decided in the end");
        Value { outcome, remoteness: if outcome == Outcome::Draw { None } else { code.plies() } }
    }

    /// Sets a value that fits the width.
    pub(crate) fn set(&self, id: u32, code: Code) {
        match self {
            Outcomes::Narrow(codes) => codes[id as usize].store(narrow(code), Relaxed),
            Outcomes::Wide(codes) => codes[id as usize].store(code.0, Relaxed),
        }
    }

    /// Makes room for any remoteness.
    pub(crate) fn widen(&mut self) {
        if let Outcomes::Narrow(codes) = self {
            *self = Outcomes::Wide(codes.iter().map(|code| AtomicU32::new(u32::from(code.load(Relaxed)))).collect());
        }
    }

    /// The heap memory in use, in bytes.
    pub(crate) fn bytes(&self) -> u64 {
        match self {
            Outcomes::Narrow(codes) => 2 * codes.len() as u64,
            Outcomes::Wide(codes) => 4 * codes.len() as u64,
        }
    }
}

fn narrow(code: Code) -> u16 {
    u16::try_from(code.0).expect("a remoteness that needs 32 bits is stored in 32")
}

/// A place for a code that several threads write.
pub(crate) trait CodeCell: Sync {
    fn get(&self) -> u32;
    /// Stores the code if the place is open; says whether it was. Without other threads at work a plain store will do.
    fn decide<const SHARED: bool>(&self, code: Code) -> bool;
}

macro_rules! code_cell {
    ($($cell:ident: $word:ident),*) => {$(
        impl CodeCell for $cell {
            #[inline(always)]
            fn get(&self) -> u32 {
                u32::from(self.load(Relaxed))
            }

            #[inline(always)]
            fn decide<const SHARED: bool>(&self, code: Code) -> bool {
                #[allow(clippy::cast_possible_truncation)] // the caller widens before the code outgrows the word
                let code = code.0 as $word;
                if SHARED {
                    self.compare_exchange(0, code, Relaxed, Relaxed).is_ok()
                } else {
                    let open = self.load(Relaxed) == 0;
                    if open {
                        self.store(code, Relaxed);
                    }
                    open
                }
            }
        }
    )*};
}

code_cell!(AtomicU16: u16, AtomicU32: u32);
