/** When the table is drawn: once per animation frame while something moves, not at all otherwise. */
import { until } from "../../base/until.ts";

/** If the browser grants no animation frames (a hidden tab), time passes at these steps, in milliseconds. */
const NO_FRAME_WAIT = 250;

interface DrawLoopOptions {
  readonly signal: AbortSignal;
  draw(): void;
  /** Lets time pass without drawing; true while something moves. */
  advance(): boolean;
}

export class DrawLoop {
  readonly #options: DrawLoopOptions;
  #frame = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: DrawLoopOptions) {
    this.#options = options;
    until(options.signal, () => {
      cancelAnimationFrame(this.#frame);
      this.begin();
    });
  }

  /** Draws with the next animation frame. */
  request(): void {
    const { signal, draw, advance } = this.#options;
    if (signal.aborted) return;
    if (this.#frame === 0) this.#frame = requestAnimationFrame(draw);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (advance()) this.request();
    }, NO_FRAME_WAIT);
  }

  /** The frame that was requested is being drawn. */
  begin(): void {
    this.#frame = 0;
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }
}
