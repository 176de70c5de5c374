/**
 * How the speed of one thread is measured: warm, and in its own processor time. V8 compiles what is used much, so a cold figure says
 * nothing about an engine; and what other programs on the machine take says nothing about it either.
 */

/** Rounds that are compared with as many before them. */
const WINDOW = 4;
/** Warm once the gain from one window to the next is below this share. */
const STILL = 0.02;
const MOST_ROUNDS = 60;

/** The processor time that this thread has had. */
export function threadSeconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1e6;
}

/** Calls `round`, which returns a speed, until the speed no longer grows, `most` times at most; returns the number of rounds. */
export function warmUp(round: () => number, most = MOST_ROUNDS): number {
  const speeds: number[] = [];
  while (speeds.length < most) {
    speeds.push(round());
    if (speeds.length >= 2 * WINDOW && isStill(speeds)) break;
  }
  return speeds.length;
}

/** The fastest of a window counts: a round that others on the machine disturbed is slower, never faster. */
export function isStill(speeds: readonly number[]): boolean {
  const now = Math.max(...speeds.slice(-WINDOW));
  const before = Math.max(...speeds.slice(-2 * WINDOW, -WINDOW));
  return now <= before * (1 + STILL);
}
