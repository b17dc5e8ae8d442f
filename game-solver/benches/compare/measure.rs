//! One measurement: a program solves a workload in a process of its own and prints what it saw.

use std::cell::Cell;
use std::process::{Command, Stdio};

use crate::baseline::{Run, Tally, connect_four, fingers, random_graph};
use crate::program::Program;
use crate::solver;
use crate::solver::games::{ConnectFour, Fingers};
use crate::workload::{Kind, Workload};

/// What one process saw.
#[derive(Clone, Copy, Debug)]
pub struct Measurement {
    pub tally: Tally,
    /// Seconds of exploring, or of storing a given graph.
    pub explore: f64,
    /// Seconds of reversing the moves and walking backwards.
    pub solve: f64,
    /// Seconds of both, or of solving alone if the graph was given.
    pub total: f64,
    /// Seconds of all threads in this total; 0 where the system does not tell.
    pub cpu: f64,
    /// The peak of resident memory, less what the process held before it began, or once a given graph was stored.
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
            solve: median(|run| run.solve),
            total: median(|run| run.total),
            cpu: median(|run| run.cpu),
            bytes: median(|run| run.bytes),
        }
    }

    fn print(&self) {
        let Tally { positions, moves, wins, losses, draws, longest } = self.tally;
        let Measurement { explore, solve, total, cpu, bytes, .. } = self;
        println!("{positions} {moves} {wins} {losses} {draws} {longest} {explore} {solve} {total} {cpu} {bytes}");
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
        Some(Measurement {
            tally,
            explore: figure()?,
            solve: figure()?,
            total: figure()?,
            cpu: figure()?,
            bytes: figure()?,
        })
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
    let before = Cell::new(0.0);
    let begin = || {
        forget_peak();
        before.set(memory("VmRSS"));
    };
    let run = solve(&workload, program, begin)?;
    Measurement {
        tally: run.tally,
        explore: run.explore.wall.as_secs_f64(),
        solve: run.solve.wall.as_secs_f64(),
        total: run.total.wall.as_secs_f64(),
        cpu: run.total.cpu.as_secs_f64(),
        bytes: memory("VmHWM") - before.get(),
    }
    .print();
    Ok(())
}

/// Solves the workload; `begin` is called before the part whose memory counts.
fn solve(workload: &Workload, program: Program, begin: impl FnOnce()) -> Result<Run, String> {
    let run = match workload.kind {
        Kind::Mod => {
            begin();
            solve_fingers(workload.numbers.0, program)
        }
        Kind::Connect4 => {
            begin();
            match workload.numbers {
                (4, 4) => solve_connect_four::<4, 4>(program),
                (4, 5) => solve_connect_four::<4, 5>(program),
                (5, 4) => solve_connect_four::<5, 4>(program),
                (5, 5) => solve_connect_four::<5, 5>(program),
                (6, 4) => solve_connect_four::<6, 4>(program),
                _ => None,
            }
        }
        Kind::Random => solve_graph(workload.numbers.0, program, begin),
    };
    run.ok_or_else(|| format!("{program} does not solve {} {}", workload.kind, workload.size))
}

fn solve_fingers(n: u32, program: Program) -> Option<Run> {
    use fingers::Find;
    let find = match program {
        Program::Map => Find::Map,
        Program::Open => Find::Open,
        Program::Slots => Find::Slots,
        Program::Dense => Find::Dense,
        _ => {
            let threads = program.threads()?;
            return match n {
                10 => Some(solver::game::<Fingers<10>>(threads)),
                20 => Some(solver::game::<Fingers<20>>(threads)),
                35 => Some(solver::game::<Fingers<35>>(threads)),
                60 => Some(solver::game::<Fingers<60>>(threads)),
                100 => Some(solver::game::<Fingers<100>>(threads)),
                _ => None,
            };
        }
    };
    Some(fingers::run(n, find))
}

fn solve_connect_four<const W: usize, const H: usize>(program: Program) -> Option<Run> {
    use connect_four::Find;
    let find = match program {
        Program::Map => Find::Map,
        Program::Open => Find::Open,
        Program::Slots => Find::Slots,
        Program::NarrowMap => Find::NarrowMap,
        Program::NarrowSlots => Find::NarrowSlots,
        _ => return Some(solver::game::<ConnectFour<W, H>>(program.threads()?)),
    };
    Some(connect_four::run::<W, H>(find))
}

fn solve_graph(vertices: u32, program: Program, stored: impl FnOnce()) -> Option<Run> {
    use random_graph::Way;
    let edges = random_graph::edges(vertices, 4 * vertices);
    let way = match program {
        Program::Partitioned => Way::Partitioned,
        Program::Counted => Way::Counted,
        Program::Vectors => Way::Vectors,
        _ => return Some(solver::graph(vertices, edges, program.threads()?, stored)),
    };
    Some(random_graph::run(vertices, edges, way, stored))
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
