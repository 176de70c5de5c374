/** The lights of a big moment, by its name: where each lies at any time. In CSS pixels from the middle of the piece; pure. */
import type { FlourishName } from "../../face/names.ts";
import type { Size } from "../../face/pose.ts";
import { FLOURISH } from "../motion/motion.ts";
import { smooth, styleOf } from "../motion/named-motions.ts";
import { TINTS } from "../style.ts";

/** One soft disc. */
export interface Spark {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly angle: number;
  readonly tint: number;
  readonly alpha: number;
  /** Light is added to what it falls on; smoke and paper cover it. */
  readonly type: "light" | "smoke" | "paper";
  /** Lies behind the piece, and behind all that lies with it. */
  readonly behind?: true;
}

/** A longer piece has only the rim of light that runs round it, in CSS pixels: light from behind it would flood the table. */
export const WIDE = 220;
/** How far light reaches beyond the piece, as a part of its longer side, and how strong it is at most. */
export const HALO = { reach: 0.7, alpha: 0.45 } as const;
/** In milliseconds. */
const RIM = { round: 700, tail: 240 } as const;
const FLASH = 80;
/** Per second: how motes are slowed down, and drawn down in CSS pixels. */
const DRAG = 3.4;
const GRAVITY = 150;
/** Directions that never line up. */
const GOLDEN_ANGLE = 2.399;

/** How one kind of moment looks. */
interface Style {
  readonly tints: readonly number[];
  readonly motes: number;
  /** How a mote leaves: from where, in sizes of the piece; how fast, in CSS pixels a second; and after how many seconds. */
  leave(at: number): { readonly x: number; readonly y: number; readonly across: number; readonly up: number; readonly after: number };
  readonly gravity?: number;
  readonly type?: "light" | "paper";
  /** Without light behind the piece or around it. */
  readonly dark?: true;
}

/** A part of the whole by number, without a pattern that the eye finds. */
const part = (at: number, of = 1): number => Math.abs(Math.sin((at + 1) * of * 12.9898) * 43_758.5453) % 1;
/** From the edge of the piece, outwards. */
const outwards = (at: number, speed: number, up = 0) => {
  const [x, y] = [Math.cos(at * GOLDEN_ANGLE), Math.sin(at * GOLDEN_ANGLE)];
  return { x: x * 0.42, y: y * 0.42, across: x * speed, up: up - y * speed };
};

const GOLD = [0xfff0b8, TINTS.lit, 0xffb84a];
const STYLES: Readonly<Record<FlourishName, Style>> = {
  glow: { tints: GOLD, motes: 44, leave: (at) => ({ ...outwards(at, 90 + 150 * part(at, 3), 40), after: 0.1 * part(at, 5) }) },
  /** Light climbs from the foot of a wonder. */
  wonder: {
    tints: GOLD,
    motes: 54,
    leave: (at) => ({ x: part(at) - 0.5, y: 0.5, across: 70 * (part(at, 3) - 0.5), up: 150 + 260 * part(at, 7), after: 0.5 * part(at, 5) }),
  },
  /** Paper is thrown up, and drifts down. */
  victory: {
    tints: [0xfff0b8, 0xe0604a, 0x5fb3a2, TINTS.mark],
    motes: 48,
    leave: (at) => ({ x: part(at) - 0.5, y: 0, across: 160 * (part(at, 3) - 0.5), up: 240 + 320 * part(at, 5), after: 0.2 * part(at, 7) }),
    type: "paper",
  },
  /** Two lines of foam behind a ship. */
  sail: {
    tints: [0xe6f4f0],
    motes: 40,
    leave: (at) => ({ x: 0.3 - 0.7 * part(at), y: 0.42, across: -30, up: (at % 2 === 0 ? 1 : -1) * 26, after: 0.6 * part(at) }),
    gravity: 0,
    dark: true,
  },
  /** Rings of a bell, one after the other. */
  church: {
    tints: [0xfff4d8, TINTS.lit],
    motes: 48,
    leave: (at) => ({ ...outwards(at, at % 2 === 0 ? 260 : 190), after: at % 2 === 0 ? 0 : 0.28 }),
    gravity: 40,
  },
  /** Powder: a flash, embers, and smoke that rolls out. */
  pirates: {
    tints: [0xff8a3c, 0xffc070],
    motes: 30,
    leave: (at) => ({ ...outwards(at, 60 + 200 * part(at, 3), 60), after: 0 }),
    dark: true,
  },
};

/** `t` from 0 to 1. */
export function sparksOf(name: FlourishName, piece: Size, t: number): readonly Spark[] {
  const style = STYLES[name];
  const longer = Math.max(piece.width, piece.height);
  const halo = style.dark || longer > WIDE ? [] : [haloOf(piece, style, t)];
  const rim = style.dark ? [] : rimOf(piece, style, t);
  const motes = Array.from({ length: style.motes }, (_, at) => moteOf(piece, style, at, t));
  const own = name === "pirates" ? smokeOf(longer, t) : name === "wonder" ? raisedOf(piece, t) : [];
  return [...halo, ...rim, ...own, ...motes];
}

const tintOf = ({ tints }: Style, at: number): number => tints[at % tints.length] as number;

function haloOf({ width, height }: Size, style: Style, t: number): Spark {
  const reach = 2 * HALO.reach * Math.max(width, height) * (1 - 0.4 * (1 - t) ** 4);
  const alpha = HALO.alpha * Math.min(1, t * 8, 1.4 * (1 - t));
  return { ...still, width: width + reach, height: height + reach, tint: tintOf(style, 1), alpha, behind: true };
}
const still = { x: 0, y: 0, angle: 0, type: "light" } as const;

