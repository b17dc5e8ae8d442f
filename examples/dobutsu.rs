//! Dobutsu shogi, "let's catch the lion" (M. Kitao and M. Fujita, 2008), whole: 3 columns and 4 rows, a lion, a giraffe,
//! an elephant and a chick each. The lion steps in 8 directions, the giraffe along rows and columns, the elephant along
//! diagonals, the chick forward; a chick that steps onto the last row becomes a hen, which steps along rows and columns
//! and forward along diagonals. A captured piece changes sides and is kept in hand (a hen as a chick); a move is a step
//! or a drop of a piece in hand on any empty square. Catching the lion wins, and so does a lion that reaches the last row
//! and cannot be caught there at once. A play that never ends is a draw.
//!
//! 213,993,386 positions up to reflection, lost for the first player in 78 plies, the capture of the lion included
//! (T. Tanaka, "An Analysis of a Board Game 'Doubutsu Shogi'", IPSJ SIG 2009-GI-22-3). Here the game ends one ply
//! earlier, where the player to move can win at once.

use std::process::ExitCode;

use game_solver::cli::clap::{self, Args};
use game_solver::grid::Grid;
use game_solver::prelude::*;

/// Which of the rules are played.
#[derive(Args, Clone, Copy, Debug, Default)]
pub struct Variant {
    /// Resolve a lion on the last row one ply late: it has won if it is still there on its owner's next turn
    #[arg(long)]
    pub late_try: bool,
    /// Take captured pieces out of the game
    #[arg(long)]
    pub no_drops: bool,
}

/// Catch the lion, or bring your own safely across the board.
#[derive(GamePosition, Clone, Copy, Debug)]
#[game(start = Self::START, context(variant: Variant), handover = self.turn_round(), show = self.drawing())]
#[rule(step(from: u8 in squares(self.all_of(MINE)), to: u8 in squares(STEPS[self.piece(from)][from as usize] & !self.all_of(MINE)))
    => self.step(from, to, variant))]
#[rule(drop(kind: Kind in self.in_hand(), to: u8 in squares(ONES & !self.taken())) => self.drop(kind, to))]
#[ends(win if self.can_catch_lion() || !variant.late_try && self.can_try())]
#[ends(lose if variant.late_try && self.lion_of(THEIRS) & HOME != 0)]
#[symmetry([self.reflected()])]
pub struct Dobutsu {
    /// A hexadecimal digit for each square, from the mover's home row up: 0, or the piece, plus 8 if it is theirs.
    #[values(0..1 << 48)]
    pub board: u64,
    /// Two bits for each kind of piece in hand: the mover's chicks, elephants and giraffes, then theirs.
    #[values(0..1 << 12)]
    pub hands: u16,
}

/// What can be in hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    Chick,
    Elephant,
    Giraffe,
}

/// A set of squares: the lowest bit of each square's digit.
type Squares = u64;

const ONES: Squares = 0x1111_1111_1111;
const HOME: Squares = 0x111;
const LAST_ROW: Squares = HOME << 36;
/// The digits of the leftmost column.
const LEFT: u64 = 0x00f0_0f00_f00f;
const MINE: u64 = 0;
const THEIRS: u64 = 8;

const CHICK: usize = 1;
const HEN: usize = 2;
const ELEPHANT: usize = 3;
const GIRAFFE: usize = 4;
const LION: usize = 5;

/// Where each piece of the mover's steps from each square. One of the opponent's steps from `b` to `a` exactly if one of
/// the mover's steps from `a` to `b`.
const STEPS: [[Squares; 12]; 6] = {
    let directions: [&[(i8, i8)]; 6] = [
        &[],
        &[(0, 1)],
        &[(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (-1, 1)],
        &[(1, 1), (1, -1), (-1, -1), (-1, 1)],
        &[(0, 1), (1, 0), (0, -1), (-1, 0)],
        &[(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)],
    ];
    let mut steps = [[0; 12]; 6];
    let mut piece = 0;
    while piece < 6 {
        let mut next = 0;
        while next < 12 * directions[piece].len() {
            let (from, (right, up)) =
                (next / directions[piece].len(), directions[piece][next % directions[piece].len()]);
            let (column, row) = ((from % 3) as i8 + right, (from / 3) as i8 + up);
            if column >= 0 && column < 3 && row >= 0 && row < 4 {
                steps[piece][from] |= 1 << (4 * (row * 3 + column));
            }
            next += 1;
        }
        piece += 1;
    }
    steps
};

fn squares(mut set: Squares) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        (set != 0).then(|| {
            let square = set.trailing_zeros() as u8 / 4;
            set &= set - 1;
            square
        })
    })
}

