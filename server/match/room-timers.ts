/** What happens at a table after a time: joining, grace, opening of shares, an empty room. */
import { report } from "../base/log.ts";

/** How long after an error an event is tried again, in milliseconds. */
const RETRY_AFTER = 1_000;

/** The timers of a room, by name: a new one replaces the one before. They run on the clock of the room and end with it. */
export interface RoomTimers {
  /** If `then` fails it is tried again: nothing else would make it happen. */
  start(matter: unknown, time: number, then: () => Promise<void>): void;
  end(matter: unknown): void;
  /** Call at every tick. */
  retryFailed(): void;
}

/** The part of a room's clock that its timers run on. */
interface Clock {
  setTimeout(then: () => void, time: number): { readonly active: boolean; clear(): void };
}

export function roomTimers({ clock }: { readonly clock: Clock }): RoomTimers {
  const timers = new Map<unknown, Timer>();

  function start(matter: unknown, time: number, then: () => Promise<void>): void {
    end(matter);
    const timer: Timer = { delayed: clock.setTimeout(() => void run(), time), then, isRunning: false };
    timers.set(matter, timer);

    async function run(): Promise<void> {
      timer.isRunning = true;
      try {
        await then();
        if (timers.get(matter) === timer) timers.delete(matter);
      } catch (error) {
        report(`timer ${matter}`, error);
      }
      timer.isRunning = false;
    }
  }

  function end(matter: unknown): void {
    timers.get(matter)?.delayed.clear();
    timers.delete(matter);
  }

  return {
    start,
    end,
    retryFailed() {
      for (const [matter, { delayed, then, isRunning }] of timers) if (!delayed.active && !isRunning) start(matter, RETRY_AFTER, then);
    },
  };
}

interface Timer {
  readonly delayed: ReturnType<Clock["setTimeout"]>;
  readonly then: () => Promise<void>;
  isRunning: boolean;
}
