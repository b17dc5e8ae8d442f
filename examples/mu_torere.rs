//! Mu Torere: eight points on a ring and one in the centre, four men each on adjacent points of the ring, the centre
//! empty. A man moves to the one empty point: along the ring to the next point, from the centre to the ring, or from the
//! ring to the centre if it stands beside an enemy. Whoever cannot move loses.
//!
//! Source: the Māori game; M. Ascher, *Mu Torere: an analysis of a Maori game*, Mathematics Magazine 60 (1987). It is a
//! draw: of the 1,180 positions 844 are.

use std::process::ExitCode;

use game_solver::prelude::*;

#[derive(Finite, Player, Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    Black,
    White,
}
use Side::{Black, White};

const CENTRE: usize = 8;

/// Move a man to the empty point; to the centre only from beside an enemy. Whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = MuTorere::set_up(), show = self.drawing())]
#[rule(along(from: usize in beside(self.empty())) if self.empty() != CENTRE && self.is_own(from) => self.go(from))]
#[rule(outward if self.is_own(CENTRE) => self.go(CENTRE))]
#[rule(inward(from: usize in 0..8) if self.empty() == CENTRE && self.is_own(from) && self.beside_enemy(from) =>
    self.go(from))]
pub struct MuTorere {
    /// The ring from 0 to 7, then the centre.
    pub points: [Option<Side>; 9],
    #[turn]
    pub turn: Side,
}

/// The two neighbours of a point of the ring.
fn beside(point: usize) -> [usize; 2] {
    [(point + 7) % 8, (point + 1) % 8]
}

impl MuTorere {
    fn set_up() -> Self {
        let (black, white) = (Some(Black), Some(White));
        MuTorere { points: [black, black, black, black, white, white, white, white, None], turn: Black }
    }

    fn empty(&self) -> usize {
        (0..9).find(|&point| self.points[point].is_none()).expect("one point is empty")
    }

    fn is_own(&self, point: usize) -> bool {
        self.points[point] == Some(self.turn)
    }

    fn beside_enemy(&self, point: usize) -> bool {
        beside(point).into_iter().any(|neighbour| self.points[neighbour] == Some(self.turn.other()))
    }

    fn go(&mut self, from: usize) {
        let to = self.empty();
        self.points.swap(from, to);
    }

    fn drawing(&self) -> String {
        let [a, b, c, d, e, f, g, h, centre] = self.points.map(|point| match point {
            None => '·',
            Some(Black) => '●',
            Some(White) => '○',
        });
        format!("   0{a} 1{b}\n7{h}       2{c}\n     8{centre}\n6{g}       3{d}\n   5{f} 4{e}\n{:?} to move", self.turn)
    }
}

fn main() -> ExitCode {
    game_solver::cli::<MuTorere>()
}
