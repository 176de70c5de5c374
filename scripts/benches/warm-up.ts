/** Runs something until it is no longer getting faster: V8 compiles what is used much, and a cold figure says nothing about an engine. */

/** Rounds that are compared with as many before them. */
const WINDOW = 4;
/** Gained less than this share from one window to the next: it is warm. */
const STILL = 0.02;
const MOST_ROUNDS = 60;

/** Calls `round`, which returns a speed, until the speed stands still, and returns how many rounds that took. */
export function warmUp(round: () => number): number {
  const speeds: number[] = [];
  while (speeds.length < MOST_ROUNDS) {
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
