/** Waiting, as an argument: tests bring a clock of their own. */
export interface Timers {
  /** Calls back once after this many milliseconds, unless the returned function is called first. */
  after(milliseconds: number, call: () => void): () => void;
}
