//! GraphML, for Gephi, NetworkX and many others.

use std::io::{self, Write};

use crate::position::GamePosition;

use super::svg::escaped;
use super::{Arc, Export, Node};

const HEAD: &str = r#"<?xml version="1.0" encoding="UTF-8"?>
<graphml xmlns="http://graphml.graphdrawing.org/xmlns">
  <key id="label" for="node" attr.name="label" attr.type="string"/>
  <key id="outcome" for="node" attr.name="outcome" attr.type="string"/>
  <key id="remoteness" for="node" attr.name="remoteness" attr.type="int"/>
  <key id="class" for="node" attr.name="class" attr.type="string"/>
  <key id="start" for="node" attr.name="start" attr.type="boolean"/>
  <key id="end" for="node" attr.name="end" attr.type="boolean"/>
  <key id="move" for="edge" attr.name="label" attr.type="string"/>
  <key id="again" for="edge" attr.name="again" attr.type="boolean"/>
  <key id="optimal" for="edge" attr.name="optimal" attr.type="boolean"/>
"#;

pub(super) fn write<G: GamePosition>(export: &Export<'_, G>, mut output: impl Write) -> io::Result<()> {
    write!(output, "{HEAD}")?;
    writeln!(output, "  <graph id=\"{}\" edgedefault=\"directed\">", escaped(G::NAME))?;
    for node in export.nodes() {
        write_node(&mut output, &node)?;
    }
    // Some readers want all nodes before the first edge.
    let mut number = 0_u64;
    for node in export.nodes() {
        for arc in export.arcs(&node) {
            write_arc(&mut output, number, node.number, arc)?;
            number += 1;
        }
    }
    writeln!(output, "  </graph>\n</graphml>")
}

fn write_node(output: &mut impl Write, node: &Node) -> io::Result<()> {
    write!(output, "    <node id=\"n{}\">", node.number)?;
    write_data(output, "label", &escaped(node.shown.trim_end()))?;
    write_data(output, "outcome", &node.value.outcome)?;
    if let Some(plies) = node.value.remoteness {
        write_data(output, "remoteness", &plies)?;
    }
    if let Some(class) = &node.class {
        write_data(output, "class", class)?;
    }
    write_data(output, "start", &node.start)?;
    write_data(output, "end", &node.end)?;
    writeln!(output, "</node>")
}

fn write_arc(output: &mut impl Write, number: u64, from: u32, arc: &Arc) -> io::Result<()> {
    write!(output, "    <edge id=\"e{number}\" source=\"n{from}\" target=\"n{}\">", arc.to)?;
    write_data(output, "move", &escaped(&arc.name))?;
    write_data(output, "again", &arc.again)?;
    write_data(output, "optimal", &arc.optimal)?;
    writeln!(output, "</edge>")
}

fn write_data(output: &mut impl Write, key: &str, value: &impl std::fmt::Display) -> io::Result<()> {
    write!(output, "<data key=\"{key}\">{value}</data>")
}
