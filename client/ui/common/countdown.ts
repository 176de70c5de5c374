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

/** Calls it once, a second later, however often it is wished. */
function onceASecond(tick: () => void): () => void {
  let waits = false;
  return () => {
    if (waits) return;
    waits = true;
    setTimeout(() => {
      waits = false;
      tick();
    }, TICK);
  };
}

/** Gives what is left until an end, of a whole time. While anything is left, `tick` is called each second. */
export function countdowns(tick: () => void): (end: number, whole: number) => Countdown {
  const wait = onceASecond(tick);
  return (end, whole) => {
    const found = left(end, whole, time.elapsed());
    if (found.seconds > 0) wait();
    return found;
  };
}

/** Gives how many seconds a seat has thought: what the server last said, and what has been seen since. While one thinks, `tick` is called each second. */
export function thinkingTimes(tick: () => void): (seat: number, said: number, thinks: boolean) => number {
  const wait = onceASecond(tick);
  const seats = new Map<number, { readonly said: number; readonly before: number; readonly since: number | undefined }>();
  return (seat, said, thinks) => {
    const now = time.elapsed();
    const last = seats.get(seat);
    const isNews = last?.said !== said;
    const so = isNews ? said * TICK : last.before + (last.since === undefined ? 0 : now - last.since);
    seats.set(seat, { said, before: so, since: thinks ? now : undefined });
    if (thinks) wait();
    return Math.floor(so / TICK);
  };
}
