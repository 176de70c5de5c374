/** When life is drawn again: a few times a second, and not at all on a machine that cannot keep up even with that. */

/** Milliseconds between two drawings. Each costs processor time where drawing is done by software. */
export const TICK = 400;
/** A drawing delayed by more than `ticks` is late; after `row` late ones life pauses for `pause` milliseconds. */
const LATE = { ticks: 1, row: 3, pause: 30_000 } as const;

export interface LifeClock {
  run(wanted: boolean): void;
}

export function lifeClock(draw: () => void, now: () => number): LifeClock {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let late = 0;

  function wait(time: number): void {
    const due = now() + time;
    timer = setTimeout(() => {
      late = now() - due > LATE.ticks * TICK ? late + 1 : 0;
      if (late < LATE.row) draw();
      wait(late < LATE.row ? TICK : LATE.pause);
      if (late >= LATE.row) late = 0;
    }, time);
  }

  return {
    run(wanted) {
      if (wanted === (timer !== undefined)) return;
      clearTimeout(timer);
      timer = undefined;
      late = 0;
      if (wanted) wait(TICK);
    },
  };
}
