/** Where drawings lie on a page: in rows, each as high as its first drawing. Pure. */

/** Between two drawings, so that none shines into the next. */
const GAP = 2;
/** A shelf takes drawings that fill at least this part of its height. */
const SNUG = 0.75;

interface Span {
  x: number;
  width: number;
}

/** Rows of drawings of about the same height. */
interface Shelf {
  readonly y: number;
  readonly height: number;
  /** The free room begins here. */
  x: number;
  /** What was taken and is free again. */
  readonly free: Span[];
}

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** A square page. */
export interface Shelves {
  readonly edge: number;
  readonly shelves: Shelf[];
}

/** Room for a drawing on a page, if there is any; from then on it is taken. */
export function placeOn({ edge, shelves }: Shelves, width: number, height: number): Place | undefined {
  const [wide, high] = [width + GAP, height + GAP];
  const isHigh = (one: Shelf): boolean => high <= one.height;
  const isSnug = (one: Shelf): boolean => isHigh(one) && high >= one.height * SNUG;
  const freed = placeInGap(shelves.filter(isSnug), wide);
  if (freed !== undefined) return freed;
  const holds = (one: Shelf): boolean => isHigh(one) && one.x + wide <= edge;
  const shelf = shelves.find((one) => holds(one) && isSnug(one)) ?? newShelf(shelves, high, edge) ?? shelves.find(holds);
  if (shelf === undefined) return placeInGap(shelves.filter(isHigh), wide);
  const place = { x: shelf.x, y: shelf.y };
  shelf.x += wide;
  return place;
}

/** A place in the narrowest gap that is wide enough. */
function placeInGap(shelves: readonly Shelf[], wide: number): Place | undefined {
  let best: { readonly shelf: Shelf; readonly span: Span } | undefined;
  for (const shelf of shelves)
    for (const span of shelf.free) if (span.width >= wide && (best === undefined || span.width < best.span.width)) best = { shelf, span };
  if (best === undefined) return undefined;
  const { shelf, span } = best;
  const place = { x: span.x, y: shelf.y };
  span.x += wide;
  span.width -= wide;
  if (span.width === 0) shelf.free.splice(shelf.free.indexOf(span), 1);
  return place;
}

/** A drawing has gone: its place, joined with what is free beside it, may be taken again. */
export function freeOn({ shelves }: Shelves, { x, y }: Place, width: number): void {
  const shelf = shelves.find((one) => one.y === y);
  if (shelf === undefined) return;
  const span = { x, width: width + GAP };
  for (const other of [...shelf.free]) {
    if (other.x + other.width !== span.x && span.x + span.width !== other.x) continue;
    span.x = Math.min(span.x, other.x);
    span.width += other.width;
    shelf.free.splice(shelf.free.indexOf(other), 1);
  }
  if (span.x + span.width === shelf.x) shelf.x = span.x;
  else shelf.free.push(span);
  // A row without drawings may become one of another height.
  while (shelves.at(-1)?.x === 0) shelves.pop();
}

function newShelf(shelves: Shelf[], height: number, edge: number): Shelf | undefined {
  const last = shelves.at(-1);
  const y = last === undefined ? 0 : last.y + last.height;
  if (y + height > edge) return undefined;
  const shelf = { y, height, x: 0, free: [] };
  shelves.push(shelf);
  return shelf;
}
