/** The size of an element and the pixel ratio of its screen, and when either has changed and come to rest. */
import { RESIZE_REST } from "../stage/motion.ts";
import type { Size } from "../stage/pose.ts";

export interface Measure extends Size {
  /** Device pixels for a CSS pixel. */
  readonly ratio: number;
}

const RATIOS = { least: 1, most: 3 } as const;

export function measure(element: HTMLElement): Measure {
  const ratio = Math.min(RATIOS.most, Math.max(RATIOS.least, window.devicePixelRatio));
  return { width: Math.max(1, element.clientWidth), height: Math.max(1, element.clientHeight), ratio };
}

export function onMeasure(element: HTMLElement, changed: (measure: Measure) => void): () => void {
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
  // Also told when the page is zoomed or comes to another screen.
  window.addEventListener("resize", look);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    window.removeEventListener("resize", look);
  };
}
