/** When nothing else is to be done. */

/** Milliseconds, in a browser that does not tell. */
const PAUSE = 30;

/** After so many milliseconds at the latest: where much is to be done, or no frame is drawn, a browser may never be idle. */
export const idle = (timeout?: number): Promise<unknown> =>
  new Promise((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(resolve, timeout === undefined ? {} : { timeout });
    else setTimeout(resolve, PAUSE);
  });
