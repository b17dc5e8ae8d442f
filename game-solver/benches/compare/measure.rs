//! One measurement: a program solves a workload in a process of its own and prints what it saw.

use std::process::{Command, Stdio};

use crate::baseline::{Run, Tally, connect_four, fingers, random_graph};
use crate::program::Program;
use crate::workload::{Kind, Workload};

/// What one process saw.
#[derive(Clone, Copy, Debug)]
pub struct Measurement {
    pub tally: Tally,
    /// Seconds of exploring, 0 if the graph was given.
    pub explore: f64,
    /// Seconds from the start to the result.
    pub total: f64,
    /// The peak of resident memory, less what the process held before it started to solve.
    pub bytes: f64,
}

impl Measurement {
    /// The median of each figure.
    pub fn median(runs: &[Measurement]) -> Measurement {
        let median = |figure: fn(&Measurement) -> f64| {
            let mut figures: Vec<f64> = runs.iter().map(figure).collect();
            figures.sort_by(f64::total_cmp);
            figures[figures.len() / 2]
        };
        Measurement {
            tally: runs[0].tally,
            explore: median(|run| run.explore),
            total: median(|run| run.total),
            bytes: median(|run| run.bytes),
        }
    }

    fn print(&self) {
        let Tally { positions, moves, wins, losses, draws, longest } = self.tally;
        let Measurement { explore, total, bytes, .. } = self;
        println!("{positions} {moves} {wins} {losses} {draws} {longest} {explore} {total} {bytes}");
    }

    fn parse(line: &str) -> Option<Self> {
        let mut words = line.split_whitespace();
        let mut count = || words.next()?.parse::<u64>().ok();
        let tally = Tally {
            positions: count()?,
            moves: count()?,
            wins: count()?,
            losses: count()?,
            draws: count()?,
            longest: u32::try_from(count()?).ok()?,
        };
        let mut figure = || words.next()?.parse::<f64>().ok();
        Some(Measurement { tally, explore: figure()?, total: figure()?, bytes: figure()? })
    }
}

/// Runs this program again to measure one program on one workload.
pub fn measure_in_child(workload: &Workload, program: Program) -> Result<Measurement, String> {
    let name = format!("{} {} {program}", workload.kind, workload.size);
    eprint!("{name} … ");
    let this = std::env::current_exe().map_err(|error| error.to_string())?;
    let output = Command::new(this)
        .args(["--child", &workload.kind.to_string(), &workload.size, &program.to_string()])
        .stderr(Stdio::inherit())
        .output()
        .map_err(|error| format!("{name}: {error}"))?;
    if !output.status.success() {
        return Err(format!("{name} failed: {}", output.status));
    }
    let text = String::from_utf8_lossy(&output.stdout);
    let measurement = Measurement::parse(&text).ok_or_else(|| format!("{name} printed {text}"))?;
    eprintln!("{:.3} s, {:.0} MB", measurement.total, measurement.bytes / 1e6);
    Ok(measurement)
}

/// The measured process: `words` are the workload, its size and the program.
pub fn child(words: &[String]) -> Result<(), String> {
    let [kind, size, program] = words else { return Err("--child takes a workload, a size and a program".to_owned()) };
    let workload = Workload::new(kind.parse()?, size)?;
    let program: Program = program.parse()?;
    let edges = match workload.kind {
        Kind::Random => random_graph::edges(workload.numbers.0, 4 * workload.numbers.0),
        _ => Vec::new(),
    };
    forget_peak();
    let before = memory("VmRSS");
    let run = solve(&workload, program, &edges)?;
    Measurement {
        tally: run.tally,
        explore: run.explore.as_secs_f64(),
        total: (run.explore + run.solve).as_secs_f64(),
        bytes: memory("VmHWM") - before,
    }
    .print();
    Ok(())
}

fn solve(workload: &Workload, program: Program, edges: &[(u32, u32)]) -> Result<Run, String> {
    let wrong = || format!("{program} does not solve {} {}", workload.kind, workload.size);
    match workload.kind {
        Kind::Mod => {
            let find = match program {
                Program::Map => fingers::Find::Map,
                Program::Open => fingers::Find::Open,
                Program::Slots => fingers::Find::Slots,
                Program::Dense => fingers::Find::Dense,
                _ => return Err(wrong()),
            };
            Ok(fingers::run(workload.numbers.0, find))
        }
        Kind::Connect4 => {
            let find = match program {
                Program::Map => connect_four::Find::Map,
                Program::Open => connect_four::Find::Open,
                Program::Slots => connect_four::Find::Slots,
                Program::NarrowMap => connect_four::Find::NarrowMap,
                Program::NarrowSlots => connect_four::Find::NarrowSlots,
                _ => return Err(wrong()),
            };
            match workload.numbers {
                (4, 4) => Ok(connect_four::run::<4, 4>(find)),
                (4, 5) => Ok(connect_four::run::<4, 5>(find)),
                (5, 4) => Ok(connect_four::run::<5, 4>(find)),
                (5, 5) => Ok(connect_four::run::<5, 5>(find)),
                (6, 4) => Ok(connect_four::run::<6, 4>(find)),
                _ => Err(wrong()),
            }
        }
        Kind::Random => {
            let way = match program {
                Program::Partitioned => random_graph::Way::Partitioned,
                Program::Counted => random_graph::Way::Counted,
                Program::Vectors => random_graph::Way::Vectors,
                _ => return Err(wrong()),
            };
            Ok(random_graph::run(workload.numbers.0, edges, way))
        }
    }
}

/// Lets the peak of resident memory start again from what is held now; without effect where the system cannot.
fn forget_peak() {
    let _ = std::fs::write("/proc/self/clear_refs", "5");
}

/// A figure of the process's memory in bytes, 0 where the system does not tell.
fn memory(figure: &str) -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix(figure)?.strip_prefix(':'));
    let kilobytes = line.and_then(|line| line.trim().strip_suffix(" kB")?.parse::<f64>().ok());
    kilobytes.unwrap_or(0.0) * 1024.0
}
