/** When what lives is drawn again: a few times a second, and not at all on a machine that comes late even so. */

/** Milliseconds between two drawings. Hands that draw by software pay for each. */
export const TICK = 250;
/** A drawing that comes so many ticks late is late; after so many in a row life pauses so long. */
const LATE = { ticks: 1.5, row: 3, pause: 30_000 } as const;

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
