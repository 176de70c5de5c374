/** How good each move of a position is: by play to the very end where nothing is hidden, else on average over imagined worlds. */

import { openLooker, TUNING } from "../../shared/core/analysis/look.ts";
import { at, must } from "../../shared/core/base/checked.ts";
import { quickLuck } from "../../shared/core/base/random.ts";
import { type ExactAnswer, exactSearch } from "../../shared/core/bots/search/exact.ts";
import { openSearch } from "../../shared/core/bots/search/search.ts";
import type { Thought } from "../../shared/core/bots/thought.ts";
import type { Game, Shape, State, View } from "../../shared/core/contract/game.ts";
import { shareOfVictory } from "../../shared/core/match/outcome.ts";
import { findMove, silent, viewOf } from "../../shared/core/match/view.ts";
import type { PuzzleLevel } from "../../shared/core/puzzles/puzzle.ts";

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

/** The chance of each move, in percent. */
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
      sum += at(looker.chancesIn(state), view.seat);
    }
    chances[move] = Math.round((1_000 * sum) / worlds) / 10;
  }
  return chances;
}

/** Moves of an exact search for one answer; beyond that it is given up. */
const MOST_EXACT = 50_000;

/** Gives each move 100, 50 or 0; undefined where something hidden matters or the end is too far. */
export function provenChances(game: Game, view: View): Chances | undefined {
  if (game.mind?.isOpen?.(view.table) !== true) return undefined;
  const chances: Chances = {};
  for (const move of game.moves(view)) {
    const state = game.imagine(view, quickLuck(1));
    game.play(state, view.seat, move, silent);
    const over = game.result(state.table);
    const share = over === undefined ? exactAnswer(game, state, view.seat)?.share : shareOfVictory(over, view.seat);
    if (share === undefined) return undefined;
    chances[game.notation(move)] = 100 * share;
  }
  return chances;
}

function exactAnswer(game: Game, state: State, seat: number): ExactAnswer<Shape> | undefined {
  const search = exactSearch(game, game.copy(state), seat);
  search.run(MOST_EXACT);
  return search.answer();
}

const LONGEST_LINE = 6;

/** Best play of both sides after a move, without what is forced. */
export function provenLine(game: Game, view: View, first: string): string[] {
  const state = game.imagine(view, quickLuck(1));
  const line: string[] = [];
  for (let next: string | undefined = first; next !== undefined && line.length < LONGEST_LINE; ) {
    const [seat] = game.toAct(state.table);
    if (seat === undefined) break;
    const list = game.moves(viewOf(state, seat));
    if (list.length > 1) line.push(next);
    game.play(state, seat, list.length > 1 ? findMove(game, viewOf(state, seat), next) : at(list, 0), silent);
    const [asked] = game.toAct(state.table);
    const answer = asked === undefined ? undefined : exactAnswer(game, state, asked);
    next = answer && game.notation(answer.move);
  }
  return line;
}

export interface Ranked {
  readonly move: string;
  readonly best: number;
  readonly second: number;
}

export function ranked(chances: Chances): Ranked {
  const order = Object.entries(chances).sort(([, a], [, b]) => b - a);
  const [[move, best], [, second]] = [at(order, 0), at(order, 1)];
  return { move, best, second };
}

/** A search that is no more than a glance. */
const GLANCE = { iterations: 60, seeds: [11, 12, 13] };
const BOTS = 5;

/** The move that looks best is the best, and the quick bot plays it. */
function isObvious(game: Game, view: View, solution: string): boolean {
  const list = game.moves(view);
  const looks = Array.from(must(game.mind, "mind").weigh(view, list));
  const first = at(list, looks.indexOf(Math.max(...looks)));
  const bots = Array.from({ length: BOTS }, (_none, seed) => game.notation(game.bot(view, quickLuck(seed))));
  return game.notation(first) === solution && bots.every((move) => move === solution);
}

/** How hard a move is to find: 1 at first sight, 2 by looking a little ahead, 3 only by thinking. */
export function levelOf(game: Game, view: View, solution: string): PuzzleLevel {
  if (isObvious(game, view, solution)) return 1;
  const isFound = GLANCE.seeds.every((seed) => {
    const search = openSearch(game, view, quickLuck(seed), { iterations: GLANCE.iterations, tuning: TUNING });
    search.run(GLANCE.iterations);
    return search.thought().row[0] === solution;
  });
  return isFound ? 2 : 3;
}
