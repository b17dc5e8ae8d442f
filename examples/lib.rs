//! Games that people know, one file each; run one with `cargo run --release --example NAME`.
