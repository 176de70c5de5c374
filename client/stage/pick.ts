/** Which piece a point means. Pure; later pieces of equal depth lie on top. */

export interface Box {
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly angle: number;
}

/** No piece that may be clicked is harder to hit than this, in CSS pixels. */
export const TARGET = 32;

/** The lit piece that a click here means. What is not lit does not stand in the way: a price lies on the card it belongs to. */
export function lit(boxes: readonly Box[], keys: ReadonlySet<string>, x: number, y: number): string | undefined {
  const candidates = boxes.filter(({ key }) => keys.has(key));
  return top(candidates, x, y, 0) ?? top(candidates, x, y, TARGET);
}

/** The piece the pointer rests on: a lit one first, else whatever has a name and is not painted on the table. */
export function pointed(boxes: readonly Box[], keys: ReadonlySet<string>, x: number, y: number): string | undefined {
  const named = boxes.filter(({ key, depth }) => key !== "" && depth >= 0);
  return lit(boxes, keys, x, y) ?? top(named, x, y, 0);
}

function top(boxes: readonly Box[], x: number, y: number, target: number): string | undefined {
  let found: Box | undefined;
  for (const box of boxes) if (holds(box, x, y, target) && (found === undefined || box.depth >= found.depth)) found = box;
  return found?.key;
}

function holds(box: Box, x: number, y: number, target: number): boolean {
  const turn = (-box.angle * Math.PI) / 180;
  const dx = x - box.x;
  const dy = y - box.y;
  const across = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn));
  const down = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn));
  return across <= Math.max(box.width, target) / 2 && down <= Math.max(box.height, target) / 2;
}
