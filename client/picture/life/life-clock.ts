/** When life is drawn again: a few times a second, and not at all on a machine that cannot keep up even with that. */

/** Milliseconds between two drawings. Each costs processor time where drawing is done by software. */
export const TICK = 400;
/** A drawing delayed by more than `ticks` is late; after `row` late ones life pauses for `pause` milliseconds. */
const LATE = { ticks: 1, row: 3, pause: 30_000 } as const;

export class LifeClock {
  readonly #draw: () => void;
  readonly #now: () => number;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #late = 0;

  constructor(draw: () => void, now: () => number) {
    this.#draw = draw;
    this.#now = now;
  }

  run(wanted: boolean): void {
    if (wanted === (this.#timer !== undefined)) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#late = 0;
    if (wanted) this.#wait(TICK);
  }

  #wait(time: number): void {
    const due = this.#now() + time;
    this.#timer = setTimeout(() => {
      this.#late = this.#now() - due > LATE.ticks * TICK ? this.#late + 1 : 0;
      const keepsUp = this.#late < LATE.row;
      if (keepsUp) this.#draw();
      this.#wait(keepsUp ? TICK : LATE.pause);
      if (!keepsUp) this.#late = 0;
    }, time);
  }
}
