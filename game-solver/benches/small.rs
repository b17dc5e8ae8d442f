//! Small games and graphs, whole, by hand and by the solver: `cargo bench --bench small`.

// The larger comparison uses the rest.
#[allow(dead_code)]
mod baseline;
mod solver;

use divan::Bencher;

use baseline::{Run, Tally, connect_four, fingers, random_graph, tic_tac_toe};
use solver::games::{ConnectFour, Fingers, TicTacToe};

const TIC_TAC_TOE: Tally =
    Tally { positions: 5_478, moves: 16_167, wins: 2_836, losses: 1_574, draws: 1_068, longest: 5 };

/// The vertices of the random graph, which has four times as many edges.
const VERTICES: u32 = 100_000;

fn main() {
    assert_eq!(tic_tac_toe::run(), TIC_TAC_TOE);
    assert_eq!(solver::game::<TicTacToe>(1).tally, TIC_TAC_TOE);
    divan::main();
}

#[divan::bench]
fn tic_tac_toe_by_hand() -> Tally {
    tic_tac_toe::run()
}

#[divan::bench(args = [1, 2])]
fn tic_tac_toe_solver(threads: usize) -> Run {
    solver::game::<TicTacToe>(threads)
}

#[divan::bench]
fn fingers_mod_20_by_hand() -> Run {
    fingers::run(20, fingers::Find::Dense)
}

#[divan::bench(args = [1, 2])]
fn fingers_mod_20_solver(threads: usize) -> Run {
    solver::game::<Fingers<20>>(threads)
}

#[divan::bench]
fn connect_four_4x4_by_hand() -> Run {
    connect_four::run::<4, 4>(connect_four::Find::Map)
}

#[divan::bench(args = [1, 2])]
fn connect_four_4x4_solver(threads: usize) -> Run {
    solver::game::<ConnectFour<4, 4>>(threads)
}

#[divan::bench]
fn random_graph_by_hand(bencher: Bencher) {
    let edges = random_graph::edges(VERTICES, 4 * VERTICES);
    bencher
        .with_inputs(|| edges.clone())
        .bench_values(|edges| random_graph::run(VERTICES, edges, random_graph::Way::Partitioned, || ()));
}

#[divan::bench(args = [1, 2])]
fn random_graph_solver(bencher: Bencher, threads: usize) {
    let edges = random_graph::edges(VERTICES, 4 * VERTICES);
    bencher.with_inputs(|| edges.clone()).bench_values(|edges| solver::graph(VERTICES, edges, threads, || ()));
}
