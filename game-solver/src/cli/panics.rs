//! Panics told once, as errors.

use std::panic;
use std::sync::{Mutex, PoisonError};

use super::failure::Failure;

/// The last panic: what it said and where.
#[derive(Clone)]
pub(super) struct LastPanic {
    pub(super) message: String,
    pub(super) place: String,
}

static LAST: Mutex<Option<LastPanic>> = Mutex::new(None);

/// From now on panics are remembered, not printed: a panic in a rule becomes an error that names the rule, the move and
/// the position.
pub(super) fn silence() {
    panic::set_hook(Box::new(|info| {
        let payload = info.payload();
        let message = payload.downcast_ref::<&str>().copied().or(payload.downcast_ref::<String>().map(String::as_str));
        let message = message.unwrap_or("(no message)").to_owned();
        let place = info.location().map_or_else(|| "an unknown place".to_owned(), ToString::to_string);
        *LAST.lock().unwrap_or_else(PoisonError::into_inner) = Some(LastPanic { message, place });
    }));
}

pub(super) fn last() -> Option<LastPanic> {
    LAST.lock().unwrap_or_else(PoisonError::into_inner).clone()
}

/// The failure for a panic that nothing caught.
pub(super) fn escaped() -> Failure {
    match last() {
        Some(panic) => Failure::new(format_args!("a panic: {}\nat {}", panic.message, panic.place)),
        None => Failure::new("a panic"),
    }
}
