/** Which piece a point means. Pure; later pieces of equal depth lie on top. */

export interface Box {
  /** The piece's number on the stage; none where it is not looked up again. */
  readonly id?: number;
  readonly key: string;
  /** A piece without a name: the named one that it stands for. */
  readonly of?: string | undefined;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly angle: number;
}

/** The least width and height of the area a small piece reacts to, in CSS pixels; where two overlap the nearer piece is meant. */
export const TARGET = 44;

/** The lit piece that a click here means. Pieces that are not lit do not block it: a price lies on the card it belongs to. */
export function litPieceAt(boxes: readonly Box[], keys: ReadonlySet<string>, x: number, y: number): string | undefined {
  const candidates = boxes.filter(({ key }) => keys.has(key));
  return top(candidates, x, y) ?? nearest(candidates, x, y)?.key;
}

function nearest(boxes: readonly Box[], x: number, y: number): Box | undefined {
  const near = boxes.filter((box) => holds(box, x, y, TARGET));
  return near.toSorted((a, b) => outside(a, x, y) - outside(b, x, y))[0];
}

/** How far a point lies from the edge of a box. */
function outside(box: Box, x: number, y: number): number {
  const { across, down } = from(box, x, y);
  return Math.hypot(Math.max(0, across - box.width / 2), Math.max(0, down - box.height / 2));
}

/** The hovered piece: a lit one first, else any that has a name and is not painted on the table. */
export function hoveredPieceAt(boxes: readonly Box[], keys: ReadonlySet<string>, x: number, y: number): string | undefined {
  const named = boxes.filter((box) => nameOf(box) !== "" && box.depth >= 0);
  const found = topmost(named, x, y);
  return litPieceAt(boxes, keys, x, y) ?? (found && nameOf(found));
}

/** The topmost named piece painted on the table: told of where nothing lies on it, never lit or lifted. */
export const paintedPieceAt = (boxes: readonly Box[], x: number, y: number): string | undefined =>
  top(
    boxes.filter(({ key, depth }) => key !== "" && depth < 0),
    x,
    y,
  );

/** Named pieces under a point, topmost first: those that lie on the table, and those painted on it. */
export interface Under {
  readonly x: number;
  readonly y: number;
  readonly pieces: readonly string[];
  readonly painted: readonly string[];
}

export function piecesUnder(boxes: readonly Box[], x: number, y: number): Under {
  const hit = boxes.filter((box) => box.key !== "" && holds(box, x, y, 0)).sort((a, b) => b.depth - a.depth);
  const keys = (loose: boolean): string[] => hit.flatMap(({ key, depth }) => (depth >= 0 === loose ? [key] : []));
  return { x, y, pieces: keys(true), painted: keys(false) };
}

/** What a hand would take up here. */
export interface Grip {
  /** The topmost piece, with a name or without. */
  readonly box: Box;
  /** Its name, or that of the piece it lies on: a colonist belongs to its circle. */
  readonly from: string;
}

/** The piece under the point if it gives something up, else the nearest that does and is near enough to be meant. */
export function gripAtPoint(boxes: readonly Box[], x: number, y: number, gives: (key: string) => boolean): Grip | undefined {
  const loose = boxes.filter(({ depth }) => depth >= 0);
  const on = topmost(loose, x, y);
  if (on?.key === "" && on.of !== undefined && gives(on.of)) return { box: on, from: on.of };
  const named = loose.filter(({ key }) => key !== "");
  const under = topmost(named, x, y);
  if (under !== undefined && gives(under.key)) return gripAt(loose, under, x, y);
  const far = (box: Box): number => Math.hypot(box.x - x, box.y - y);
  const near = named.filter((box) => holds(box, x, y, TARGET)).sort((a, b) => far(a) - far(b));
  const meant = near.find(({ key }) => gives(key));
  return meant && gripAt(loose, meant, meant.x, meant.y);
}

/** What lies on the piece under the point, also beside the point; the piece itself if nothing lies on it. */
function gripAt(loose: readonly Box[], under: Box, x: number, y: number): Grip | undefined {
  const found = topmost(loose, x, y);
  const far = (box: Box): number => Math.hypot(box.x - x, box.y - y);
  const on = loose.filter((box) => box.key === "" && box.depth > under.depth && holds(under, box.x, box.y, 0));
  const box = found === under ? (on.sort((a, b) => far(a) - far(b))[0] ?? under) : found;
  return box && { box, from: under.key };
}

const nameOf = ({ key, of = "" }: Box): string => (key === "" ? of : key);

const top = (boxes: readonly Box[], x: number, y: number): string | undefined => topmost(boxes, x, y)?.key;

function topmost(boxes: readonly Box[], x: number, y: number): Box | undefined {
  let found: Box | undefined;
  for (const box of boxes) if (holds(box, x, y, 0) && (found === undefined || box.depth >= found.depth)) found = box;
  return found;
}

function holds(box: Box, x: number, y: number, target: number): boolean {
  const { across, down } = from(box, x, y);
  return across <= Math.max(box.width, target) / 2 && down <= Math.max(box.height, target) / 2;
}

/** How far a point lies from the middle of a box, along its own sides. */
function from({ x: middle, y: height, angle }: Box, x: number, y: number): { across: number; down: number } {
  const turn = (-angle * Math.PI) / 180;
  const [dx, dy] = [x - middle, y - height];
  return {
    across: Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)),
    down: Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)),
  };
}
