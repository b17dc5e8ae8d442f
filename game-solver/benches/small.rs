//! Small games and graphs, whole: `cargo bench --bench small`.

// The larger comparison uses all of it.
#[allow(dead_code)]
mod baseline;

use baseline::{Tally, connect_four, fingers, random_graph, tic_tac_toe};

fn main() {
    assert_eq!(
        tic_tac_toe::run(),
        Tally { positions: 5_478, moves: 16_167, wins: 2_836, losses: 1_574, draws: 1_068, longest: 5 }
    );
    divan::main();
}

#[divan::bench]
fn tic_tac_toe_by_hand() -> Tally {
    tic_tac_toe::run()
}

#[divan::bench]
fn fingers_mod_20_by_hand() -> Tally {
    fingers::run(20, fingers::Find::Dense).tally
}

#[divan::bench]
fn connect_four_4x4_by_hand() -> Tally {
    connect_four::run::<4, 4>(connect_four::Find::Map).tally
}

#[divan::bench]
fn random_graph_of_100_000_by_hand(bencher: divan::Bencher) {
    let edges = random_graph::edges(100_000, 400_000);
    bencher.bench(|| random_graph::run(100_000, &edges, random_graph::Way::Partitioned).tally);
}
