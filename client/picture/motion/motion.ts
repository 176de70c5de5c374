/** When each piece moves, and where it is at any moment. In milliseconds and CSS pixels; pure. How it moves is in named-motions.ts. */
import type { MotionName } from "../../face/names.ts";
import type { Cue, Pose, Size } from "../../face/pose.ts";
import { countingSteps } from "./counters.ts";
import type { Change } from "./match-pieces.ts";
import { FLIP_TIME, overshoot, smooth, styleOf } from "./named-motions.ts";

/** One piece on its way. */
export interface Motion extends Change {
  /** Since the timeline began. */
  readonly start: number;
  readonly duration: number;
  /** When it touches the table, since the timeline began. Then it is heard, and counters tick. */
  readonly landing: number;
  /** A counter on its way to new digits: from when each pose is shown. */
  readonly steps?: readonly { readonly from: number; readonly shows: Pose }[] | undefined;
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
  /** What fills the piece from its foot, and which part of it, from 0 to 1. */
  readonly fill?: { readonly look: string; readonly part: number };
}

const SHORTEST = 250;
const LONGEST = 600;
/** CSS pixels a piece travels before a motion takes its full length. */
const FAR = 900;
const FADE = 220;
/** The first pieces of a picture drop in. */
export const DROP = { length: 380, height: 46, spread: 200 } as const;
/** Pieces up to this part of the picture are dealt. */
const DEAL = { after: 300, spread: 800, length: 420, largest: 0.03 } as const;
/** Pieces of one order follow each other, but a group never waits longer than the spread. */
const STAGGER = { step: 55, spread: 900 } as const;
/** The next order begins when this part of the one before is over. */
const OVERLAP = 0.82;
/** The time of one step of a walk. */
const STEP = 260;
/** The rest after each event, so that it can be read. */
const REST = 90;
const FLYING = 10_000;
const TICK_HOP = { length: 150, height: 4 } as const;
/** Drawing of a flourish, beside the timeline. */
export const FLOURISH = 1_300;
/** How long a flourish delays the next event. */
const FLOURISH_HOLD = 500;
export const HOVER = { length: 110, lift: 5 } as const;
/** The ghost of a piece where a move would lay it: translucent, above all that lies and flies but what will lie on it. */
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
export function schedule(all: readonly Change[]): Timeline {
  if (all.length === 0) return still;
  const changes = withShift(all);
  const orders = [...new Set(changes.flatMap(({ cue }) => (cue === undefined ? [] : [cue.order])))].sort((a, b) => a - b);
  const first = orders[0] ?? 0;
  const last = orders.at(-1) ?? 0;
  if (orders.length === 0) orders.push(first);
  const motions: Motion[] = [];
  let start = 0;
  let length = 0;
  for (const order of orders) {
    const group = changes.filter((change) => (change.cue?.order ?? (travels(change) || fadesAway(change) ? first : last)) === order);
    const moving = group.filter(travels);
    let end = start;
    for (const motion of inLanes(moving, start)) {
      motions.push(motion);
      end = Math.max(end, motion.start + motion.duration);
    }
    // What only counts or turns over does so when the pieces have landed; what goes without a way is gone by then.
    for (const change of group.filter((one) => !travels(one))) {
      const turns = turnsOver(change);
      const at = moving.length === 0 || fadesAway(change) ? start : turns ? start + (end - start) * OVERLAP : end - 1;
      const inPlace = change.cue === undefined ? 1 : (styleOf(motionOf(change)).timeInPlace ?? SHORTEST);
      const duration = turns ? FLIP_TIME : fadesAway(change) ? FADE : inPlace;
      motions.push({ ...change, start: at, duration, landing: at + duration });
      end = Math.max(end, at + duration);
    }
    const hold = group.some(({ cue }) => cue?.flourish) ? FLOURISH_HOLD : 0;
    length = Math.max(length, end + hold);
    start += (end - start) * OVERLAP + hold;
  }
  return { motions: motions.map((motion) => counting(motion, motions)), length: length + (length > FADE ? REST : 0) };
}

