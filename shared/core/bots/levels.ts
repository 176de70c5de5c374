/**
 * How well a bot plays. A new level is a word in BOT_LEVELS, or in SEARCH_LEVELS (`mind.ts`) if it searches, and a row in LEVELS; the compiler
 * names what else needs a word.
 */

import type { Luck } from "../base/random.ts";
import type { Game, Shape, View } from "../contract/game.ts";
import { SEARCH_LEVELS, type SearchLevel } from "../contract/mind.ts";
import { beginnerMove } from "./beginner.ts";

export const BOT_LEVELS = ["beginner", "casual", ...SEARCH_LEVELS] as const;
export type BotLevel = (typeof BOT_LEVELS)[number];

/** For bots whose level was not chosen. A stand-in for a player also has it: a seat must not suffer from a lost connection. */
export const DEFAULT_LEVEL: BotLevel = "casual";

/** Words of earlier versions, in saved tables and from pages that have not been reloaded. */
const OLD_WORDS: Readonly<Record<string, BotLevel>> = { gentle: "beginner", steady: "casual" };

/** The level a stored or received word means; undefined if it means none. */
export function levelOfWord(word: unknown): BotLevel | undefined {
  if (typeof word !== "string") return undefined;
  return BOT_LEVELS.find((level) => level === word) ?? (Object.hasOwn(OLD_WORDS, word) ? OLD_WORDS[word] : undefined);
}

/** Chooses one legal move at once, from the view and the luck alone. */
type Habit = <S extends Shape>(game: Game<S>, view: View<S>, luck: Luck) => S["move"];

/** In milliseconds. */
export interface Budget {
  /**
   * The most a search may take; 0 for a quick move without one. A search ends earlier, after its iterations, unless the machine is slow or
   * busy. It begins during the pause before the move, so most of it costs players no time.
   */
  readonly time: number;
  /** From the question to the answer, with all waiting for a free worker. After that the answer no longer counts. */
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

const casual: Habit = (game, view, luck) => game.bot(view, luck);

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
export const botMove = <S extends Shape>(game: Game<S>, view: View<S>, level: BotLevel, luck: Luck): S["move"] =>
  LEVELS[level].habit(game, view, luck);
