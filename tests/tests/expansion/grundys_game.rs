/// Split one heap into two unequal heaps.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Heap { size: 10 })]
#[rule(split(smaller: u16 in 1..self.size) if 2 * smaller < self.size => parts [
    Heap { size: smaller },
    Heap { size: self.size - smaller },
])]
struct Heap {
    #[values(0..=10)]
    size: u16,
}
