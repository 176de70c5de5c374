/** The thinking clocks of a room: the core counts, here is who acts when a time is over. */
import { type Allowance, asking, bankAt, type Clocks, give, goOn, newClocks, pause, timeOver } from "../shared/core/clocks.ts";
import { Refusal } from "../shared/core/refusal.ts";
import { owing } from "../shared/core/step.ts";
import { chosen } from "./bots.ts";
import type { Keeper } from "./keeper.ts";
import type { Pace } from "./pace.ts";
import { playedByBot, type Seat } from "./seats.ts";

export interface ClockParts {
  readonly keeper: Keeper;
  readonly seats: readonly Seat[];
  readonly allowance: Allowance;
  readonly pace: Pace;
  failed(error: unknown): void;
  /** Somebody has let his time run out again and again. */
  asleep(seat: Seat): void;
}

export interface RoomClocks {
  /** The clocks of those who are asked run, all others stand; to be called whenever something has changed. True if a clock has. */
  turn(frames?: number): boolean;
  /** All stand, until the next turn; the time between never happened. */
  halt(): void;
  /** More time for all but one, from him. */
  give(from: Seat): void;
}

/** Time that runs out so often in a row says that nobody is looking. */
const ASLEEP = 2;

export function startClocks({ keeper, seats, allowance, pace, failed, asleep }: ClockParts): RoomClocks {
  let clocks = newClocks(allowance, seats.length);
  const timers = new Map<Seat, NodeJS.Timeout>();
  show();

  /** Each seat's own clock as people see it, and the time when somebody has to act. */
  function show(): void {
    for (const seat of seats) {
      clearTimeout(timers.get(seat));
      const now = Date.now();
      const end = timeOver(clocks, seat.number);
      Object.assign(seat, { deadline: end ?? 0, bank: bankAt(clocks, seat.number, now) });
      const ask = clocks.seats[seat.number]?.ask ?? 0;
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
        if (!owing(match).includes(number) || match.asks[number] !== ask) throw new Refusal("staleAsk", { ask });
        return { type: "moves", seat: number, by: "clock", at: Date.now(), ask, moves: [chosen(match, number)] };
      });
      seat.late++;
      if (seat.late >= ASLEEP && !seat.away) asleep(seat);
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
    turn(frames = 0) {
      const { match } = keeper;
      const owed = owing(match);
      const asks = seats.map((seat) => {
        const thinks = owed.includes(seat.number) && !playedByBot(seat) && !match.resigned.includes(seat.number);
        return thinks ? (match.asks[seat.number] as number) : 0;
      });
      const now = Date.now();
      return become(asking(goOn(clocks, now), asks, now + pace.showing(frames)));
    },
    halt: () => void become(pauseAll(clocks)),
    give(from) {
      const now = Date.now();
      const others = seats.filter((seat) => seat !== from && bankAt(clocks, seat.number, now) < MOST);
      become(others.reduce((so, { number }) => give(so, number, GIFT), clocks));
    },
  };
}

const pauseAll = (clocks: Clocks): Clocks => pause(clocks, Date.now());

/** A present, in milliseconds. */
const GIFT = 60_000;
/** Nobody is given more: a time no timer can wait for would be over at once. */
const MOST = 3_600_000;
