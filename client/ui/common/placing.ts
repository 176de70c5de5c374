/**
 * The one rule for all that floats over the table: it lies beside what it is about, and never over that, its alternatives, what it is
 * compared with, or the prompt. Where its whole form finds no such place, a shorter one does.
 */
import { at } from "../../../shared/core/base/checked.ts";

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A size it can have. */
export interface Form {
  readonly width: number;
  readonly height: number;
  /** How much worse it is than the best form, in square pixels covered of `rather`. */
  readonly cost?: number;
}

export interface Surroundings {
  /** All of it lies in here. */
  readonly room: Box;
  /** What it is about, and what it lies beside: a piece, or a point without a size. */
  readonly about: Box;
  /** Covered only where no form finds another place. */
  readonly never: readonly Box[];
  /** Stays in sight where that costs little. What is about no piece, but lies near a point, moves away when one of these comes under it. */
  readonly rather?: readonly Box[];
  /** A pixel nearer is worth covering this many square pixels of `rather`. */
  readonly pull?: number;
  /** Where it lies now: it stays there as long as that is a place for it, for what is read must not move. */
  readonly stay?: Place | undefined;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** The number of the form that it takes there. */
  readonly form: number;
  /** Whether nothing is covered that must not be. */
  readonly isClear: boolean;
}

/** The distance to what it is about, and to the edges of the room. */
export const GAP = 12;
/** The distance to everything else that must stay in sight. */
const CLEARANCE = 4;
const PULL = 300;
/** A pixel of not being level with what it is about costs as much as this part of a pixel away from it. */
const ASKEW = 1 / 15;
/** Between edges, places are tried this far apart, for the sake of `rather`. */
const STRIDE = 48;

/** Harm of a place: what matters more comes first. */
type Harm = readonly [about: number, never: number, rest: number];

export function placeOf(forms: readonly Form[], around: Surroundings): Place {
  const { room, stay } = around;
  const fitting = forms.flatMap((form, at) => (fits(form, room) ? [at] : []));
  const tried = fitting.length > 0 ? fitting : forms.map((_form, at) => at);
  if (stay !== undefined && tried.includes(stay.form) && isStillClear(at(forms, stay.form), stay, around))
    return { ...stay, isClear: true };
  let best: Place = { x: room.x + GAP, y: room.y + GAP, form: tried.at(-1) ?? 0, isClear: false };
  let least: Harm = [Number.POSITIVE_INFINITY, 0, 0];
  // No harm is below what the distance alone costs: most places are too far to be looked at more closely.
  const isWorth = (rest: number): boolean => least[0] + least[1] > 0 || rest < least[2];
  for (const i of tried) {
    for (const { x, y, harm } of candidates(at(forms, i), around, isWorth)) {
      if (!isLess(harm, least)) continue;
      least = harm;
      best = { x, y, form: i, isClear: harm[0] + harm[1] === 0 };
    }
  }
  return best;
}

function* candidates(
  { width, height, cost = 0 }: Form,
  around: Surroundings,
  isWorth: (rest: number) => boolean,
): Generator<{ x: number; y: number; harm: Harm }> {
  const { room, about, never, rather = [], pull = PULL } = around;
  const hard = [about, ...never].map((box) => grown(box, CLEARANCE));
  const middle = { x: about.x + about.width / 2, y: about.y + about.height / 2 };
  const across = { from: room.x, length: room.width, size: width };
  const down = { from: room.y, length: room.height, size: height };
  // Near a point it fits between pieces; beside a piece, near is worth more than a fit.
  const fitted = isPoint(about) ? rather : [];
  const xs = [
    ...edges([...hard, ...fitted], "x", "width", width),
    ...besides(about.x, about.width, width),
    middle.x - width / 2,
    ...strides(across),
  ];
  const level = middle.y - height / 2;
  const asides = [...besides(about.y, about.height, height), level, ...strides(down)];
  for (const x of inRoom(xs, across)) {
    const aside = between(x, width, about.x, about.width);
    if (!isWorth(cost + pull * (aside - GAP))) continue;
    // A place can only cover, or be kept from, what its column touches.
    const touched = hard.map((box) => (common(x, width, box.x, box.width) > 0 ? box : undefined));
    const [self, ...others] = touched;
    const column = touched.filter((box) => box !== undefined);
    const seen = rather.filter((box) => common(x, width, box.x, box.width) > 0);
    const touching = isPoint(about) ? [...column, ...seen] : column;
    for (const y of inRoom([...edges(touching, "y", "height", height), ...asides], down)) {
      const place = { x, y, width, height };
      const far = Math.hypot(aside, between(y, height, about.y, about.height)) - GAP;
      const past = Math.min(outside(middle.x, x, width), outside(middle.y, y, height));
      const away = Math.abs(far) + past + ASKEW * Math.abs(y - level);
      if (!isWorth(cost + pull * away)) continue;
      const hit = self === undefined || isPoint(about) ? 0 : covered(place, self);
      const harmed = others.reduce((sum, box) => sum + (box === undefined ? 0 : covered(place, box)), 0);
      const rest = seen.reduce((sum, box) => sum + covered(place, box), cost + pull * away);
      yield { x, y, harm: [hit, harmed, rest] };
    }
  }
}

const isLess = (a: Harm, b: Harm): boolean => (a[0] !== b[0] ? a[0] < b[0] : a[1] !== b[1] ? a[1] < b[1] : a[2] < b[2]);

function isStillClear({ width, height }: Form, { x, y }: Place, { room, about, never, rather = [] }: Surroundings): boolean {
  const isIn = x >= room.x && y >= room.y && x + width <= room.x + room.width && y + height <= room.y + room.height;
  const seen = isPoint(about) ? [...never, ...rather] : [about, ...never];
  return isIn && seen.every((box) => covered({ x, y, width, height }, box) === 0);
}

const isPoint = ({ width, height }: Box): boolean => width * height === 0;

interface Stretch {
  readonly from: number;
  readonly length: number;
  readonly size: number;
}

/** The places at which it would touch the boxes, in whole pixels, on the side that covers nothing. */
const edges = (boxes: readonly Box[], from: "x" | "y", length: "width" | "height", size: number): number[] =>
  boxes.flatMap((box) => [Math.ceil(box[from] + box[length]), Math.floor(box[from] - size)]);
const besides = (from: number, length: number, size: number): number[] => [Math.ceil(from + length + GAP), Math.floor(from - GAP - size)];
const strides = ({ from, length, size }: Stretch): number[] => {
  const count = Math.max(0, Math.floor((length - size) / STRIDE));
  return [...Array.from({ length: count + 1 }, (_none, n) => from + GAP + n * STRIDE), from + length];
};
/** The room keeps its edges free; where there is too little of it, the upper left corner is seen. */
const inRoom = (places: readonly number[], { from, length, size }: Stretch): ReadonlySet<number> =>
  new Set(places.map((at) => Math.max(Math.ceil(from + GAP), Math.min(Math.round(at), Math.floor(from + length - GAP - size)))));
const fits = ({ width, height }: Form, room: Box): boolean => width + 2 * GAP <= room.width && height + 2 * GAP <= room.height;
const grown = ({ x, y, width, height }: Box, by: number): Box => ({ x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by });
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
