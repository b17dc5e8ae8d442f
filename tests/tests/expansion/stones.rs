/// Players alternately take one, two or three stones; whoever cannot move loses.
#[derive(GamePosition, Clone, Debug)]
#[game(start = Stones { left: 21 })]
#[rule(take(n: u8 in 1..=3) if n <= self.left => self.left -= n)]
struct Stones {
    #[values(0..=21)]
    left: u8,
}
