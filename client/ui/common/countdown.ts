/** Times that run out, as they are shown: whole seconds, and how much of the whole is left. */
import { TICK } from "../../base/durations.ts";
import { time } from "../../base/time.ts";

export interface Countdown {
  readonly seconds: number;
  /** The part of the whole time that is left, from 1 to 0. */
  readonly part: number;
}

export const left = (end: number, whole: number, now: number): Countdown => {
  const time = Math.max(0, end - now);
  return { seconds: Math.ceil(time / TICK), part: whole > 0 ? Math.min(1, time / whole) : 0 };
};

/** Gives what is left until an end, of a whole time. While anything is left, `tick` is called each second. */
export function countdowns(tick: () => void): (end: number, whole: number) => Countdown {
  let waits = false;
  return (end, whole) => {
    const found = left(end, whole, time.elapsed());
    if (found.seconds > 0 && !waits) {
      waits = true;
      setTimeout(() => {
        waits = false;
        tick();
      }, TICK);
    }
    return found;
  };
}
