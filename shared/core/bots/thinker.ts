/**
 * The port for bots. A thinker is asked for one move and answers with a promise; the table's loop (`bot-loop.ts`) asks, checks the answer
 * and plays it as an entry. The loop cannot tell where a thinker runs: in process, in a worker thread of the server (`server/thinkers/`),
 * or in the browser's practice worker. Contract:
 * - A thinker knows the question alone. It keeps nothing between two questions that could change an answer.
 * - It keeps `budget.time` itself, counted from the moment it begins, with a clock that its host gives it (shared/ has none). The host may
 *   lower it while others wait, so a search reads it again whenever it reads the clock.
 * - It never blocks for long: a search gives control back every 20 ms, with a macrotask, and then looks at `signal`. In a worker thread
 *   this lets the abort message in, in the browser the player's commands. A thread that ignores an abort is ended and replaced.
 * - It may reject, be late or answer nonsense: the loop then plays a quick move. No error of a thinker reaches the match.
 */

import { quickLuck } from "../base/random.ts";
import type { BotLevel } from "../contract/bot-level.ts";
import type { Game, View } from "../contract/game.ts";
import { mannerNamed } from "../match/somebody.ts";
import { type Budget, botMove } from "./levels.ts";
import type { Thought } from "./thought.ts";

/** What a thinker needs to know; plain data, which can be sent to a worker. */
export interface Question {
  /** What the seat sees when it is asked. Read only. */
  readonly view: View;
  readonly level: BotLevel;
  /** The id of the bot's manner, if it has one. */
  readonly manner?: string | undefined;
  readonly budget: Budget;
  /** 32 bits: all the luck a thinker uses follows from it. */
  readonly seed: number;
}

export interface ThinkRequest extends Question {
  readonly game: Game;
  /** Identity of the table that asks, or of all tables of an address: a pool serves them in rotation, however many questions one of them has. */
  readonly table: object | string;
  /** Aborted by a takeback, a pause, the player's return, or the deadline: the answer is no longer wanted. */
  readonly signal: AbortSignal;
}

export interface Thinker {
  /** Rejects if it has no answer, and soon after an abort. */
  think(request: ThinkRequest): Promise<Thought>;
}

/** Thinks at once, where it is asked, by the habit of the level alone. */
export const quickThinker: Thinker = {
  think: ({ game, view, level, manner, seed }) =>
    Promise.resolve({ row: [game.notation(botMove(game, view, level, quickLuck(seed), mannerNamed(game, manner)))] }),
};
