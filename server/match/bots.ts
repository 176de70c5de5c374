/** The bots of one table on the server. Their turns are the loop's (`shared/core/bots/bot-loop.ts`); their entries go through the keeper. */
import { randomInt } from "node:crypto";
import { quickLuck } from "../../shared/core/base/random.ts";
import type { Timers } from "../../shared/core/base/timers.ts";
import { BotLoop } from "../../shared/core/bots/bot-loop.ts";
import { difficultyOf } from "../../shared/core/bots/difficulty.ts";
import { botMove } from "../../shared/core/bots/levels.ts";
import type { Thinker } from "../../shared/core/bots/thinker.ts";
import { type BotLevel, DEFAULT_LEVEL } from "../../shared/core/contract/bot-level.ts";
import { legalMove } from "../../shared/core/match/legal-move.ts";
import type { Match } from "../../shared/core/match/match.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { nextBatch } from "../base/batch.ts";
import { report } from "../base/log.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { levelOf, playedByBot, type Seat, seatedPlayers } from "../table/seats.ts";
import { serverThinker } from "../thinkers/server-thinker.ts";
import { dailyBudget, dailySeed, mayBotAct } from "./daily/daily-table.ts";
import type { Keeper } from "./keeping/keeper.ts";

interface BotsOptions {
  readonly keeper: Keeper;
  readonly seats: readonly Seat[];
  /** The level of bots that are not stand-ins for a player. */
  readonly level: BotLevel;
  readonly pace: Timings;
  /** The server's own if left out. */
  readonly thinker?: Thinker;
  /** Set in a deal of the day: all luck of its bots follows from it, and they think as long as they need. */
  readonly dailySecret?: string;
  failed(error: unknown): void;
}

const realTimers: Timers = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};

const newSeed = (): number => randomInt(2 ** 32);

export class Bots {
  readonly #options: BotsOptions;
  readonly #loop: BotLoop;

  constructor(options: BotsOptions) {
    this.#options = options;
    const { keeper, seats, pace, dailySecret } = options;
    this.#loop = new BotLoop({
      thinker: options.thinker ?? serverThinker,
      timers: realTimers,
      match: () => keeper.match,
      levelOf: (seat) => this.#levelOf(seats[seat] as Seat),
      // Bots do not play to an empty room.
      canBegin: () => seatedPlayers(seats).some((seat) => !seat.away),
      delay: ({ seat, last, frames }) => (last === seat ? 0 : pace.animationTime(frames)),
      pause: ({ seat, last }) => pace.botDelay(last === seat, difficultyOf(keeper.match.game, viewOf(keeper.match.state, seat))),
      seed: (view) => (dailySecret === undefined ? newSeed() : dailySeed(dailySecret, view)),
      ...(dailySecret !== undefined && { budgetOf: dailyBudget, unhurried: true }),
      now: time.elapsed,
      async play(draft) {
        await new Promise<void>(nextBatch);
        await keeper.take(draft);
      },
      report: (why) => reportBot(keeper.match, why),
      failed: options.failed,
    });
  }

  /** Lets every bot that is asked begin its turn; to be called after every change, with the number of new frames. */
  schedule(frames?: number): void {
    // Most entries are played at tables without bots.
    if (this.#options.seats.some((seat) => this.#hasBot(seat))) this.#loop.schedule(frames);
    else this.#loop.stop();
  }

  /** Stops until the next `schedule`. */
  stop(): void {
    this.#loop.stop();
  }

  #hasBot(seat: Seat): boolean {
    return playedByBot(seat) || this.#options.keeper.match.resigned.includes(seat.number);
  }

  #levelOf(seat: Seat): BotLevel | undefined {
    const { keeper, seats, dailySecret, level } = this.#options;
    if (dailySecret !== undefined && !mayBotAct(keeper.match, seat.number, (other) => this.#hasBot(seats[other] as Seat))) return undefined;
    return this.#hasBot(seat) ? levelOf(seat, level) : undefined;
  }
}

const reportBot = ({ game }: Match, why: unknown): void => report(`bot of ${game.id}`, why);

/** Chooses for a player whose time is up: what the rules name, or else a bot's move. */
export function chosenByClock(match: Match, seat: number): string {
  const { game } = match;
  const view = viewOf(match.state, seat);
  const choose = () => game.timeout?.(view) ?? botMove(game, view, DEFAULT_LEVEL, quickLuck(newSeed()));
  return legalMove(game, view, choose, (why) => reportBot(match, why));
}
