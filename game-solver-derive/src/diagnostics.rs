//! Errors, collected: a declaration gets all of them at once, each on its token.

use proc_macro2::{Span, TokenStream};
use syn::Error;

/// The errors found so far.
#[derive(Default)]
pub struct Diagnostics {
    errors: Option<Error>,
}

impl Diagnostics {
    /// Records an error at a token.
    pub fn error(&mut self, span: Span, message: impl std::fmt::Display) {
        self.push(Error::new(span, message));
    }

    /// Records an error.
    pub fn push(&mut self, error: Error) {
        match &mut self.errors {
            Some(errors) => errors.combine(error),
            None => self.errors = Some(error),
        }
    }

    /// Whether nothing is wrong.
    pub fn is_empty(&self) -> bool {
        self.errors.is_none()
    }

    /// The errors as `compile_error!` calls; nothing if nothing is wrong.
    pub fn into_tokens(self) -> TokenStream {
        self.errors.map(|errors| errors.to_compile_error()).unwrap_or_default()
    }
}

/// "`a`, `b` or `c`".
pub fn listed(words: &[&str]) -> String {
    match words {
        [] => String::new(),
        [only] => format!("`{only}`"),
        [most @ .., last] => {
            let most: Vec<String> = most.iter().map(|word| format!("`{word}`")).collect();
            format!("{} or `{last}`", most.join(", "))
        }
    }
}

/// The known word that the unknown one was meant to be, if one is near enough.
pub fn nearest<'a>(unknown: &str, known: &[&'a str]) -> Option<&'a str> {
    let unknown = unknown.to_lowercase();
    let allowed = (unknown.chars().count() / 3).max(1);
    known
        .iter()
        .map(|word| (distance(&unknown, word), *word))
        .filter(|(distance, word)| *distance <= allowed || unknown.len() >= 3 && word.starts_with(&unknown))
        .min_by_key(|(distance, _)| *distance)
        .map(|(_, word)| word)
}

/// The number of letters to insert, delete, replace or exchange with their neighbour.
fn distance(a: &str, b: &str) -> usize {
    let (a, b): (Vec<char>, Vec<char>) = (a.chars().collect(), b.chars().collect());
    let mut rows = vec![(0..=b.len()).collect::<Vec<usize>>()];
    for i in 1..=a.len() {
        let mut row = vec![i];
        for j in 1..=b.len() {
            let replaced = rows[i - 1][j - 1] + usize::from(a[i - 1] != b[j - 1]);
            let mut best = replaced.min(rows[i - 1][j] + 1).min(row[j - 1] + 1);
            if i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1] {
                best = best.min(rows[i - 2][j - 2] + 1);
            }
            row.push(best);
        }
        rows.push(row);
    }
    rows[a.len()][b.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn misspelt_words_are_recognised() {
        let known = ["start", "starts", "solitaire", "no_moves", "endless"];
        assert_eq!(nearest("strat", &known), Some("start"));
        assert_eq!(nearest("solitare", &known), Some("solitaire"));
        assert_eq!(nearest("nomoves", &known), Some("no_moves"));
        assert_eq!(nearest("end", &known), Some("endless"));
        assert_eq!(nearest("board", &known), None);
    }
}
