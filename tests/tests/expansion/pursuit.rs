/// Police and a thief on a graph that is read at run time.
#[derive(GamePosition, Clone, Debug)]
#[game(context(graph: Graph), starts = graph.starts(), endless = Side::Thief wins, show = self.picture(graph))]
#[ends(Side::Police wins if self.caught)]
#[rule(run(to: u32 in graph.next(self.thief)) if self.turn == Side::Thief => self.thief = to)]
#[rule(chase(who: usize in 0..2, to: u32 in graph.next(self.police[who])) if self.turn == Side::Police => {
    if to == graph.home() {
        return Step::Illegal;
    }
    self.police[who] = to;
    Step::Turn
})]
struct Pursuit {
    #[values(0..graph.len())]
    thief: u32,
    #[values(0..graph.len())]
    #[unordered]
    police: [u32; 2],
    #[turn]
    turn: Side,
    #[derived(self.police.contains(&self.thief))]
    caught: bool,
}
