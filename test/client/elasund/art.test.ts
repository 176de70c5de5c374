import { describe, expect, it } from "vitest";
import { draw, looks } from "../../../client/games/elasund/art/draw.ts";
import { ICONS } from "../../../client/games/elasund/art/icons.ts";
import { tileLook } from "../../../client/games/elasund/art/looks.ts";
import {
  CHURCH_FLAG,
  CUBE,
  columnsOf,
  LOTS,
  NEUTRAL,
  OWN,
  planExtent,
  planOf,
  RATIOS,
  TOWER_FLAG,
  TRACK_POINTS,
  TRACK_SLOTS,
  trackOf,
} from "../../../client/games/elasund/art/vocabulary.ts";
import { LAMP } from "../../../client/picture/style.ts";
import { BUILDINGS, CHURCH, COLUMNS, KIND_OF, kindOf, PIT, ROWS } from "../../../shared/elasund/catalog.ts";
import { CARDS, COLOURS } from "../../../shared/elasund/state.ts";
import { faults } from "../faults.ts";

/** Characters: pieces are many, surfaces few. */
const MOST = { piece: 40_000, surface: 100_000 };
const surfaces = [
  ...[2, 3, 4].flatMap((players) => [`plan:${players}:624:568`, `plan:${players}:1248:1136`]),
  ...COLOURS.flatMap((colour) => [
    `mat:${colour}-turn-near-10:392:96`,
    `mat:${colour}-rest-shown-8:392:72`,
    `mat:${colour}-rest-far-10:392:46`,
  ]),
  ...["table:1016:664", "track:432:72", "shelf:200:100", "tray:320:180", "niche:64:88", "dish:144:72"],
];
const names = new Set([...CARDS, ...Object.keys(ICONS)]);
const icons = [
  ...[...names].map((name) => `icon:${name}`),
  ...COLOURS.flatMap((colour) => [`icon:permit.${colour}`, `icon:cube.${colour}`]),
];
/** Drawn when the church is founded, not before. */
const foundings = Array.from({ length: CHURCH.tiles }, (_none, tile) => `founding:${tile}`);
const pieces = [...new Set([...looks(), ...foundings, ...icons])];
const all = [...pieces, ...surfaces];

describe("Every drawing of Elasund", () => {
  it.each(all)("%s is well-formed and bounded", (look) => {
    const { svg, width, height } = draw(look);
    expect(faults(svg)).toEqual([]);
    expect(width * height).toBeGreaterThan(0);
    expect(svg.length).toBeLessThan(surfaces.includes(look) ? MOST.surface : MOST.piece);
  });

  it("differs from all the others", () => {
    const seen = new Map<string, string>();
    const twins: string[] = [];
    // Prices may be equal.
    for (const look of pieces.filter((name) => !name.startsWith("price:"))) {
      const { svg, width, height, words } = draw(look);
      const picture = `${width}:${height}:${JSON.stringify(words)}${svg.replaceAll(look.replace(/[^a-z0-9]/gi, "_"), "")}`;
      const twin = seen.get(picture);
      if (twin !== undefined) twins.push(`${look} looks like ${twin}`);
      seen.set(picture, look);
    }
    expect(twins).toEqual([]);
  });

  it("writes its digits within its edges", () => {
    const outside = all.filter((look) => {
      const { width, height, words = [] } = draw(look);
      return words.some(({ x, y, size }) => x < 0 || x > width || y - size / 2 < 0 || y + size / 2 > height);
    });
    expect(outside).toEqual([]);
  });

  it("writes the letters of the columns in lamp light in the evening, when the ground under them is dark", () => {
    const { words = [], ground } = draw("plan:4:624:568");
    const letters = words.filter(({ line: [, { n } = {}] }) => /^[a-i]$/.test(String(n)));
    expect([ground, letters.length, new Set(letters.map(({ evening }) => evening))]).toEqual([true, 18, new Set([LAMP])]);
  });
});

describe("A tile is as large as its fields", () => {
  it.each([...OWN, ...NEUTRAL])("%s", (house) => {
    const { width, height } = draw(`tile:${house}:neutral`);
    expect([width, height]).toEqual([LOTS[house].width * 100, LOTS[house].height * 100]);
  });

  it("and every kind of building in the box has one", () => {
    expect(new Set(KIND_OF).size).toBe(OWN.length + NEUTRAL.length - 2);
  });
});

describe("A town does not repeat itself", () => {
  const looksOf = (kind: "merchant" | "inn"): string[] => {
    const { first, count } = BUILDINGS[kindOf(kind)]!;
    return Array.from({ length: count }, (_none, n) => tileLook(first + n));
  };
  it("merchants have four houses", () => expect(new Set(looksOf("merchant")).size).toBe(4));
  it("taverns have three", () => expect(new Set(looksOf("inn")).size).toBe(3));
  it("every one of these is painted ahead", () => {
    for (const look of [...looksOf("merchant"), ...looksOf("inn")]) expect(looks()).toContain(look);
  });
});

