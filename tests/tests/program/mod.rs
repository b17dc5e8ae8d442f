//! The programs that the end-to-end tests run, and files for them.

#![allow(dead_code)] // each test uses some

use std::path::PathBuf;
use std::process::Command;

/// The stones game.
pub fn stones() -> assert_cmd::Command {
    standard("stones").into()
}

/// A game on a board from a file.
pub fn lanes() -> assert_cmd::Command {
    standard("lanes").into()
}

/// A game with mistakes to order.
pub fn faulty() -> assert_cmd::Command {
    standard("faulty").into()
}

/// A game whose positions split into parts.
pub fn kayles() -> assert_cmd::Command {
    standard("kayles").into()
}

/// A game that ends with scores.
pub fn coins() -> assert_cmd::Command {
    standard("coins").into()
}

/// A program of this package.
pub fn standard(name: &str) -> Command {
    Command::new(path(name))
}

/// Where a program of this package is.
pub fn path(name: &str) -> &'static str {
    match name {
        "stones" => env!("CARGO_BIN_EXE_stones"),
        "lanes" => env!("CARGO_BIN_EXE_lanes"),
        "kayles" => env!("CARGO_BIN_EXE_kayles"),
        "coins" => env!("CARGO_BIN_EXE_coins"),
        "faulty" => env!("CARGO_BIN_EXE_faulty"),
        _ => panic!("there is no program {name}"),
    }
}

/// A folder for the files of one test, removed at its end.
pub struct Scratch {
    folder: PathBuf,
}

impl Scratch {
    /// A new empty folder; the name tells tests apart.
    pub fn new(name: &str) -> Self {
        let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("the folder can be made");
        Scratch { folder }
    }

    /// The path of a file that may not be there yet.
    pub fn path(&self, name: &str) -> String {
        self.folder.join(name).to_str().expect("the path is text").to_owned()
    }

    /// Makes a file; returns its path.
    pub fn file(&self, name: &str, text: &str) -> String {
        let path = self.path(name);
        std::fs::write(&path, text).expect("the file can be written");
        path
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}
