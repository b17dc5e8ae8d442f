//! A game on a board from a file, with draws: for the end-to-end tests.

use std::process::ExitCode;
use std::str::FromStr;

use game_solver::cli::{self, Context, LineError};
use game_solver::prelude::*;

/// Two runners walk along a lane of fields, `.`, and rocks, `#`.
///
/// The hare starts on the first field and the hound on the last. Each in turn steps to a free field beside it or rests.
/// The hound wins when it stands beside the hare at its turn.
#[derive(GamePosition, Clone, Debug)]
#[game(context(lane: Lane), start = Lanes { mover: Runner::Hare, hare: lane.first(), hound: lane.last() })]
#[game(show = self.draw())]
#[ends(Runner::Hound wins if self.mover == Runner::Hound && self.hare.abs_diff(self.hound) == 1)]
#[rule(step(to: u8 in lane.beside(self.own())) if to != self.hare && to != self.hound => self.go(to))]
#[rule(rest => ())]
struct Lanes {
    #[turn]
    mover: Runner,
    hare: u8,
    hound: u8,
}

#[derive(Player, Clone, Copy, Debug, PartialEq, Eq)]
enum Runner {
    Hare,
    Hound,
}

/// The fields of the lane.
struct Lane {
    free: Vec<bool>,
}

impl Lanes {
    fn own(&self) -> u8 {
        if self.mover == Runner::Hare { self.hare } else { self.hound }
    }

    fn go(&mut self, to: u8) {
        let own = if self.mover == Runner::Hare { &mut self.hare } else { &mut self.hound };
        *own = to;
    }

    fn draw(&self) -> String {
        format!("{:?} to move, hare at {}, hound at {}", self.mover, self.hare, self.hound)
    }
}

impl Lane {
    fn is_free(&self, field: u8) -> bool {
        self.free.get(usize::from(field)) == Some(&true)
    }

    fn beside(&self, field: u8) -> Vec<u8> {
        [field.wrapping_sub(1), field.wrapping_add(1)].into_iter().filter(|&beside| self.is_free(beside)).collect()
    }

    fn first(&self) -> u8 {
        (0..).find(|&field| self.is_free(field)).expect("a lane has free fields")
    }

    fn last(&self) -> u8 {
        (0..=u8::MAX).rev().find(|&field| self.is_free(field)).expect("a lane has free fields")
    }
}

impl FromStr for Lane {
    type Err = LineError;

    fn from_str(text: &str) -> Result<Self, LineError> {
        let mut free = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            for c in line.chars() {
                match c {
                    '.' => free.push(true),
                    '#' => free.push(false),
                    other => return Err(LineError::new(number, format_args!("`{other}` is neither `.` nor `#`"))),
                }
            }
        }
        if free.iter().filter(|&&free| free).count() < 2 || free.len() > 255 {
            return Err(LineError::new(1, "a lane has two free fields at least and 255 fields at most"));
        }
        Ok(Lane { free })
    }
}

impl Context for Lane {
    type Args = cli::File;

    fn from_args(file: cli::File) -> Result<Self, String> {
        file.parse()
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Lanes>()
}
