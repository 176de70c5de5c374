/** The size of an element and the pixel ratio of its screen, and when either has changed and is stable again. */
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

export interface Measuring {
  /** Something may have changed: measure again. */
  look(): void;
  close(): void;
}

export function onMeasure(element: HTMLElement, changed: (measure: Measure) => void): Measuring {
  let known = measure(element);
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      const now = measure(element);
      if (now.width === known.width && now.height === known.height && now.ratio === known.ratio) return;
      known = now;
      changed(now);
    }, RESIZE_REST);
  };
  const observer = new ResizeObserver(look);
  observer.observe(element);
  // Also told when the page is zoomed; of another screen only the ratio tells.
  window.addEventListener("resize", look);
  const ended = new AbortController();
  watchRatio(look, ended.signal);
  const close = (): void => {
    clearTimeout(timer);
    observer.disconnect();
    ended.abort();
    window.removeEventListener("resize", look);
  };
  return { look, close };
}

/** A query holds for one ratio only, so each change asks for the next. */
function watchRatio(changed: () => void, signal: AbortSignal): void {
  const again = (): void => {
    changed();
    watchRatio(changed, signal);
  };
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener("change", again, { once: true, signal });
}
