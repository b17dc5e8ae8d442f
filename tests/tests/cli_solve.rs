//! `solve`, `moves`, `verify` and `check` of games with a command line, run as programs.

mod program;

use predicates::prelude::*;
use predicates::str::contains;
use program::{Scratch, coins, faulty, kayles, lanes, stones};
use serde_json::Value;

fn json(output: &[u8]) -> Value {
    serde_json::from_slice(output).expect("the output is one JSON object")
}

#[test]
fn solve_is_done_when_no_command_is_given() {
    let page = || {
        contains("Players alternately take one, two or three stones")
            .and(contains("positions             22"))
            .and(contains("won                   16"))
            .and(contains("the first player wins in 11 plies by `take(n=1)`"))
            .and(contains("10. take(n=1)  11. take(n=3)"))
            .and(contains("explore"))
            .and(contains("\x1b[").not())
    };
    stones().assert().success().stdout(page()).stderr("");
    stones().arg("solve").assert().success().stdout(page()).stderr("");
}

/// The keys are those that the design promises, in its order.
#[test]
fn solve_prints_one_json_object() {
    let output = stones().args(["solve", "--json", "--threads", "1"]).assert().success().get_output().stdout.clone();
    let answer = json(&output);
    let keys = |value: &Value| value.as_object().expect("an object").keys().cloned().collect::<Vec<_>>();
    let mut promised = [
        "game",
        "positions",
        "moves",
        "terminals",
        "win",
        "loss",
        "draw",
        "max_remoteness",
        "starts",
        "threads",
        "seconds",
        "peak_bytes",
    ];
    promised.sort_unstable();
    assert_eq!(keys(&answer), promised);
    assert_eq!(keys(&answer["starts"][0]), ["best_move", "class", "outcome", "position", "remoteness"]);
    assert_eq!(keys(&answer["seconds"]), ["explore", "solve"]);
    assert_eq!(answer["game"], "Stones");
    assert_eq!([&answer["positions"], &answer["moves"], &answer["terminals"]], [22, 60, 1]);
    assert_eq!([&answer["win"], &answer["loss"], &answer["draw"]], [16, 6, 0]);
    assert_eq!([&answer["max_remoteness"], &answer["threads"]], [11, 1]);
    let start = &answer["starts"][0];
    assert_eq!([&start["outcome"], &start["class"], &start["best_move"]], ["win", "N", "take(n=1)"]);
    assert_eq!(start["remoteness"], 11);
}

#[test]
fn many_starts_are_summed_up() {
    faulty().args(["--starts", "9"]).assert().success().stdout(
        contains("9 starts\n  won                  6\n  drawn                0\n  lost                 3")
            .and(contains("the start that takes longest")),
    );
}

#[test]
fn moves_are_shown_best_first() {
    stones()
        .arg("moves")
        .assert()
        .success()
        .stdout(contains(" 1 * take(n=1)  win in 11\n 2   take(n=2)  loss in 10\n 3   take(n=3)  loss in 10\n"));
}

#[test]
fn moves_are_given_by_number_or_name() {
    for line in [&["take(n=1)", "take(n=3)"][..], &["take(1)", "take( n = 3 )"], &["1", "3"], &["1, take(3)"]] {
        stones().arg("moves").args(line).assert().success().stdout(contains("Stones { left: 17 }"));
    }
}

#[test]
fn a_line_and_a_path_are_shown() {
    stones().args(["moves", "--line"]).assert().success().stdout(contains("best play\n  1. take(n=1)  2. take(n=1)"));
    stones()
        .args(["moves", "--path", "16"])
        .assert()
        .success()
        .stdout(contains("from the start").and(contains("  Stones { left: 16 }\n")).and(contains("2. take")));
    stones().args(["moves", "--path", "22"]).assert().code(2).stderr(contains("numbered from 0 to 21"));
}

#[test]
fn moves_are_an_object_too() {
    let output = stones().args(["moves", "1", "--json", "--line"]).assert().success().get_output().stdout.clone();
    let answer = json(&output);
    assert_eq!(answer["outcome"], "loss");
    assert_eq!(answer["moves"].as_array().map(Vec::len), Some(3));
    assert_eq!(answer["line"].as_array().map(Vec::len), Some(10));
}

#[test]
fn an_illegal_move_is_named_with_the_position_and_the_legal_ones() {
    stones().args(["moves", "1", "take(9)"]).assert().code(2).stdout("").stderr(
        contains("error: move 2, `take(9)`, is not legal here")
            .and(contains("the moves are 1 take(n=1), 2 take(n=2), 3 take(n=3)"))
            .and(contains("Stones { left: 20 }")),
    );
}

#[test]
fn a_context_comes_from_a_file() {
    let scratch = Scratch::new("context");
    let board = scratch.file("lane.txt", "....#..\n");
    for line in [vec![&*board], vec!["solve", &board], vec![&board, "solve"], vec!["--quiet", &board]] {
        lanes().args(&line).assert().success().stdout(contains("positions             16"));
    }
    lanes().args([&board, "moves", "rest"]).assert().success().stdout(contains("Hound to move"));
    lanes().args(["moves", &board, "rest"]).assert().success().stdout(contains("Hound to move"));
}

#[test]
fn a_broken_file_is_named_with_the_line() {
    let scratch = Scratch::new("broken");
    let board = scratch.file("lane.txt", "...\n.x.\n");
    lanes().arg(&board).assert().code(2).stderr(contains(format!("{board}: line 2: `x` is neither `.` nor `#`")));
    let missing = scratch.path("missing.txt");
    lanes().arg(&missing).assert().code(2).stderr(contains(format!("cannot read {missing}")));
    lanes().assert().code(2).stderr(contains("<FILE>"));
}

