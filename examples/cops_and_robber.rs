//! Cops and robber on a network of points: the cops choose their points, then the robber chooses his; then they take
//! turns, the cops first. All cops move at once, each along a line to a neighbouring point or not at all; so does the
//! robber. The cops win if one of them stands where the robber stands; the robber wins if that never happens.
//!
//! Source: R. Nowakowski and P. Winkler, *Vertex-to-vertex pursuit in a graph*, Discrete Mathematics 43 (1983), and
//! A. Quilliot, 1978; M. Aigner and M. Fromme, *A game of cops and robbers*, 1984, for several cops. One cop is enough on
//! a tree, two on a cycle and on a grid, three on the Petersen graph.
//!
//! The network is read from a file, a line of two numbers for each line between points; `--cops` says how many there are.

use std::fmt;
use std::process::ExitCode;

use game_solver::cli::{Context, OptionalFile, clap};
use game_solver::prelude::*;
use game_solver_examples::Network;
use itertools::Itertools;

#[derive(Player, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    Cops,
    Robber,
}

/// Cops chase a robber from point to point; the robber wins if he is never caught.
#[derive(GamePosition, Clone, Debug, PartialEq, Eq, Hash)]
#[game(
    context(chase: Chase),
    start = CopsAndRobber { cops: Team::default(), robber: None, turn: Side::Cops },
    endless = Side::Robber wins,
    key = clone,
    show = self.description(),
)]
#[rule(post(cops: Team in chase.posts()) if self.cops.0.is_empty() => self.cops = cops)]
#[rule(hide(at: usize in 0..chase.network.size()) if self.turn == Side::Robber && self.robber.is_none() =>
    self.robber = Some(at))]
#[rule(chase(to: Team in chase.moves(&self.cops)) if self.turn == Side::Cops && self.robber.is_some() =>
    self.cops = to)]
#[rule(run(to: usize in chase.steps(self.robber)) if self.turn == Side::Robber => self.robber = Some(to))]
#[ends(Side::Cops wins if self.robber.is_some_and(|robber| self.cops.0.contains(&robber)))]
pub struct CopsAndRobber {
    pub cops: Team,
    pub robber: Option<usize>,
    #[turn]
    pub turn: Side,
}

/// The points of the cops, in rising order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Team(pub Vec<usize>);

impl fmt::Display for Team {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0.iter().format("+"))
    }
}

/// Where they play, and the number of cops.
#[derive(Clone, Debug)]
pub struct Chase {
    pub cops: usize,
    pub network: Network,
}

impl Chase {
    /// All ways to post the cops.
    fn posts(&self) -> impl Iterator<Item = Team> {
        (0..self.network.size()).combinations_with_replacement(self.cops).map(Team)
    }

    /// All ways to move the cops, at most one step each.
    fn moves(&self, cops: &Team) -> impl Iterator<Item = Team> {
        let steps = cops.0.iter().map(|&cop| self.steps([cop]));
        steps.multi_cartesian_product().map(|to| Team(to.into_iter().sorted().collect())).unique()
    }

    /// Where someone may go: nowhere, or along a line.
    fn steps(&self, from: impl IntoIterator<Item = usize>) -> Vec<usize> {
        from.into_iter().flat_map(|point| std::iter::once(point).chain(self.network.neighbours(point))).collect()
    }
}

#[derive(clap::Args)]
pub struct ChaseArgs {
    /// How many cops there are
    #[arg(long, default_value_t = 3, value_parser = clap::value_parser!(u8).range(1..))]
    cops: u8,
    #[command(flatten)]
    network: OptionalFile,
}

impl Context for Chase {
    type Args = ChaseArgs;

    fn from_args(ChaseArgs { cops, network }: ChaseArgs) -> Result<Self, String> {
        Ok(Chase { cops: cops.into(), network: network.parse_or(include_str!("boards/petersen.txt"))? })
    }
}

impl CopsAndRobber {
    fn description(&self) -> String {
        match self.robber {
            Some(robber) => format!("cops at {}, robber at {robber}, {:?} to move", self.cops, self.turn),
            None if self.cops.0.is_empty() => "nobody is there yet".to_owned(),
            None => format!("cops at {}, the robber hides", self.cops),
        }
    }
}

fn main() -> ExitCode {
    game_solver::cli::<CopsAndRobber>()
}
