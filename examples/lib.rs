//! What several of the example games share: networks of points, read from text.

mod network;

pub use network::Network;
