//! `export`: the solution for other programs.

use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};

use crate::cli::arguments::Options;
use crate::cli::failure::Failure;
use crate::cli::line;
use crate::cli::output::Output;
use crate::cli::size;
use crate::export::{Export, histogram_svg};
use crate::position::GamePosition;
use crate::solution::Solution;
use crate::stats::grouped;

/// Graphviz takes its time with more positions than this.
const DOT_POSITIONS: u64 = 2_000;
/// A picture of more positions than this is a carpet.
const PICTURE_POSITIONS: u64 = 300;

#[derive(Args, Debug)]
pub(super) struct ExportArgs {
    /// What to write [default: what the name of the file ends with, else dot; nothing if there is only a picture]
    #[arg(long, value_name = "FORMAT", value_enum)]
    format: Option<Format>,
    /// The file to write [default: the standard output]
    #[arg(long, short, value_name = "FILE")]
    out: Option<PathBuf>,
    /// Only positions near the one after these moves, as in '1 take(2)'; an empty text is the start
    #[arg(long, value_name = "MOVES")]
    from: Option<String>,
    /// How many moves away from there, or from the start, positions may be [default: 2 with --from, else all]
    #[arg(long, value_name = "N")]
    depth: Option<u32>,
    /// The start, of several, counted from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    start: usize,
    /// The most positions that may be written [default: 2000 for DOT, 300 for a picture, else all]
    #[arg(long, value_name = "POSITIONS", value_parser = size::count)]
    max: Option<u64>,
    /// Draw the histogram into this SVG file, too
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Draw the graph of the positions into this SVG file, too
    #[arg(long, value_name = "FILE")]
    svg_graph: Option<PathBuf>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    /// A graph for Graphviz
    Dot,
    /// A graph for Gephi, NetworkX and others
    Graphml,
    /// A table with a line for each position
    Csv,
    /// An object with all positions and moves
    Json,
}

impl ExportArgs {
    /// What to write besides pictures.
    fn format(&self) -> Result<Option<Format>, Failure> {
        if self.format.is_some() {
            return Ok(self.format);
        }
        let Some(out) = &self.out else {
            let pictures = self.svg.is_some() || self.svg_graph.is_some();
            return Ok((!pictures).then_some(Format::Dot));
        };
        match out.extension().and_then(|end| end.to_str()) {
            Some("dot" | "gv") => Ok(Some(Format::Dot)),
            Some("graphml" | "xml") => Ok(Some(Format::Graphml)),
            Some("csv") => Ok(Some(Format::Csv)),
            Some("json") => Ok(Some(Format::Json)),
            _ => Err(Failure::new(format_args!(
                "{}: the name does not tell the format; say it with `--format` (`--svg` and `--svg-graph` draw pictures)",
                out.display()
            ))),
        }
    }

    /// The chosen positions.
    fn choose<'a, G: GamePosition>(&self, solution: &'a Solution<G>) -> Result<Export<'a, G>, Failure> {
        let export = solution.export();
        if self.from.is_none() && self.depth.is_none() {
            return Ok(export);
        }
        let start = line::start(solution, self.start)?.clone();
        let moves: Vec<String> = self.from.iter().cloned().collect();
        let position = line::follow(solution, start, &moves)?;
        Ok(export.around(&position, self.depth.unwrap_or(2)).expect("the position was reached by moves"))
    }

    fn check<G: GamePosition>(&self, export: &Export<'_, G>, default: Option<u64>, what: &str) -> Result<(), Failure> {
        let positions = export.len() as u64;
        match self.max.or(default) {
            Some(max) if positions > max => Err(Failure::new(format_args!(
                "{} positions are more than the {} that {what} may have; choose some with `--from` and `--depth`, or \
                 raise `--max`",
                grouped(positions),
                grouped(max)
            ))),
            _ => Ok(()),
        }
    }
}

pub(super) fn export<G: GamePosition>(
    context: &Arc<G::Context>,
    options: &Options,
    args: &ExportArgs,
    output: &mut Output,
) -> Result<(), Failure> {
    if options.json {
        return Err(Failure::new("`export` writes JSON with `--format json`"));
    }
    let format = args.format()?;
    let solution = &options.solve::<G>(context)?;
    let export = args.choose(solution)?;
    match format {
        Some(Format::Dot) => args.check(&export, Some(DOT_POSITIONS), "a DOT file")?,
        Some(_) => args.check(&export, None, "the file")?,
        None => {}
    }
    if args.svg_graph.is_some() {
        args.check(&export, Some(PICTURE_POSITIONS), "a picture")?;
    }
    if let Some(format) = format {
        match &args.out {
            Some(path) => to_file(path, |file| write(&export, format, file))?,
            None => write(&export, format, output)?,
        }
    }
    if let Some(path) = &args.svg {
        to_file(path, |file| histogram_svg(&solution.histogram(), G::NAME, file))?;
    }
    if let Some(path) = &args.svg_graph {
        to_file(path, |file| export.graph_svg(file))?;
    }
    Ok(())
}

fn write<G: GamePosition>(export: &Export<'_, G>, format: Format, output: &mut impl Write) -> std::io::Result<()> {
    match format {
        Format::Dot => export.dot(output),
        Format::Graphml => export.graphml(output),
        Format::Csv => export.csv(output),
        Format::Json => export.json(output),
    }
}

fn to_file(path: &Path, write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>) -> Result<(), Failure> {
    let attempt = || {
        let mut file = BufWriter::new(File::create(path)?);
        write(&mut file)?;
        file.flush()
    };
    attempt().map_err(|error| Failure::new(format_args!("cannot write {}: {error}", path.display())))
}
