/** How pieces travel, by name: an act names a motion, and this table says what it looks like. In CSS pixels, milliseconds and degrees. */
import type { MotionName } from "../../face/names.ts";

interface MotionStyle {
  /** How the way is taken, from 0 to 1. */
  readonly ease: (t: number) => number;
  /** Multiplies the time that the length of the way takes. */
  readonly time?: number;
  /** How high the way rises: so much, and this part of its length. */
  readonly rise?: number;
  readonly arc?: number;
  /** Before it leaves: how long it draws back, how far, and how high it is lifted then. */
  readonly windUp?: number;
  readonly back?: number;
  readonly lift?: number;
  /** After landing: how long it settles, how high it hops, and by which part it is squashed. */
  readonly settle?: number;
  readonly hop?: number;
  readonly squash?: number;
  /** Leans by so much as it leaves, and comes upright on its way. */
  readonly lean?: number;
  /** Rocks to and fro by this many degrees on its way. */
  readonly rock?: number;
  /** Spins by this many degrees on its way. */
  readonly spin?: number;
  /** How often it turns over on its way, and how much of it is seen on edge. */
  readonly turns?: number;
  readonly thick?: number;
  /** How often it touches the table on its way, rising less high each time. */
  readonly bounces?: number;
  /** How high it hops at each of the cue's steps. */
  readonly stride?: number;
  /** How small a piece that comes or goes is at the far end of its way. */
  readonly far?: number;
  /** Stays on the table: neither lifted nor above other pieces. */
  readonly flat?: boolean;
  /** Between two pieces of the same order with this motion. */
  readonly stagger?: number;
  /** How large it is in the middle of its way at least, in CSS pixels, and how far it runs out to the north there. */
  readonly size?: number;
  readonly reach?: number;
  /** How long the way takes, however far it is. */
  readonly always?: number;
  /** How long it takes for a piece that has no way to go. */
  readonly timeInPlace?: number;
  /** Its new look fills it from the foot, instead of turning over. */
  readonly fills?: boolean;
}

export const smooth = (t: number): number => t * t * (3 - 2 * t);
const slowing = (t: number): number => 1 - (1 - t) ** 3;
const falling = (t: number): number => t * t;
/** Ends with a slight overshoot. */
export const overshoot = (t: number): number => 1 + 2.2 * (t - 1) ** 3 + 1.2 * (t - 1) ** 2;
/** Leaves gently, ends with a slight overshoot. */
const gliding = (t: number): number => (t < 0.3 ? smooth(t) + (overshoot(t) - smooth(t)) * smooth(t / 0.3) : overshoot(t));
/** Leaves slowly, arrives slowly, and does not hurry between. */
const sailing = (t: number): number => (1 - Math.cos(Math.PI * t)) / 2;

const STYLES = {
  /** What no act names: a short way close to the table. */
  glide: { ease: gliding, arc: 0.05 },
  /** Makes room for others: all together. */
  shift: { ease: smooth, always: 300, flat: true, stagger: 0 },
  /** Pushed along the table. */
  slide: { ease: gliding, flat: true },
  /** A pawn, space by space. */
  walk: { ease: (t) => t, stride: 10, windUp: 60, back: 3, settle: 120, hop: 3, squash: 0.09 },
  /** Pushed under another piece, without haste. */
  tuck: { ease: smooth, time: 1.3, windUp: 110, back: 7, settle: 90, squash: 0.02, flat: true },
  /** A card or tile thrown flat from a stack. */
  deal: { ease: slowing, rise: 8, arc: 0.05, lean: -16, stagger: 70 },
  /** Lifted first, then carried. */
  take: { ease: smooth, rise: 10, arc: 0.1, windUp: 110, lift: 9, settle: 90, squash: 0.03 },
  /** Carried in an arc and set down with weight. */
  place: { ease: smooth, rise: 14, arc: 0.16, windUp: 50, back: 5, settle: 130, hop: 3, squash: 0.06 },
  /** Barrels and cubes, one behind the other. */
  roll: { ease: smooth, rise: 4, arc: 0.04, windUp: 60, back: 7, settle: 120, hop: 3, squash: 0.05, rock: 13, stagger: 115 },
  /** A ship: it gathers way, and drifts to its berth. */
  sail: { ease: sailing, time: 2, windUp: 120, back: 5, rock: 1.4, far: 0.2, flat: true },
  /** Turned over where it lies, or on its way. */
  flip: { ease: smooth, rise: 22, arc: 0.06, settle: 90, squash: 0.04, stagger: 80, timeInPlace: 320 },
  /** Built up where it lies. */
  raise: { ease: smooth, settle: 90, flat: true, timeInPlace: 900, fills: true },
  /** Pieces come to lie one on top of the other. */
  stack: { ease: smooth, rise: 18, arc: 0.12, settle: 110, hop: 2, squash: 0.1, stagger: 90 },
  /** Dice: they roll out over the table, large, hop lower and lower, and come to lie. */
  toss: {
    ease: slowing,
    always: 700,
    size: 64,
    reach: 190,
    bounces: 4,
    rise: 22,
    settle: 160,
    hop: 4,
    squash: 0.06,
    spin: 720,
    turns: 5,
    thick: 0.72,
    stagger: 60,
  },
  /** Torn down: it leans, and drops. */
  fall: { ease: falling, windUp: 130, back: -3, lean: 9, settle: 100, squash: 0.14, flat: true },
  /** Coins, turning in the air. */
  pay: { ease: smooth, time: 0.9, rise: 20, arc: 0.18, settle: 130, hop: 4, squash: 0.06, turns: 2, stagger: 85 },
} as const satisfies Readonly<Record<MotionName, MotionStyle>>;

export const styleOf = (name: MotionName): MotionStyle => STYLES[name];

/** What turns over where it lies is flipped, whatever motion its cue names. */
export const FLIP_TIME = STYLES.flip.timeInPlace;
