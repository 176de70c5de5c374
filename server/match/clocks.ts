/** The thinking clocks of one match: `shared/core/match/clocks.ts` counts, this file sets the timers and acts when a time is over. */
import {
  type Allowance,
  addTime,
  bankAt,
  type Clocks,
  newClocks,
  pauseClocks,
  resumeClocks,
  timeOver,
  updateAsks,
} from "../../shared/core/match/clocks.ts";
import type { Step } from "../../shared/core/match/step.ts";
import { time } from "../base/time.ts";
import type { Timings } from "../base/timings.ts";
import { playedByBot, type SeatClock } from "../table/seats.ts";
import type { ClockMark } from "../table/snapshot.ts";
import { asksOf, moveByClock, type TimeoutOptions } from "./timeouts.ts";

/** Milliseconds that one gift adds. */
const GIFT_MS = 60_000;
/** No gifts above this bank: a timer cannot wait longer than 2 ** 31 - 1 ms and would fire at once. */
const MAX_BANK = 3_600_000;

export interface ClockOptions extends TimeoutOptions {
  readonly allowance: Allowance;
  /** What is in each bank; full banks if undefined. */
  readonly banks: readonly number[] | undefined;
  readonly timings: Timings;
}

export interface RoomClocks {
  /** Runs the clocks of the seats that owe a choice and pauses all others; call after every change. True if a clock has changed. */
  update(frames?: number): boolean;
  /** Pauses all until the next update; the time in between does not count. */
  stop(): void;
  /** Adds time to the banks of all other seats that have room for it; gives their numbers. */
  give(from: number): readonly number[];
  /** What is in each bank now. */
  banks(): readonly number[];
  /** By seat. */
  shown(): readonly SeatClock[];
}

export function startClocks(options: ClockOptions): RoomClocks {
  const { keeper, seats, allowance, timings } = options;
  let clocks = newClocks(allowance, seats.length, options.banks);
  const timers = new Map<number, NodeJS.Timeout>();
  let shown = setTimers();

  /** Sets a timer for each running clock; gives the clocks as players see them. */
  function setTimers(): readonly SeatClock[] {
    const now = time.elapsed();
    return clocks.seats.map(({ ask, since }, seat) => {
      clearTimeout(timers.get(seat));
      const end = timeOver(clocks, seat);
      const bank = bankAt(clocks, seat, now);
      if (end === undefined) return { bank, deadline: 0, questionTime: 0 };
      timers.set(
        seat,
        setTimeout(() => void moveByClock(options, seat, ask), Math.max(0, end - now)),
      );
      return { bank, deadline: end, questionTime: end - since };
    });
  }

  function become(next: Clocks): boolean {
    if (next.paused === clocks.paused && next.seats.every((clock, seat) => clock === clocks.seats[seat])) return false;
    clocks = next;
    shown = setTimers();
    return true;
  }

  return {
    update(frames = 0) {
      const asks = asksOf(keeper.match, seats.map(playedByBot));
      const now = time.elapsed();
      return become(updateAsks(resumeClocks(clocks, now), asks, now + timings.animationTime(frames)));
    },
    stop: () => void become(pauseClocks(clocks, time.elapsed())),
    give(from) {
      const now = time.elapsed();
      const recipients = seats.map(({ number }) => number).filter((seat) => seat !== from && bankAt(clocks, seat, now) < MAX_BANK);
      become(recipients.reduce((so, seat) => addTime(so, seat, GIFT_MS), clocks));
      return recipients;
    },
    banks: () => banksAt(clocks, time.elapsed()),
    shown: () => shown,
  };
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
