/** When a lost connection is tried again: after a while, or at once when the browser has a network again. */

const SHORTEST = 250;
const LONGEST = 8_000;

/** Milliseconds before the next try: twice as long each time, up to a bound, and not the same for all after an outage. */
const retryDelay = (tries: number): number => Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.75 + Math.random() / 2);

/**
 * Calls `go` once, unless `signal` aborts before, and returns in how many milliseconds.
 * `online`: earlier failures say nothing about the network there is now.
 */
export function retryLater(tries: number, go: (online: boolean) => void, signal?: AbortSignal): number {
  const delay = retryDelay(tries);
  const called = new AbortController();
  const ended = signal === undefined ? called.signal : AbortSignal.any([signal, called.signal]);
  const call = (online: boolean): void => {
    called.abort();
    go(online);
  };
  const timer = setTimeout(() => call(false), delay);
  ended.addEventListener("abort", () => clearTimeout(timer), { once: true });
  onNetwork("online", () => call(true), ended);
  return delay;
}

/** What the browser says of its network, until `signal` aborts; outside a browser nothing is said. */
export function onNetwork(what: "online" | "offline", listener: () => void, signal: AbortSignal): void {
  globalThis.addEventListener?.(what, listener, { signal });
}
