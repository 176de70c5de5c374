/** Every duration, easing and path of the client. In milliseconds and CSS pixels; pure. */
import type { Change } from "./match-pieces.ts";
import type { Pose } from "./pose.ts";

/** One piece on its way. */
export interface Motion extends Change {
  /** Since the timeline began. */
  readonly start: number;
  readonly duration: number;
}

export interface Timeline {
  readonly motions: readonly Motion[];
  readonly length: number;
}

/** A piece as it is drawn at one moment. */
export interface Drawn {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly depth: number;
  readonly alpha: number;
  /** Above the table, 0 when it lies. */
  readonly lift: number;
  /** 1 face on, 0 on edge. */
  readonly turn: number;
  /** The pose whose drawing and digits are shown. */
  readonly shows: Pose;
  /** The pose for whose size the drawing is made: the larger one. */
  readonly sharp: Pose;
}

const SHORTEST = 250;
const LONGEST = 600;
/** CSS pixels a piece travels before a motion takes its full length. */
const FAR = 900;
const FLIP = 320;
const FADE = 220;
/** The first pieces of a picture drop in. */
export const DROP = { length: 380, height: 46, spread: 420 } as const;
/** Pieces of one order follow each other, but a group never waits longer than the spread. */
const STAGGER = { step: 55, spread: 900 } as const;
/** The next order begins when this part of the one before is over. */
const OVERLAP = 0.82;
/** After each event, so that it can be read. */
const REST = 90;
const FLYING = 10_000;
/** Drawing of a flourish, beside the timeline. */
export const FLOURISH = 1_300;
/** How long a flourish delays the next event. */
const FLOURISH_HOLD = 500;
export const HOVER = { length: 110, lift: 5 } as const;
/** Where a move would lay a piece: translucent, above all that lies and flies. */
export const GHOST = { length: 120, alpha: 0.7, depth: FLYING } as const;
/** A piece that is dragged, above all that lies and flies. */
export const IN_HAND = { lift: 12, depth: 2 * FLYING } as const;
export const ANIMATION_SPEEDS = { slow: 0.6, normal: 1, fast: 2, instant: 1e6 } as const;
/** How far the picture may be behind the newest frame. */
export const BEHIND = 3_000;
/** Faster than this nothing can be seen: set in place. */
export const FASTEST = 12;
/** A window that is being resized is redrawn only when its size has been stable this long. */
export const RESIZE_REST = 90;

export const still: Timeline = { motions: [], length: 0 };

/** When each change happens: orders after each other, pieces without a cue with the first, changes in place with the last. */
export function schedule(changes: readonly Change[]): Timeline {
  if (changes.length === 0) return still;
  const orders = [...new Set(changes.flatMap(({ cue }) => (cue === undefined ? [] : [cue.order])))].sort((a, b) => a - b);
  const first = orders[0] ?? 0;
  const last = orders.at(-1) ?? 0;
  if (orders.length === 0) orders.push(first);
  const motions: Motion[] = [];
  let start = 0;
  let length = 0;
  for (const order of orders) {
    const group = changes.filter((change) => (change.cue?.order ?? (travels(change) ? first : last)) === order);
    const moving = group.filter(travels);
    const step = Math.min(STAGGER.step, STAGGER.spread / Math.max(1, moving.length));
    let end = start;
    let turn = 0;
    for (const change of moving) {
      const at = start + step * turn++;
      motions.push({ ...change, start: at, duration: lengthOf(change) });
      end = Math.max(end, at + lengthOf(change));
    }
    // Counters tick when the pieces have landed.
    for (const change of group.filter((one) => !travels(one))) {
      const turns = change.from.look !== change.to.look;
      const at = moving.length === 0 ? start : turns ? start + (end - start) * OVERLAP : end - 1;
      const duration = turns ? FLIP : change.cue === undefined ? 1 : SHORTEST;
      motions.push({ ...change, start: at, duration });
      end = Math.max(end, at + duration);
    }
    const hold = group.some(({ cue }) => cue?.flourish) ? FLOURISH_HOLD : 0;
    length = Math.max(length, end + hold);
    start += (end - start) * OVERLAP + hold;
  }
  return { motions, length: length + (length > FADE ? REST : 0) };
}

