/**
 * The clocks of a table in days. Each question has a deadline, which is a date: it goes on while the table is unloaded and while no
 * server runs.
 */
import { isEqual } from "../../shared/core/base/plain.ts";
import { time } from "../base/time.ts";
import { playedByBot, type SeatClock } from "../table/seats.ts";
import type { Deadline } from "../table/snapshot.ts";
import { asksOf, moveByClock, type TimeoutOptions } from "./timeouts.ts";

export interface DayClockOptions extends TimeoutOptions {
  /** Milliseconds for each question. */
  readonly question: number;
  /** As saved; a question that was asked since then has the whole time. */
  readonly kept: readonly Deadline[];
  /** This seat has a new question. */
  asked(seat: number): void;
}

export interface DayClocks {
  /** Call after every change. True if a deadline has changed. */
  update(): boolean;
  /** Stops all until the next update, which gives each question the whole time again. */
  stop(): void;
  /** By seat. */
  deadlines(): readonly Deadline[];
  shown(): readonly SeatClock[];
}

const NO_DEADLINE: Deadline = { ask: 0, until: 0 };

export function startDayClocks(options: DayClockOptions): DayClocks {
  const { keeper, seats, question, kept, asked } = options;
  let deadlines = seats.map((_seat, at) => kept[at] ?? NO_DEADLINE);
  let shown: readonly SeatClock[] = [];
  let isRunning = false;
  let known: readonly Deadline[] = deadlines;
  const timers = new Map<number, NodeJS.Timeout>();

  function clearTimers(): void {
    for (const timer of timers.values()) clearTimeout(timer);
    timers.clear();
  }

  function setTimers(): void {
    clearTimers();
    const now = time.now();
    for (const [seat, { ask, until }] of deadlines.entries())
      if (ask > 0)
        timers.set(
          seat,
          setTimeout(() => void moveByClock(options, seat, ask), Math.max(0, until - now)),
        );
    shown = deadlines.map(({ until }) =>
      // Clients count in elapsed time.
      ({ bank: -1, deadline: until === 0 ? 0 : time.elapsed() + until - now, questionTime: question }),
    );
  }

  return {
    update() {
      const until = time.now() + question;
      const before = deadlines;
      deadlines = asksOf(keeper.match, seats.map(playedByBot)).map((ask, seat) => {
        const same = known[seat];
        return ask === 0 ? NO_DEADLINE : same?.ask === ask ? same : { ask, until };
      });
      known = deadlines;
      if (isRunning && isEqual(before, deadlines)) return false;
      isRunning = true;
      setTimers();
      for (const [seat, { ask }] of deadlines.entries()) if (ask > 0 && before[seat]?.ask !== ask) asked(seat);
      return true;
    },
    stop() {
      clearTimers();
      shown = deadlines.map(() => ({ bank: -1, deadline: 0, questionTime: 0 }));
      isRunning = false;
      known = [];
    },
    deadlines: () => deadlines,
    shown: () => shown,
  };
}
