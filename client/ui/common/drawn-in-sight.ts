/** Pictures that are drawn once they come into sight: one at a time, while nothing else is to be done, or soon in any case. */
import { idle } from "../../base/idle.ts";

/** Milliseconds that a place in sight stays empty at most, however busy the page is, before it is drawn. */
const PATIENCE = 300;

export interface DrawnInSight {
  /** Draws it once its place is in sight. */
  add(place: Element, draw: () => Promise<void>): void;
  close(): void;
}

export function drawnInSight(): DrawnInSight {
  const draws = new Map<Element, () => Promise<void>>();
  const inSight = new Set<Element>();
  let isDrawing = false;
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) inSight[isIntersecting ? "add" : "delete"](target);
    void drawNext();
  });

  async function drawNext(): Promise<void> {
    const [place] = inSight;
    if (isDrawing || place === undefined) return;
    isDrawing = true;
    seen.unobserve(place);
    inSight.delete(place);
    await idle(PATIENCE);
    const draw = place.isConnected ? draws.get(place) : undefined;
    await draw?.().catch((error) => globalThis.reportError?.(error));
    isDrawing = false;
    void drawNext();
  }

  return {
    add(place, draw) {
      draws.set(place, draw);
      seen.observe(place);
    },
    close() {
      seen.disconnect();
      inSight.clear();
    },
  };
}
