/** Limits how fast messages are sent: the server takes a faster client for a flood and closes its connection. */
export interface Rate {
  /** Messages that may be sent at once. */
  readonly most: number;
  /** Milliseconds between the messages after these. */
  readonly every: number;
}

/** Slow enough for any server. While a cluster is updated, a process of an earlier version may give the ticket, which then names no limit. */
const UNKNOWN_LIMIT = 3;

/** With a ping among them at most so many within any second: half of them at once, the others one by one. */
export function rateWithin(messagesPerSecond = UNKNOWN_LIMIT): Rate {
  const most = Math.floor(messagesPerSecond / 2);
  return { most, every: 1_000 / Math.max(1, messagesPerSecond - most - 1) };
}

export interface RateLimited<T> {
  send(message: T): void;
  /** Drops what is not sent yet. */
  stop(): void;
}

export function rateLimited<T>(pass: (message: T) => void, { most, every }: Rate): RateLimited<T> {
  const queue: T[] = [];
  let left = most;
  let timer: ReturnType<typeof setInterval> | undefined;

  function stopTimer(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function tick(): void {
    const next = queue.shift();
    if (next !== undefined) return pass(next);
    left++;
    if (left >= most) stopTimer();
  }

  return {
    send(message) {
      if (left > 0) {
        left--;
        pass(message);
      } else queue.push(message);
      timer ??= setInterval(tick, every);
    },
    stop() {
      stopTimer();
      queue.length = 0;
    },
  };
}
