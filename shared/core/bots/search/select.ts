/** Which move a line of thought follows: the listed one with the best mean payoff so far, plus a bonus for being promising and little tried. */

import type { Luck } from "../../base/random.ts";
import type { Shape, View } from "../../contract/game.ts";
import type { Mind } from "../../contract/mind.ts";
import { drawn } from "./lot.ts";
import { addEdge, reserve, type Tree } from "./tree.ts";

/** Numbers that were found by matches, not by taste. */
export interface Tuning {
  /** How much the bonus counts. */
  readonly exploration: number;
  /** How much less an untried move is expected to bring than the tried ones; it grows with the number of tried ones. */
  readonly doubt: number;
  /** Above 1, the first glance at a list counts for less. */
  readonly temperature: number;
  /** The same while a leaf is played on. */
  readonly heat: number;
  /** Instead of the mind's own. */
  readonly depth?: number;
}

export const TUNING: Tuning = { exploration: 0.6, doubt: 0.1, temperature: 1, heat: 0.5 };

export interface Selector<S extends Shape> {
  readonly tree: Tree<S["move"]>;
  readonly mind: Mind<S> | undefined;
  readonly tuning: Tuning;
  notation(move: S["move"]): string;
  /** The move object that stands for each notation in the tree; and the same objects as a set. */
  readonly byNotation: Map<string, S["move"]>;
  readonly standing: Set<S["move"]>;
  /** The edges of the list that was looked at last, as places among the edges of its node. */
  places: Int32Array;
  /** The sums over that list. */
  readonly sums: { weight: number; visited: number; untried: number };
}

const UNKNOWN = -1;
/** Of moves whose game does not say where they take what they take. */
const NOWHERE = 0;
/** Weights of a mind beyond this are as good as certain, or as good as never. */
const STEEPEST = 50;

/** Returns the index of the chosen move in the list; `places` then has its edge. */
export function select<S extends Shape>(selector: Selector<S>, node: number, view: View<S>, list: readonly S["move"][]): number {
  lookUp(selector, node, view, list);
  const { tree, places, tuning, sums } = selector;
  const { offers, visits, totals, weights } = tree;
  const first = tree.first[node]!;
  addUp(selector, first, list.length);
  const bonus = tuning.exploration / sums.weight;
  let best = 0;
  let highest = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < list.length; at++) {
    const edge = first + places[at]!;
    const times = visits[edge]!;
    const mean = times === 0 ? sums.untried : totals[edge]! / times;
    const looks = mean + (bonus * weights[edge]! * Math.sqrt(offers[edge]!)) / (1 + times);
    if (looks <= highest) continue;
    highest = looks;
    best = at;
  }
  return best;
}

/**
 * The same where others choose at the same time, by lot. Who always takes what has been best follows the others' choices, and they its own:
 * what each of them counts would be true of a game in which one knows the other's move.
 */
export function selectByLot<S extends Shape>(
  selector: Selector<S>,
  node: number,
  view: View<S>,
  list: readonly S["move"][],
  luck: Luck,
): number {
  lookUp(selector, node, view, list);
  const { tree, places, tuning, sums } = selector;
  const first = tree.first[node]!;
  addUp(selector, first, list.length);
  const heat = tuning.exploration / (1 + sums.visited) ** SHARPENING;
  const logs = list.map((_move, at) => {
    const edge = first + places[at]!;
    const times = tree.visits[edge]!;
    return Math.log(tree.weights[edge]!) * heat + (times === 0 ? sums.untried : tree.totals[edge]! / times);
  });
  return drawn(logs, heat, luck);
}

/** The more is known, the less is left to the lot. */
const SHARPENING = 1 / 4;

