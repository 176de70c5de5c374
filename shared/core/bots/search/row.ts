/** The best move and what the same seat does next: the moves of one decision, played as one entry. */
import type { Shape, State } from "../../contract/game.ts";
import { isUnrevealed, silent, viewOf } from "../../match/view.ts";
import type { Thinking } from "./line.ts";
import { playedEdge } from "./played-edge.ts";
import { bestEdges, meanOf, NO_NODE, ROOT } from "./tree.ts";

/** A further move of the same seat is part of the decision if this share of the lines of the first one went to it, and at least `FEWEST_VISITS`. */
const WELL_VISITED = 1 / 5;
const FEWEST_VISITS = 50;

export interface Row {
  /** In notation. */
  readonly row: string[];
  /** Set if fewer small moves than those of the tree lead to the same: the choices among them, and the node behind them. */
  readonly shortened: { readonly moves: readonly string[]; readonly node: number } | undefined;
}

/**
 * Goes as far as the tree is well searched and nothing is revealed. A rearrangement that has begun is always finished, by first glances
 * where the tree ends: left for the next decision, it could be undone.
 */
export function rowOf<S extends Shape>(thinking: Thinking<S>, best: number): Row {
  const { game, view, luck, selector } = thinking;
  const { tree, mind } = selector;
  const { seat } = view;
  // Read from a copy: the thoughts of a search do not change what it does next.
  const before = game.imagine(view, { ...luck });
  const after = game.copy(before);
  const enough = Math.max(FEWEST_VISITS, tree.visits[best]! * WELL_VISITED);
  const row: string[] = [];
  const choices: string[] = [];
  let isShortened = false;
  /** The state before the small moves that are not in the row yet. */
  let began: State<S> | undefined;
  let small: S["move"][] = [];
  let node = ROOT;

  const isRearranging = (): boolean => mind?.rearranging?.isOn(after.table) === true && game.toAct(after.table).includes(seat);

  function play(move: S["move"], edge?: number): void {
    if (began === undefined && isRearranging()) began = game.copy(after);
    if (began !== undefined) small.push(move);
    else add(move, edge !== undefined);
    game.play(after, seat, move, silent);
    if (edge !== undefined) node = edge === NO_EDGE ? NO_NODE : tree.children[edge]!;
    if (began !== undefined && !isRearranging()) finish(began);
  }

  function add(move: S["move"], isChoice: boolean): void {
    const text = game.notation(move);
    row.push(text);
    if (isChoice) choices.push(text);
  }

  function finish(start: State<S>): void {
    for (const move of mind!.rearranging!.shortest(viewOf(start, seat), small)) add(move, true);
    isShortened = true;
    began = undefined;
    small = [];
  }

  for (play(tree.moves[best] as S["move"], best); ; ) {
    const asked = game.toAct(after.table);
    if (asked.length !== 1 || asked[0] !== seat || !isUnrevealed(game, before, after, seat)) break;
    const next = viewOf(after, seat);
    const list = game.moves(next);
    if (list.length === 1) {
      play(list[0] as S["move"]);
      continue;
    }
    const edge = node === NO_NODE ? undefined : playedEdge(thinking, next, bestEdges(tree, node, seat), (one) => meanOf(tree, one));
    const isWellVisited = edge !== undefined && (tree.visits[edge]! >= enough || began !== undefined);
    const text = isWellVisited ? game.notation(tree.moves[edge] as S["move"]) : undefined;
    const move = list.find((listed) => game.notation(listed) === text);
    if (move !== undefined) play(move, edge);
    else if (began !== undefined) play(atFirstGlance(list, mind!.weigh(next, list)), NO_EDGE);
    else break;
  }
  return { row, shortened: isShortened ? { moves: choices, node } : undefined };
}

const NO_EDGE = -1;

function atFirstGlance<M>(list: readonly M[], weights: ArrayLike<number>): M {
  let best = 0;
  for (let at = 1; at < list.length; at++) if (weights[at]! > weights[best]!) best = at;
  return list[best]!;
}