#[test]
fn a_context_comes_from_options() {
    faulty().args(["moves", "1", "--starts", "3", "--start", "3"]).assert().success().stdout(contains("count: 4"));
    faulty().args(["moves", "1", "--", "none"]).assert().success();
    faulty().args(["none", "moves", "1"]).assert().success();
}

#[test]
fn limits_say_how_far_the_work_came() {
    stones().args(["--limit", "5"]).assert().code(2).stdout("").stderr(contains("error: more than 5 positions"));
    stones().args(["--memory", "10"]).assert().code(2).stderr(contains("over the memory limit of 10 B"));
}

#[test]
fn wrong_usage_has_status_2() {
    stones().args(["--memory", "lots"]).assert().code(2).stderr(contains("is not a size"));
    stones().args(["--threads", "0"]).assert().code(2).stderr(contains("0 is not in 1..=1024"));
    stones().arg("juggle").assert().code(2).stderr(contains("unrecognized subcommand 'juggle'"));
    stones().args(["moves", "--start", "2"]).assert().code(2).stderr(contains("there is no start 2"));
}

#[test]
fn help_tells_what_there_is() {
    for help in ["help", "--help", "-h"] {
        let mut page = stones().arg(help).assert().success().stderr("");
        for word in ["solve", "moves", "play", "export", "check", "verify", "--no-symmetry"] {
            page = page.stdout(contains(word));
        }
    }
    stones().args(["help", "moves"]).assert().success().stdout(contains("[MOVE]..."));
}

#[test]
fn a_panic_in_a_rule_is_one_clear_error() {
    faulty().arg("panic").assert().code(2).stdout("").stderr(
        predicates::str::starts_with("error: a panic in rule `add`, move add(n=2): seven is unlucky\nposition:\n")
            .and(contains("Faulty { count: 5"))
            .and(contains("src/bin/faulty.rs:"))
            .and(contains("seven is unlucky").count(1)),
    );
}

#[test]
fn a_fault_in_the_rules_is_named() {
    faulty().arg("range").assert().code(2).stderr(contains("`count` is 11, outside its declared range 0..=10"));
    faulty().arg("start").assert().code(2).stderr(contains("the game has no starting position"));
}

#[test]
fn verification_is_an_answer() {
    stones().arg("verify").assert().success().stdout(contains("all 22 positions"));
    let output = stones().args(["verify", "--json"]).assert().success().get_output().stdout.clone();
    assert_eq!(json(&output)["verified"], true);
    faulty().args(["fickle", "verify"]).assert().code(1).stderr(contains("error: a value is wrong"));
}

#[test]
fn a_check_lists_what_it_finds() {
    stones().arg("check").assert().success().stderr("").stdout("Stones: nothing found in 22 positions\n");
    faulty()
        .arg("check")
        .assert()
        .code(1)
        .stderr("error: the check found 2 things\n")
        .stdout(contains("- rule `pause` never gives a move").and(contains("`spare` is declared as 0..=250")));
    let output = faulty().args(["check", "--json"]).assert().code(1).get_output().stdout.clone();
    assert_eq!(json(&output)["findings"].as_array().map(Vec::len), Some(2));
    faulty().args(["check", "panic"]).assert().code(2).stderr(contains("seven is unlucky"));
}

/// Kayles with 20 pins has the value 1 (Winning Ways, volume 1, chapter 4).
#[test]
fn games_with_parts_are_solved_by_nimbers() {
    kayles().assert().success().stdout(contains("the first player wins by `two(at=9)`; its value is *1"));
    let output = kayles().arg("--json").assert().success().get_output().stdout.clone();
    assert_eq!(json(&output)["starts"][0]["nimber"], 1);
    kayles().arg("verify").assert().success().stdout(contains("all 21 positions"));
    for command in ["moves", "play", "export", "check"] {
        kayles().arg(command).assert().code(2).stderr(contains("rule `one` splits a position into parts"));
    }
    stones().arg("--nimbers").assert().success().stdout(contains("its value is *1").and(contains("*3              5")));
    coins().arg("--nimbers").assert().code(2).stderr(contains("not impartial"));
}

#[test]
fn games_with_scores_show_the_margin() {
    coins().assert().success().stdout(
        contains("the first player gets 1 more than the second player").and(contains("1. take(n=2)  2. take(n=2)")),
    );
    coins().arg("verify").assert().success();
}

#[test]
fn colours_are_for_terminals() {
    stones().env_remove("NO_COLOR").assert().success().stdout(contains("\x1b[").not());
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    for command in [&["solve"][..], &["moves"], &["solve", "--json"], &["export"], &["verify"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").expect("the device is there");
        let output = program::standard("stones").args(command).stdout(full).output().expect("the program runs");
        let error = String::from_utf8_lossy(&output.stderr);
        assert!(error.starts_with("error: cannot write the output"), "{command:?}: {error}");
        assert_eq!(output.status.code(), Some(2), "{command:?}");
    }
}

#[cfg(unix)]
#[test]
fn a_closed_pipe_is_an_error() {
    let (reader, writer) = std::io::pipe().expect("there are pipes");
    drop(reader);
    let output = program::standard("stones").stdout(writer).output().expect("the program runs");
    assert!(String::from_utf8_lossy(&output.stderr).contains("error: cannot write the output"));
    assert_eq!(output.status.code(), Some(2));
}
