#!/bin/sh
# Makes the pictures of the documentation from what the examples really print and export.
set -eu
cd "$(dirname "$0")/../.."

# terminal FILE EXAMPLE ARGUMENTS...: what an example prints in a terminal, below the command that runs it.
terminal() {
    file=$1
    shift
    {
        echo "$ cargo run --release --example $1$(test $# -eq 1 || (shift; echo " -- $*"))"
        example=$1
        shift
        CLICOLOR_FORCE=1 cargo run --quiet --release --example "$example" -- "$@"
    } | cargo run --quiet -p game-solver-tests --bin terminal_picture > "$file.new"
    mv "$file.new" "$file"
}

terminal examples/pictures/terminal.svg tic_tac_toe
terminal examples/pictures/moves.svg connect_four moves 3 3 --line
cargo run --quiet --release --example queen_mate -- export --svg examples/pictures/histogram.svg
cargo run --quiet --release --example stones -- export --from '' --depth 2 --svg-graph examples/pictures/graph.svg
