//! Time on the clock, and time of the processors, which says more while the machine has other work.

use std::time::{Duration, Instant};

/// Time since a clock was started.
#[derive(Clone, Copy, Debug, Default)]
pub struct Time {
    pub wall: Duration,
    /// Of all threads of the process, in steps of 10 ms; zero where the system does not tell.
    pub cpu: Duration,
}

impl Time {
    /// The time from an earlier reading of the same clock to this one.
    pub fn since(self, earlier: Time) -> Time {
        Time { wall: self.wall.saturating_sub(earlier.wall), cpu: self.cpu.saturating_sub(earlier.cpu) }
    }
}

/// Measures time from its start.
pub struct Clock {
    wall: Instant,
    cpu: Duration,
}

impl Clock {
    pub fn start() -> Self {
        Clock { wall: Instant::now(), cpu: cpu() }
    }

    pub fn read(&self) -> Time {
        Time { wall: self.wall.elapsed(), cpu: cpu() - self.cpu }
    }
}

/// User and system time of this process.
fn cpu() -> Duration {
    /// Linux counts ticks of 1/100 s for user programs.
    const TICK: Duration = Duration::from_millis(10);
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap_or_default();
    // The second field is the name in parentheses and may hold anything; utime and stime are fields 14 and 15.
    let fields = stat.rsplit(')').next().unwrap_or_default().split_whitespace();
    let ticks: u32 = fields.skip(11).take(2).filter_map(|field| field.parse::<u32>().ok()).sum();
    ticks * TICK
}