/** What the listed edges have together, and what is expected of those that were never tried. */
function addUp<S extends Shape>({ tree, places, tuning, sums }: Selector<S>, first: number, count: number): void {
  const { offers, visits, totals, weights } = tree;
  let weight = 0;
  let tried = 0;
  let visited = 0;
  let total = 0;
  for (let at = 0; at < count; at++) {
    const edge = first + places[at]!;
    offers[edge]!++;
    weight += weights[edge]!;
    if (visits[edge] === 0) continue;
    tried += weights[edge]!;
    visited += visits[edge]!;
    total += totals[edge]!;
  }
  sums.weight = weight;
  sums.visited = visited;
  sums.untried = visited === 0 ? 0 : total / visited - tuning.doubt * Math.sqrt(tried / weight);
}

/** Finds the edges of all listed moves and adds those that are missing. */
function lookUp<S extends Shape>(selector: Selector<S>, node: number, view: View<S>, list: readonly S["move"][]): void {
  const count = list.length;
  if (selector.places.length < count) selector.places = new Int32Array(2 * count);
  const { places, mind } = selector;
  let missing = 0;
  // Lists of one node are much alike: the next move is mostly the edge after the last one found.
  let next = 0;
  for (let at = 0; at < count; at++) {
    const move = list[at] as S["move"];
    const spot = mind?.spotOf?.(view.table, move) ?? NOWHERE;
    const place = placeOf(selector, node, view.seat, spot, move, next);
    places[at] = place;
    if (place === UNKNOWN) missing++;
    else next = place + 1;
  }
  if (missing > 0) addMissing(selector, node, view, list, missing);
}

/** The place of a move among the edges of a node, looked for from a place on. */
function placeOf<S extends Shape>({ tree }: Selector<S>, node: number, seat: number, spot: number, move: S["move"], from: number): number {
  const { moves, seats, spots } = tree;
  const first = tree.first[node]!;
  const end = first + tree.count[node]!;
  const isIt = (edge: number): boolean => moves[edge] === move && seats[edge] === seat && spots[edge] === spot;
  for (let edge = first + from; edge < end; edge++) if (isIt(edge)) return edge - first;
  const begin = Math.min(first + from, end);
  for (let edge = first; edge < begin; edge++) if (isIt(edge)) return edge - first;
  return UNKNOWN;
}

function addMissing<S extends Shape>(
  selector: Selector<S>,
  node: number,
  view: View<S>,
  list: readonly S["move"][],
  missing: number,
): void {
  const { tree, mind, tuning, places } = selector;
  const logs = mind?.weigh(view, list);
  reserve(tree, node, missing);
  for (let at = 0; at < list.length; at++) {
    if (places[at] !== UNKNOWN) continue;
    const move = standIn(selector, list[at] as S["move"]);
    const spot = mind?.spotOf?.(view.table, move) ?? NOWHERE;
    const known = placeOf(selector, node, view.seat, spot, move, 0);
    if (known !== UNKNOWN) {
      places[at] = known;
      continue;
    }
    const log = logs === undefined ? 0 : logs[at]! / tuning.temperature;
    places[at] = addEdge(tree, node, view.seat, spot, move, Math.exp(Math.min(STEEPEST, Math.max(-STEEPEST, log))));
  }
}

/** Games whose moves exist once need no notation here; for others it says which moves are the same. */
function standIn<S extends Shape>({ byNotation, standing, notation }: Selector<S>, move: S["move"]): S["move"] {
  if (standing.has(move)) return move;
  const text = notation(move);
  const first = byNotation.get(text);
  if (first !== undefined) return first;
  byNotation.set(text, move);
  standing.add(move);
  return move;
}

/**
 * The edge of a move that is played at the same time as others. It was chosen at their common node, by the edge `counted` there; the
 * edge at `node`, behind the moves of the others, only leads on.
 */
export function linkOf<S extends Shape>(selector: Selector<S>, node: number, seat: number, move: S["move"], counted: number): number {
  const { tree } = selector;
  const stand = standIn(selector, move);
  let place = placeOf(selector, node, seat, NOWHERE, stand, 0);
  if (place === UNKNOWN) {
    reserve(tree, node, 1);
    place = addEdge(tree, node, seat, NOWHERE, stand, tree.weights[counted]!);
  }
  const edge = tree.first[node]! + place;
  tree.offers[edge]!++;
  return edge;
}
