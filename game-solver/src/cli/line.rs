//! Moves as people write them.

use std::fmt::Write;

use crate::cli::failure::Failure;
use crate::position::{GamePosition, Shown};
use crate::solution::{EvaluatedMove, Solution};

/// Moves named at most when one is not found.
const NAMED: usize = 12;

/// Splits a text into moves, at spaces, commas and semicolons outside of brackets.
pub(super) fn split(text: &str) -> Vec<String> {
    let mut moves = vec![String::new()];
    let mut depth = 0_usize;
    for c in text.chars() {
        match c {
            '(' | '[' | '{' => depth += 1,
            ')' | ']' | '}' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let between = depth == 0 && (c.is_whitespace() || c == ',' || c == ';');
        let last = moves.last_mut().expect("there is one at least");
        if !between {
            last.push(c);
        } else if !last.is_empty() {
            moves.push(String::new());
        }
    }
    moves.retain(|mv| !mv.is_empty());
    moves
}

/// The place in `moves` of the one that is meant: by its number, counted from 1, its name, `take(heap=1, n=2)`, with or
/// without spaces, or its name with bare values, `take(1, 2)`.
pub(super) fn find<G: GamePosition>(moves: &[EvaluatedMove<G>], wanted: &str) -> Option<usize> {
    if let Ok(number) = wanted.parse::<usize>() {
        return (1..=moves.len()).contains(&number).then(|| number - 1);
    }
    let wanted = dense(wanted);
    let named = |form: fn(&str) -> String| moves.iter().position(|step| form(&step.mv.to_string()) == wanted);
    named(dense).or_else(|| named(bare))
}

/// The text without spaces.
fn dense(text: &str) -> String {
    text.chars().filter(|c| !c.is_whitespace()).collect()
}

/// The text without spaces and without the names of parameters.
fn bare(text: &str) -> String {
    let mut kept = String::new();
    for c in text.chars().filter(|c| !c.is_whitespace()) {
        if c == '=' {
            let name = kept.trim_end_matches(|c: char| c.is_alphanumeric() || c == '_').len();
            kept.truncate(name);
        } else {
            kept.push(c);
        }
    }
    kept
}

/// The position after some moves.
pub(super) fn follow<G: GamePosition>(solution: &Solution<G>, start: G, line: &[String]) -> Result<G, Failure> {
    let mut position = start;
    for (number, wanted) in line.iter().flat_map(|text| split(text)).enumerate() {
        let moves = solution.moves(&position).unwrap_or_default();
        let Some(place) = find(&moves, &wanted) else {
            return Err(Failure::new(no_such_move(solution, &position, &moves, number, &wanted)));
        };
        position = moves.into_iter().nth(place).expect("the place was found").successor;
    }
    Ok(position)
}

fn no_such_move<G: GamePosition>(
    solution: &Solution<G>,
    position: &G,
    moves: &[EvaluatedMove<G>],
    number: usize,
    wanted: &str,
) -> String {
    let mut text = format!("move {}, `{wanted}`, is not legal here; ", number + 1);
    text += &legal(moves);
    let _ = write!(text, "\nposition:\n{}", Shown::new(position, solution.context()));
    text
}

/// Which moves there are, with their numbers.
pub(super) fn legal<G: GamePosition>(moves: &[EvaluatedMove<G>]) -> String {
    if moves.is_empty() {
        return "the game is over".to_owned();
    }
    let named: Vec<_> =
        moves.iter().take(NAMED).enumerate().map(|(place, step)| format!("{} {}", place + 1, step.mv)).collect();
    let more = if moves.len() > NAMED { format!(", … {} in all", moves.len()) } else { String::new() };
    format!("the moves are {}{more}", named.join(", "))
}

/// The start of this number, counted from 1.
pub(super) fn start<G: GamePosition>(solution: &Solution<G>, number: usize) -> Result<&G, Failure> {
    let starts = solution.starts();
    number.checked_sub(1).and_then(|place| starts.get(place)).ok_or_else(|| {
        Failure::new(format_args!("there is no start {number}: the starts are numbered from 1 to {}", starts.len()))
    })
}

#[cfg(test)]
mod tests {
    use super::{bare, split};

    #[test]
    fn moves_are_split_outside_of_brackets() {
        assert_eq!(split("1 2,3;take(a=1, b=2) pass"), ["1", "2", "3", "take(a=1, b=2)", "pass"]);
        assert_eq!(split(" "), Vec::<String>::new());
    }

    #[test]
    fn bare_moves_have_no_names() {
        assert_eq!(bare("take(heap=1, n=2)"), "take(1,2)");
        assert_eq!(bare("go(to=Cell(x=1, y=2))"), "go(Cell(1,2))");
        assert_eq!(bare("pass"), "pass");
    }
}
