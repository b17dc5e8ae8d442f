//! Who plays for whom.

use crate::position::GamePosition;

/// The player who moves first at the start, or the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Side {
    First,
    Second,
}

impl Side {
    pub(super) fn other(self) -> Self {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }
}

/// For whom the person plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum You {
    One(Side),
    Both,
    None,
}

impl You {
    /// Reads `first`, `second`, `both`, `none` or the name of a player, who may or may not move first at the start.
    pub(super) fn parse<G: GamePosition>(text: &str, start: &G) -> Result<Self, String> {
        match text.to_ascii_lowercase().as_str() {
            "first" => return Ok(You::One(Side::First)),
            "second" => return Ok(You::One(Side::Second)),
            "both" => return Ok(You::Both),
            "none" => return Ok(You::None),
            _ => {}
        }
        let names: Vec<_> = (0..2).filter_map(G::player_name).collect();
        if let Some(player) = names.iter().position(|name| name.eq_ignore_ascii_case(text)) {
            return Ok(You::One(if start.player() == Some(player) { Side::First } else { Side::Second }));
        }
        let names: String = names.iter().map(|name| format!(", `{}`", name.to_lowercase())).collect();
        Err(format!("`--you {text}`: there is no such player; say `first`, `second`{names}, `both` or `none`"))
    }
}

/// Whose moves a person makes.
#[derive(Clone, Copy, Debug)]
pub(super) struct Roles {
    you: You,
}

impl Roles {
    pub(super) fn new(you: You) -> Self {
        Roles { you }
    }

    pub(super) fn is_person(self, side: Side) -> bool {
        match self.you {
            You::One(own) => own == side,
            You::Both => true,
            You::None => false,
        }
    }

    /// Whether the program advises and makes no move itself.
    pub(super) fn advise(self) -> bool {
        self.you == You::Both
    }

    pub(super) fn are_perfect(self) -> bool {
        self.you == You::None
    }
}
