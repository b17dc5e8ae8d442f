//! Progress in the terminal.

use std::sync::OnceLock;
use std::time::Duration;

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

use crate::progress::{Progress, Snapshot};
use crate::stats::{Bytes, grouped};

/// Work that is done sooner shows nothing.
const PATIENCE: Duration = Duration::from_millis(300);
/// How often the line is drawn, in times a second.
const RATE: u8 = 10;

/// A line on stderr, if that is a terminal, that tells where the work is. It is wiped out at the end.
#[derive(Default)]
pub(super) struct TerminalProgress {
    /// Made when it is first needed.
    bar: OnceLock<ProgressBar>,
}

impl TerminalProgress {
    fn bar(&self) -> &ProgressBar {
        self.bar.get_or_init(|| {
            let style = ProgressStyle::with_template("{spinner} {wide_msg}").expect("the template is right");
            let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::stderr_with_hz(RATE)).with_style(style);
            bar.enable_steady_tick(Duration::from_millis(1000 / u64::from(RATE)));
            bar
        })
    }
}

impl Progress for TerminalProgress {
    fn update(&self, snapshot: &Snapshot) {
        if snapshot.elapsed >= PATIENCE {
            self.bar().set_message(message(snapshot));
        }
    }
}

impl Drop for TerminalProgress {
    fn drop(&mut self) {
        if let Some(bar) = self.bar.get() {
            bar.finish_and_clear();
        }
    }
}

fn message(snapshot: &Snapshot) -> String {
    let seconds = snapshot.elapsed.as_secs_f64();
    let elapsed = snapshot.elapsed.as_secs();
    let mut text = format!("{:<8} {} positions", snapshot.phase, grouped(snapshot.positions));
    if snapshot.phase == "explore" && seconds > 0.0 {
        #[allow(clippy::cast_precision_loss, clippy::cast_possible_truncation, clippy::cast_sign_loss)] // for people
        let rate = (snapshot.positions as f64 / seconds) as u64;
        text += &format!("  {}/s", grouped(rate));
    } else if snapshot.done > 0 {
        text += &format!("  {} done", grouped(snapshot.done));
    }
    if snapshot.depth > 0 {
        text += &format!("  {} plies deep", grouped(u64::from(snapshot.depth)));
    }
    format!("{text}  {}  {}:{:02}", Bytes(snapshot.bytes), elapsed / 60, elapsed % 60)
}
