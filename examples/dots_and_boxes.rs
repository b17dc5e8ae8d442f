//! Dots and boxes on 2×2 boxes: the players alternately draw a line between two neighbouring dots; whoever draws the last
//! line of a box owns it and draws again. Whoever owns more boxes in the end wins; the score is how many more.
//!
//! Source: É. Lucas, *La Pipopipette*, 1889; E. R. Berlekamp, *The Dots-and-Boxes Game*, 2000.

use std::process::ExitCode;

use game_solver::Score;
use game_solver::prelude::*;

/// Draw a line; whoever closes a box owns it and draws again.
#[derive(GamePosition, Clone, Debug)]
#[game(
    start = DotsAndBoxes { across: [[false; 2]; 3], down: [[false; 3]; 2], ahead: 0 },
    handover = self.ahead = -self.ahead,
    show = self.drawing(),
)]
#[rule(across(row: usize in 0..3, column: usize in 0..2) if !self.across[row][column] =>
    self.draw(|position| position.across[row][column] = true))]
#[rule(down(row: usize in 0..2, column: usize in 0..3) if !self.down[row][column] =>
    self.draw(|position| position.down[row][column] = true))]
#[ends(score Score::from(self.ahead) if self.boxes() == 4)]
#[symmetry([self.mirrored()])]
#[symmetry([self.upside_down()])]
#[symmetry([self.across_the_diagonal()])]
pub struct DotsAndBoxes {
    /// The lines across, the lowest row first.
    pub across: [[bool; 2]; 3],
    /// The lines down, the lowest row first.
    pub down: [[bool; 3]; 2],
    /// How many boxes more the player to move owns than the opponent.
    #[values(-4..=4)]
    pub ahead: i8,
}

impl DotsAndBoxes {
    /// The number of boxes with four lines.
    fn boxes(&self) -> i8 {
        let closed = |&(row, column): &(usize, usize)| {
            self.across[row][column]
                && self.across[row + 1][column]
                && self.down[row][column]
                && self.down[row][column + 1]
        };
        [(0, 0), (0, 1), (1, 0), (1, 1)].iter().map(|square| i8::from(closed(square))).sum()
    }

    fn draw(&mut self, line: impl FnOnce(&mut Self)) -> Step {
        let before = self.boxes();
        line(self);
        let closed = self.boxes() - before;
        self.ahead += closed;
        if closed > 0 { Step::Again } else { Step::Turn }
    }

    fn mirrored(&self) -> Self {
        let mut image = self.clone();
        image.across.iter_mut().for_each(|row| row.reverse());
        image.down.iter_mut().for_each(|row| row.reverse());
        image
    }

    fn upside_down(&self) -> Self {
        let mut image = self.clone();
        image.across.reverse();
        image.down.reverse();
        image
    }

    fn across_the_diagonal(&self) -> Self {
        let mut image = self.clone();
        for (long, short) in (0..3).flat_map(|long| [(long, 0), (long, 1)]) {
            image.across[long][short] = self.down[short][long];
            image.down[short][long] = self.across[long][short];
        }
        image
    }

    fn drawing(&self) -> String {
        let across = |row: usize| self.across[row].map(|line| if line { "•──" } else { "•  " }).concat() + "•";
        let down = |row: usize| self.down[row].map(|line| if line { "│  " } else { "   " }).concat();
        let lines = [across(2), down(1), across(1), down(0), across(0)];
        format!("{}\n{} boxes ahead", lines.join("\n"), self.ahead)
    }
}

fn main() -> ExitCode {
    game_solver::cli::<DotsAndBoxes>()
}
