/** How good each move of a position is: by play to the very end where nothing is hidden, else on average over imagined worlds. */
import { openLooker, TUNING } from "../../shared/core/analysis/look.ts";
import { exactSearch } from "../../shared/core/bots/search/exact.ts";
import { openSearch } from "../../shared/core/bots/search/search.ts";
import type { Thought } from "../../shared/core/bots/thought.ts";
import type { Game, View } from "../../shared/core/game.ts";
import { shareOfVictory } from "../../shared/core/outcome.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { findMove, silent, viewOf } from "../../shared/core/view.ts";

/** A search of one decision with its own luck. */
export function searched(game: Game, view: View, seed: number, iterations: number): Thought {
  const search = openSearch(game, view, quickLuck(seed), { iterations });
  while (!search.isDone()) search.run(iterations);
  return search.thought();
}

/** Imagined worlds behind the chance of one move, and the lines of thought in each. */
interface Depth {
  readonly worlds: number;
  readonly lines: number;
}

/** By move, in percent. */
export type Chances = Record<string, number>;

/** Every move is tried in the same worlds, so what they differ by is the move. */
export function chancesOfMoves(game: Game, view: View, seed: number, { worlds, lines }: Depth): Chances {
  const looker = openLooker(game, seed, 1);
  looker.lines = lines;
  const chances: Chances = {};
  for (const move of game.moves(view).map((one) => game.notation(one))) {
    const luck = quickLuck(seed);
    let sum = 0;
    for (let made = 0; made < worlds; made++) {
      const state = game.imagine(view, luck);
      game.play(state, view.seat, findMove(game, viewOf(state, view.seat), move), silent);
      sum += looker.chancesIn(state)[view.seat]!;
    }
    chances[move] = Math.round((1_000 * sum) / worlds) / 10;
  }
  return chances;
}

/** Moves of an exact search for one answer; beyond that it is given up. */
const MOST_EXACT = 300_000;

/** By move 100, 50 or 0; undefined where something hidden matters or the end is too far. */
export function provenChances(game: Game, view: View): Chances | undefined {
  if (game.mind?.isOpen?.(view.table) !== true) return undefined;
  const chances: Chances = {};
  for (const move of game.moves(view)) {
    const state = game.imagine(view, quickLuck(1));
    game.play(state, view.seat, move, silent);
    const over = game.result(state.table);
    const search = over === undefined ? exactSearch(game, state, view.seat) : undefined;
    search?.run(MOST_EXACT);
    const share = over === undefined ? search?.answer()?.share : shareOfVictory(over, view.seat);
    if (share === undefined) return undefined;
    chances[game.notation(move)] = 100 * share;
  }
  return chances;
}

export interface Ranked {
  readonly move: string;
  readonly best: number;
  readonly second: number;
}

export function ranked(chances: Chances): Ranked {
  const [first, next] = Object.entries(chances).sort(([, a], [, b]) => b - a);
  return { move: first![0], best: first![1], second: next![1] };
}

/** Quick searches, from a glance on; how many of them miss the move says how hard it is. */
const GLANCES = [60, 800];

/** How hard a move is to find: 1 at a glance, 2 with some thought, 3 only by a long search. */
export function levelOf(game: Game, view: View, solution: string): 1 | 2 | 3 {
  const finds = (iterations: number): boolean =>
    [11, 12, 13].every((seed) => {
      const search = openSearch(game, view, quickLuck(seed), { iterations, tuning: TUNING });
      search.run(iterations);
      return search.thought().row[0] === solution;
    });
  const [glance, thought] = GLANCES.map(finds);
  return glance ? 1 : thought ? 2 : 3;
}
