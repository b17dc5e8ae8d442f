//! `play` of games with a command line, through pipes and through a pseudo-terminal.

mod program;

use predicates::prelude::*;
use predicates::str::contains;
use program::{Scratch, lanes, stones};

#[test]
fn a_person_who_plays_well_wins() {
    stones().args(["play"]).write_stdin("1\n3\n3\n3\n3\ntake(3)\n").assert().success().stderr("").stdout(
        contains("You are the first player; the perfect player is the second player.")
            .and(contains("first> take(3)"))
            .and(contains("the second player plays `take(n=1)`"))
            .and(contains("record\n   1. first   take(n=1)  win in 11\n"))
            .and(contains("The first player wins after 11 plies.")),
    );
}

#[test]
fn a_mistake_is_commented_and_punished() {
    let line = "take(2)\n".to_owned() + &"1\n".repeat(10);
    stones().arg("play").write_stdin(line).assert().success().stdout(
        contains("You were winning; that move loses in 10 plies. `take(n=1)` wins in 11.")
            .and(contains("take(n=2)  loss in 10  (best: win in 11)"))
            .and(contains("The second player wins after")),
    );
}

#[test]
fn moves_can_be_taken_back() {
    stones().arg("play").write_stdin("undo\n2\nundo\n1\nquit\n").assert().success().stdout(
        contains("there is nothing to take back")
            .and(contains("taken back"))
            .and(contains("   1. first   take(n=1)  win in 11\n   2. second"))
            .and(contains("The game is not over.")),
    );
}

#[test]
fn questions_are_answered() {
    stones().arg("play").write_stdin("hint\nvalue\nline\nmoves\nhelp\nwhat\n").assert().success().stdout(
        contains("best: `take(n=1)`, win in 11")
            .and(contains("the player to move wins in 11 plies"))
            .and(contains("1. take(n=1)  2. take(n=1)"))
            .and(contains("  3  take(n=3)"))
            .and(contains("undo   takes your last move back"))
            .and(contains("`what` is neither a move nor a command; the moves are 1 take(n=1)")),
    );
}

#[test]
fn the_perfect_player_may_begin() {
    stones().args(["play", "--you", "second"]).write_stdin("1\n").assert().success().stdout(
        contains("You are the second player")
            .and(contains("the first player plays `take(n=1)`"))
            .and(contains("second> 1")),
    );
}

#[test]
fn two_perfect_players_finish_or_go_round() {
    let stones_end = contains("The first player wins after 11 plies.");
    stones().args(["play", "--you", "none"]).assert().success().stdout(stones_end);
    let scratch = Scratch::new("round");
    let board = scratch.file("lane.txt", "....#..\n");
    lanes()
        .args(["play", &board, "--you", "none"])
        .assert()
        .success()
        .stdout(contains("best play goes round in a circle").and(contains("1. Hare   step(to=1)  draw")));
}

#[test]
fn advice_is_given_before_each_move() {
    stones().args(["play", "--you", "both"]).write_stdin("1\n1\nmoves\n").assert().success().stdout(
        contains("best: `take(n=1)`, loss in 10").and(contains(" 1   take(n=1)  loss in")).and(contains("second> 1")),
    );
}

#[test]
fn players_have_names() {
    let scratch = Scratch::new("names");
    let board = scratch.file("lane.txt", "......\n");
    lanes()
        .args(["play", &board, "--you", "hound"])
        .write_stdin("quit\n")
        .assert()
        .success()
        .stdout(contains("You are Hound; the perfect player is Hare.").and(contains("Hound> quit")));
    lanes().args(["play", &board, "--you", "cat"]).assert().code(2).stderr(contains("`hare`, `hound`"));
}

/// A person at a terminal: the line editor completes names, and colours are there.
#[cfg(unix)]
#[test]
fn play_at_a_terminal() -> Result<(), rexpect::error::Error> {
    let mut command = program::standard("stones");
    command.arg("play").env("TERM", "xterm").env_remove("NO_COLOR");
    let mut session = rexpect::session::spawn_command(command, Some(20_000))?;
    session.exp_string("You are the first player")?;
    session.exp_string("\x1b[2m1 take(n=1)")?;
    session.exp_string("first> ")?;
    // Tab completes what the moves have in common; the number and the bracket are typed.
    session.send("ta\t")?;
    session.flush()?;
    session.exp_string("take(n=")?;
    session.send_line("1)")?;
    session.exp_string("the second player plays `take(n=1)`")?;
    session.exp_string("first> ")?;
    session.send_line("2")?;
    session.exp_string("You were winning; that move loses in 10 plies.")?;
    session.exp_string("first> ")?;
    session.send_control('d')?;
    session.exp_string("record")?;
    session.exp_string("The game is not over.")?;
    session.exp_eof()?;
    Ok(())
}