describe("A piece has the ratio that is promised", () => {
  it.each([
    ["permit:red:3", "permit"],
    ["cube:green", "cube"],
    ["card:gold", "card"],
    ["card:back", "card"],
    ["die:light:4", "die"],
    ["ship:pirate", "ship"],
    ["church:4", "church"],
    ["church:back", "church"],
    ["founding:2", "founding"],
    ["wall:tower:blue:north", "wall:north"],
    ["wall:tower:blue:east", "wall:east"],
    ["site:north", "wall:north"],
    ["price:inn", "price"],
    ["marker:yellow", "marker"],
    ["chest", "chest"],
    ["icon:gold", "icon"],
    ["row:8", "row"],
    ["mill:2", "mill"],
    ["badge:site", "badge"],
    ["pennant:gold:red", "pennant"],
    ["bonus:move", "bonus"],
  ] as const)("%s", (look, kind) => {
    const { width, height } = draw(look);
    expect({ width, height }).toEqual(RATIOS[kind]);
  });

  it("and a surface has the size asked for", () => {
    for (const look of surfaces) {
      const { width, height } = draw(look);
      expect(look.split(":").slice(-2).map(Number)).toEqual([width, height]);
    }
  });
});

describe("A cube's place lies on its piece", () => {
  it.each([...OWN, ...NEUTRAL])("of %s", (house) => {
    const { flags, width, height } = LOTS[house];
    for (const { x, y } of flags) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(CUBE / 2);
    }
  });

  it("of church and towers", () => {
    const places = [
      { ...CHURCH_FLAG, width: 1, height: 1 },
      { ...TOWER_FLAG.north, width: 1, height: 0.7 },
      { ...TOWER_FLAG.east, width: 0.7, height: 1 },
    ];
    for (const { x, y, width, height } of places) {
      expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(CUBE / 2);
    }
  });
});

describe("On the plan everything has its place", () => {
  const size = { width: 624, height: 568 };

  it.each([2, 3, 4])("for %i players, inside its edges", (players) => {
    const { wall, site, berth, number, grid, unit } = planOf(players, size);
    const last = columnsOf(players) - 1;
    const boxes = [
      grid,
      berth(0),
      berth(ROWS - 1),
      number(0),
      wall("north", last),
      wall("south", last),
      wall("east", 0),
      wall("east", ROWS - 1),
    ];
    for (const { x, y, width, height } of boxes) {
      expect(Math.min(x, y, size.width - x - width, size.height - y - height)).toBeGreaterThanOrEqual(0);
    }
    expect(site(last, ROWS - 1)).toMatchObject({
      x: expect.closeTo(grid.x + grid.width - unit),
      y: expect.closeTo(grid.y + grid.height - unit),
    });
    expect(Math.min(last, PIT.column)).toBe(PIT.column);
  });

  it.each([2, 3, 4])("for %i players it fills the size it wants, from the first column to the last", (players) => {
    const { unit, grid } = planOf(players, planExtent(players));
    expect(unit).toBeCloseTo(1);
    expect(grid.width).toBeCloseTo(COLUMNS[players]!);
  });

  it("ships lie in the water before their row", () => {
    const { berth, number } = planOf(4, size);
    for (let row = 0; row < ROWS; row++) expect(berth(row).x + berth(row).width).toBeLessThanOrEqual(number(row).x);
  });
});

describe("On the trade track everything has its place", () => {
  it.each([
    [432, 56],
    [640, 64],
  ])("at %i by %i", (width, height) => {
    const track = trackOf({ width, height });
    for (let points = 0; points < TRACK_POINTS; points++) {
      const field = track.field(points);
      const slots = Array.from({ length: TRACK_SLOTS[points] ?? 0 }, (_none, at) => track.slot(points, at));
      const markers = [0, 1, 2, 3].map((at) => track.marker(points, at, 4));
      const alone = track.marker(points, 0, 1);
      expect(alone.x + alone.width / 2).toBeCloseTo(field.x + field.width / 2, 0);
      for (const box of [...slots, ...markers]) {
        expect(box.x).toBeGreaterThanOrEqual(field.x);
        expect(box.x + box.width).toBeLessThanOrEqual(field.x + field.width);
        expect(box.y + box.height).toBeLessThanOrEqual(field.y + field.height);
      }
      for (const { height: tall } of markers) expect(tall).toBeGreaterThanOrEqual(field.height * 0.4);
    }
  });
});
