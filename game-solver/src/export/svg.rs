//! What the pictures share.

use std::io::{self, Write};

/// Begins a picture of this size, on white, with a title.
pub(super) fn begin(output: &mut impl Write, width: f64, height: f64, title: &str) -> io::Result<()> {
    writeln!(
        output,
        r#"<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0}" height="{height:.0}" viewBox="0 0 {width:.0} {height:.0}" font-family="sans-serif" font-size="13" fill="{TEXT}">"#
    )?;
    writeln!(output, "<title>{}</title>", escaped(title))?;
    writeln!(output, r#"<rect width="100%" height="100%" fill="white"/>"#)
}

pub(super) fn end(output: &mut impl Write) -> io::Result<()> {
    writeln!(output, "</svg>")
}

/// The colour of text and of the axes.
pub(super) const TEXT: &str = "#222222";

/// A text in XML: markup is escaped, and characters that XML cannot hold are replaced.
pub(super) fn escaped(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => kept.push_str("&amp;"),
            '<' => kept.push_str("&lt;"),
            '>' => kept.push_str("&gt;"),
            '"' => kept.push_str("&quot;"),
            '\n' | '\t' => kept.push(c),
            '\u{fffe}' | '\u{ffff}' => kept.push('\u{fffd}'),
            c if c.is_control() => kept.push('\u{fffd}'),
            c => kept.push(c),
        }
    }
    kept
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn markup_and_control_characters_do_no_harm() {
        assert_eq!(escaped("a<b & \"c\"\u{1b}[1m\n"), "a&lt;b &amp; &quot;c&quot;\u{fffd}[1m\n");
    }
}
