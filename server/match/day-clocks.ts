/**
 * The clocks of a table in days. Each question has a deadline, which is a date: it goes on while the table is unloaded and while no
 * server runs.
 */
import { isEqual } from "../../shared/core/base/plain.ts";
import { time } from "../base/time.ts";
import { NO_CLOCK, playedByBot, type SeatClock } from "../table/seats.ts";
import type { Deadline } from "../table/snapshot.ts";
import { asksOf, moveByClock, type TimeoutOptions } from "./timeouts.ts";

interface DayClockOptions extends TimeoutOptions {
  /** Milliseconds for each question. */
  readonly question: number;
  /** Deadlines as saved; a question that was asked since then has the whole time. */
  readonly kept: readonly Deadline[];
  /** This seat has a new question. */
  asked(seat: number): void;
}

const NO_DEADLINE: Deadline = { ask: 0, until: 0 };

export class DayClocks {
  readonly #options: DayClockOptions;
  readonly #timers = new Map<number, NodeJS.Timeout>();
  #deadlines: readonly Deadline[];
  /** Deadlines that still hold for the same question. */
  #known: readonly Deadline[];
  #shown: readonly SeatClock[] = [];
  #isRunning = false;

  constructor(options: DayClockOptions) {
    this.#options = options;
    this.#deadlines = options.seats.map((_seat, at) => options.kept[at] ?? NO_DEADLINE);
    this.#known = this.#deadlines;
  }

  /** Call after every change. True if a deadline has changed. */
  update(): boolean {
    const { keeper, seats, question, asked } = this.#options;
    const until = time.now() + question;
    const before = this.#deadlines;
    const after = asksOf(keeper.match, seats.map(playedByBot)).map((ask, seat) => {
      const same = this.#known[seat];
      return ask === 0 ? NO_DEADLINE : same?.ask === ask ? same : { ask, until };
    });
    this.#deadlines = after;
    this.#known = after;
    if (this.#isRunning && isEqual(before, after)) return false;
    this.#isRunning = true;
    this.#setTimers();
    for (const [seat, { ask }] of after.entries()) if (ask > 0 && before[seat]?.ask !== ask) asked(seat);
    return true;
  }

  /** Stops all until the next update, which gives each question the whole time again. */
  stop(): void {
    this.#clearTimers();
    this.#shown = this.#deadlines.map(() => NO_CLOCK);
    this.#isRunning = false;
    this.#known = [];
  }

  /** By seat. */
  deadlines(): readonly Deadline[] {
    return this.#deadlines;
  }

  shown(): readonly SeatClock[] {
    return this.#shown;
  }

  #setTimers(): void {
    this.#clearTimers();
    const now = time.now();
    for (const [seat, { ask, until }] of this.#deadlines.entries()) {
      if (ask === 0) continue;
      const timer = setTimeout(() => void moveByClock(this.#options, seat, ask), Math.max(0, until - now));
      this.#timers.set(seat, timer);
    }
    this.#shown = this.#deadlines.map(({ until }) =>
      // Clients count in elapsed time.
      ({ ...NO_CLOCK, deadline: until === 0 ? 0 : time.elapsed() + until - now, questionTime: this.#options.question }),
    );
  }

  #clearTimers(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
