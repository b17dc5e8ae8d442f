//! CSV, after RFC 4180, with `\n` at the ends of lines.

use std::io::{self, Write};

use crate::position::GamePosition;

use super::{Export, in_one_line};

pub(super) fn write<G: GamePosition>(export: &Export<'_, G>, mut output: impl Write) -> io::Result<()> {
    writeln!(output, "key,position,outcome,remoteness,class,best_move,start,end")?;
    for node in export.nodes() {
        let position = field(&in_one_line(&node.shown));
        let remoteness = node.value.remoteness.map(|plies| plies.to_string()).unwrap_or_default();
        let class = node.class.as_deref().unwrap_or_default();
        let best = node.moves.first().map(|arc| field(&arc.name)).unwrap_or_default();
        let (number, outcome) = (node.number, node.value.outcome);
        writeln!(output, "{number},{position},{outcome},{remoteness},{class},{best},{},{}", node.start, node.end)?;
    }
    Ok(())
}

/// A field, quoted where it has to be.
fn field(text: &str) -> String {
    if text.contains([',', '"', '\n', '\r']) { format!("\"{}\"", text.replace('"', "\"\"")) } else { text.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::field;

    #[test]
    fn fields_are_quoted_where_they_must() {
        assert_eq!(field("plain text"), "plain text");
        assert_eq!(field("take(heap=1, n=2)"), "\"take(heap=1, n=2)\"");
        assert_eq!(field("a \"b\""), "\"a \"\"b\"\"\"");
    }
}