/** When something painted on the table moves, the table is being rearranged: every piece without a cue shifts with it, all at once. */
function withShift(changes: readonly Change[]): readonly Change[] {
  const isMoved = (change: Change): boolean => change.cue === undefined && change.fade === undefined && travels(change);
  if (!changes.some((change) => change.to.depth < 0 && isMoved(change))) return changes;
  const order = Math.min(0, ...changes.flatMap(({ cue }) => cue?.order ?? []));
  const cue: Cue = { piece: "", order, motion: "shift" };
  return changes.map((change) => (isMoved(change) ? { ...change, cue } : change));
}

/** Pieces with the same motion follow each other; those with another do not wait for them. */
function inLanes(moving: readonly Change[], start: number): Motion[] {
  const lanes = Map.groupBy(moving, motionOf);
  return [...lanes].flatMap(([name, changes]) => {
    const { stagger = STAGGER.step } = styleOf(name);
    const step = Math.min(stagger, STAGGER.spread / changes.length);
    return changes.map((change, turn): Motion => {
      const { windUp, travel, settle } = phasesOf(change);
      const at = start + step * turn;
      return { ...change, start: at, duration: windUp + travel + settle, landing: at + windUp + travel };
    });
  });
}

/** A counter ticks as each piece lands on it or leaves it. */
function counting(motion: Motion, all: readonly Motion[]): Motion {
  const steps = motion.cue === undefined && !travels(motion) ? countingSteps(motion, all.filter(travels)) : [];
  const [first] = steps;
  if (first === undefined) return motion;
  const end = motion.start + motion.duration;
  return { ...motion, start: first.from, duration: Math.max(end, (steps.at(-1) as typeof first).from + 1) - first.from, steps };
}

/**
 * The first picture of a match: what is large is laid out first, then the small pieces are dealt from the far corner, in the order of the
 * picture. `marks`: kinds that are no pieces; those on a dealt piece come when it has landed.
 */
export function dealOut(changes: readonly Change[], { width, height }: Size, marks: readonly string[] = []): Timeline {
  const isDealt = ({ to }: Change): boolean =>
    to.depth >= 0 && to.width * to.height < DEAL.largest * width * height && !marks.includes(to.kind);
  const dealt = changes.filter(isDealt);
  const laid = changes.filter((change) => !isDealt(change));
  const corner = { x: width * 1.02, y: -0.06 * height };
  const cue: Cue = { piece: "", order: 0, motion: "deal" };
  const deal = dealt.map((change, at): Motion => {
    const start = DEAL.after + (DEAL.spread * at) / dealt.length;
    return { ...change, cue, from: { ...change.to, ...corner }, start, duration: DEAL.length, landing: start + DEAL.length };
  });
  const layOut = laid.map((change, at): Motion => {
    const under = deal.filter(({ to }) => liesOn(change.to, to)).map(({ landing }) => landing);
    const start = change.to.depth < 0 ? 0 : Math.max((DROP.spread * at) / laid.length, ...under);
    return { ...change, start, duration: DROP.length, landing: start + DROP.length };
  });
  const motions = [...layOut, ...deal];
  return { motions, length: Math.max(0, ...motions.map(({ landing }) => landing)) };
}

const liesOn = (upper: Pose, lower: Pose): boolean =>
  upper.depth > lower.depth &&
  Math.abs(upper.x - lower.x) < lower.width / 2 &&
  // A tag hangs below its piece.
  Math.abs(upper.y - lower.y) < (upper.height + lower.height) / 2;

const wayOf = ({ from, to }: Change): number => Math.hypot(from.x - to.x, from.y - to.y);

function travels(change: Change): boolean {
  const { from, to, fade } = change;
  return fade === "in" || wayOf(change) > 0.5 || from.width !== to.width || (from.angle ?? 0) !== (to.angle ?? 0);
}

