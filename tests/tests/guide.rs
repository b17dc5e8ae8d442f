//! The messages that the guide shows are those that the compiler gives.

use std::fs;
use std::path::Path;

/// All messages recorded for the mistakes in `ui`.
fn recorded() -> String {
    let ui = Path::new(env!("CARGO_MANIFEST_DIR")).join("ui");
    let folders = fs::read_dir(ui).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_dir());
    let files = folders.flat_map(|folder| fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()));
    files
        .filter(|path| path.extension().is_some_and(|extension| extension == "stderr"))
        .map(|path| fs::read_to_string(path).unwrap())
        .collect()
}

#[test]
fn messages_are_those_of_the_compiler() {
    let guide = Path::new(env!("CARGO_MANIFEST_DIR")).join("../game-solver/src/guide/10_mistakes.md");
    let guide = fs::read_to_string(guide).unwrap();
    let recorded = recorded();
    // In a list the messages stand alone on a line, in a table between backticks.
    let in_lists = guide.lines().filter(|line| line.starts_with("error"));
    let in_tables = guide.lines().filter_map(|line| {
        let cell = line.strip_prefix("| ")?.split(" | ").next()?;
        let message = cell.trim_start_matches('`');
        let backticks = &cell[..cell.len() - message.len()];
        Some(message.split(backticks).next()?.trim_end()).filter(|message| message.starts_with("error"))
    });
    let mut count = 0;
    for message in in_lists.chain(in_tables) {
        assert!(recorded.contains(message), "no mistake in `ui` gives the message\n{message}");
        count += 1;
    }
    assert!(count >= 10, "only {count} messages were found in the guide");
}
