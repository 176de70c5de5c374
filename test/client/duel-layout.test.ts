import { describe, expect, it } from "vitest";
import { duelFace } from "../../client/games/duel/face.ts";
import type { Picture, Size } from "../../client/stage/pose.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { viewOf } from "../../shared/core/view.ts";
import { duel } from "../../shared/duel/index.ts";
import { momentsOf, sights } from "./duel-sights.ts";

const SIZES: readonly Size[] = [
  { width: 1000, height: 600 },
  { width: 1016, height: 664 },
  { width: 1640, height: 1000 },
  { width: 2200, height: 900 },
];
const DEALS = [1, 2, 3, 4, 5, 6];
const SMALL = SIZES[0]!;

const turns = (deal: number) =>
  momentsOf(deal).filter(({ frame }, at, all) => all[at + 1]?.match !== all[at]?.match || frame.table.phase === "over");

describe.each(DEALS)("The picture of Duel, match %i", (deal) => {
  it("names every piece once", () => {
    for (const { frame } of momentsOf(deal)) {
      for (const sight of sights(frame)) {
        const keys = duelFace.layout(sight, SMALL).map(({ key }) => key);
        expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
      }
    }
  });

  it("keeps every piece inside the area, whatever its size", () => {
    for (const { frame } of turns(deal)) {
      for (const size of SIZES) {
        const outside = duelFace
          .layout(sights(frame)[1]!, size)
          .filter(
            ({ x, y, width, height }) =>
              x - width / 2 < -1 ||
              y - height / 2 < -1 ||
              x + width / 2 > size.width + 1 ||
              y + height / 2 > size.height + 1 ||
              !(width > 4),
          );
        expect(outside).toEqual([]);
      }
    }
  });

  it("shows the pieces of every legal move, and no two of them in one place", () => {
    for (const { match } of turns(deal)) {
      for (const seat of duel.toAct(match.state.table as never)) {
        const view = viewOf(match.state, seat) as never;
        const picture = duelFace.layout(view, SMALL);
        const picks = duelFace.picks(view);
        expect(picks.map(({ move }) => move)).toEqual(duel.moves(view).map(duel.notation));
        const lit = new Set(picks.flatMap(({ pieces }) => pieces));
        const centres = [...lit].map((piece) => centre(picture, piece));
        expect(new Set(centres).size).toBe(centres.length);
        const ways = picks.map(({ pieces }) => pieces.join(" "));
        expect(new Set(ways).size).toBe(ways.length);
      }
    }
  });

  it("does not change when hidden things are dealt anew", () => {
    for (const { match } of turns(deal)) {
      for (const seat of [0, 1]) {
        const view = viewOf(match.state, seat) as never;
        const dealtAnew = viewOf(duel.imagine(view, quickLuck(deal + 7)), seat) as never;
        expect(duelFace.layout(dealtAnew, SMALL)).toEqual(duelFace.layout(view, SMALL));
      }
    }
  });

  it("leaves the strip of every building in sight", () => {
    for (const { frame } of turns(deal)) {
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

function centre(picture: Picture, piece: string): string {
  const pose = picture.find(({ key }) => key === piece);
  if (pose === undefined) throw new Error(`${piece} is not in the picture`);
  return `${Math.round(pose.x)} ${Math.round(pose.y)}`;
}

describe("The seats of Duel's picture", () => {
  const start = momentsOf(1).find(({ frame }) => frame.table.age === 1)!.frame;
  const heightOf = (sight: number, piece: string) => duelFace.layout(sights(start)[sight]!, SMALL).find(({ key }) => key === piece)!.y;

  it("puts the own city at the bottom, and seat 0's for watchers", () => {
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
