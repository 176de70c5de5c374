/** The thinking clocks of one match: `shared/core/clocks.ts` counts, this file sets the timers and acts when a time is over. */
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
} from "../../shared/core/clocks.ts";
import type { Match } from "../../shared/core/match.ts";
import { Refusal } from "../../shared/core/refusal.ts";
import type { Step } from "../../shared/core/step.ts";
import { askedSeats } from "../../shared/core/step.ts";
import type { ClockMark } from "../data/table-store.ts";
import { time } from "../time.ts";
import type { Timings } from "../timings.ts";
import { chosenByClock } from "./bots.ts";
import type { Keeper } from "./keeping/keeper.ts";
import { playedByBot, type Seat, type SeatClock } from "./seats.ts";

/** Milliseconds that one gift adds. */
const GIFT_MS = 60_000;
/** No gifts above this bank: a timer cannot wait longer than 2 ** 31 - 1 ms and would fire at once. */
const MAX_BANK = 3_600_000;

export interface ClockParts {
  readonly keeper: Keeper;
  readonly seats: readonly Seat[];
  readonly allowance: Allowance;
  /** What is in each bank; full banks if undefined. */
  readonly banks: readonly number[] | undefined;
  readonly timings: Timings;
  /** A player whose time is over loses; else a move is made for them. */
  readonly loses: boolean;
  failed(error: unknown): void;
  /** The clock has moved for this seat. */
  timedOut(seat: number): void;
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

export function startClocks({ keeper, seats, allowance, timings, loses, failed, timedOut, ...more }: ClockParts): RoomClocks {
  let clocks = newClocks(allowance, seats.length, more.banks);
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
        setTimeout(() => void moveFor(seat, ask), Math.max(0, end - now)),
      );
      return { bank, deadline: end, questionTime: end - since };
    });
  }

  async function moveFor(seat: number, ask: number): Promise<void> {
    try {
      await keeper.take((match) => {
        // The answer has come in the last moment.
        if (!askedSeats(match).includes(seat) || match.asks[seat] !== ask) throw new Refusal("staleAsk", { ask });
        const stamp = { seat, by: "clock", at: time.elapsed() } as const;
        return loses ? { type: "resign", ...stamp } : { type: "moves", ...stamp, ask, moves: [chosenByClock(match, seat)] };
      });
      timedOut(seat);
    } catch (error) {
      if (!(error instanceof Refusal)) failed(error);
    }
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

/** By seat: the ask its clock runs for, or 0. */
function asksOf(match: Match, bots: readonly boolean[]): number[] {
  const owed = askedSeats(match);
  return match.asks.map((ask, seat) => (owed.includes(seat) && !bots[seat] && !match.resigned.includes(seat) ? ask : 0));
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
