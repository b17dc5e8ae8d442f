//! `export` of games with a command line: what is written can be read.

mod program;

use std::collections::BTreeSet;
use std::io::Write;
use std::process::{Command, Stdio};

use predicates::prelude::*;
use predicates::str::contains;
use program::{Scratch, lanes, stones};
use serde_json::Value;

/// Runs another program on a text, if it is installed; says what it prints.
fn ask(program: &str, arguments: &[&str], input: &str) -> Option<String> {
    let started = Command::new(program)
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn();
    let mut child = started.ok()?;
    child.stdin.take()?.write_all(input.as_bytes()).expect("the program reads its input");
    let output = child.wait_with_output().expect("the program ends");
    let error = String::from_utf8_lossy(&output.stderr);
    if error.contains("No module named") {
        return None;
    }
    assert!(output.status.success(), "{program}: {error}");
    Some(String::from_utf8(output.stdout).expect("the output is text"))
}

fn exported(arguments: &[&str]) -> String {
    let output = stones().arg("export").args(arguments).assert().success().stderr("").get_output().stdout.clone();
    String::from_utf8(output).expect("the output is text")
}

#[test]
fn dot_is_the_default_and_graphviz_reads_it() {
    let text = exported(&[]);
    assert!(text.starts_with("digraph \"Stones\" {") && text.ends_with("}\n"));
    assert_eq!(text.lines().filter(|line| line.contains(" -> ")).count(), 60);
    assert_eq!(text.lines().filter(|line| line.contains("fillcolor")).count(), 22);
    assert_eq!(text.lines().filter(|line| line.contains("penwidth=3")).count(), 1);
    if let Some(plain) = ask("dot", &["-Tplain"], &text) {
        assert_eq!(plain.lines().filter(|line| line.starts_with("edge")).count(), 60);
    }
}

#[test]
fn graphml_is_xml_and_networkx_reads_it() {
    let text = exported(&["--format", "graphml"]);
    let document = roxmltree::Document::parse(&text).expect("the file is XML");
    let count = |name: &str| document.descendants().filter(|node| node.has_tag_name(name)).count();
    // The prefix-free names stand in the namespace of GraphML.
    assert_eq!(document.root_element().tag_name().namespace(), Some("http://graphml.graphdrawing.org/xmlns"));
    let local = |name: &str| document.descendants().filter(|node| node.tag_name().name() == name).count();
    assert_eq!((local("node"), local("edge"), count("none")), (22, 60, 0));
    let script = "import sys, networkx\n\
                  graph = networkx.read_graphml(sys.stdin.buffer)\n\
                  print(len(graph), graph.size(), graph.nodes['n21']['remoteness'], graph.nodes['n21']['start'])";
    if let Some(answer) = ask("python3", &["-c", script], &text) {
        assert_eq!(answer.trim(), "22 60 11 True");
    }
}

#[test]
fn csv_has_a_line_for_each_position() {
    let scratch = Scratch::new("csv");
    let path = scratch.path("stones.csv");
    assert_eq!(exported(&["--out", &path]), "");
    let text = std::fs::read_to_string(path).expect("the file was written");
    let lines: Vec<_> = text.lines().collect();
    assert_eq!(lines.len(), 23);
    assert_eq!(lines[0], "key,position,outcome,remoteness,class,best_move,start,end");
    assert_eq!(lines[1], "0,Stones { left: 0 },loss,0,P,,false,true");
    assert_eq!(lines[22], "21,Stones { left: 21 },win,11,N,take(n=1),true,false");
}

#[test]
fn json_has_all_positions_and_moves() {
    let answer: Value = serde_json::from_str(&exported(&["--format", "json"])).expect("the output is JSON");
    let positions = answer["positions"].as_array().expect("a list");
    assert_eq!(positions.len(), 22);
    let moves: usize = positions.iter().map(|position| position["moves"].as_array().map_or(0, Vec::len)).sum();
    assert_eq!(moves, 60);
    assert_eq!(positions[21]["moves"][0]["to"], 20);
}

#[test]
fn a_neighbourhood_is_what_is_near() {
    let text = exported(&["--from", "1 take(1)", "--depth", "1", "--format", "csv"]);
    let keys: BTreeSet<_> = text.lines().skip(1).filter_map(|line| line.split(',').next()).collect();
    assert_eq!(keys, BTreeSet::from(["19", "18", "17", "16"]));
    assert_eq!(exported(&["--depth", "0", "--format", "csv"]).lines().count(), 2);
    stones().args(["export", "--from", "7"]).assert().code(2).stderr(contains("move 1, `7`, is not legal here"));
}

#[test]
fn pictures_are_svg() {
    let scratch = Scratch::new("pictures");
    let (bars, graph) = (scratch.path("bars.svg"), scratch.path("graph.svg"));
    assert_eq!(exported(&["--svg", &bars, "--svg-graph", &graph]), "");
    let (bars, graph) = (std::fs::read_to_string(bars), std::fs::read_to_string(graph));
    let (bars, graph) = (bars.expect("it was written"), graph.expect("it was written"));
    let count = |text: &str, name: &str| {
        let document = roxmltree::Document::parse(text).expect("the picture is XML");
        document.descendants().filter(|node| node.tag_name().name() == name).count()
    };
    // The background, the legend's three squares, the bars of 0 to 11 plies.
    assert_eq!(count(&bars, "rect"), 1 + 3 + 12);
    // The background and the positions; the arrow heads and the moves.
    assert_eq!((count(&graph, "rect"), count(&graph, "path")), (1 + 22, 3 + 60));
}

#[test]
fn draws_and_names_are_exported() {
    let scratch = Scratch::new("draws");
    let board = scratch.file("lane.txt", "....#..\n");
    lanes().args([&board, "export", "--format", "csv"]).assert().success().stdout(
        contains("\"Hare to move, hare at 0, hound at 6\",draw,,T,step(to=1),true,false").and(contains(",win,").not()),
    );
}

#[test]
fn too_large_a_graph_is_refused() {
    stones()
        .args(["export", "--max", "21"])
        .assert()
        .code(2)
        .stdout("")
        .stderr(contains("22 positions are more than the 21 that a DOT file may have").and(contains("--max")));
    let scratch = Scratch::new("large");
    let path = scratch.path("graph.svg");
    stones().args(["export", "--svg-graph", &path, "--max", "3"]).assert().code(2).stderr(contains("a picture"));
    assert!(!std::path::Path::new(&path).exists());
}

#[test]
fn a_file_that_cannot_be_written_is_named() {
    let scratch = Scratch::new("unwritable");
    let path = scratch.path("missing/table.csv");
    stones().args(["export", "--out", &path]).assert().code(2).stderr(contains(format!("cannot write {path}")));
    let nameless = scratch.path("table");
    stones().args(["export", "--out", &nameless]).assert().code(2).stderr(contains("--format"));
    stones().args(["export", "--json"]).assert().code(2).stderr(contains("--format json"));
}
