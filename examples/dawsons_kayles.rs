//! Dawson's Kayles: a row of pins; a move knocks down two adjacent pins, which may leave two rows. Whoever cannot move
//! loses.
//!
//! Source: T. R. Dawson, *Caissa's Wild Roses*, 1935; Berlekamp, Conway and Guy, *Winning Ways*, chapter 4: the octal game
//! 0.07, whose nimbers repeat with period 34 from 52 pins on.

use game_solver::prelude::*;

/// Knock down two adjacent pins of a row; the rows left and right of them stay.
#[derive(GamePosition, Clone, Debug)]
#[game(start = DawsonsKayles { pins: 100 }, show = format!("{} pins", self.pins))]
// The left row is the shorter one: a row and its mirror image are the same.
#[rule(knock(left: u16 in 0..self.pins / 2) =>
    parts [left, self.pins - 2 - left].map(|pins| DawsonsKayles { pins }))]
pub struct DawsonsKayles {
    #[values(0..=10_000)]
    pub pins: u16,
}

fn main() -> Result<(), GrundyError> {
    let nimbers = grundy::<DawsonsKayles>()?;
    for pins in 0..=100 {
        println!("{pins:3} pins: {}", nimbers.nimber(&DawsonsKayles { pins }).unwrap_or_default());
    }
    Ok(())
}
