//! JSON.

use std::io::{self, Write};

use serde::Serialize;

use crate::position::GamePosition;

use super::{Arc, Export, Node};

#[derive(Serialize)]
struct NodeObject<'a> {
    key: u32,
    position: &'a str,
    outcome: String,
    remoteness: Option<u32>,
    class: Option<&'a str>,
    start: bool,
    end: bool,
    moves: Vec<ArcObject<'a>>,
}

#[derive(Serialize)]
struct ArcObject<'a> {
    #[serde(rename = "move")]
    name: &'a str,
    to: u32,
    outcome: String,
    remoteness: Option<u32>,
    optimal: bool,
    again: bool,
}

pub(super) fn write<G: GamePosition>(export: &Export<'_, G>, mut output: impl Write) -> io::Result<()> {
    write!(output, "{{\"game\":{},\"positions\":[", serde_json::to_string(G::NAME)?)?;
    for (place, node) in export.nodes().enumerate() {
        writeln!(output, "{}", if place > 0 { "," } else { "" })?;
        serde_json::to_writer(&mut output, &node_object(&node))?;
    }
    writeln!(output, "\n]}}")
}

fn node_object(node: &Node) -> NodeObject<'_> {
    NodeObject {
        key: node.number,
        position: &node.shown,
        outcome: node.value.outcome.to_string(),
        remoteness: node.value.remoteness,
        class: node.class.as_deref(),
        start: node.start,
        end: node.end,
        moves: node.moves.iter().map(arc_object).collect(),
    }
}

fn arc_object(arc: &Arc) -> ArcObject<'_> {
    ArcObject {
        name: &arc.name,
        to: arc.to,
        outcome: arc.value.outcome.to_string(),
        remoteness: arc.value.remoteness,
        optimal: arc.optimal,
        again: arc.again,
    }
}
