/** The two times. One object, so that a test can put another time in its place. */

/** When this page was opened, by the date as it was then. */
const BEGAN = performance.timeOrigin;

export const time = {
  /** The date in milliseconds since 1970: for what is kept, or shown as a date. Whoever keeps the machine may set it, forward or back. */
  now: (): number => Date.now(),
  /**
   * What passes, in milliseconds: for everything that lasts. Nobody can set it. It counts on from the date at which the page was opened, so
   * it means nothing to another page or to the server.
   */
  elapsed: (): number => Math.trunc(BEGAN + performance.now()),
};
