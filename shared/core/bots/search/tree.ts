/**
 * What a search has counted, in flat arrays. A node is a place in the order of moves, not a state: the states that pass through it differ
 * in what the asking seat cannot see. Its edges are the moves that were ever listed there, of any seat, each seat and each spot for itself.
 */

export interface Tree<M> {
  nodes: number;
  /** By node: its first edge, how many it has, and how many have room. */
  first: Int32Array;
  count: Int32Array;
  room: Int32Array;
  edges: number;
  /** By edge. */
  moves: M[];
  seats: Uint8Array;
  /** Where the move takes what it takes; 0 if the game does not say. */
  spots: Uint8Array;
  /** How often the move was listed here, and how often it was chosen. */
  offers: Int32Array;
  visits: Int32Array;
  /** The payoffs of the edge's own seat, added up. */
  totals: Float64Array;
  /** How promising the move looked when it was first listed; only the ratio to other edges counts. */
  weights: Float64Array;
  /** The node behind it; NO_NODE before the first visit. */
  children: Int32Array;
}

export const ROOT = 0;
export const NO_NODE = -1;

export function newTree<M>(nodes: number, edges: number): Tree<M> {
  const tree: Tree<M> = {
    nodes: 0,
    first: new Int32Array(nodes),
    count: new Int32Array(nodes),
    room: new Int32Array(nodes),
    edges: 0,
    moves: [],
    seats: new Uint8Array(edges),
    spots: new Uint8Array(edges),
    offers: new Int32Array(edges),
    visits: new Int32Array(edges),
    totals: new Float64Array(edges),
    weights: new Float64Array(edges),
    children: new Int32Array(edges),
  };
  addNode(tree);
  return tree;
}

export function addNode<M>(tree: Tree<M>): number {
  if (tree.nodes === tree.first.length) {
    tree.first = longer(tree.first, Int32Array);
    tree.count = longer(tree.count, Int32Array);
    tree.room = longer(tree.room, Int32Array);
  }
  return tree.nodes++;
}

/** Makes room for more edges of a node, so that they lie side by side. Edges that have lain elsewhere are moved. */
export function reserve<M>(tree: Tree<M>, node: number, more: number): void {
  const count = tree.count[node]!;
  if (count + more <= tree.room[node]!) return;
  const room = count === 0 ? more : count + more + (count >> 1);
  while (tree.edges + room > tree.seats.length) growEdges(tree);
  const from = tree.first[node]!;
  const to = tree.edges;
  for (let at = 0; at < count; at++) tree.moves[to + at] = tree.moves[from + at]!;
  tree.seats.copyWithin(to, from, from + count);
  tree.spots.copyWithin(to, from, from + count);
  tree.offers.copyWithin(to, from, from + count);
  tree.visits.copyWithin(to, from, from + count);
  tree.totals.copyWithin(to, from, from + count);
  tree.weights.copyWithin(to, from, from + count);
  tree.children.copyWithin(to, from, from + count);
  tree.first[node] = to;
  tree.room[node] = room;
  tree.edges += room;
}

/** Adds an edge to a node that has room; returns its place among the node's edges. */
export function addEdge<M>(tree: Tree<M>, node: number, seat: number, spot: number, move: M, weight: number): number {
  const place = tree.count[node]!++;
  const edge = tree.first[node]! + place;
  tree.moves[edge] = move;
  tree.seats[edge] = seat;
  tree.spots[edge] = spot;
  tree.weights[edge] = weight;
  tree.children[edge] = NO_NODE;
  return place;
}

/** The visited edges of a node, most visited first, then the better ones; of one seat, or of all. */
export function bestEdges<M>(tree: Tree<M>, node: number, seat?: number): number[] {
  const edges: number[] = [];
  const first = tree.first[node]!;
  for (let edge = first; edge < first + tree.count[node]!; edge++) {
    if (tree.visits[edge]! > 0 && (seat === undefined || tree.seats[edge] === seat)) edges.push(edge);
  }
  return edges.sort((a, b) => tree.visits[b]! - tree.visits[a]! || meanOf(tree, b) - meanOf(tree, a));
}

/** What was promised to the edge's own seat, on average. */
export const meanOf = <M>(tree: Tree<M>, edge: number): number => tree.totals[edge]! / tree.visits[edge]!;

function growEdges<M>(tree: Tree<M>): void {
  tree.seats = longer(tree.seats, Uint8Array);
  tree.spots = longer(tree.spots, Uint8Array);
  tree.offers = longer(tree.offers, Int32Array);
  tree.visits = longer(tree.visits, Int32Array);
  tree.totals = longer(tree.totals, Float64Array);
  tree.weights = longer(tree.weights, Float64Array);
  tree.children = longer(tree.children, Int32Array);
}

type List = Uint8Array | Int32Array | Float64Array;

function longer<T extends List>(list: T, make: new (length: number) => T): T {
  const copy = new make(2 * list.length);
  copy.set(list as never);
  return copy;
}
