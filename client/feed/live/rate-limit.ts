/** Says things no faster than the server hears them: it takes whoever says more for a flood, and closes the line. */
export interface Rate {
  /** So many at once ... */
  readonly most: number;
  /** ... and then one after so many milliseconds. */
  readonly every: number;
}

/** With a ping among them it comes to ten within a second, and the server hears ten. */
export const HUMAN_RATE: Rate = { most: 5, every: 250 };

export interface Voice<T> {
  say(one: T): void;
  /** What has not been said is not said any more. */
  stop(): void;
}

export function rateLimited<T>(pass: (one: T) => void, { most, every }: Rate): Voice<T> {
  const waiting: T[] = [];
  let left = most;
  let timer: ReturnType<typeof setInterval> | undefined;

  function rest(): void {
    clearInterval(timer);
    timer = undefined;
  }

  function tick(): void {
    const next = waiting.shift();
    if (next !== undefined) return pass(next);
    left++;
    if (left >= most) rest();
  }

  return {
    say(one) {
      if (left > 0) {
        left--;
        pass(one);
      } else waiting.push(one);
      timer ??= setInterval(tick, every);
    },
    stop() {
      rest();
      waiting.length = 0;
    },
  };
}
