//! Games with mistakes in their rules, made to order: for the end-to-end tests.

use std::process::ExitCode;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use game_solver::cli::clap;
use game_solver::prelude::*;

/// What goes wrong.
#[derive(clap::Args)]
struct Order {
    /// The mistake
    #[arg(value_enum, default_value = "none")]
    fault: Fault,
    /// How many starts there are
    #[arg(long, default_value_t = 1)]
    starts: u8,
}

/// How often the fickle rule was asked for.
static ASKED: AtomicU32 = AtomicU32::new(0);

#[derive(clap::ValueEnum, Clone, Copy, PartialEq, Eq)]
enum Fault {
    /// Nothing
    None,
    /// A rule panics
    Panic,
    /// A value leaves its range
    Range,
    /// The rules change once they have been asked for often enough
    Fickle,
    /// Plays need not end
    Endless,
    /// There is no start
    Start,
}

/// Count up to ten by ones and twos; whoever says ten wins.
#[derive(GamePosition, Clone, Debug)]
#[game(context(order: Order), starts = (0..order.first()).map(|count| Faulty { count, spare: 0 }))]
#[ends(lose if self.count == 10)]
#[rule(add(n: u8 in 1..=2) if self.count + n <= order.top(self.count) => self.add(n, order))]
#[rule(pause if order.fault == Fault::Endless && self.count == 9 => ())]
struct Faulty {
    #[values(0..=10)]
    count: u8,
    #[values(0..=250)]
    spare: u8,
}

impl Order {
    fn first(&self) -> u8 {
        if self.fault == Fault::Start { 0 } else { self.starts }
    }

    /// The number that may be said at most after `count`.
    fn top(&self, count: u8) -> u8 {
        match self.fault {
            Fault::Range => 11,
            Fault::Fickle if count == 9 && ASKED.fetch_add(1, Relaxed) >= 4 => 9,
            _ => 10,
        }
    }
}

impl Faulty {
    fn add(&mut self, n: u8, order: &Order) {
        self.count += n;
        assert!(order.fault != Fault::Panic || self.count != 7, "seven is unlucky");
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Faulty>()
}
