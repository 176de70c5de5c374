/** Limits how fast messages are sent: the server takes a faster client for a flood and closes its connection. */
interface Rate {
  /** Messages that may be sent at once. */
  readonly most: number;
  /** Milliseconds between the messages after these. */
  readonly every: number;
}

/** Slow enough for any server. While a cluster is updated, a process of an earlier version may give the ticket, which then names no limit. */
const UNKNOWN_LIMIT = 3;

/** Lets at most this many through within any second, with a ping among them: half of them at once, the others one by one. */
export function rateWithin(messagesPerSecond = UNKNOWN_LIMIT): Rate {
  const most = Math.floor(messagesPerSecond / 2);
  return { most, every: 1_000 / Math.max(1, messagesPerSecond - most - 1) };
}

export class RateLimited<T> {
  readonly #pass: (message: T) => void;
  readonly #rate: Rate;
  readonly #signal: AbortSignal;
  readonly #queue: T[] = [];
  #left: number;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** `signal`: nothing is sent from then on, and what waits is dropped. */
  constructor(pass: (message: T) => void, rate: Rate, signal: AbortSignal) {
    this.#pass = pass;
    this.#rate = rate;
    this.#signal = signal;
    this.#left = rate.most;
    signal.addEventListener("abort", () => this.#stopTimer(), { once: true });
  }

  send(message: T): void {
    if (this.#signal.aborted) return;
    if (this.#left > 0) {
      this.#left--;
      this.#pass(message);
    } else this.#queue.push(message);
    this.#timer ??= setInterval(() => this.#tick(), this.#rate.every);
  }

  #tick(): void {
    const next = this.#queue.shift();
    if (next !== undefined) return this.#pass(next);
    this.#left++;
    if (this.#left >= this.#rate.most) this.#stopTimer();
  }

  #stopTimer(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }
}