function moteOf({ width, height }: Size, style: Style, at: number, t: number): Spark {
  const { x, y, across, up, after } = style.leave(at);
  const age = (t * FLOURISH) / 1000 - after;
  const life = FLOURISH / 1000 - after;
  // A speed that drag eats up, and a fall that drag makes even.
  const slowed = (1 - Math.exp(-DRAG * Math.max(0, age))) / DRAG;
  const fallen = ((style.gravity ?? GRAVITY) * (Math.max(0, age) - slowed)) / DRAG;
  const isPaper = style.type === "paper";
  // The disc is soft: about half of it is seen.
  const size = 4 + 2 * part(at, 11);
  const turn = isPaper ? 0.35 + 0.65 * Math.abs(Math.cos(age * (7 + (at % 5)))) : 1;
  const twinkle = isPaper ? 1 : 0.7 + 0.3 * Math.sin(age * 24 + at);
  return {
    x: x * width + across * slowed,
    y: y * height - up * slowed + fallen * (isPaper ? 2.2 : 1),
    width: isPaper ? size * 1.5 : size,
    height: size * turn,
    angle: isPaper ? (at * 47 + age * 200) % 360 : 0,
    tint: tintOf(style, at),
    alpha: age <= 0 ? 0 : Math.min(1, age * 14) * (1 - age / life) ** 0.8 * twinkle,
    type: style.type ?? "light",
  };
}

/** Light that runs once round the frame and leaves a tail. */
function rimOf(piece: Size, style: Style, t: number): Spark[] {
  const round = 2 * (piece.width + piece.height);
  const link = Math.min(36, round / 24);
  const links = Math.ceil(round / link);
  const now = t * FLOURISH;
  const tail = Array.from({ length: links }, (_, at): Spark => {
    const age = now - ((at + 0.5) / links) * RIM.round;
    const alpha = age < 0 ? 0 : 0.8 * Math.exp(-age / RIM.tail);
    return { ...onFrame(piece, (at + 0.5) / links), width: 1.9 * link, height: 8, tint: tintOf(style, 1), alpha, type: "light" };
  });
  const head = now / RIM.round;
  const alpha = head < 1 ? 0.9 : 0;
  return [...tail, { ...onFrame(piece, Math.min(head, 1)), width: 34, height: 10, tint: 0xfff6dc, alpha, type: "light" }];
}

/** A place on the frame, clockwise from the top left corner. */
function onFrame({ width, height }: Size, share: number): Pick<Spark, "x" | "y" | "angle"> {
  const way = share * 2 * (width + height);
  const [right, below] = [width / 2, height / 2];
  if (way < width) return { x: way - right, y: -below, angle: 0 };
  if (way < width + height) return { x: right, y: way - width - below, angle: 90 };
  if (way < 2 * width + height) return { x: right - (way - width - height), y: below, angle: 0 };
  return { x: -right, y: below - (way - 2 * width - height), angle: 90 };
}

const DUST = 12;

/** A line of light climbs with what is built up, and dust rolls out at its foot. */
function raisedOf({ width, height }: Size, t: number): Spark[] {
  const done = smooth(Math.min(1, (t * FLOURISH) / (styleOf("raise").timeInPlace ?? FLOURISH)));
  const links = Math.ceil(width / 24);
  const sweep = Array.from({ length: links }, (_, at): Spark => {
    const place = { x: ((at + 0.5) / links - 0.5) * width, y: height * (0.5 - done), angle: 0 };
    return { ...place, width: 52, height: 16, tint: 0xfff0c0, alpha: done < 1 ? 0.7 : 0, type: "light" };
  });
  const out = 1 - (1 - t) ** 3;
  const dust = Array.from({ length: DUST }, (_, at): Spark => {
    const side = ((at + 0.5) / DUST - 0.5) * (1 + 0.35 * out);
    const size = height * (0.2 + 0.12 * (at % 3)) * (0.4 + 0.9 * out);
    const place = { x: side * width, y: height * (0.5 - 0.16 * out * part(at, 3)), angle: at * 40 };
    return { ...place, width: size * 1.4, height: size, tint: 0xcbb892, alpha: 0.5 * Math.min(1, t * 10) * (1 - t) ** 1.5, type: "smoke" };
  });
  return [...sweep, ...dust];
}

const PUFFS = 10;

/** Soft puffs of three sizes that roll out, and darken what they pass over. */
function smokeOf(longer: number, t: number): Spark[] {
  const out = 1 - (1 - t) ** 3;
  const puffs = Array.from({ length: PUFFS }, (_, at): Spark => {
    const far = longer * (0.15 + 0.75 * out * (0.4 + 0.6 * part(at, 3)));
    const size = longer * (0.55 + 0.25 * (at % 3)) * (0.5 + 0.8 * out);
    const place = { x: Math.cos(at * GOLDEN_ANGLE) * far, y: Math.sin(at * GOLDEN_ANGLE) * far * 0.6 - 0.3 * longer * t };
    const alpha = 0.62 * Math.min(1, t * 12) * (1 - t);
    return { ...place, width: size, height: size * 0.85, angle: at * 40 + 30 * t, tint: 0x3a363d, alpha, type: "smoke" };
  });
  const isFlashing = t * FLOURISH <= FLASH;
  return [...puffs, { ...still, width: 1.6 * longer, height: 1.3 * longer, tint: 0xff8a3c, alpha: isFlashing ? 0.8 : 0 }];
}
