/** The two kinds of time. One object, so that tests can replace them. */

/** When this page was opened, by the date as it was then. */
const BEGAN = performance.timeOrigin;

export const time = {
  /** The date, in milliseconds since 1970: for what is stored, or shown as a date. It can be set, forward or back. */
  now: (): number => Date.now(),
  /**
   * Milliseconds that pass: for clocks, waits and limits. It never jumps. It counts on from the date at which the page was opened, so
   * it means nothing to another page or to the server.
   */
  elapsed: (): number => Math.trunc(BEGAN + performance.now()),
};
