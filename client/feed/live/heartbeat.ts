/** Pings the room: a connection may be lost without a close event, and then only a missing answer or the browser shows it. */
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import { onNetwork } from "./retry.ts";
import type { LiveRoom } from "./room.ts";

export interface Pulse {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** Without an answer for this long the connection counts as lost. */
  readonly patience: number;
}

/** A lost connection is noticed within nine seconds, late timers included: at most one wait for the question, and two for its answer. */
export const HUMAN_PULSE: Pulse = { every: 2_800, patience: 5_600 };

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
    // A tab that was suspended reads its answers only after this; it asks again.
    const slept = now - ticked >= 2 * every;
    ticked = now;
    if (asked === undefined || slept) ask();
    // A timer may be early by a moment: half a tick decides which one is meant.
    else if (now - asked >= patience - every / 2) dead();
  }, every);
  // The browser knows sooner than a missing answer tells. Where it is wrong, the next try succeeds.
  const stopListening = onNetwork("offline", dead);
  ask();
  return {
    get ahead() {
      return ahead;
    },
    stop() {
      clearInterval(timer);
      stopListening();
    },
  };
}
