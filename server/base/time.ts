/** The two kinds of time. One object, so that tests can replace them. */

/** The date when this process began. */
const PROCESS_START = performance.timeOrigin;

export const time = {
  /** The date, in milliseconds since 1970: for what is stored or shown as a date. The machine's clock may be set, forward or back. */
  now: (): number => Date.now(),
  /**
   * Monotonic milliseconds, for clocks, waits and limits. Counted from the date when the process began, so they mean nothing to another
   * process: across a restart only durations are kept.
   */
  elapsed: (): number => Math.trunc(PROCESS_START + performance.now()),
};
