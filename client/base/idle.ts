/** When nothing else is to be done. */

/** Milliseconds, in a browser that does not tell. */
const PAUSE = 30;

export const idle = (): Promise<unknown> =>
  new Promise((resolve) => ("requestIdleCallback" in globalThis ? requestIdleCallback(resolve) : setTimeout(resolve, PAUSE)));