/** A piece that changes its look turns over; what is painted on the table does not. */
const turnsOver = (change: Change): boolean => change.from.look !== change.to.look && change.to.depth >= 0 && !fills(change);

const fills = (change: Change): boolean => change.from.look !== change.to.look && styleOf(motionOf(change)).fills === true;

const fadesAway = (change: Change): boolean => change.fade === "out" && change.cue === undefined && !travels(change);

/** A piece that no cue names, and that moves by less than its size or is painted on the table, only makes room. */
const makesRoom = (change: Change): boolean =>
  change.cue === undefined &&
  change.fade === undefined &&
  (change.to.depth < 0 || wayOf(change) < Math.max(change.to.width, change.to.height));

const motionOf = (change: Change): MotionName => (makesRoom(change) ? "shift" : (change.cue?.motion ?? "glide"));

/** What a piece does before its way, on it, and after landing, in milliseconds. */
function phasesOf(change: Change): { windUp: number; travel: number; settle: number } {
  const way = wayOf(change);
  if (way < 1 && change.fade !== undefined) return { windUp: 0, travel: FADE, settle: 0 };
  const { time = 1, windUp = 0, settle = 0, stride, always } = styleOf(motionOf(change));
  if (always !== undefined) return { windUp, travel: always, settle };
  if (stride !== undefined) return { windUp, travel: STEP * (change.cue?.steps ?? 1), settle };
  return { windUp, travel: time * (SHORTEST + (LONGEST - SHORTEST) * Math.sqrt(Math.min(1, way / FAR))), settle };
}

/** A piece of a timeline at one moment of it; a piece that has gone is not seen. */
export function sample(motion: Motion, now: number): Drawn {
  const { from, to, fade, steps } = motion;
  const t = Math.min(1, Math.max(0, (now - motion.start) / motion.duration));
  const way = wayOf(motion);
  const alpha = alphaAt(fade, way, t);
  if (t === 0) return seenAt(from, alpha);
  if (t === 1) return seenAt(to, alpha);
  if (steps !== undefined) return ticking(steps, from, now);
  if (fills(motion)) return { ...seenAt(from, alpha), fill: { look: to.look, part: smooth(t) } };
  if (fade === "in" && way < 1) return { ...rest(to), alpha, lift: to.depth < 0 ? 0 : Math.max(0, DROP.height * (1 - overshoot(t))) };
  return onItsWay(motion, now, t, alpha);
}

/** A piece that waits for its turn, or has arrived, lies like any other. */
const seenAt = (pose: Pose, alpha: number): Drawn => (alpha === 1 ? rest(pose) : { ...rest(pose), alpha });

/** A counter hops a little with each tick. */
function ticking(steps: NonNullable<Motion["steps"]>, before: Pose, now: number): Drawn {
  const step = steps.findLast(({ from }) => from <= now);
  if (step === undefined) return rest(before);
  const hop = TICK_HOP.height * Math.max(0, 1 - (now - step.from) / TICK_HOP.length);
  return { ...rest(step.shows), lift: step.shows.depth < 0 ? 0 : hop };
}

