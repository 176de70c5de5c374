import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SEAT_COLOURS, SIGN_PALE } from "../../client/face/seat-palette.ts";
import { TONES } from "../../client/games/duel/art/effects.ts";
import { SEALS } from "../../client/games/elasund/art/marks.ts";
import { STAVES } from "../../client/games/puerto-rico/art/goods.ts";
import { GOOD_TONES, STYLES } from "../../client/games/puerto-rico/art/palette.ts";
import { closest, contrast, difference, EYES } from "./simulated-sight.ts";

/** Differences that are seen at a glance, between small pieces apart from each other. */
const LEAST = 16;
/** WCAG AA, for text of any size. */
const READABLE = 4.5;

const by = <T>(rows: readonly (readonly [string, T])[], colour: (row: T) => string) =>
  Object.fromEntries(rows.map(([name, row]) => [name, colour(row)]));
const seats = SEAT_COLOURS.map((row) => [row.name, row] as const);
const SETS = {
  "seats’ shields": by(seats, ({ shield }) => shield),
  "seats’ pieces": by(seats, ({ base }) => base),
  "goods’ signs": by(Object.entries(GOOD_TONES), ([, plain]) => plain),
  "goods’ barrels": by(Object.entries(STAVES), ([, plain]) => plain),
  "Elasund’s seals of influence": by(Object.entries(SEALS), ({ base }) => base),
  "Duel’s kinds of cards": by(Object.entries(TONES), ([base]) => base),
};
const CASES = Object.entries(SETS).flatMap(([what, colours]) => EYES.map((eyes) => [what, eyes, colours] as const));

describe("Simulated sight", () => {
  it("takes red and green from eyes without long-wave cones, and blue and yellow from those without short-wave ones", () => {
    expect(difference("protanopia", "#804000", "#606000")).toBeLessThan(difference("full", "#804000", "#606000") / 2);
    expect(difference("tritanopia", "#7070c0", "#6f8080")).toBeLessThan(difference("full", "#7070c0", "#6f8080") / 2);
  });
  it("leaves greys as they are", () => {
    for (const eyes of EYES) expect(difference(eyes, "#808080", "#909090")).toBeCloseTo(difference("full", "#808080", "#909090"), 0);
  });
});

describe("Colours that tell things apart", () => {
  it.each(CASES)("any two %s differ with %s", (_what, eyes, colours) => {
    expect(closest(eyes, colours)).toEqual({ pair: expect.any(String), apart: expect.toSatisfy((apart: number) => apart >= LEAST) });
  });
});

/** Letters of the page, and the grounds they lie on; of a ground that fades, its ends. */
const LETTERS: readonly (readonly [string, readonly string[]])[] = [
  ["ink", ["parchment", "parchment-deep", "straw", "paper"]],
  ["ink-soft", ["parchment", "parchment-deep", "straw"]],
  ["ink-pale", ["parchment-pale", "parchment-deep"]],
  ["ink-grey", ["parchment", "paper"]],
  ["ink-faint", ["parchment", "paper"]],
  ["lamp", ["wood", "plank", "plank-light", "umber-dark", "walnut-black", "sea", "sea-light"]],
  ["umber-ink", ["gold-pale", "brass-warm", "brass-dark"]],
  ["paper", ["sea", "alarm"]],
  ["sand", ["wood", "umber-dark"]],
  ["alarm", ["parchment", "paper"]],
  ["fair", ["parchment", "parchment-deep"]],
];
const sheet = readFileSync(resolve(import.meta.dirname, "../../client/style/colours.css"), "utf8");
const page = new Map([...sheet.matchAll(/--([\w-]+): (#\w{6});/g)].map(([, name, value]) => [name!, value!]));

describe("Text on a coloured ground has a contrast of at least 4.5", () => {
  it.each(LETTERS.flatMap(([letters, grounds]) => grounds.map((ground) => [letters, ground] as const)))("%s on %s", (letters, ground) => {
    expect(contrast(page.get(letters)!, page.get(ground)!)).toBeGreaterThanOrEqual(READABLE);
  });
  it.each(SEAT_COLOURS.map(({ name, shield }) => [name, shield] as const))("the sign on a %s shield", (_name, shield) => {
    expect(contrast(SIGN_PALE, shield)).toBeGreaterThanOrEqual(READABLE);
  });
  it.each(Object.entries(STYLES))("the name on a %s building of Puerto Rico", (_style, { band, text }) => {
    expect(contrast(text, band[1])).toBeGreaterThanOrEqual(READABLE);
  });
});
