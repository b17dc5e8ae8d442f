//! Places for the vertices of a small graph: layers by distance, few crossings in each.

use std::collections::VecDeque;

/// Sweeps that reorder the layers.
const SWEEPS: usize = 8;

/// The vertices in layers, by their distance from the roots: each layer a list of vertices from left to right. A layer
/// is ordered by the places of the neighbours in the layer before or after (the barycentre method of Sugiyama, Tagawa
/// and Toda, 1981). Vertices that cannot be reached from the roots are roots themselves.
pub(super) fn layers(vertices: usize, edges: &[(usize, usize)], roots: &[usize]) -> Vec<Vec<usize>> {
    let (mut next, mut before) = (vec![Vec::new(); vertices], vec![Vec::new(); vertices]);
    for &(from, to) in edges {
        next[from].push(to);
        before[to].push(from);
    }
    let depth = depths(&next, roots);
    let mut layers = vec![Vec::new(); depth.iter().max().map_or(0, |most| most + 1)];
    for vertex in 0..vertices {
        layers[depth[vertex]].push(vertex);
    }
    let mut place = vec![0.0; vertices];
    for layer in &layers {
        number(layer, &mut place);
    }
    for sweep in 0..SWEEPS {
        let down = sweep % 2 == 0;
        let order: Vec<usize> = if down { (0..layers.len()).collect() } else { (0..layers.len()).rev().collect() };
        for level in order {
            let (neighbours, beside) = if down { (&before, level.checked_sub(1)) } else { (&next, Some(level + 1)) };
            sort(&mut layers[level], &mut place, |vertex| {
                neighbours[vertex].iter().copied().filter(|&other| Some(depth[other]) == beside).collect()
            });
        }
    }
    layers
}

/// The distance of each vertex from the nearest root.
fn depths(next: &[Vec<usize>], roots: &[usize]) -> Vec<usize> {
    let mut depth = vec![usize::MAX; next.len()];
    let mut open = VecDeque::new();
    let mut others = 0..next.len();
    for &root in roots {
        depth[root] = 0;
        open.push_back(root);
    }
    loop {
        while let Some(vertex) = open.pop_front() {
            for &to in &next[vertex] {
                if depth[to] == usize::MAX {
                    depth[to] = depth[vertex] + 1;
                    open.push_back(to);
                }
            }
        }
        let Some(root) = others.find(|&vertex| depth[vertex] == usize::MAX) else { return depth };
        depth[root] = 0;
        open.push_back(root);
    }
}

/// Sorts a layer by the mean place of each vertex's neighbours; a vertex without any stays where it is.
fn sort(layer: &mut [usize], place: &mut [f64], neighbours: impl Fn(usize) -> Vec<usize>) {
    #[allow(clippy::cast_precision_loss)] // few neighbours
    let mean = |vertex: usize| {
        let near = neighbours(vertex);
        if near.is_empty() {
            return place[vertex];
        }
        near.iter().map(|&other| place[other]).sum::<f64>() / near.len() as f64
    };
    let mut keyed: Vec<_> = layer.iter().map(|&vertex| (mean(vertex), vertex)).collect();
    keyed.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    for (slot, (_, vertex)) in layer.iter_mut().zip(keyed) {
        *slot = vertex;
    }
    number(layer, place);
}

/// The places of a layer's vertices: the middle of the layer is 0.
#[allow(clippy::cast_precision_loss)] // few vertices
fn number(layer: &[usize], place: &mut [f64]) {
    let middle = (layer.len() as f64 - 1.0) / 2.0;
    for (slot, &vertex) in layer.iter().enumerate() {
        place[vertex] = slot as f64 - middle;
    }
}

#[cfg(test)]
mod tests {
    use super::layers;

    #[test]
    fn layers_are_distances() {
        let made = layers(5, &[(0, 1), (0, 2), (2, 3), (3, 0), (4, 4)], &[0]);
        assert_eq!(made.iter().map(Vec::len).collect::<Vec<_>>(), [2, 2, 1]);
    }

    #[test]
    fn crossings_are_undone() {
        // Two edges that cross if the second layer stays in its order.
        let made = layers(4, &[(0, 3), (1, 2)], &[0, 1]);
        assert_eq!(made, [vec![0, 1], vec![3, 2]]);
    }
}
