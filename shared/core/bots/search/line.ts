/**
 * One line of thought: from an imagined state down the tree to a leaf, and back with what the leaf promises each seat.
 *
 * What is approximated: the other seats' moves are counted over all states imagined for this view. So they do not know their own
 * secrets better than this seat does, beyond what they allow them to play, but they play as if they had a notion of this seat's secret,
 * which is the same in all of these states. A move that others cannot see still leads to a node of its own.
 */

import type { Luck } from "../../base/random.ts";
import type { Game, Shape, State, View } from "../../contract/game.ts";
import type { Manner } from "../../contract/manner.ts";
import { silent, viewOf } from "../../match/view.ts";
import { judge } from "./judge.ts";
import { linkOf, type Selector, select, selectByLot } from "./select.ts";
import { addNode, NO_NODE, ROOT, type Tree } from "./tree.ts";

/** All that a line needs, made once for a search. */
export interface Thinking<S extends Shape> {
  readonly game: Game<S>;
  readonly view: View<S>;
  readonly luck: Luck;
  readonly selector: Selector<S>;
  /** Chooses among moves that were found about as good; the search itself does not know it. */
  readonly manner: Manner<S> | undefined;
  /** The edges of the line that is being followed. */
  readonly path: Int32Array;
  length: number;
  /** By seat: what the last leaf promises. */
  readonly payoffs: Float64Array;
  readonly chances: number[];
  /** The choice of the asked seat at the root, as an index of its list, and by choice and seat the chances added up. */
  chosen: number;
  readonly sums: Float64Array;
}

/** The most choices of a line; then it is judged where it is. */
export const LONGEST_LINE = 256;
export function followLine<S extends Shape>(thinking: Thinking<S>): void {
  const { game, view, luck, selector } = thinking;
  const state = game.imagine(view, luck);
  thinking.length = 0;
  descend(thinking, state);
  judge(thinking, selector.tuning, state);
  backUp(thinking);
}

/** Plays the state on to a node that is new, or to the end of the match. */
function descend<S extends Shape>(thinking: Thinking<S>, state: State<S>): void {
  const { game, selector, path } = thinking;
  const { tree } = selector;
  let node = ROOT;
  while (thinking.length < LONGEST_LINE) {
    const asked = game.toAct(state.table);
    if (asked.length === 0) return;
    if (asked.length > 1) {
      node = chooseAtOnce(thinking, state, node, asked);
    } else {
      const view = viewOf(state, asked[0]!);
      const list = game.moves(view);
      // What is forced needs no node.
      const choice = list.length === 1 ? 0 : select(selector, node, view, list);
      if (list.length > 1) {
        if (node === ROOT) thinking.chosen = choice;
        const edge = tree.first[node]! + selector.places[choice]!;
        path[thinking.length++] = edge;
        node = arrive(tree, edge);
      }
      game.play(state, view.seat, list[choice] as S["move"], silent);
    }
    if (node < 0) return;
  }
}

/** The node behind an edge, or NO_NODE if it is new: it is there from the next visit on. */
function arrive<M>(tree: Tree<M>, edge: number): number {
  const child = tree.children[edge]!;
  if (child === NO_NODE) tree.children[edge] = addNode(tree);
  return child;
}

const nodeBehind = <M>(tree: Tree<M>, edge: number): number => {
  const child = arrive(tree, edge);
  return child === NO_NODE ? tree.children[edge]! : child;
};

/** Seats that are asked together choose without knowing of each other, each by what it has counted at this node. */
function chooseAtOnce<S extends Shape>(thinking: Thinking<S>, state: State<S>, node: number, asked: readonly number[]): number {
  const { game, selector, luck } = thinking;
  const { tree } = selector;
  const choices: S["move"][] = [];
  const places: number[] = [];
  for (const seat of asked) {
    const view = viewOf(state, seat);
    const list = game.moves(view);
    const choice = list.length === 1 ? 0 : selectByLot(selector, node, view, list, luck);
    if (node === ROOT && seat === thinking.view.seat) thinking.chosen = choice;
    choices.push(list[choice] as S["move"]);
    places.push(list.length === 1 ? NO_PLACE : selector.places[choice]!);
  }
  let counted = NO_EDGE;
  let edge = NO_EDGE;
  for (let at = 0; at < asked.length; at++) {
    const seat = asked[at]!;
    // The match may be over by now.
    if (!game.toAct(state.table).includes(seat)) break;
    const move = choices[at] as S["move"];
    game.play(state, seat, move, silent);
    if (places[at] === NO_PLACE) continue;
    counted = tree.first[node]! + places[at]!;
    edge = edge === NO_EDGE ? counted : linkOf(selector, nodeBehind(tree, edge), seat, move, counted);
    follow(thinking, counted);
    if (edge !== counted) follow(thinking, edge);
  }
  return edge === NO_EDGE ? node : arrive(tree, edge);
}

const NO_PLACE = -1;
const NO_EDGE = -1;

function follow<S extends Shape>(thinking: Thinking<S>, edge: number): void {
  if (thinking.length < LONGEST_LINE) thinking.path[thinking.length++] = edge;
}

function backUp<S extends Shape>(thinking: Thinking<S>): void {
  const { path, payoffs, chances, sums, chosen } = thinking;
  const { visits, totals, seats } = thinking.selector.tree;
  for (let at = 0; at < thinking.length; at++) {
    const edge = path[at]!;
    visits[edge]!++;
    totals[edge]! += payoffs[seats[edge]!]!;
  }
  const row = chosen * chances.length;
  for (let seat = 0; seat < chances.length; seat++) sums[row + seat]! += chances[seat]!;
}
