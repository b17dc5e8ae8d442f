//! What several of the example games share: networks of points, read from a file.

mod network;

pub use network::Network;
