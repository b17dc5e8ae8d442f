//! Work shared by threads.

use std::thread;

/// Runs the work on this thread and on as many more as make up `threads`.
pub(crate) fn run(threads: usize, work: impl Fn() + Sync) {
    thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(&work);
        }
        work();
    });
}
