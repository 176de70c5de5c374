import { describe, expect, it } from "vitest";
import { eraseFace } from "../../../client/face/face.ts";
import type { Pose, Size } from "../../../client/face/pose.ts";
import { elasundFace } from "../../../client/games/elasund/face.ts";
import type { View } from "../../../shared/core/contract/game.ts";
import type { Elasund } from "../../../shared/elasund/state.ts";
import { keepsTheRules } from "../layout-rules.ts";
import { each, sights } from "../sights.ts";
import { DEALS, momentsOf, restsOf } from "./sights.ts";

const SIZES: readonly Size[] = [
  { width: 1000, height: 600 },
  { width: 1016, height: 662 },
  { width: 1016, height: 742 },
  { width: 1640, height: 1000 },
  { width: 2200, height: 900 },
];
const SMALL = SIZES[0]!;
/** No piece that is clicked has its middle nearer than this to that of another, in CSS pixels. */
const APART = 24;
/** Looks at one in this many positions of a match, which takes hundreds of moves. */
const STRIDE = 3;

const isInSupply = (key: string, sites: readonly number[]): boolean => sites[Number(key.split(":")[1])]! < 0;

describe.each(DEALS)("The picture of Elasund, %i seats", (deal) => {
  const moments = () => momentsOf(deal);
  const last = (pieces: readonly string[]) => pieces.slice(-1);
  keepsTheRules({ face: eraseFace(elasundFace), moments, sizes: SIZES, apart: APART, deciding: last, stride: STRIDE });

  it("dims in the build step what cannot be built, and shows on its plate what is missing, to the player alone", () => {
    let [dim, gold, permits, full] = [0, 0, 0, 0];
    for (const { frame } of each(STRIDE, momentsOf(deal))) {
      if (frame.table.step !== "build") continue;
      for (const sight of sights(frame)) {
        const picture = elasundFace.layout(sight, SMALL);
        const supply = picture.filter(({ key, kind }) => key === "church" || (kind === "tile" && isInSupply(key, sight.table.sites)));
        const isAsked = sight.seat === sight.table.turn;
        const legal = isAsked ? elasundFace.picks(sight as View<Elasund>).flatMap(({ pieces }) => pieces) : [];
        for (const { key, dim: isDim } of supply) {
          if (isDim === true) {
            expect(isAsked && !legal.includes(key)).toBe(true);
            dim++;
          } else full++;
        }
        const plates = picture.filter(({ kind }) => kind === "price");
        if (!isAsked) expect(plates.every(({ look }) => look.split(":").length === 2)).toBe(true);
        gold += plates.filter(({ look }) => look.endsWith(":gold")).length;
        permits += plates.filter(({ look }) => look.endsWith(":permits")).length;
      }
    }
    for (const count of [dim, full, gold, permits]) expect(count).toBeGreaterThan(0);
  });

  it("has every cube of every seat somewhere", () => {
    for (const { frame } of each(STRIDE, momentsOf(deal))) {
      const picture = elasundFace.layout(sights(frame)[0]!, SMALL);
      for (const seat of frame.table.cubes.keys()) {
        expect(picture.filter(({ kind }) => kind === `cube:${seat}`)).toHaveLength(frame.table.goal);
      }
    }
  });

  it("lays no two pieces of the panel over each other, but for the tray", () => {
    let pictures = 0;
    for (const { frame } of each(STRIDE, restsOf(deal))) {
      for (const size of SIZES) {
        const picture = elasundFace.layout(sights(frame)[0]!, size);
        if (picture.some(({ key }) => key === "tray")) continue;
        pictures++;
        const solid = picture.filter(
          ({ key, kind }) => /^(permit|niche|church|dish|hand)$/.test(kind) || /^(chest|deck|discard|track|hand:0:\d)$/.test(key),
        );
        const clashes = solid.flatMap((one, at) =>
          solid.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.key} ${other.key}`] : [])),
        );
        expect(clashes).toEqual([]);
      }
    }
    expect(pictures).toBeGreaterThan(0);
  });
});

const overlap = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 2;

describe("The seats of Elasund's picture", () => {
  const start = momentsOf(3)[0]!.frame;
  const heightOf = (sight: number, piece: string) => elasundFace.layout(sights(start)[sight]!, SMALL).find(({ key }) => key === piece)!.y;

  it("puts the reader's mat at the bottom, and seat 0's for watchers", () => {
    for (const [sight, seat] of [0, 1, 2, 0].entries()) {
      const others = [0, 1, 2].filter((one) => one !== seat);
      for (const other of others) expect(heightOf(sight, `mat:${seat}`)).toBeGreaterThan(heightOf(sight, `mat:${other}`));
    }
  });

  it("shows the reader's cards open and those of others face down with their number", () => {
    const picture = elasundFace.layout(sights(start)[1]!, SMALL);
    const cards = picture.filter(({ key }) => key.startsWith("hand:"));
    expect(new Set(cards.filter(({ key }) => key.startsWith("hand:1")).map(({ look }) => look)).has("card:gold")).toBe(true);
    for (const seat of [0, 2]) {
      const backs = cards.filter(({ key }) => key.startsWith(`hand:${seat}`));
      expect([new Set(backs.map(({ look }) => look)), backs[0]!.digits]).toEqual([new Set(["card:back"]), "4"]);
    }
  });
});
