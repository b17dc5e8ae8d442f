//! Checks of `#[ends(..)]`.

use std::collections::HashMap;

use quote::ToTokens;

use crate::diagnostics::Diagnostics;
use crate::parse::{Declaration, EndClause, span_of};

pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    check_scores(declaration, errors);
    check_conditions(declaration, errors);
}

/// A game ends with scores or with wins, not with both.
fn check_scores(declaration: &Declaration, errors: &mut Diagnostics) {
    let (scores, others): (Vec<&EndClause>, Vec<&EndClause>) =
        declaration.ends.iter().partition(|clause| clause.verdict.is_score());
    let (Some(score), Some(other)) = (scores.first(), others.first()) else { return };
    errors.error(
        score.keyword,
        "this end has a score, and another end has none: give all ends a score (a win is `score 1`, a loss `score -1`, \
         a draw `score 0`), or none",
    );
    errors.error(other.keyword, "this end has no score, and another end has one: give all ends a score, or none");
}

/// A condition that stands twice never holds the second time.
fn check_conditions(declaration: &Declaration, errors: &mut Diagnostics) {
    let mut known: HashMap<String, &EndClause> = HashMap::new();
    for clause in &declaration.ends {
        let condition = clause.condition.to_token_stream().to_string();
        if let Some(first) = known.get(&condition) {
            errors.error(span_of(&first.condition), "two ends have this condition: here");
            errors.error(
                span_of(&clause.condition),
                "two ends have this condition: and here, where it never holds because ends are tried in order; remove one",
            );
        } else {
            known.insert(condition, clause);
        }
    }
}
