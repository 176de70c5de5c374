import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SEAT_COLOURS, SIGN_PALE } from "../../client/face/seat-palette.ts";
import { TONES } from "../../client/games/duel/art/effects.ts";
import { duelFace } from "../../client/games/duel/face.ts";
import { SEALS } from "../../client/games/elasund/art/marks.ts";
import { elasundFace } from "../../client/games/elasund/face.ts";
import { STAVES } from "../../client/games/puerto-rico/art/goods.ts";
import { GOOD_TONES, STYLES } from "../../client/games/puerto-rico/art/palette.ts";
import { puertoRicoFace } from "../../client/games/puerto-rico/face.ts";
import { LAMP } from "../../client/picture/style.ts";
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
/** A colour in the picture of the evening: each of its channels is at most the lamp's. */
const inLampLight = (colour: string): string =>
  `#${[1, 3, 5]
    .map((at) => [colour, LAMP].map((one) => one.slice(at, at + 2)).sort()[0])
    .join("")
    .toLowerCase()}`;
const LIGHTS = { day: (colour: string) => colour, evening: inLampLight };
const CASES = Object.entries(SETS).flatMap(([what, colours]) =>
  Object.entries(LIGHTS).flatMap(([light, lit]) =>
    EYES.map((eyes) => [what, eyes, light, Object.fromEntries(Object.entries(colours).map(([name, one]) => [name, lit(one)]))] as const),
  ),
);

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
  it.each(CASES)("any two %s differ with %s sight, by %s", (_what, eyes, _light, colours) => {
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
  ["paper", ["alarm"]],
  ["sea-ink", ["parchment", "parchment-bright", "paper", "paper-warm"]],
  ["lamp", ["chosen"]],
  ["sand", ["wood", "umber-dark"]],
  ["alarm", ["parchment", "paper"]],
  ["fair", ["parchment", "parchment-deep"]],
];
/** Edges of controls, and the grounds on both sides of which one is seen. */
const EDGES: typeof LETTERS = [
  ["ink-pale", ["parchment", "parchment-bright", "paper-bright"]],
  ["sea-ink", ["parchment", "paper"]],
  ["alarm", ["parchment", "paper-warm"]],
];
/** WCAG AA, for large text and for what is no text. */
const SEEN = 3;
const sheet = readFileSync(resolve(import.meta.dirname, "../../client/style/colours.css"), "utf8");
const coloursIn = (start: string): readonly (readonly [string, string])[] =>
  [
    ...sheet
      .slice(sheet.indexOf(start))
      .split("\n}")[0]!
      .matchAll(/--([\w-]+): (#\w{6});/g),
  ].map(([, name, value]) => [name!, value!]);
const day = new Map(coloursIn(":root {"));
const LOOKS = { day, evening: new Map([...day, ...coloursIn('[data-look="evening"] {')]) };
const onGrounds = (pairs: typeof LETTERS) =>
  Object.entries(LOOKS).flatMap(([look, page]) =>
    pairs.flatMap(([letters, grounds]) => grounds.map((ground) => [letters, ground, look, page] as const)),
  );

describe("The evening", () => {
  it("is not the day with other names: its paper is darker than its words", () => {
    const { evening } = LOOKS;
    expect(contrast(evening.get("parchment")!, "#000000")).toBeLessThan(contrast(evening.get("ink")!, "#000000"));
  });
  it("gives colours to names that the day has", () => {
    expect([...LOOKS.evening.keys()]).toEqual([...day.keys()]);
  });
});

describe("Edges of controls have a contrast of at least 3", () => {
  it.each(onGrounds(EDGES))("%s on %s, by %s", (edge, ground, _look, page) => {
    expect(contrast(page.get(edge)!, page.get(ground)!)).toBeGreaterThanOrEqual(SEEN);
  });
});

describe("Text on a coloured ground has a contrast of at least 4.5", () => {
  it.each(onGrounds(LETTERS))("%s on %s, by %s", (letters, ground, _look, page) => {
    expect(contrast(page.get(letters)!, page.get(ground)!)).toBeGreaterThanOrEqual(READABLE);
  });
  it.each(SEAT_COLOURS.map(({ name, shield }) => [name, shield] as const))("the sign on a %s shield", (_name, shield) => {
    for (const lit of Object.values(LIGHTS)) expect(contrast(lit(SIGN_PALE), lit(shield))).toBeGreaterThanOrEqual(READABLE);
  });
  it.each([duelFace, puertoRicoFace, elasundFace].map(({ game, plate }) => [game.id, plate] as const))(
    "a count on its plate in %s",
    (_game, { fill, ink }) => {
      for (const lit of Object.values(LIGHTS))
        for (const ground of fill) expect(contrast(ink, lit(ground))).toBeGreaterThanOrEqual(READABLE);
    },
  );
  it.each(Object.entries(STYLES))("the name on a %s building of Puerto Rico", (_style, { band, text }) => {
    for (const lit of Object.values(LIGHTS)) expect(contrast(lit(text), lit(band[1]))).toBeGreaterThanOrEqual(READABLE);
  });
});
