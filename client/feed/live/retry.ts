/** When a lost connection is tried again: after a while, or at once when the browser has a network again. */

const SHORTEST = 250;
const LONGEST = 8_000;

/** Milliseconds before the next try: twice as long each time, up to a bound, and not the same for all after an outage. */
const retryDelay = (tries: number): number => Math.min(LONGEST, SHORTEST * 2 ** tries) * (0.75 + Math.random() / 2);

export interface Retry {
  /** Milliseconds from its start. */
  readonly delay: number;
  cancel(): void;
}

/** `go` is called once. `online`: the failures of before say nothing about the network there is now. */
export function retryLater(tries: number, go: (online: boolean) => void): Retry {
  const delay = retryDelay(tries);
  const cancel = (): void => {
    clearTimeout(timer);
    stop();
  };
  const end = (online: boolean): void => {
    cancel();
    go(online);
  };
  const timer = setTimeout(() => end(false), delay);
  const stop = onNetwork("online", () => end(true));
  return { delay, cancel };
}

/** What the browser says of its network. Returns the way to stop; outside a browser nothing is said. */
export function onNetwork(what: "online" | "offline", listener: () => void): () => void {
  globalThis.addEventListener?.(what, listener);
  return () => globalThis.removeEventListener?.(what, listener);
}
