/**
 * A search for the best move of one decision. It knows a view, never the state: what the seat cannot see is imagined anew for each line of
 * thought, so what a line reveals is chance. Deterministic: equal views, luck and numbers of lines give equal thoughts, in slices of any
 * size. Needs no game but its contract; a game with a mind is searched with its first glances and its learnt value.
 */
import type { Game, Shape, View } from "../game.ts";
import type { Luck } from "../random.ts";
import type { Thought } from "../thinker.ts";
import { followLine, LONGEST_LINE, type Thinking } from "./line.ts";
import { TUNING, type Tuning } from "./select.ts";
import { thoughtOf } from "./thought.ts";
import { newTree, ROOT } from "./tree.ts";

export interface SearchOptions {
  /** How many lines the whole search may follow. */
  readonly iterations: number;
  readonly tuning?: Partial<Tuning>;
}

export interface Search {
  /** Follows at most so many more lines. */
  run(iterations: number): void;
  /** Whether more lines are of no use: there is one move, all lines are followed, or no other move can come to the front. */
  isDone(): boolean;
  /** What has been found so far, at any time. */
  thought(): Thought;
}

/** The choice is looked at after so many lines, to see whether it can still change. */
const CHECK = 64;
const FIRST_EDGES = 1 << 12;

/** The view's seat is asked. */
export function openSearch<S extends Shape>(game: Game<S>, view: View<S>, luck: Luck, options: SearchOptions): Search {
  const list = game.moves(view);
  const seats = game.imagine(view, luck).secrets.length;
  const { iterations } = options;
  const thinking: Thinking<S> = {
    game,
    view,
    luck,
    selector: {
      tree: newTree(iterations + LONGEST_LINE, FIRST_EDGES),
      mind: game.mind,
      tuning: { ...TUNING, ...options.tuning },
      notation: game.notation,
      byNotation: new Map(),
      standing: new Set(),
      places: new Int32Array(list.length),
    },
    path: new Int32Array(LONGEST_LINE),
    length: 0,
    payoffs: new Float64Array(seats),
    chances: new Array<number>(seats).fill(0),
    chosen: 0,
    sums: new Float64Array(list.length * seats),
  };
  let followed = 0;
  let isSettled = list.length === 1;

  const isDone = (): boolean => isSettled || followed >= iterations;

  return {
    run(more) {
      const end = Math.min(followed + more, iterations);
      while (followed < end && !isSettled) {
        followLine(thinking);
        followed++;
        if (followed % CHECK === 0) isSettled = leadOf(thinking) > iterations - followed;
      }
    },
    isDone,
    thought: () => thoughtOf(thinking, list),
  };
}

/** By how many visits the most visited move is ahead of the next one. */
function leadOf<S extends Shape>({ view, selector: { tree } }: Thinking<S>): number {
  const first = tree.first[ROOT]!;
  let most = 0;
  let second = 0;
  for (let edge = first; edge < first + tree.count[ROOT]!; edge++) {
    if (tree.seats[edge] !== view.seat) continue;
    const times = tree.visits[edge]!;
    if (times > most) {
      second = most;
      most = times;
    } else if (times > second) second = times;
  }
  return most - second;
}