function onItsWay(motion: Motion, now: number, t: number, alpha: number): Drawn {
  const { from, to, fade, landing, start, duration } = motion;
  const style = styleOf(motionOf(motion));
  const { rise = 0, arc = 0, windUp = 0, back = 0, lift = 0, hop = 0, squash = 0, lean = 0, rock = 0, spin = 0, turns = 0 } = style;
  const way = wayOf(motion);
  const wound = windUp === 0 ? 1 : Math.min(1, (now - start) / windUp);
  const gone = Math.min(1, Math.max(0, (now - start - windUp) / (landing - start - windUp)));
  const settled = now <= landing ? 0 : (now - landing) / (start + duration - landing);
  // Drawing back is a part of the way, and is taken back on it.
  const drawn = way < 1 ? 0 : (back / way) * smooth(wound) * (1 - gone);
  const stride = style.stride === undefined ? 0 : (motion.cue?.steps ?? 1);
  const along = (stride > 0 ? strode(gone * stride) / stride : style.ease(gone)) - drawn;
  const flies = Math.sin(Math.PI * gone);
  const { bounces, size = 0, reach = 0, thick = 0 } = style;
  // Out quickly, back with the swell.
  const out = Math.sin(Math.PI * slowly(gone));
  const grown = size > to.width ? mix(1, size / to.width, Math.min(1, 1.4 * flies)) : 1;
  const height = style.flat
    ? 0
    : bounces !== undefined
      ? rise * (1 - gone) * Math.abs(Math.sin(Math.PI * gone * bounces)) + hop * Math.sin(Math.PI * settled)
      : Math.abs(Math.sin(Math.PI * gone * stride)) * (style.stride ?? 0) +
        flies * (rise + way * arc) +
        lift * smooth(wound) * (1 - smooth(gone)) +
        hop * Math.sin(Math.PI * settled);
  const flat = gone < 1 ? 0 : squash * (1 - settled) ** 2 * Math.cos(settled * 5);
  const shifts = motion.cue?.motion === "shift";
  const flips = !shifts && turnsOver(motion);
  const half = flips && turns % 2 === 0 ? 1 : turns;
  const sway =
    lean * smooth(windUp === 0 ? Math.min(1, gone * 6) : wound) * (1 - gone) +
    rock * Math.sin(gone * Math.PI * 4) * (1 - gone) +
    spin * (slowly(gone) - (gone < 1 ? 0 : 1));
  const near = fade === undefined ? 1 : mix(1, style.far ?? 1, (fade === "out" ? along : 1 - along) ** 2);
  return {
    x: mix(from.x, to.x, along),
    y: mix(from.y, to.y, along) - reach * out,
    width: mix(from.width, to.width, smooth(gone)) * near * grown * (1 + flat),
    height: mix(from.height, to.height, smooth(gone)) * near * grown * (1 - flat),
    angle: mix(from.angle ?? 0, to.angle ?? 0, smooth(gone)) + sway,
    depth: depthOf(motion, way, gone),
    alpha,
    lift: height + (flips ? 10 * flies : 0),
    turn: mix(thick, 1, Math.abs(Math.cos(Math.PI * half * gone))),
    // Both sides by turns; it comes to lie on the new one.
    shows: (flips ? Math.round(half * gone) % 2 === 0 : shifts ? gone < 0.5 : t < 0.9) ? from : to,
    sharp: from.width > to.width ? from : to,
  };
}

/** Pieces that travel fly above the others; those that only change stay. What is pushed goes under what it will lie under. */
function depthOf(motion: Motion, way: number, gone: number): number {
  const { from, to } = motion;
  if (way <= 0.5) return Math.max(from.depth, to.depth);
  if (styleOf(motionOf(motion)).flat) return gone < 0.5 ? Math.max(from.depth, to.depth) : to.depth;
  return gone < 1 ? FLYING + to.depth : Math.max(from.depth, to.depth);
}

/** Fades in place take the whole time; with a way to go the piece is seen for most of it. */
function alphaAt(fade: Change["fade"], way: number, t: number): number {
  if (fade === undefined) return 1;
  const seen = fade === "in" ? t : 1 - t;
  return smooth(Math.min(1, seen * (way < 1 ? 1.6 : 5)));
}

const rests = new WeakMap<Pose, Drawn>();
/** A piece that lies on the table: always the same object for the same pose. */
export function rest(pose: Pose): Drawn {
  const known = rests.get(pose) ?? resting(pose);
  rests.set(pose, known);
  return known;
}

const resting = (pose: Pose): Drawn => ({
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
/** Step by step. */
const strode = (t: number): number => Math.floor(t) + smooth(t % 1);
const slowly = (t: number): number => 1 - (1 - t) ** 2;
