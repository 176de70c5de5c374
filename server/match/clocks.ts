/** The thinking clocks of one match: `shared/core/match/clocks.ts` counts, this file sets the timers and acts when a time is over. */
import {
  type Allowance,
  addTime,
  bankAt,
  type Clocks,
  COUNTED,
  newClocks,
  pauseClocks,
  resumeClocks,
  thoughtAt,
  timeOver,
  updateAsks,
} from "../../shared/core/match/clocks.ts";
import type { Step } from "../../shared/core/match/step.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { NO_CLOCK, playedByBot, type SeatClock } from "../table/seats.ts";
import type { ClockMark } from "../table/snapshot.ts";
import { asksOf, moveByClock, type TimeoutOptions } from "./timeouts.ts";

/** Milliseconds that one gift adds. */
const GIFT_MS = 60_000;
/** A bank above this gets no gift: a timer cannot wait longer than 2 ** 31 - 1 ms and would fire at once. */
const MAX_BANK = 3_600_000;

interface ClockOptions extends TimeoutOptions {
  readonly allowance: Allowance;
  /** What is in each bank; full banks if undefined. */
  readonly banks: readonly number[] | undefined;
  readonly timings: Timings;
}

export class RoomClocks {
  readonly #options: ClockOptions;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  #clocks: Clocks;
  #shown: readonly SeatClock[];

  constructor(options: ClockOptions) {
    this.#options = options;
    this.#clocks = newClocks(options.allowance, options.seats.length, options.banks);
    this.#shown = this.#setTimers();
  }

  /** Runs the clocks of the seats that owe a choice and pauses all others; call after every change. True if others have to be told. */
  update(frames = 0): boolean {
    const { keeper, seats, timings } = this.#options;
    const asks = asksOf(keeper.match, seats.map(playedByBot));
    const now = time.elapsed();
    const changed = this.#become(updateAsks(resumeClocks(this.#clocks, now), asks, now + timings.animationTime(frames)));
    // A page counts on by itself: no move costs a message for it.
    return changed && !this.#isCounted();
  }

  /** Pauses all until the next update; the time in between does not count. */
  stop(): void {
    this.#become(pauseClocks(this.#clocks, time.elapsed()));
  }

  /** Adds time to the banks of all other seats that have room for it; gives their numbers. */
  give(from: number): readonly number[] {
    const now = time.elapsed();
    const others = this.#options.seats.map(({ number }) => number).filter((seat) => seat !== from);
    const recipients = others.filter((seat) => bankAt(this.#clocks, seat, now) < MAX_BANK);
    this.#become(recipients.reduce((so, seat) => addTime(so, seat, GIFT_MS), this.#clocks));
    return recipients;
  }

  /** What is in each bank now. */
  banks(): readonly number[] {
    return banksAt(this.#clocks, time.elapsed());
  }

  /** By seat. */
  shown(): readonly SeatClock[] {
    if (!this.#isCounted()) return this.#shown;
    const now = time.elapsed();
    return this.#clocks.seats.map((_clock, seat) => ({ ...NO_CLOCK, thought: Math.floor(thoughtAt(this.#clocks, seat, now) / 1000) }));
  }

  /** Nobody's time is ever over. */
  #isCounted(): boolean {
    return this.#options.allowance === COUNTED;
  }

  #become(next: Clocks): boolean {
    const { paused, seats } = this.#clocks;
    if (next.paused === paused && next.seats.every((clock, seat) => clock === seats[seat])) return false;
    this.#clocks = next;
    this.#shown = this.#setTimers();
    return true;
  }

  /** Sets a timer for each running clock; gives the clocks as players see them. */
  #setTimers(): readonly SeatClock[] {
    if (this.#isCounted()) return [];
    const now = time.elapsed();
    return this.#clocks.seats.map(({ ask, since }, seat) => {
      clearTimeout(this.#timers.get(seat));
      const end = timeOver(this.#clocks, seat);
      const bank = bankAt(this.#clocks, seat, now);
      if (end === undefined) return { ...NO_CLOCK, bank };
      const timer = setTimeout(() => void moveByClock(this.#options, seat, ask), Math.max(0, end - now));
      this.#timers.set(seat, timer);
      return { ...NO_CLOCK, bank, deadline: end, questionTime: end - since };
    });
  }
}

const banksAt = (clocks: Clocks, now: number): number[] => clocks.seats.map((_clock, seat) => bankAt(clocks, seat, now));

export interface ClockReplay {
  step(played: Step): void;
  /** What was in each bank after the last entry; later time does not count. */
  banks(): readonly number[] | undefined;
}

/** Works out from a record what its entries have cost the clocks since the mark. */
export function clockReplay(allowance: Allowance | undefined, timings: Timings, count: number, mark?: ClockMark): ClockReplay {
  let clocks = newClocks(allowance, count, mark?.banks);
  let now = mark?.at ?? 0;
  return {
    step({ match, frames }) {
      const { entries } = match.record;
      if (entries.length < (mark?.entries ?? 1)) return;
      if (entries.length > (mark?.entries ?? 0)) now = (entries.at(-1) as { at: number }).at;
      clocks = updateAsks(clocks, asksOf(match, match.bots), now + timings.animationTime(frames.length));
    },
    banks: () => (allowance === undefined ? undefined : banksAt(clocks, now)),
  };
}
