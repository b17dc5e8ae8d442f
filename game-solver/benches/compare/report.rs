//! Tables, as markdown.

use crate::measure::Measurement;
use crate::program::Program;
use crate::workload::Kind;

/// Time and memory of each program on one workload.
pub fn comparison(kind: Kind, size: &str, rows: &[(Program, Measurement)]) {
    let Some((_, first)) = rows.first() else { return };
    println!("\n{kind} {size}: {} positions, {} moves\n", first.tally.positions, first.tally.moves);
    println!("| program | explore s | solve s | total s | CPU s | ns a move | peak MB | bytes a position |");
    println!("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |");
    for (program, run) in rows {
        println!(
            "| {program} | {:.3} | {:.3} | {:.3} | {:.2} | {:.1} | {:.1} | {:.1} |",
            run.explore,
            run.solve,
            run.total,
            run.cpu,
            nanoseconds_a_move(run),
            run.bytes / 1e6,
            run.bytes / run.tally.positions as f64,
        );
    }
}

/// A figure of a measurement.
type Figure = fn(&Measurement) -> f64;

/// The solver against each program by hand: ratios of total time, of the time of solving, of processor time, and of
/// peak bytes.
pub fn ratios(rows: &[(Program, Measurement)]) {
    let (solver, by_hand): (Vec<_>, Vec<_>) = rows.iter().partition(|(program, _)| program.threads().is_some());
    if solver.is_empty() || by_hand.is_empty() {
        return;
    }
    let figures: [(&str, Figure); 4] =
        [("total", |run| run.total), ("solve", |run| run.solve), ("CPU", |run| run.cpu), ("bytes", |run| run.bytes)];
    print!("\n| by hand |");
    for (name, _) in figures {
        solver.iter().for_each(|(program, _)| print!(" {name} {program} |"));
    }
    print!("\n| --- |{}", " ---: |".repeat(figures.len() * solver.len()));
    for (program, hand) in by_hand {
        print!("\n| {program} |");
        for (_, figure) in figures {
            solver.iter().for_each(|(_, run)| print!(" {:.2} |", figure(run) / figure(&hand)));
        }
    }
    println!();
}

/// The cost a move of each program by size.
pub fn scale(kind: Kind, steps: &[Vec<(Program, Measurement)>]) {
    let Some(first) = steps.first() else { return };
    println!("\n{kind}: ns a move\n");
    print!("| moves |");
    first.iter().for_each(|(program, _)| print!(" {program} |"));
    print!("\n| ---: |");
    first.iter().for_each(|_| print!(" ---: |"));
    for step in steps {
        print!("\n| {} |", step.first().map_or(0, |(_, run)| run.tally.moves));
        step.iter().for_each(|(_, run)| print!(" {:.1} |", nanoseconds_a_move(run)));
    }
    print!("\n| grows by |");
    for column in 0..first.len() {
        let costs: Vec<f64> = steps.iter().map(|step| nanoseconds_a_move(&step[column].1)).collect();
        print!(" {:.1}× |", costs[costs.len() - 1] / costs[0]);
    }
    println!();
}

fn nanoseconds_a_move(run: &Measurement) -> f64 {
    run.total * 1e9 / run.tally.moves as f64
}
