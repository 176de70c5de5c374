/** Pings the room: a connection may be lost without a close event, and then only a missing answer or the browser shows it. */
import { MESSAGES } from "../../../shared/core/wire/wire.ts";
import { time } from "../../base/time.ts";
import { onNetwork } from "./retry.ts";
import type { LiveRoom } from "./room.ts";

export interface Pulse {
  /** Milliseconds between two questions. */
  readonly every: number;
  /** The connection counts as lost after this long without an answer. */
  readonly patience: number;
}

/** A lost connection is noticed within nine seconds, late timers included: at most one wait for the question, and two for its answer. */
export const HUMAN_PULSE: Pulse = { every: 2_800, patience: 5_600 };

interface HeartbeatOptions {
  readonly pulse: Pulse;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** The room has answered. */
  answered?(): void;
  /** The room has not answered for too long. */
  dead(): void;
}

export class Heartbeat {
  readonly #room: Pick<LiveRoom<unknown>, "send" | "onMessage">;
  readonly #options: HeartbeatOptions;
  #asked: number | undefined;
  #ahead = 0;
  #ticked = time.elapsed();

  constructor(room: Pick<LiveRoom<unknown>, "send" | "onMessage">, options: HeartbeatOptions) {
    this.#room = room;
    this.#options = options;
    const { pulse, signal } = options;
    room.onMessage(MESSAGES.pong, (there: number) => this.#answer(there));
    const timer = setInterval(() => this.#tick(), pulse.every);
    signal.addEventListener("abort", () => clearInterval(timer), { once: true });
    // The browser knows sooner than a missing answer tells. Where it is wrong, the next try succeeds.
    onNetwork("offline", () => options.dead(), signal);
    this.#ask();
  }

  /** What to add to this page's elapsed time for the server's, in milliseconds. */
  get ahead(): number {
    return this.#ahead;
  }

  #ask(): void {
    this.#asked = time.elapsed();
    this.#room.send(MESSAGES.ping);
  }

  #answer(there: number): void {
    if (this.#asked === undefined) return;
    // The answer was on its way for about half of the time.
    this.#ahead = there - (this.#asked + time.elapsed()) / 2;
    this.#asked = undefined;
    this.#options.answered?.();
  }

  #tick(): void {
    const { every, patience } = this.#options.pulse;
    const now = time.elapsed();
    // A tab that was suspended reads its answers only after this; it asks again.
    const slept = now - this.#ticked >= 2 * every;
    this.#ticked = now;
    if (this.#asked === undefined || slept) this.#ask();
    // A timer may be early by a moment: half a tick decides which one is meant.
    else if (now - this.#asked >= patience - every / 2) this.#options.dead();
  }
}
