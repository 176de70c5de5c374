/** Waiting, as an argument: tests have a clock of their own. */

export interface Timers {
  /** Calls back once after these milliseconds, unless the returned function is called before. */
  after(milliseconds: number, call: () => void): () => void;
}

export const realTimers: Timers = {
  after(milliseconds, call) {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
};
