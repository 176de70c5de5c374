/**
 * Who plays an entry waits for his turn. Whoever is alone has it at once; in a crowd many have it together, and so what they do is done
 * in one go: the same rules for one match after the other, one commit, one waking of the disk's thread. A machine does so with less.
 */

/** Where some have just gone together more will come. The next ones wait for twice as many milliseconds, so that many wait a moment and few do not. */
const GATHERING = 2;
const LONGEST = 20;

export function turns(): () => Promise<void> {
  let next: PromiseWithResolvers<void> | undefined;
  let waiting = 0;
  /** So many went together last. */
  let crowd = 0;

  function go(): void {
    crowd = waiting;
    waiting = 0;
    next?.resolve();
    next = undefined;
  }

  return () => {
    waiting++;
    if (next === undefined) {
      next = Promise.withResolvers();
      if (crowd > 1) setTimeout(go, Math.min(LONGEST, GATHERING * crowd));
      else setImmediate(go);
    }
    return next.promise;
  };
}
