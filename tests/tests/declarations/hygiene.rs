//! Generated code beside names and lints that could disturb it.

/// Every lint that generated code might trip, in a crate that names things as the expansion does.
#[deny(warnings, missing_docs, unused, clippy::all, clippy::pedantic)]
#[no_implicit_prelude]
pub mod strict {
    use ::core::clone::Clone;
    use ::core::fmt::Debug;

    /// A game whose names are those of generated code.
    #[derive(::game_solver::GamePosition, Clone, Debug)]
    #[game(start = Position { key: 3, next: 0, visitor: false }, no_moves = win)]
    #[game(context(step: u8), legal = *step < 9)]
    #[ends(draw if self.key == 0 && self.next == 2)]
    #[rule(make_move(key: u8 in 1..=2, visitor: bool in [true, false], next: u8 in 0..2)
        if key <= self.key && visitor != self.visitor =>
    {
        self.key -= key;
        self.next = next;
        self.visitor = visitor;
    })]
    #[rule(finish if (self.key == 9) => self.key = 0)]
    pub struct Position {
        /// Same name as a local variable of `pack`.
        #[values(0..=3)]
        pub key: u8,
        /// Same name as a local variable of `moves`.
        #[values(0..=2)]
        pub next: u8,
        /// Same name as a parameter of `moves`.
        pub visitor: bool,
    }

    /// Who moves.
    #[derive(::game_solver::Player, Clone, Copy, Debug)]
    pub enum Player {
        /// The first.
        Some,
        /// The second.
        None,
    }

    /// What lies on a cell.
    #[derive(::game_solver::Finite, Clone, Copy, Debug)]
    pub enum Option {
        /// Nothing.
        None,
        /// Something, with a number.
        Some(#[values(1..=3)] u8),
    }

    /// Symmetries, derived fields and unordered arrays.
    #[derive(::game_solver::GamePosition, Clone, Debug)]
    #[game(start = Board { row: [Option::None; 3], pair: [Option::None; 2], turn: Player::Some, count: 0 })]
    #[game(endless = Player::None wins)]
    #[ends(Player::Some wins if self.count == 3)]
    #[rule(put(cell: usize in 0..3, what: Option in [Option::Some(1)])
        if ::core::matches!(self.row[cell], Option::None) => self.row[cell] = what)]
    #[symmetry(row = ::game_solver::symmetry::reversal::<3>())]
    #[symmetry([Board { count: 0, ..Clone::clone(self) }])]
    pub struct Board {
        /// Cells.
        pub row: [Option; 3],
        /// A pair.
        #[unordered]
        pub pair: [Option; 2],
        /// Whose turn it is.
        #[turn]
        pub turn: Player,
        /// How many.
        #[derived({
            let mut count = 0;
            for cell in &self.row {
                if ::core::matches!(cell, Option::Some(_)) {
                    count += 1;
                }
            }
            count
        })]
        pub count: u8,
    }
}

#[test]
fn names_do_not_meet() {
    // 1 position with 3 left, 2 with 2, 4 with 1, 4 with none.
    assert_eq!(crate::walk::count::<strict::Position>(&3), 11);
    assert!(crate::walk::count::<strict::Board>(&()) > 5);
    assert_eq!(
        strict::PositionMove::MakeMove { key: 1, visitor: true, next: 0 }.to_string(),
        "make_move(key=1, visitor=true, next=0)"
    );
}
