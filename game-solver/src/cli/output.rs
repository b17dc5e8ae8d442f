//! Where results go.

use std::io::{self, BufWriter, IsTerminal, StdoutLock, Write};

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::palette::Palette;

/// The standard output, with colours if it is a terminal, or `CLICOLOR_FORCE` is set, and nobody minds.
pub(super) struct Output {
    writer: BufWriter<StdoutLock<'static>>,
    pub(super) palette: Palette,
}

impl Output {
    pub(super) fn stdout(options: &Options) -> Self {
        let stdout = io::stdout();
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let wanted = !options.no_color && variable("NO_COLOR").is_none();
        let forced = variable("CLICOLOR_FORCE").is_some_and(|value| value != "0");
        let palette = Palette::new(wanted && (forced || stdout.is_terminal()));
        Output { writer: BufWriter::new(stdout.lock()), palette }
    }

    /// Writes out what is still held back.
    pub(super) fn finish(mut self) -> Result<(), Failure> {
        Ok(self.writer.flush()?)
    }
}

impl Write for Output {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.writer.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.writer.flush()
    }
}
