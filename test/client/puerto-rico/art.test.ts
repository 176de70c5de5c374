import { describe, expect, it } from "vitest";
import { draw, looks } from "../../../client/games/puerto-rico/art/draw.ts";
import {
  BOX,
  buildingCircles,
  chipCircles,
  colonistShipPlaces,
  housePlaces,
  type Kind,
  SHIP_SIZES,
  shipPlaces,
  shipRatio,
} from "../../../client/games/puerto-rico/art/vocabulary.ts";
import { PRINTED } from "../../../shared/puerto-rico/catalog.ts";
import { GOODS, TILES } from "../../../shared/puerto-rico/state.ts";
import { faults } from "../faults.ts";

const SIZES = ["300:120", "48:40", "1400:900"];
const WHATS: Readonly<Record<string, readonly string[]>> = {
  table: [""],
  mat: ["0-turn", "4-rest"],
  city: ["1-turn", "3-rest"],
  island: ["2-turn", "2-rest"],
  sea: [""],
  berth: [""],
  market: [""],
  quay: [""],
  tray: [""],
  desk: [""],
  plate: [""],
  niche: ["", "discard"],
  space: [""],
  slot: ["0", "7"],
  lots: ["island-6x2", "city-4x3"],
  hold: GOODS,
  column: ["1", "4"],
};
const surfaces = Object.entries(WHATS).flatMap(([kind, whats]) => whats.flatMap((what) => SIZES.map((size) => `${kind}:${what}:${size}`)));
const all = [...looks(), ...surfaces, "building:14:8", "building:15:7"];

describe("Every drawing of Puerto Rico", () => {
  it.each(all)("%s is well-formed, and not too long", (look) => {
    const { svg, width, height } = draw(look);
    expect(faults(svg)).toEqual([]);
    expect(svg).toContain(`viewBox="0 0 ${width} ${height}"`);
    expect(svg.length).toBeLessThan(400_000);
  });

  it("is listed once", () => expect(new Set(looks()).size).toBe(looks().length));

  it.each(["building", "offer", "chip", "tile", "barrel", "role", "ship", "sail", "flag", "price", "pile", "medal", "icon"])(
    "of the kind %s differs from the others of its kind",
    (kind) => {
      const same = looks()
        .filter((look) => look.startsWith(`${kind}:`))
        // Both prospectors look alike.
        .filter((look) => look !== "role:7")
        .map((look) => JSON.stringify(draw(look)).replaceAll(look.replace(/[^a-z0-9]/gi, "_"), ""));
      expect(new Set(same).size).toBe(same.length);
    },
  );

  it("has ids of its own", () => {
    const idsOf = (look: string) => [...draw(look).svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(idsOf("building:1").filter((id) => idsOf("building:11").includes(id))).toEqual([]);
  });
});

describe("A drawing has the proportions that are promised", () => {
  const kindOf = (look: string): Kind => {
    const [kind = "", what] = look.split(":");
    const large = PRINTED[Number(what)]?.large === true;
    if (kind === "building" && large) return "tower";
    if (kind === "chip" && large) return "bigChip";
    if (kind === "price") return "medal";
    if (kind === "sign") return "chip";
    return kind as Kind;
  };
  it.each(looks().filter((look) => !/^(ship|sail|circle):/.test(look)))("%s", (look) => {
    const { width, height } = draw(look);
    expect([width, height]).toEqual(BOX[kindOf(look)]);
  });
  it.each(SHIP_SIZES)("a ship for %d", (size) => {
    const { width, height } = draw(`ship:${size}`);
    expect(width / height).toBeCloseTo(shipRatio(size));
    for (const good of GOODS) expect(draw(`sail:${size}:${good}`).width).toBeLessThan(width);
  });
});

describe("The circles of a piece share it", () => {
  it.each([
    ["tile", 1],
    ["building", 1],
    ["building", 2],
    ["building", 3],
    ["tower", 1],
  ] as const)("%s with %d", (shape, count) => {
    const parts = Array.from({ length: count }, (_none, n) => draw(`circle:${shape}:${n}:${count}`));
    expect(parts.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(BOX[shape][0]);
    for (const { height } of parts) expect(height / BOX[shape][1]).toBeCloseTo(0.92);
  });
});

describe("Words are kept for what is printed", () => {
  it.each(PRINTED.map(({ id }, at) => [id, at] as const))("%s: name, cost, points", (id, at) => {
    const { words = [] } = draw(`building:${at}`);
    expect(words.map(({ line }) => line)).toEqual([
      [`building.${id}`],
      ["number", { n: PRINTED[at]!.cost }],
      ["number", { n: PRINTED[at]!.points }],
    ]);
  });
  it("another cost can be printed, because an option swaps two", () => {
    expect(draw("building:14:8").words?.[1]?.line).toEqual(["number", { n: 8 }]);
  });
  it("a ship says how many barrels it takes", () => {
    for (const size of SHIP_SIZES) expect(draw(`ship:${size}`).words?.map(({ line }) => line)).toEqual([["number", { n: size }]]);
  });
});

describe("Places for pieces lie within the picture, one for each piece", () => {
  const places = [
    ...SHIP_SIZES.map((size) => [`ship of ${size}`, shipPlaces(size), size] as const),
    ["trading house", housePlaces(), 4] as const,
    ...[1, 7, 20, 34].map((count) => [`colonists' ship with ${count}`, colonistShipPlaces(count), count] as const),
    ...PRINTED.flatMap(({ id, circles, large }) => [
      [`${id} in a city`, buildingCircles(large ? "tower" : "building", circles), circles] as const,
      [`${id} in another's city`, chipCircles(large ? "bigChip" : "chip", circles), circles] as const,
    ]),
  ];
  it.each(places)("%s", (_what, list, count) => {
    expect(list).toHaveLength(count);
    expect(new Set(list.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
    for (const { x, y } of list) for (const part of [x, y]) expect(part > 0 && part < 1).toBe(true);
  });
});

it("tiles exist for every kind of plantation and the quarry", () => {
  for (const tile of TILES) expect(looks()).toContain(`tile:${tile}`);
});
