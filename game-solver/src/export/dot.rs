//! DOT, for Graphviz.

use std::io::{self, Write};

use crate::position::GamePosition;

use super::{Arc, Export, Node, fill};

pub(super) fn write<G: GamePosition>(export: &Export<'_, G>, mut output: impl Write) -> io::Result<()> {
    writeln!(output, "digraph {} {{", quoted(G::NAME))?;
    writeln!(output, "  node [shape=box, fontname=monospace]")?;
    writeln!(output, "  edge [fontname=monospace, fontsize=10]")?;
    for node in export.nodes() {
        write_node(&mut output, &node)?;
        for arc in export.arcs(&node) {
            write_arc(&mut output, node.number, arc, export.keeps_turn(arc))?;
        }
    }
    writeln!(output, "}}")
}

fn write_node(output: &mut impl Write, node: &Node) -> io::Result<()> {
    let mut label = lines(&node.shown);
    label += &match &node.class {
        Some(class) => format!("{} ({class})\\n", node.value),
        None => format!("{}\\n", node.value),
    };
    let style = if node.end { "filled" } else { "filled,rounded" };
    let start = if node.start { ", penwidth=3" } else { "" };
    let color = fill(node.value.outcome);
    writeln!(output, "  {} [label=\"{label}\", style=\"{style}\", fillcolor=\"{color}\"{start}]", node.number)
}

fn write_arc(output: &mut impl Write, from: u32, arc: &Arc, dashed: bool) -> io::Result<()> {
    let width = if arc.optimal { ", penwidth=2" } else { ", color=gray" };
    let style = if dashed { ", style=dashed" } else { "" };
    writeln!(output, "  {from} -> {} [label={}{width}{style}]", arc.to, quoted(&arc.name))
}

/// Lines of a label, each to the left.
fn lines(text: &str) -> String {
    text.trim_end().lines().map(|line| escaped(line) + "\\l").collect()
}

fn quoted(text: &str) -> String {
    format!("\"{}\"", escaped(text).replace('\n', "\\n"))
}

fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace('"', "\\\"")
}

#[cfg(test)]
mod tests {
    use super::{lines, quoted};

    #[test]
    fn labels_are_escaped() {
        assert_eq!(quoted(r#"a"b\c"#), r#""a\"b\\c""#);
        assert_eq!(lines(" x\n\"o\"\n"), r#" x\l\"o\"\l"#);
    }
}
