/**
 * The bots of one table, on the server and in practice: who is asked, and when a bot begins to think. A bot thinks outside the queue of
 * entries (`bot-turn.ts`). All decisions of a turn share its time (`turn-time.ts`), so no match waits long for a bot.
 */

import type { BotLevel } from "../contract/bot-level.ts";
import type { Match } from "../match/match.ts";
import { askedSeats } from "../match/step.ts";
import { BotTurn, type BotTurnOptions } from "./bot-turn.ts";
import { type Budget, LEVELS } from "./levels.ts";
import { openTurnTime } from "./turn-time.ts";

/** What a bot's move follows. */
export interface Before {
  /** The bot's seat. */
  readonly seat: number;
  /** The seat that made the last entry; -1 at the beginning. */
  readonly last: number;
  /** How many frames the last entry had. */
  readonly frames: number;
}

interface BotLoopOptions extends BotTurnOptions {
  /** Whether a bot may begin a turn now. */
  canBegin(): boolean;
  /** Milliseconds until players have seen what came before. */
  delay(before: Before): number;
  /** Milliseconds that the bot seems to think after that. A search begins early enough to end with it. */
  pause(before: Before): number;
  /** The level's own if left out. */
  budgetOf?(level: BotLevel): Budget;
  /** If set, each decision gets its whole budget, however long the turn becomes. */
  readonly unhurried?: boolean;
}

const UNLIMITED = { most: Number.POSITIVE_INFINITY, left: Number.POSITIVE_INFINITY };

export class BotLoop {
  readonly #options: BotLoopOptions;
  /** For a pool that is fair among tables. */
  readonly #table = {};
  readonly #turnTime = openTurnTime();
  /** By seat. */
  readonly #turns = new Map<number, BotTurn>();
  #shownFrames = 0;

  constructor(options: BotLoopOptions) {
    this.#options = options;
  }

  /** Lets every asked bot begin its turn and stops turns whose ask has gone. To be called after every change, with the new frames. */
  schedule(frames = 0): void {
    if (frames > 0) this.#shownFrames = frames;
    const match = this.#options.match();
    const asked = askedSeats(match);
    for (const turn of this.#turns.values()) if (!asked.includes(turn.seat) || turn.isStale(match)) this.#stopTurn(turn);
    if (!this.#options.canBegin()) return;
    const last = match.record.entries.findLast(({ type }) => type !== "seat")?.seat ?? -1;
    for (const seat of asked) {
      const level = this.#turns.has(seat) ? undefined : this.#options.levelOf(seat);
      if (level !== undefined) this.#begin(match, { seat, last, frames: this.#shownFrames }, level);
    }
  }

  /** Stops all turns until the next `schedule`. */
  stop(): void {
    for (const turn of this.#turns.values()) this.#stopTurn(turn);
  }

  #stopTurn(turn: BotTurn): void {
    this.#turns.delete(turn.seat);
    turn.stop();
  }

  #begin({ asks, takebacks }: Match, before: Before, level: BotLevel): void {
    const { seat, last } = before;
    const delay = this.#options.delay(before);
    const { most, left } = this.#options.unhurried ? UNLIMITED : this.#turnTime.next(seat, last, this.#options.now() + delay);
    const seeming = Math.min(this.#options.pause(before), most);
    const own = this.#options.budgetOf?.(level) ?? LEVELS[level].budget;
    const time = Math.min(own.time, most);
    const pause = delay + seeming;
    // The question is asked `time` before the end of the pause, or at once.
    const deadline = Math.min(own.deadline, left - seeming + Math.min(pause, time));
    const ask = { seat, number: asks[seat] as number, takebacks, level, pause, budget: { time, deadline }, table: this.#table };
    const turn = new BotTurn(this.#options, ask, (isRefused) => {
      this.#turns.delete(seat);
      if (isRefused) this.schedule();
    });
    this.#turns.set(seat, turn);
  }
}
