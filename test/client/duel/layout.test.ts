import { describe, expect, it } from "vitest";
import { eraseFace } from "../../../client/face/face.ts";
import type { Size } from "../../../client/face/pose.ts";
import { duelFace } from "../../../client/games/duel/face.ts";
import { viewOf } from "../../../shared/core/match/view.ts";
import { duel } from "../../../shared/duel/index.ts";
import { keepsTheRules } from "../layout-rules.ts";
import { restsIn, sights } from "../sights.ts";
import { momentsOf } from "./sights.ts";

const SIZES: readonly Size[] = [
  { width: 1000, height: 600 },
  { width: 1016, height: 664 },
  { width: 1640, height: 1000 },
  { width: 2200, height: 900 },
];
const DEALS = [1, 2, 3, 4, 5, 6];
const SMALL = SIZES[0]!;

describe.each(DEALS)("The picture of Duel, match %i", (deal) => {
  keepsTheRules({ face: eraseFace(duelFace), moments: () => momentsOf(deal), sizes: SIZES });

  it("leaves the strip of every building in sight", () => {
    for (const { frame } of restsIn(momentsOf(deal))) {
      const picture = duelFace.layout(sights(frame)[0]!, SMALL);
      const cards = picture.filter(({ key }) => frame.table.cities.some(({ cards }) => cards.some((card) => key === `card:${card}`)));
      for (const card of cards) {
        const strip = { top: card.y - card.height / 2, bottom: card.y - card.height / 2 + card.height * 0.2 };
        const over = cards.filter(
          (other) =>
            other.depth > card.depth &&
            Math.abs(other.x - card.x) < card.width * 0.9 &&
            other.y - other.height / 2 < strip.bottom &&
            other.y > strip.top,
        );
        expect(over.map(({ key }) => `${key} over ${card.key}`)).toEqual([]);
      }
    }
  });
});

describe("The seats of Duel's picture", () => {
  const start = momentsOf(1).find(({ frame }) => frame.table.age === 1)!.frame;
  const heightOf = (sight: number, piece: string) => duelFace.layout(sights(start)[sight]!, SMALL).find(({ key }) => key === piece)!.y;

  it("puts the reader's city at the bottom, and seat 0's for watchers", () => {
    expect(heightOf(0, "city:0")).toBeGreaterThan(heightOf(0, "city:1"));
    expect(heightOf(1, "city:1")).toBeGreaterThan(heightOf(1, "city:0"));
    expect(heightOf(2, "city:0")).toBeGreaterThan(heightOf(2, "city:1"));
  });

  it("shows the price of every free card for both seats", () => {
    const keys = duelFace.layout(sights(start)[0]!, SMALL).map(({ key }) => key);
    const free = new Set(duel.moves(viewOf(start, start.table.turn)).flatMap((move) => (move.type === "discard" ? [move.card] : [])));
    expect(free.size).toBe(6);
    for (const card of free) for (const seat of [0, 1]) expect(keys).toContain(`price:${seat}:${card}`);
  });
});
