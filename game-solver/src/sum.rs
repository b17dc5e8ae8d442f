//! Sums of impartial games: a player moves in one of the components, and who cannot move in any has lost.

use std::fmt;
use std::ops::Add;

use crate::nimber::LoopyValue;
use crate::value::Outcome;

/// A position of one game as a component of a [`Sum`], by [`Grundy::at`](crate::Grundy::at) or
/// [`GraphGrundy::at`](crate::GraphGrundy::at).
pub struct Component<'a>(Box<dyn Term + 'a>);

/// What a sum has to know of a component.
pub(crate) trait Term {
    /// The value; none if the position cannot be reached.
    fn value(&self) -> Option<LoopyValue>;

    /// Falls when a move is answered by the move back to the same nimber, in games with cycles.
    fn rank(&self) -> u64;

    /// The moves in the order of the rules.
    fn moves(&self) -> Vec<TermMove>;

    /// The position, for people.
    fn show(&self) -> String;
}

/// A move in a component.
pub(crate) struct TermMove {
    pub(crate) mv: String,
    pub(crate) value: LoopyValue,
    pub(crate) rank: u64,
}

impl<'a> Component<'a> {
    pub(crate) fn new(term: impl Term + 'a) -> Self {
        Component(Box::new(term))
    }
}

/// A sum of positions, also of different games: a player moves in one of them, and who cannot move in any has lost. Made
/// by [`sum!`](crate::sum!), by `+` or from an iterator of components.
///
/// The value of a sum is the sum of the values ([`LoopyValue`]), so the components are solved each by itself, and the sum
/// costs no more than their moves.
///
/// A sum with a position that cannot be reached in its game has no answers: `None`, not a guess.
///
/// ```
/// use game_solver::{Graph, LoopyValue, Outcome, sum};
///
/// // Heaps of up to three counters, of which one or two are taken; and a token that can stay where it is.
/// let heaps = Graph::from_edges(4, [(1, 0), (2, 1), (2, 0), (3, 2), (3, 1)])?;
/// let token = Graph::from_edges(3, [(0, 0), (0, 1), (1, 0), (1, 2)])?;
/// let (heaps, token) = (heaps.grundy()?, token.grundy()?);
///
/// let position = sum![heaps.at(1), heaps.at(2), token.at(1)];
/// assert_eq!(position.value().unwrap().to_string(), "∞{3}");
/// assert_eq!(position.outcome(), Some(Outcome::Draw));
///
/// let position = sum![heaps.at(1), heaps.at(2)];
/// assert_eq!(position.value(), Some(LoopyValue::Nimber(3)));
/// let best = position.best_move().unwrap();
/// assert_eq!((best.component, best.mv.as_str()), (1, "to 1"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Default)]
pub struct Sum<'a> {
    components: Vec<Component<'a>>,
}

/// A move in a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct SumMove {
    /// The component that the move is made in.
    pub component: usize,
    /// The place of the move among those of the component, in the order of the rules.
    pub place: usize,
    /// The move, as it is printed.
    pub mv: String,
    /// The value of the sum after the move.
    pub value: LoopyValue,
}

impl SumMove {
    /// The outcome for the player who makes the move.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        self.value.outcome().reversed()
    }
}

impl fmt::Display for SumMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} in component {}", self.mv, self.component)
    }
}

impl<'a> Sum<'a> {
    /// The sum of these components.
    pub fn of(components: impl IntoIterator<Item = Component<'a>>) -> Self {
        Sum { components: components.into_iter().collect() }
    }

    /// The number of components.
    #[must_use]
    pub fn len(&self) -> usize {
        self.components.len()
    }

    /// Whether there is no component: nobody can move.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.components.is_empty()
    }

    /// The value of the sum.
    #[must_use]
    pub fn value(&self) -> Option<LoopyValue> {
        self.components.iter().map(|component| component.0.value()).sum()
    }

    /// The outcome for the player to move.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.value().map(|value| value.outcome())
    }

    /// All moves, best first: wins, then draws, then losses; equals by component and in the order of the rules. Among
    /// wins those come first after which play is nearer to the end in a certain way, so that to make the first one again
    /// and again does win, also where plays could go on for ever.
    #[must_use]
    pub fn moves(&self) -> Option<Vec<SumMove>> {
        let values: Option<Vec<LoopyValue>> = self.components.iter().map(|component| component.0.value()).collect();
        let values = values?;
        let ranks: Vec<u64> = self.components.iter().map(|component| component.0.rank()).collect();
        let mut moves = Vec::new();
        for (number, component) in self.components.iter().enumerate() {
            let others = || (0..self.len()).filter(|&other| other != number);
            let rest: LoopyValue = others().map(|other| values[other].clone()).sum();
            let size: u64 = others().filter_map(|other| values[other].nimber()).map(u64::from).sum();
            let rank: u64 = others().map(|other| ranks[other]).sum();
            for (place, found) in component.0.moves().into_iter().enumerate() {
                // The winner makes this smaller with every move: after a move that lowers a nimber the nimbers, after one
                // that raises it the answer back to the same nimber lowers the rank. (Fraenkel and Yesha 1986.)
                let distance = (size + found.value.nimber().map_or(0, u64::from), rank + found.rank);
                let value = &rest + &found.value;
                moves.push((distance, SumMove { component: number, place, mv: found.mv, value }));
            }
        }
        // The sort is stable.
        moves.sort_by_key(|(distance, mv)| match mv.outcome() {
            Outcome::Win => (0, *distance),
            Outcome::Draw => (1, (0, 0)),
            Outcome::Loss => (2, (0, 0)),
        });
        Some(moves.into_iter().map(|(_, mv)| mv).collect())
    }

    /// A move that wins; if there is none, one that draws; none if every move loses or there is none.
    #[must_use]
    pub fn best_move(&self) -> Option<SumMove> {
        self.moves()?.into_iter().next().filter(|best| best.outcome() != Outcome::Loss)
    }
}

impl<'a> FromIterator<Component<'a>> for Sum<'a> {
    fn from_iter<I: IntoIterator<Item = Component<'a>>>(components: I) -> Self {
        Sum::of(components)
    }
}

impl<'a> Add for Component<'a> {
    type Output = Sum<'a>;

    fn add(self, other: Component<'a>) -> Sum<'a> {
        Sum::of([self, other])
    }
}

impl<'a> Add<Component<'a>> for Sum<'a> {
    type Output = Sum<'a>;

    fn add(mut self, other: Component<'a>) -> Sum<'a> {
        self.components.push(other);
        self
    }
}

impl fmt::Debug for Component<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0.show())?;
        match self.0.value() {
            Some(value) => write!(f, ": {value}"),
            None => f.write_str(": not reached"),
        }
    }
}

impl fmt::Debug for Sum<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(&self.components).finish()
    }
}

/// A [`Sum`] of positions: `sum![kayles.at(&row), nim.at(&heaps)]`.
#[macro_export]
macro_rules! sum {
    ($($component:expr),* $(,)?) => {
        $crate::Sum::of([$($component),*])
    };
}