impl Dobutsu {
    const START: Self = Dobutsu { board: 0xbdc_090_010_453, hands: 0 };

    fn piece(&self, square: u8) -> usize {
        (self.board >> (4 * square) & 7) as usize
    }

    fn taken(&self) -> Squares {
        (self.board | self.board >> 1 | self.board >> 2) & ONES
    }

    fn all_of(&self, owner: u64) -> Squares {
        self.taken() & if owner == MINE { !(self.board >> 3) } else { self.board >> 3 }
    }

    /// Where the owner's lion stands.
    fn lion_of(&self, owner: u64) -> Squares {
        let others = self.board ^ ((LION as u64 | owner) * ONES);
        !(others | others >> 1 | others >> 2 | others >> 3) & ONES
    }

    fn in_hand(&self) -> impl Iterator<Item = Kind> + use<> {
        let hands = self.hands;
        [Kind::Chick, Kind::Elephant, Kind::Giraffe]
            .into_iter()
            .filter(move |&kind| hands >> (2 * kind as u16) & 3 != 0)
    }

    fn step(&mut self, from: u8, to: u8, variant: &Variant) {
        let (piece, captured) = (self.piece(from), self.piece(to));
        let placed = if piece == CHICK && to >= 9 { HEN } else { piece };
        self.board &= !(15 << (4 * from) | 15 << (4 * to));
        self.board |= (placed as u64) << (4 * to);
        if captured != 0 && !variant.no_drops {
            let kind = [Kind::Chick, Kind::Chick, Kind::Elephant, Kind::Giraffe][captured - 1] as u16;
            self.hands += 1 << (2 * kind);
        }
    }

    fn drop(&mut self, kind: Kind, to: u8) {
        self.hands -= 1 << (2 * kind as u16);
        self.board |= ([CHICK, ELEPHANT, GIRAFFE][kind as usize] as u64) << (4 * to);
    }

    fn can_catch_lion(&self) -> bool {
        let lion = self.lion_of(THEIRS);
        squares(self.all_of(MINE)).any(|from| STEPS[self.piece(from)][from as usize] & lion != 0)
    }

    /// Whether the lion can step onto the last row where it cannot be caught.
    fn can_try(&self) -> bool {
        let lion = self.lion_of(MINE).trailing_zeros() as usize / 4;
        let is_safe = |to: u8| {
            let others = self.all_of(THEIRS) & !(1 << (4 * to));
            !squares(others).any(|from| STEPS[self.piece(from)][to as usize] >> (4 * from) & 1 != 0)
        };
        squares(STEPS[LION][lion] & LAST_ROW & !self.all_of(MINE)).any(is_safe)
    }

    fn turn_round(&mut self) {
        let pairs = (self.board ^ self.taken() << 3).swap_bytes() >> 16;
        self.board = (pairs & 0x0f0f_0f0f_0f0f) << 4 | pairs >> 4 & 0x0f0f_0f0f_0f0f;
        self.hands = self.hands >> 6 | (self.hands & 63) << 6;
    }

    fn reflected(&self) -> Self {
        let board = (self.board & LEFT) << 8 | self.board & LEFT << 4 | self.board >> 8 & LEFT;
        Dobutsu { board, ..*self }
    }

    fn drawing(&self) -> String {
        let grid = Grid::new(3, 4, |column, row| {
            let digit = self.board >> (4 * (3 * row + column)) & 15;
            (digit != 0).then(|| [".CHEGL..", ".chegl.."][digit as usize / 8].as_bytes()[digit as usize % 8] as char)
        });
        format!("{grid}\nin hand: {:06b}, {:06b}", self.hands & 63, self.hands >> 6)
    }
}

fn main() -> ExitCode {
    game_solver::cli::<Dobutsu>()
}
