/** What a search has found, read from its tree. */
import type { Shape } from "../../contract/game.ts";
import type { Line, Thought } from "../thought.ts";
import type { ExactAnswer } from "./exact.ts";
import type { Thinking } from "./line.ts";
import { playedEdge } from "./played-edge.ts";
import { rowOf } from "./row.ts";
import { bestEdges, NO_NODE, ROOT } from "./tree.ts";

const MOST_LINES = 3;
const LONGEST_SHOWN = 6;
/** A line is shown as far as this many searched lines went along it. */
const FEWEST_SHOWN = 8;

export function thoughtOf<S extends Shape>(thinking: Thinking<S>, list: readonly S["move"][]): Thought {
  const { game, view, selector, sums } = thinking;
  const { tree } = selector;
  const seats = thinking.payoffs.length;
  if (list.length === 1) return { row: [game.notation(list[0] as S["move"])] };
  const found = bestEdges(tree, ROOT, view.seat);
  const texts = list.map((move) => game.notation(move));
  const chancesOf = (edge: number): number[] => {
    const at = texts.indexOf(game.notation(tree.moves[edge] as S["move"]));
    return Array.from({ length: seats }, (_none, seat) => sums[at * seats + seat]! / tree.visits[edge]!);
  };
  const best = playedEdge(thinking, view, found, (edge) => chancesOf(edge)[view.seat]!);
  // Before the first line there is nothing to read.
  if (best === undefined) return { row: [game.notation(list[0] as S["move"])] };
  const edges = [best, ...found.filter((edge) => edge !== best)];
  const { row, shortened } = rowOf(thinking, best);
  const lines = edges.slice(0, MOST_LINES).map((edge): Line => {
    const moves =
      edge === best && shortened !== undefined
        ? [...shortened.moves, ...shownLine(thinking, shortened.node)]
        : shownLine(thinking, ROOT, edge);
    return { moves, chance: chancesOf(edge)[view.seat]!, visits: tree.visits[edge]! };
  });
  return { row, chances: chancesOf(best), lines };
}

/** The thought when a move is proven to win, or at least to draw. */
export function provenThought<S extends Shape>({ game, view, payoffs }: Thinking<S>, { move, share }: ExactAnswer<S>): Thought {
  const row = [game.notation(move)];
  const chances = Array.from(payoffs, (_none, seat) => (seat === view.seat ? share : 1 - share));
  return { row, chances, lines: [{ moves: row, chance: share, visits: 1 }] };
}

/** The best line from a node on, as far as it is well searched; its first edge may be given. */
function shownLine<S extends Shape>({ game, selector: { tree } }: Thinking<S>, from: number, first?: number): string[] {
  const moves: string[] = [];
  let node = from;
  for (let edge = first; moves.length < LONGEST_SHOWN; edge = undefined) {
    edge ??= node === NO_NODE ? undefined : bestEdges(tree, node).find((next) => tree.visits[next]! >= FEWEST_SHOWN);
    if (edge === undefined) break;
    moves.push(game.notation(tree.moves[edge] as S["move"]));
    node = tree.children[edge]!;
  }
  return moves;
}
