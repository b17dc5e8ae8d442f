//! Wrong declarations and what the compiler says of each: the texts are in `ui`, next to the cases.
//!
//! `TRYBUILD=overwrite cargo test -p game-solver-tests --test compile` writes them anew.

#[test]
fn every_mistake_has_its_message() {
    let cases = trybuild::TestCases::new();
    for topic in ["game", "rule", "ends", "symmetry", "fields", "finite", "player", "generics"] {
        cases.compile_fail(format!("ui/{topic}/*.rs"));
    }
}
