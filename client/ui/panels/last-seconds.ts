/** The last seconds of the player's own clock: their seat pulses, and a soft bell and a sentence call them once for each deadline. */

/** A clock that runs. */
export interface RunningClock {
  /** When the time is over. */
  readonly deadline: number;
  /** Milliseconds of it in all. */
  readonly whole: number;
  readonly seconds: number;
}

/** The last seconds begin here. */
export const LAST_SECONDS = 15;

/** Whether this clock of the player is to be signalled now; unlike the pulse, bell and sentence come once. */
export function lastSeconds({
  wanted,
  ring,
  say,
}: {
  wanted(): boolean;
  ring(): void;
  say(seconds: number): void;
}): (clock: RunningClock) => boolean {
  let called = 0;
  return ({ deadline, whole, seconds }) => {
    if (seconds > LAST_SECONDS || seconds <= 0 || !wanted()) return false;
    // A question that has no more time from its beginning comes as no surprise.
    if (called !== deadline && whole > LAST_SECONDS * 1_000) {
      ring();
      say(seconds);
    }
    called = deadline;
    return true;
  };
}
