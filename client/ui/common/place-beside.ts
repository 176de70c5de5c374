/** Where something hangs beside a piece without leaving the window, and without covering what must be seen with it. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
interface Extent {
  readonly width: number;
  readonly height: number;
}

/** From the piece and from the edges of the room. */
export const GAP = 12;
/** A pixel away from the piece costs as much as this many square pixels of another piece covered. */
const AWAY = 15;
/** A pixel of not being level with the piece. */
const ASKEW = 1;
/** Of what should rather stay in sight, a covered square pixel costs this much of one that must. */
const LESSER = 0.05;
/** The piece itself is covered only where there is no room at all. */
const PIECE = 1_000;

/**
 * The cheapest place along the edges of the piece, of the others and of the room: beside the piece and level with it if that covers
 * none of the others, else further off. `lesser` are covered only where all else is as good.
 */
export function beside(
  box: Box,
  { width, height }: Extent,
  room: Extent,
  others: readonly Box[] = [],
  lesser: readonly Box[] = [],
): { readonly x: number; readonly y: number } {
  const edges = [box, ...others, ...lesser];
  const xs = edges.flatMap((edge) => [edge.x + edge.width + GAP, edge.x - GAP - width]);
  const ys = edges.flatMap((edge) => [edge.y + edge.height + GAP, edge.y - GAP - height]);
  const level = box.y + box.height / 2 - height / 2;
  const middle = box.x + box.width / 2 - width / 2;
  let best = { x: GAP, y: GAP };
  let least = Number.POSITIVE_INFINITY;
  for (const x of unique([...xs, middle, GAP, room.width], room.width - width)) {
    for (const y of unique([level, ...ys, GAP, room.height], room.height - height)) {
      const place = { x, y, width, height };
      const away = Math.hypot(between(x, width, box.x, box.width), between(y, height, box.y, box.height)) - GAP;
      const past = Math.min(outside(box.x + box.width / 2, x, width), outside(box.y + box.height / 2, y, height));
      let cost = PIECE * covered(place, box) + AWAY * (Math.max(0, away) + past) + ASKEW * Math.abs(y - level);
      for (const other of others) cost += covered(place, other);
      for (const other of lesser) cost += LESSER * covered(place, other);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

const unique = (places: readonly number[], most: number): readonly number[] => [...new Set(places.map((at) => within(at, most)))];
const within = (at: number, most: number): number => Math.round(Math.max(GAP, Math.min(at, most - GAP)));
/** How far the middle of the piece is from this edge: at a corner of the place, an arrow would point past it. */
const outside = (middle: number, from: number, length: number): number => Math.max(0, from + GAP - middle, middle - (from + length - GAP));
/** How far two stretches are apart, and how much of them is common. */
const between = (a: number, length: number, b: number, other: number): number => Math.max(0, b - a - length, a - b - other);
const common = (a: number, length: number, b: number, other: number): number =>
  Math.max(0, Math.min(a + length, b + other) - Math.max(a, b));
const covered = (a: Box, b: Box): number => common(a.x, a.width, b.x, b.width) * common(a.y, a.height, b.y, b.height);

/** A piece of the picture, in the coordinates of the page. */
export function boxOnPage(
  view: { boxOf(piece: string): Box | undefined } | undefined,
  picture: HTMLElement,
  piece: string,
): Box | undefined {
  const box = view?.boxOf(piece);
  const { left, top } = picture.getBoundingClientRect();
  return box && { ...box, x: box.x + left, y: box.y + top };
}
