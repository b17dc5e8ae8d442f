//! Checks of who moves: `#[turn]`, `handover`, `solitaire`, `parts`, and the players that clauses name.

use proc_macro2::Span;

use super::super::diagnostics::Diagnostics;
use crate::parse::{Declaration, Endless, NoMoves, Role, span_of};

pub fn check(declaration: &Declaration, errors: &mut Diagnostics) {
    let turns: Vec<Span> = declaration
        .fields
        .iter()
        .filter_map(|field| match field.role {
            Role::Turn(span) => Some(span),
            _ => None,
        })
        .collect();
    check_passing(declaration, &turns, errors);
    check_players(declaration, turns.is_empty(), errors);
    check_parts(declaration, &turns, errors);
}

/// How the turn passes: one way at most.
fn check_passing(declaration: &Declaration, turns: &[Span], errors: &mut Diagnostics) {
    let game = &declaration.game;
    if turns.len() > 1 {
        errors.error(turns[0], "two fields are `#[turn]`: here");
        for turn in &turns[1..] {
            errors.error(*turn, "two fields are `#[turn]`: and here; keep one");
        }
    }
    let handover = game.place("handover");
    if let (Some(handover), [turn, ..]) = (handover, turns) {
        errors.error(
            handover,
            "`handover` makes positions relative to the player to move, so there is no `#[turn]`: keep one of the two",
        );
        errors.error(*turn, "this field says whose turn it is, and `handover` is given too: keep one of the two");
    }
    if !game.solitaire {
        return;
    }
    let solitaire = game.place("solitaire").unwrap_or_else(Span::call_site);
    for turn in turns {
        errors.error(*turn, "a solitaire has one player: remove `#[turn]`, or remove `solitaire`");
    }
    if let Some(handover) = handover {
        errors.error(handover, "a solitaire has one player: remove `handover`, or remove `solitaire`");
    }
    if declaration.rules.iter().any(|rule| rule.parts().is_some()) {
        errors.error(solitaire, "a game that splits into parts has two players: remove `solitaire`");
    }
}

/// Clauses that name a player need a field of players.
fn check_players(declaration: &Declaration, no_turn: bool, errors: &mut Diagnostics) {
    if !no_turn {
        return;
    }
    for clause in &declaration.ends {
        if let Some(player) = clause.verdict.player_span() {
            errors.error(
                player,
                "no field says whose turn it is: mark it with `#[turn]`, or write `win` or `lose` for the player to move",
            );
        }
    }
    if let Some(Endless::Wins(player)) = &declaration.game.endless {
        errors.error(
            span_of(player),
            "no field says whose turn it is: mark it with `#[turn]`, or write `endless = draw`",
        );
    }
}

/// A sum has its value by nimbers: both players have the same moves, and who cannot move loses.
fn check_parts(declaration: &Declaration, turns: &[Span], errors: &mut Diagnostics) {
    let Some(rule) = declaration.rules.iter().find(|rule| rule.parts().is_some()) else { return };
    let parts = rule.parts().unwrap_or_else(Span::call_site);
    let name = &rule.name;
    if !turns.is_empty() || declaration.game.handover.is_some() {
        let other = if turns.is_empty() { "`handover`" } else { "a `#[turn]`" };
        errors.error(
            parts,
            format!(
                "`{name}` splits the position into parts, and a game with {other} cannot be split: in a sum both \
                 players have the same moves in every part"
            ),
        );
    }
    if matches!(declaration.game.no_moves, Some(NoMoves::Win | NoMoves::Draw)) {
        errors.error(
            declaration.game.place("no_moves").unwrap_or(parts),
            format!(
                "`{name}` splits the position into parts, whose sum has a value only if the player who cannot move \
                 loses: remove `no_moves`"
            ),
        );
    }
    for clause in &declaration.ends {
        if !clause.verdict.is_loss() {
            errors.error(
                clause.keyword,
                format!(
                    "`{name}` splits the position into parts, whose sum has a value only if the player who cannot \
                     move loses: only `lose` can end such a game"
                ),
            );
        }
    }
}
