//! Colours that the colour-blind can tell apart.

use std::fmt;

use crate::value::{Outcome, Value};

/// Colours in a terminal, or none.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Palette {
    colored: bool,
}

/// What a text is coloured for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ink {
    Title,
    Dim,
    Strong,
    Of(Outcome),
}

impl Ink {
    /// The code between `ESC [` and `m`. Blue against orange is told apart with every common kind of colour blindness.
    fn code(self) -> &'static str {
        match self {
            Ink::Title => "1;4",
            Ink::Dim => "2",
            Ink::Strong => "1",
            Ink::Of(Outcome::Win) => "38;5;39",
            Ink::Of(Outcome::Draw) => "38;5;248",
            Ink::Of(Outcome::Loss) => "38;5;208",
        }
    }
}

impl Palette {
    pub(crate) fn new(colored: bool) -> Self {
        Palette { colored }
    }

    pub(crate) fn paint<T: fmt::Display>(self, ink: Ink, text: T) -> Painted<T> {
        Painted { palette: self, ink, text }
    }

    /// A value in the colour of its outcome.
    #[cfg_attr(not(feature = "cli"), allow(dead_code))]
    pub(crate) fn value(self, value: Value) -> Painted<Value> {
        self.paint(Ink::Of(value.outcome), value)
    }
}

/// A text in colour; a width in the format string counts the text alone.
pub(crate) struct Painted<T> {
    palette: Palette,
    ink: Ink,
    text: T,
}

impl<T: fmt::Display> fmt::Display for Painted<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.palette.colored {
            return self.text.fmt(f);
        }
        write!(f, "\x1b[{}m", self.ink.code())?;
        self.text.fmt(f)?;
        f.write_str("\x1b[0m")
    }
}
