/** The thinking clocks of a room: the core counts, here is who acts when a time is over. */
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
import type { Keeper } from "./keeper.ts";
import { playedByBot, type Seat } from "./seats.ts";

export interface ClockParts {
  readonly keeper: Keeper;
  readonly seats: readonly Seat[];
  readonly allowance: Allowance;
  /** What is in each bank, if it is not all there is. */
  readonly banks?: readonly number[];
  readonly pace: Timings;
  /** Whose time is over has lost; else a move is made for him. */
  readonly loses: boolean;
  failed(error: unknown): void;
  /** Somebody has let his time run out again and again. */
  unresponsive(seat: Seat): void;
}

export interface RoomClocks {
  /** The clocks of those who are asked run, all others stand; to be called whenever something has changed. True if a clock has. */
  update(frames?: number): boolean;
  /** All stand, until the next turn; the time between never happened. */
  stop(): void;
  /** More time for all but one, from him; tells who has got it. */
  give(from: Seat): readonly Seat[];
  /** What is in each bank now. */
  banks(): readonly number[];
}

/** Time that runs out so often in a row says that nobody is looking. */
const TIMEOUTS_BEFORE_STAND_IN = 2;

export function startClocks({ keeper, seats, allowance, pace, loses, failed, unresponsive: asleep, ...more }: ClockParts): RoomClocks {
  let clocks = newClocks(allowance, seats.length, more.banks);
  const timers = new Map<Seat, NodeJS.Timeout>();
  show();

  /** Each seat's own clock as people see it, and the time when somebody has to act. */
  function show(): void {
    for (const seat of seats) {
      clearTimeout(timers.get(seat));
      const now = time.elapsed();
      const end = timeOver(clocks, seat.number);
      const { ask = 0, since = 0 } = clocks.seats[seat.number] ?? {};
      const whole = end === undefined ? 0 : end - since;
      Object.assign(seat, { deadline: end ?? 0, questionTime: whole, bank: bankAt(clocks, seat.number, now) });
      if (end !== undefined)
        timers.set(
          seat,
          setTimeout(() => void move(seat, ask), Math.max(0, end - now)),
        );
    }
  }

  async function move(seat: Seat, ask: number): Promise<void> {
    const { number } = seat;
    try {
      await keeper.take((match) => {
        // The answer has come in the last moment.
        if (!askedSeats(match).includes(number) || match.asks[number] !== ask) throw new Refusal("staleAsk", { ask });
        const stamp = { seat: number, by: "clock", at: time.elapsed() } as const;
        return loses ? { type: "resign", ...stamp } : { type: "moves", ...stamp, ask, moves: [chosenByClock(match, number)] };
      });
      seat.timeouts++;
      if (seat.timeouts >= TIMEOUTS_BEFORE_STAND_IN && !seat.away) asleep(seat);
    } catch (error) {
      if (!(error instanceof Refusal)) failed(error);
    }
  }

  function become(next: Clocks): boolean {
    if (next.paused === clocks.paused && next.seats.every((clock, seat) => clock === clocks.seats[seat])) return false;
    clocks = next;
    show();
    return true;
  }

  return {
    update(frames = 0) {
      const { match } = keeper;
      const asks = asksOf(match, seats.map(playedByBot));
      const now = time.elapsed();
      return become(updateAsks(resumeClocks(clocks, now), asks, now + pace.animationTime(frames)));
    },
    stop: () => void become(pauseAll(clocks)),
    give(from) {
      const now = time.elapsed();
      const others = seats.filter((seat) => seat !== from && bankAt(clocks, seat.number, now) < MAX_BANK);
      become(others.reduce((so, { number }) => addTime(so, number, GIFT_MS), clocks));
      return others;
    },
    banks: () => banksAt(clocks, time.elapsed()),
  };
}

/** What each seat has to answer for which its clock runs. */
function asksOf(match: Match, bots: readonly boolean[]): number[] {
  const owed = askedSeats(match);
  return match.asks.map((ask, seat) => (owed.includes(seat) && !bots[seat] && !match.resigned.includes(seat) ? ask : 0));
}

const banksAt = (clocks: Clocks, now: number): number[] => clocks.seats.map((_clock, seat) => bankAt(clocks, seat, now));

export interface ClockReplay {
  step(played: Step): void;
  /** What was in each bank after the last entry; what came later nobody has counted. */
  banks(): readonly number[] | undefined;
}

/** Reads off a record what its entries have cost the clocks, from the mark on. */
export function clockReplay(allowance: Allowance | undefined, pace: Timings, count: number, mark?: ClockMark): ClockReplay {
  let clocks = newClocks(allowance, count, mark?.banks);
  let now = mark?.at ?? 0;
  return {
    step({ match, frames }) {
      const { entries } = match.record;
      if (entries.length < (mark?.entries ?? 1)) return;
      if (entries.length > (mark?.entries ?? 0)) now = (entries.at(-1) as { at: number }).at;
      clocks = updateAsks(clocks, asksOf(match, match.bots), now + pace.animationTime(frames.length));
    },
    banks: () => (allowance === undefined ? undefined : banksAt(clocks, now)),
  };
}

const pauseAll = (clocks: Clocks): Clocks => pauseClocks(clocks, time.elapsed());

/** A present, in milliseconds. */
const GIFT_MS = 60_000;
/** Nobody is given more: a time no timer can wait for would be over at once. */
const MAX_BANK = 3_600_000;
