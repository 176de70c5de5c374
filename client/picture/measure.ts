/** The size of an element and the pixel ratio of its screen, and when either has changed and is stable again. */
import { until } from "../base/until.ts";
import type { Size } from "../face/pose.ts";
import { RESIZE_REST } from "./motion/motion.ts";

export interface Measure extends Size {
  /** Device pixels for a CSS pixel. */
  readonly ratio: number;
}

const RATIOS = { least: 1, most: 3 } as const;

export const ratioNow = (): number => Math.min(RATIOS.most, Math.max(RATIOS.least, window.devicePixelRatio));

export function measure(element: HTMLElement): Measure {
  return { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight), ratio: ratioNow() };
}

export class Measuring {
  readonly #element: HTMLElement;
  readonly #changed: (measure: Measure) => void;
  #known: Measure;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(element: HTMLElement, signal: AbortSignal, changed: (measure: Measure) => void) {
    this.#element = element;
    this.#changed = changed;
    this.#known = measure(element);
    const look = (): void => this.look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    // It is also told when the page is zoomed; of another screen only the ratio tells.
    window.addEventListener("resize", look, { signal });
    watchRatio(look, signal);
    until(signal, () => {
      clearTimeout(this.#timer);
      observer.disconnect();
    });
  }

  /** Something may have changed: measures again. */
  look(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const now = measure(this.#element);
      if (now.width === this.#known.width && now.height === this.#known.height && now.ratio === this.#known.ratio) return;
      this.#known = now;
      this.#changed(now);
    }, RESIZE_REST);
  }
}

/** A query holds for one ratio only, so each change asks for the next. */
function watchRatio(changed: () => void, signal: AbortSignal): void {
  const again = (): void => {
    changed();
    watchRatio(changed, signal);
  };
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", again, { once: true, signal });
}
