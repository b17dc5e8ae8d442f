//! An undirected graph.

use std::str::FromStr;

/// Points from 0 and lines between them.
///
/// As text it is a line of two numbers for each line between two points; an empty line and everything after a `#` count
/// for nothing:
///
/// ```
/// use game_solver_examples::Network;
///
/// let path: Network = "0 1\n1 2  # the end".parse()?;
/// assert_eq!(path.size(), 3);
/// assert_eq!(path.neighbours(1).collect::<Vec<_>>(), [0, 2]);
/// assert!("0 1\n1 x".parse::<Network>().unwrap_err().starts_with("line 2:"));
/// # Ok::<(), String>(())
/// ```
#[derive(Clone, Debug, Default)]
pub struct Network {
    neighbours: Vec<Vec<usize>>,
}

impl Network {
    /// The most points that a network can have; it keeps a misprint from becoming a gigantic network.
    const MAX_SIZE: usize = 1 << 16;

    /// The network of these lines between points.
    pub fn of_lines(lines: impl IntoIterator<Item = (usize, usize)>) -> Self {
        let mut network = Network::default();
        for (a, b) in lines {
            network.connect(a, b);
        }
        network
    }

    /// The number of points.
    #[must_use]
    pub fn size(&self) -> usize {
        self.neighbours.len()
    }

    /// The points that a line joins with this one, in rising order.
    pub fn neighbours(&self, point: usize) -> impl Iterator<Item = usize> {
        self.neighbours[point].iter().copied()
    }

    /// All lines between points, each once, the smaller number first.
    pub fn lines(&self) -> impl Iterator<Item = (usize, usize)> {
        (0..self.size()).flat_map(|a| self.neighbours(a).filter(move |&b| a <= b).map(move |b| (a, b)))
    }

    fn connect(&mut self, a: usize, b: usize) {
        let size = self.size().max(a.max(b) + 1);
        self.neighbours.resize(size, Vec::new());
        for (from, to) in [(a, b), (b, a)] {
            if let Err(place) = self.neighbours[from].binary_search(&to) {
                self.neighbours[from].insert(place, to);
            }
        }
    }
}

impl FromStr for Network {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let mut network = Network::default();
        for (number, line) in (1..).zip(text.lines()) {
            let words: Vec<&str> = line.split('#').next().unwrap_or_default().split_whitespace().collect();
            let point = |word: &str| match word.parse() {
                Ok(point) if point < Self::MAX_SIZE => Ok(point),
                _ => Err(format!("line {number}: `{word}` is not the number of a point (0 to {})", Self::MAX_SIZE - 1)),
            };
            match words[..] {
                [] => {}
                [a, b] => network.connect(point(a)?, point(b)?),
                _ => return Err(format!("line {number}: two points were expected, not `{}`", words.join(" "))),
            }
        }
        if network.size() == 0 { Err("there are no lines between points".to_owned()) } else { Ok(network) }
    }
}
