/** The two kinds of time. One object, so that tests can replace them. */

/** When this process began, by the date as it was then. */
const PROCESS_START = performance.timeOrigin;

export const time = {
  /** The date, in milliseconds since 1970: for what is stored, or shown as a date. It can be set, forward or back. */
  now: (): number => Date.now(),
  /**
   * Milliseconds that pass: for clocks, waits and limits. It never jumps. It counts on from the date at which the process began, so
   * it means nothing to another process: across a restart only durations are kept.
   */
  elapsed: (): number => Math.trunc(PROCESS_START + performance.now()),
};