/** The first picture of a match: its pieces drop onto the table, those at the back first. */
export function dropIn(changes: readonly Change[]): Timeline {
  const motions = changes.map((change, at): Motion => {
    const flat = change.to.depth < 0;
    return { ...change, start: flat ? 0 : (DROP.spread * at) / changes.length, duration: DROP.length };
  });
  return { motions, length: changes.length === 0 ? 0 : DROP.spread + DROP.length };
}

const wayOf = ({ from, to }: Change): number => Math.hypot(from.x - to.x, from.y - to.y);

function travels(change: Change): boolean {
  const { from, to, fade } = change;
  return fade === "in" || wayOf(change) > 0.5 || from.width !== to.width || (from.angle ?? 0) !== (to.angle ?? 0);
}

function lengthOf(change: Change): number {
  const way = wayOf(change);
  if (way < 1 && change.fade !== undefined) return FADE;
  return SHORTEST + (LONGEST - SHORTEST) * Math.sqrt(Math.min(1, way / FAR));
}

/** A piece of a timeline at one moment of it; a piece that has gone is not seen. */
export function sample(motion: Motion, now: number): Drawn {
  const { from, to, fade, cue } = motion;
  const t = Math.min(1, Math.max(0, (now - motion.start) / motion.duration));
  const way = wayOf(motion);
  const alpha = alphaAt(fade, way, t);
  if (t === 0) return { ...rest(from), alpha };
  if (t === 1) return { ...rest(to), alpha };
  if (fade === "in" && way < 1) return { ...rest(to), alpha, lift: to.depth < 0 ? 0 : Math.max(0, DROP.height * (1 - settle(t))) };
  const along = glide(t);
  const path = cue?.path ?? "straight";
  const height = path === "slide" ? 0 : Math.sin(Math.PI * t) * (path === "arc" ? 14 + way * 0.16 : Math.min(16, way * 0.08));
  const flips = from.look !== to.look;
  return {
    x: mix(from.x, to.x, along),
    y: mix(from.y, to.y, along),
    width: mix(from.width, to.width, smooth(t)),
    height: mix(from.height, to.height, smooth(t)),
    angle: mix(from.angle ?? 0, to.angle ?? 0, smooth(t)),
    // Pieces that travel fly above the others; those that only change stay.
    depth: way > 0.5 && path !== "slide" && t < 0.94 ? FLYING + to.depth : Math.max(from.depth, to.depth),
    alpha,
    lift: height + (flips ? 10 * Math.sin(Math.PI * t) : 0),
    turn: flips ? Math.abs(Math.cos(Math.PI * t)) : 1,
    shows: t < (flips ? 0.5 : 0.9) ? from : to,
    sharp: from.width > to.width ? from : to,
  };
}

/** Fades in place take the whole time; with a way to go the piece is seen for most of it. */
function alphaAt(fade: Change["fade"], way: number, t: number): number {
  if (fade === undefined) return 1;
  const seen = fade === "in" ? t : 1 - t;
  return smooth(Math.min(1, seen * (way < 1 ? 1.6 : 5)));
}

export const rest = (pose: Pose): Drawn => ({
  x: pose.x,
  y: pose.y,
  width: pose.width,
  height: pose.height,
  angle: pose.angle ?? 0,
  depth: pose.depth,
  alpha: 1,
  lift: 0,
  turn: 1,
  shows: pose,
  sharp: pose,
});

const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const smooth = (t: number): number => t * t * (3 - 2 * t);
/** Ends with a slight overshoot. */
const settle = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
/** Sets off gently, settles with a slight overshoot. */
const glide = (t: number): number => (t < 0.3 ? mix(smooth(t), settle(t), smooth(t / 0.3)) : settle(t));
