//! The command line.

use crate::program::Program;
use crate::workload::Kind;

/// What to compare, and how.
pub struct Arguments {
    pub kinds: Vec<Kind>,
    /// The table of costs a move by size is wanted.
    pub scale: bool,
    pub size: Option<String>,
    /// The sizes of the targets instead of small ones.
    pub full: bool,
    pub runs: usize,
    /// Only these programs, if any are named.
    programs: Vec<Program>,
}

const USAGE: &str = "usage: [--workload mod,connect4,random,scale] [--size 60 | 5x4 | 1000000] [--full] [--runs 3] \
                     [--program map,open,slots,dense,…,solver1,solver2]";

impl Arguments {
    pub fn parse(words: &[String]) -> Result<Self, String> {
        let mut arguments =
            Arguments { kinds: Vec::new(), scale: false, size: None, full: false, runs: 1, programs: Vec::new() };
        let mut words = words.iter();
        while let Some(word) = words.next() {
            if word == "--full" {
                arguments.full = true;
                continue;
            }
            let value = words.next().ok_or(USAGE)?;
            match word.as_str() {
                "--workload" => {
                    for name in value.split(',') {
                        match name {
                            "scale" => arguments.scale = true,
                            _ => arguments.kinds.push(name.parse()?),
                        }
                    }
                }
                "--size" => arguments.size = Some(value.clone()),
                "--runs" => arguments.runs = value.parse().ok().filter(|&runs| runs > 0).ok_or(USAGE)?,
                "--program" => {
                    arguments.programs = value.split(',').map(str::parse).collect::<Result<_, _>>()?;
                }
                _ => return Err(format!("unknown argument {word}\n{USAGE}")),
            }
        }
        if arguments.kinds.is_empty() && !arguments.scale {
            arguments.kinds = Kind::ALL.to_vec();
        }
        if arguments.size.is_some() && arguments.kinds.len() != 1 {
            return Err("--size needs one --workload".to_owned());
        }
        Ok(arguments)
    }

    /// Whether `program` is to be measured.
    pub fn wants(&self, program: Program) -> bool {
        self.programs.is_empty() || self.programs.contains(&program)
    }
}
