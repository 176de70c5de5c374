/** A line may go dead without a word. Whoever asks now and then, and gets no answer, knows. */
import { MESSAGES } from "../../../shared/core/wire.ts";
import { time } from "../../time.ts";
import type { LiveRoom } from "./room.ts";

export interface Pulse {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** So long without an answer, and the line is dead. */
  readonly patience: number;
}

/** A dead line is noticed within nine seconds. */
export const HUMAN_PULSE: Pulse = { every: 3_000, patience: 6_000 };

export interface Heartbeat {
  /** What to add to this page's elapsed time for the server's, in milliseconds. */
  readonly ahead: number;
  stop(): void;
}

export function heartbeat<S>(room: LiveRoom<S>, { every, patience }: Pulse, heard: () => void, dead: () => void): Heartbeat {
  let asked: number | undefined;
  let ahead = 0;
  let ticked = time.elapsed();
  function ask(): void {
    asked = time.elapsed();
    room.send(MESSAGES.ping);
  }
  room.onMessage(MESSAGES.pong, (there: number) => {
    if (asked === undefined) return;
    // The answer was on its way for about half of the time.
    ahead = there - (asked + time.elapsed()) / 2;
    asked = undefined;
    heard();
  });
  const timer = setInterval(() => {
    const now = time.elapsed();
    // A window that has slept finds its answers only after this; it asks again.
    const slept = now - ticked >= 2 * every;
    ticked = now;
    if (asked === undefined || slept) ask();
    else if (now - asked >= patience) dead();
  }, every);
  ask();
  return {
    get ahead() {
      return ahead;
    },
    stop: () => clearInterval(timer),
  };
}
