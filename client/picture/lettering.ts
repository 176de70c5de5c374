/**
 * Sets the words of a drawing so that they can be read: no smaller than `LEAST_TYPE`, then narrower, then on two lines. Words that may take
 * two lines are shortened if that is too little room; others are not set at all.
 * A name may carry soft hyphens where a long word may be parted.
 */
import type { Words } from "../face/face.ts";
import type { Pose, Size } from "../face/pose.ts";
import { SOFT_HYPHEN, withoutSoftHyphens } from "../text/soft-hyphens.ts";

/** Nothing in the picture is set smaller than this, in CSS pixels. */
export const LEAST_TYPE = 12;
/** How far letters may be pressed together, and how far they shrink before that. */
const NARROWEST = 0.78;
const SHRINK = 2 / 3;
const LEADING = 0.98;
/** How much of a drawing two lines may cover. */
const MOST_COVERED = 0.5;
/** Larger than this by what was meant, a name no longer fits the plate it is drawn for. */
const MOST_GROWN = 1.8;

/** Words as they are set, in the drawing's units. */
export interface Lettering {
  readonly lines: readonly string[];
  readonly size: number;
  /** Their middle: higher than was meant where the last line would be cut off. */
  readonly y: number;
  /** The distance from one line's middle to the next one's. */
  readonly leading: number;
}

/** How wide a text is at a size and weight; any unit. */
export type Ruler = (text: string, size: number, weight: number) => number;

/** `scale`: CSS pixels for a unit of the drawing, which is `height` units high. Undefined: there is no room, and the name is left to the large card. */
export function lettering(words: Words, text: string, scale: number, ruler: Ruler, height = Infinity): Lettering | undefined {
  const { width, weight = 700 } = words;
  const least = LEAST_TYPE / scale;
  if (least > MOST_GROWN * words.size && /\p{L}/u.test(text)) return undefined;
  const size = Math.max(words.size, least);
  const fitting = (lines: readonly string[]): Lettering | undefined => {
    const wide = Math.max(...lines.map((line) => ruler(line, size, weight)));
    const set = Math.max(least, size * Math.min(1, Math.max(SHRINK, width / Math.max(1e-6, wide))));
    const fits = wide * (set / size) * NARROWEST <= width || !/\p{L}/u.test(text);
    const leading = set * LEADING;
    const high = lines.length * leading;
    const covers = lines.length > 1 && high > Math.min(MOST_COVERED * height, words.most ?? height);
    const underTwo = lines.length > 1 ? words.underTwo : undefined;
    const middle = underTwo === undefined ? words.y : underTwo.y + underTwo.height / 2;
    const plate = underTwo ?? words.plate;
    const overflows = plate !== undefined && (lines.length > 1 ? high : set) > plate.height;
    return fits && !covers && !overflows ? { lines, size: set, leading, y: Math.min(middle, height - high / 2) } : undefined;
  };
  const whole = [withoutSoftHyphens(text)];
  const ways = words.rows === 2 ? [whole, ...halves(text)] : [whole];
  const ofWords = ways.filter(([first = "", second]) => second === undefined || !first.endsWith("-"));
  const set = clearest(ofWords.map(fitting)) ?? firstOf(ways.map(fitting));
  if (set !== undefined || words.rows !== 2) return set;
  const isWide = (line: string): boolean => ruler(line, least, weight) * NARROWEST > width;
  const shorter = ways
    .map((lines) => shortened(lines, isWide))
    .filter((lines) => lines !== undefined)
    .sort((a, b) => lettersOf(b) - lettersOf(a));
  return firstOf(shorter.map(fitting));
}

/** The first that fits, unless a later one has so much larger letters that its lines are worth it. */
function clearest(found: readonly (Lettering | undefined)[]): Lettering | undefined {
  const first = firstOf(found);
  return found.find((one) => one !== undefined && first !== undefined && one.size > first.size * WORTH_TWO_LINES) ?? first;
}

/** How much larger. */
const WORTH_TWO_LINES = 1.15;

const firstOf = <T>(list: readonly (T | undefined)[]): T | undefined => list.find((one) => one !== undefined);
const lettersOf = (lines: readonly string[]): number => lines.join("").length;

/** A line is never shortened to fewer letters than this. */
const FEWEST_LETTERS = 3;

/** Lines cut to the width, with an ellipsis for what is left out; undefined if too little would be left to tell the name. */
function shortened(lines: readonly string[], isWide: (line: string) => boolean): readonly string[] | undefined {
  const cut = lines.map((line) => {
    let length = line.length;
    let short = line;
    while (isWide(short) && length > 0) short = `${line.slice(0, --length).trimEnd()}…`;
    return short;
  });
  return cut.every((short, n) => short === lines[n] || short.length > FEWEST_LETTERS) ? cut : undefined;
}

/** The ways to part a text: at a space, the most even first, then after a hyphen, else within a word. */
function halves(text: string): (readonly string[])[] {
  return [...parted(text, " ", ""), ...parted(text, "-", "-"), ...parted(text, SOFT_HYPHEN, "-")];
}

function parted(text: string, at: string, end: string): (readonly [string, string])[] {
  const parts = text.split(at);
  const joined = (some: readonly string[]): string => withoutSoftHyphens(some.join(at));
  return parts
    .slice(1)
    .map((_part, cut) => [joined(parts.slice(0, cut + 1)) + end, joined(parts.slice(cut + 1))] as const)
    .sort((a, b) => longest(a) - longest(b));
}

const longest = (lines: readonly string[]): number => Math.max(...lines.map(({ length }) => length));

/** A count is never set smaller than this, in CSS pixels, nor so large that its plate leaves the room around its icon. */
export const LEAST_COUNT = 14;
const MOST_COUNT = 30;

/** How high the digits of a piece are, in CSS pixels; by default they fill it, or its plate fits its icon. */
export const digitsOf = ({ digits = "", digitSize, width, height, counts }: Pose): number =>
  counts
    ? Math.min(MOST_COUNT, Math.max(LEAST_COUNT, digitSize ?? Math.min(width, height) * 0.33))
    : Math.max(LEAST_TYPE, digitSize ?? Math.min(height * 0.66, (width * 1.45) / Math.max(1.8, digits.length)));

/** The size of the plate under a count; any unit. */
export const plateOf = (digits: string, size: number): Size => {
  const height = Math.round(size * 1.24);
  return { width: Math.max(height, Math.round((digits.length * 0.53 + 0.5) * size)), height };
};

/** The middle of a count's plate on its icon: the end of the plate lies so far inside the corner that both are read as one. Any unit. */
export const plateAt = ({ x, y, width, height }: Pick<Pose, "x" | "y" | "width" | "height">, plate: Size): { x: number; y: number } => ({
  x: x + width / 2 + PLATE_OUT * plate.height - plate.width / 2,
  y: y + height / 2 + (PLATE_OUT - 0.5) * plate.height,
});
/** How much of its height a plate looks out of the corner: its middle lies 0.15 inside. */
const PLATE_OUT = 0.35;
