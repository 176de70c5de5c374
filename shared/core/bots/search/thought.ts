/** What a search has found, read from its tree. */
import type { Shape } from "../../game.ts";
import { isUnrevealed, silent, viewOf } from "../../view.ts";
import type { Line, Thought } from "../thought.ts";
import type { ExactAnswer } from "./exact.ts";
import type { Thinking } from "./line.ts";
import { NO_NODE, ROOT, type Tree } from "./tree.ts";

const MOST_LINES = 3;
const LONGEST_SHOWN = 6;
/** A line is shown as far as this many searched lines went along it. */
const FEWEST_SHOWN = 8;
/** A further move of the same seat is part of the decision if this share of the lines of the first one went to it, and at least `FEWEST_VISITS`. */
const WELL_VISITED = 1 / 5;
const FEWEST_VISITS = 50;

export function thoughtOf<S extends Shape>(thinking: Thinking<S>, list: readonly S["move"][]): Thought {
  const { game, view, selector, sums } = thinking;
  const { tree } = selector;
  const seats = thinking.payoffs.length;
  if (list.length === 1) return { row: [game.notation(list[0] as S["move"])] };
  const edges = edgesOf(tree, ROOT, view.seat);
  const [best] = edges;
  // Before the first line there is nothing to read.
  if (best === undefined) return { row: [game.notation(list[0] as S["move"])] };
  const texts = list.map((move) => game.notation(move));
  const chancesOf = (edge: number): number[] => {
    const at = texts.indexOf(game.notation(tree.moves[edge] as S["move"]));
    return Array.from({ length: seats }, (_none, seat) => sums[at * seats + seat]! / tree.visits[edge]!);
  };
  const lines = edges.slice(0, MOST_LINES).map((edge): Line => {
    return { moves: shownLine(thinking, edge), chance: chancesOf(edge)[view.seat]!, visits: tree.visits[edge]! };
  });
  return { row: rowOf(thinking, best), chances: chancesOf(best), lines };
}

/** Of a move that is proven to win, or to draw at least. */
export function provenThought<S extends Shape>({ game, view, payoffs }: Thinking<S>, { move, share }: ExactAnswer<S>): Thought {
  const row = [game.notation(move)];
  const chances = Array.from(payoffs, (_none, seat) => (seat === view.seat ? share : 1 - share));
  return { row, chances, lines: [{ moves: row, chance: share, visits: 1 }] };
}

/** The visited edges of a node, most visited first, then the better ones; of one seat, or of all. */
function edgesOf<M>(tree: Tree<M>, node: number, seat?: number): number[] {
  const edges: number[] = [];
  const first = tree.first[node]!;
  for (let edge = first; edge < first + tree.count[node]!; edge++) {
    if (tree.visits[edge]! > 0 && (seat === undefined || tree.seats[edge] === seat)) edges.push(edge);
  }
  return edges.sort((a, b) => tree.visits[b]! - tree.visits[a]! || meanOf(tree, b) - meanOf(tree, a));
}

const meanOf = <M>(tree: Tree<M>, edge: number): number => tree.totals[edge]! / tree.visits[edge]!;

function shownLine<S extends Shape>({ game, selector: { tree } }: Thinking<S>, from: number): string[] {
  const moves: string[] = [];
  for (let edge: number | undefined = from; edge !== undefined && moves.length < LONGEST_SHOWN; ) {
    moves.push(game.notation(tree.moves[edge] as S["move"]));
    const node: number = tree.children[edge]!;
    const [next]: number[] = node === NO_NODE ? [] : edgesOf(tree, node);
    edge = next !== undefined && tree.visits[next]! >= FEWEST_SHOWN ? next : undefined;
  }
  return moves;
}

/** The best move and what the same seat does next, as far as that is well searched and nothing is revealed on the way. */
function rowOf<S extends Shape>(thinking: Thinking<S>, best: number): string[] {
  const { game, view, luck, selector } = thinking;
  const { tree } = selector;
  const { seat } = view;
  // Read from a copy: the thoughts of a search do not change what it does next.
  const before = game.imagine(view, { ...luck });
  const after = game.copy(before);
  const enough = Math.max(FEWEST_VISITS, tree.visits[best]! * WELL_VISITED);
  const row: string[] = [];
  const play = (edge: number | undefined, move: S["move"]): void => {
    row.push(game.notation(move));
    game.play(after, seat, move, silent);
    if (edge !== undefined) node = tree.children[edge]!;
  };
  let node = ROOT;
  for (play(best, tree.moves[best] as S["move"]); ; ) {
    const asked = game.toAct(after.table);
    if (asked.length !== 1 || asked[0] !== seat || !isUnrevealed(game, before, after, seat)) return row;
    const list = game.moves(viewOf(after, seat));
    if (list.length === 1) {
      play(undefined, list[0] as S["move"]);
      continue;
    }
    const [edge] = node === NO_NODE ? [] : edgesOf(tree, node, seat);
    if (edge === undefined || tree.visits[edge]! < enough) return row;
    const text = game.notation(tree.moves[edge] as S["move"]);
    const move = list.find((listed) => game.notation(listed) === text);
    if (move === undefined) return row;
    play(edge, move);
  }
}
