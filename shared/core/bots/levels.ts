/** How well a bot plays, by level. */

import type { Luck } from "../base/random.ts";
import type { BotLevel, SearchLevel } from "../contract/bot-level.ts";
import type { Game, Shape, View } from "../contract/game.ts";
import type { Manner } from "../contract/manner.ts";
import { beginnerMove } from "./beginner.ts";

/** Chooses one legal move at once, from the view and the luck alone. */
type Habit = <S extends Shape>(game: Game<S>, view: View<S>, luck: Luck, manner?: Manner<S>) => S["move"];

/** In milliseconds. */
export interface Budget {
  /**
   * The most a search may take; 0 for a quick move without one. A search ends earlier, after its iterations, unless the machine is slow or
   * busy. It begins during the pause before the move, so most of it costs players no time.
   */
  readonly time: number;
  /** The time from the question to the answer, waiting for a free worker included. A later answer does not count. */
  readonly deadline: number;
}

interface Level {
  /** How it chooses without a search, and when a search has failed. */
  readonly habit: Habit;
  readonly budget: Budget;
  /** Where the server lets it think: what takes microseconds in process, a search in a worker thread. */
  readonly place: "process" | "worker";
  /** Whether it searches, for as many iterations as the game's mind says (`iterationsOf`). */
  readonly searches: boolean;
}

const casual: Habit = (game, view, luck, manner) => game.bot(view, luck, { manner });

/** A quick level answers before the deadline begins; it only guards against a thinker that never does. */
const QUICK: Budget = { time: 0, deadline: 3_000 };

export const LEVELS: Readonly<Record<BotLevel, Level>> = {
  beginner: { habit: beginnerMove, budget: QUICK, place: "process", searches: false },
  casual: { habit: casual, budget: QUICK, place: "process", searches: false },
  strong: { habit: casual, budget: { time: 600, deadline: 3_000 }, place: "worker", searches: true },
  master: { habit: casual, budget: { time: 2_400, deadline: 3_000 }, place: "worker", searches: true },
};

/** For games without a mind, whose searches play whole matches. */
const ITERATIONS: Readonly<Record<SearchLevel, number>> = { strong: 200, master: 1_200 };

/** How many lines a level looks at for one decision; 0 for one that does not search. */
export function iterationsOf<S extends Shape>(game: Game<S>, level: BotLevel): number {
  const own: Readonly<Partial<Record<BotLevel, number>>> = game.mind?.iterations ?? ITERATIONS;
  return own[level] ?? 0;
}

/** One legal move of a seat that is asked, by the habit of the level. */
export const botMove = <S extends Shape>(game: Game<S>, view: View<S>, level: BotLevel, luck: Luck, manner?: Manner<S>): S["move"] =>
  LEVELS[level].habit(game, view, luck, manner);
