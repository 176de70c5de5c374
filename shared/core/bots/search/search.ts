/**
 * A search for the best move of one decision. It knows a view, never the state: what the seat cannot see is imagined anew for each line of
 * thought, so what a line reveals is chance. Deterministic: equal views, luck and numbers of lines give equal thoughts, in slices of any
 * size. Needs no game but its contract; a game with a mind is searched with its first glances and its learnt value.
 */

import type { Luck } from "../../base/random.ts";
import type { Game, Shape, View } from "../../contract/game.ts";
import type { Manner } from "../../contract/manner.ts";
import type { Thought } from "../thought.ts";
import { type ExactSearch, exactSearch } from "./exact.ts";
import { followLine, LONGEST_LINE, type Thinking } from "./line.ts";
import { TUNING, type Tuning } from "./select.ts";
import { provenThought, thoughtOf } from "./thought.ts";
import { newTree, ROOT } from "./tree.ts";

interface SearchOptions<S extends Shape> {
  /** How many lines the whole search may follow. */
  readonly iterations: number;
  readonly tuning?: Partial<Tuning>;
  /** Chooses among the moves that the search finds about as good. */
  readonly manner?: Manner<S> | undefined;
}

export interface Search {
  /** Follows up to this many more lines. */
  run(iterations: number): void;
  /** Whether more lines are of no use: there is one move, all lines are followed, or no other move can come to the front. */
  isDone(): boolean;
  /** What has been found so far, at any time. */
  thought(): Thought;
}

/** After this many lines the search checks whether its choice can still change. */
const CHECK = 64;
const FIRST_EDGES = 1 << 12;
/** The exact search of an end is given up after this many moves per line of the budget. A move is much cheaper than a line. */
const EXACT_MOVES = 2;
const EXACT_MOVES_A_LINE = 8;

/** The view's seat is asked. */
export function openSearch<S extends Shape>(game: Game<S>, view: View<S>, luck: Luck, options: SearchOptions<S>): Search {
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
      sums: { weight: 0, visited: 0, untried: 0 },
    },
    manner: options.manner,
    path: new Int32Array(LONGEST_LINE),
    length: 0,
    payoffs: new Float64Array(seats),
    chances: new Array<number>(seats).fill(0),
    chosen: 0,
    sums: new Float64Array(list.length * seats),
  };
  let followed = 0;
  const exact = exactOf(thinking);
  let exactLeft = exact === undefined ? 0 : iterations * EXACT_MOVES;
  let isSettled = list.length === 1;

  /** A lost match is searched all the same: the other seat may not see it. */
  function runExact(search: ExactSearch<S>): void {
    search.run(EXACT_MOVES_A_LINE);
    exactLeft = search.isDone() ? 0 : exactLeft - EXACT_MOVES_A_LINE;
    isSettled = (search.answer()?.share ?? 0) > 0;
  }

  const isDone = (): boolean => isSettled || followed >= iterations;

  return {
    run(more) {
      for (let made = 0; made < more && !isDone(); made++) {
        if (exact !== undefined && exactLeft > 0) {
          runExact(exact);
          continue;
        }
        followLine(thinking);
        followed++;
        if (followed % CHECK === 0) isSettled = leadOf(thinking) > iterations - followed;
      }
    },
    isDone,
    thought() {
      const proven = exact?.answer();
      return proven !== undefined && proven.share > 0 ? provenThought(thinking, proven) : thoughtOf(thinking, list);
    },
  };
}

/** Undefined unless the mind says that nothing hidden matters any more. */
function exactOf<S extends Shape>({ game, view, luck, payoffs }: Thinking<S>): ExactSearch<S> | undefined {
  const isOpen = payoffs.length === 2 && (game.mind?.isOpen?.(view.table) ?? false);
  return isOpen ? exactSearch(game, game.imagine(view, luck), view.seat) : undefined;
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
