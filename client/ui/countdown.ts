/** Times that run out, as they are shown: whole seconds, and how much of the whole is left. */
import { TICK } from "./timing.ts";

export interface Countdown {
  readonly seconds: number;
  /** Of the whole time, from 1 to 0. */
  readonly part: number;
}

export const left = (end: number, whole: number, now: number): Countdown => {
  const time = Math.max(0, end - now);
  return { seconds: Math.ceil(time / TICK), part: whole > 0 ? Math.min(1, time / whole) : 0 };
};

/** Gives what is left until an end, by its name. While anything is left, `tick` is called each second. */
export function countdowns(tick: () => void): (name: string, end: number) => Countdown {
  /** How long it was when it was first seen. */
  const whole = new Map<string, { readonly end: number; readonly time: number }>();
  let waits = false;
  return (name, end) => {
    const now = Date.now();
    const known = whole.get(name);
    // What the clocks are known to differ by may change a little: that begins nothing anew.
    const same = known !== undefined && Math.abs(known.end - end) < TICK;
    const time = same ? known.time : end - now;
    if (!same) whole.set(name, { end, time });
    const found = left(end, time, now);
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
