/** Where something moves in a film strip: what differs between one picture and the next. Pure. */

export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A picture as one byte of brightness for each of its pixels, row by row. */
export interface Film {
  readonly width: number;
  readonly height: number;
  readonly pictures: readonly Uint8Array[];
}

/** What a packed picture differs from another of the same. */
const NOISE = 20;
/** A share of the film's shorter side. */
const MARGIN = 0.09;
/** A share of the whole picture: a smaller box cannot be told from its surroundings. */
const SMALLEST = 1 / 3;
/** Width to height. */
const NARROWEST = 4 / 3;
const WIDEST = 2;

function differs(a: Uint8Array, b: Uint8Array, at: number): boolean {
  return Math.abs((a[at] ?? 0) - (b[at] ?? 0)) > NOISE;
}

/**
 * All that something passes over: it changes as the piece comes, and again as it goes. What changes once was switched where it lies, a light or
 * a count, and would make most boxes the whole table. Undefined if nothing changes; all of it if nothing is passed over.
 */
export function movingBox({ width, height, pictures }: Film): Area | undefined {
  const changes = new Uint8Array(width * height);
  for (const [index, picture] of pictures.entries()) {
    const next = pictures[index + 1];
    if (next !== undefined)
      for (let at = 0; at < changes.length; at++) if (differs(picture, next, at)) changes[at] = (changes[at] ?? 0) + 1;
  }
  return boxOf(changes, width, 2) ?? boxOf(changes, width, 1);
}

/** The box around all places with at least this many changes. */
function boxOf(changes: Uint8Array, across: number, least: number): Area | undefined {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (const [at, count] of changes.entries()) {
    if (count < least) continue;
    const [x, y] = [at % across, Math.floor(at / across)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** The first picture after which nothing changes. */
export function lastMoving({ width, height, pictures }: Film): number {
  for (let index = pictures.length - 1; index > 0; index--) {
    const [before, now] = [pictures[index - 1], pictures[index]] as [Uint8Array, Uint8Array];
    for (let at = 0; at < width * height; at++) if (differs(before, now, at)) return index;
  }
  return 0;
}

/** The part of a picture to show so that a box in it can be judged: with a margin, neither tiny nor a slit, and inside. */
export function cropAround(box: Area, whole: { readonly width: number; readonly height: number }): Area {
  const margin = MARGIN * Math.min(whole.width, whole.height);
  let width = Math.max(box.width + 2 * margin, whole.width * SMALLEST);
  let height = Math.max(box.height + 2 * margin, whole.height * SMALLEST);
  width = Math.min(whole.width, Math.max(width, height * NARROWEST));
  height = Math.min(whole.height, Math.max(height, width / WIDEST));
  const within = (middle: number, length: number, most: number): number => Math.min(Math.max(0, middle - length / 2), most - length);
  return {
    x: within(box.x + box.width / 2, width, whole.width),
    y: within(box.y + box.height / 2, height, whole.height),
    width,
    height,
  };
}
