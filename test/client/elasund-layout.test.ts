import { describe, expect, it } from "vitest";
import { elasundFace } from "../../client/games/elasund/face.ts";
import type { Picture, Pose, Size } from "../../client/stage/pose.ts";
import { quickLuck } from "../../shared/core/random.ts";
import { viewOf } from "../../shared/core/view.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { DEALS, momentsOf, restsOf, sights } from "./elasund-sights.ts";

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

describe.each(DEALS)("The picture of Elasund, %i seats", (deal) => {
  it("names every piece once", () => {
    for (const { frame } of momentsOf(deal)) {
      for (const sight of sights(frame)) {
        const keys = elasundFace.layout(sight, SMALL).flatMap(({ key }) => (key === "" ? [] : [key]));
        expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
      }
    }
  });

  it("keeps every piece inside the area, whatever its size", () => {
    for (const { frame } of restsOf(deal)) {
      for (const size of SIZES) {
        const outside = elasundFace
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
    for (const { match } of restsOf(deal)) {
      for (const seat of elasund.toAct(match.state.table as never)) {
        const view = viewOf(match.state, seat) as never;
        const picture = elasundFace.layout(view, SMALL);
        const picks = elasundFace.picks(view);
        expect(picks.map(({ move }) => move)).toEqual(elasund.moves(view).map(elasund.notation));
        const ways = picks.map(({ pieces }) => pieces.join(" "));
        expect(new Set(ways).size).toBe(ways.length);
        const poses = [...new Set(picks.flatMap(({ pieces }) => pieces.slice(-1)))].map((piece) => poseOf(picture, piece));
        for (const [at, one] of poses.entries()) {
          for (const other of poses.slice(at + 1))
            expect(Math.hypot(one.x - other.x, one.y - other.y), `${one.key} ${other.key}`).toBeGreaterThan(APART);
        }
      }
    }
  });

  it("does not change when hidden things are dealt anew", () => {
    for (const { match } of restsOf(deal)) {
      for (const seat of [0, 1]) {
        const view = viewOf(match.state, seat) as never;
        const dealtAnew = viewOf(elasund.imagine(view, quickLuck(deal + 7)), seat) as never;
        expect(elasundFace.layout(dealtAnew, SMALL)).toEqual(elasundFace.layout(view, SMALL));
      }
    }
  });

  it("has every cube of every seat somewhere", () => {
    for (const { frame } of momentsOf(deal)) {
      const picture = elasundFace.layout(sights(frame)[0]!, SMALL);
      for (const seat of frame.table.cubes.keys()) {
        expect(picture.filter(({ kind }) => kind === `cube:${seat}`)).toHaveLength(frame.table.goal);
      }
    }
  });

  it("lays no two things of the panel over each other, but for the tray", () => {
    for (const { frame } of restsOf(deal)) {
      for (const size of SIZES) {
        const picture = elasundFace.layout(sights(frame)[0]!, size);
        if (picture.some(({ key }) => key === "tray")) continue;
        const solid = picture.filter(
          ({ key, kind }) => /^(permit|niche|church|dish|hand)$/.test(kind) || /^(chest|deck|discard|track|hand:0:\d)$/.test(key),
        );
        const clashes = solid.flatMap((one, at) =>
          solid.slice(at + 1).flatMap((other) => (overlap(one, other) ? [`${one.key} ${other.key}`] : [])),
        );
        expect(clashes).toEqual([]);
      }
    }
  });
});

function poseOf(picture: Picture, piece: string): Pose {
  const pose = picture.find(({ key }) => key === piece);
  if (pose === undefined) throw new Error(`${piece} is not in the picture`);
  return pose;
}

const overlap = (a: Pose, b: Pose): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 - 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2 - 2;

describe("The seats of Elasund's picture", () => {
  const start = momentsOf(3)[0]!.frame;
  const heightOf = (sight: number, piece: string) => elasundFace.layout(sights(start)[sight]!, SMALL).find(({ key }) => key === piece)!.y;

  it("puts the own mat at the bottom, and seat 0's for watchers", () => {
    for (const [sight, seat] of [0, 1, 2, 0].entries()) {
      const others = [0, 1, 2].filter((one) => one !== seat);
      for (const other of others) expect(heightOf(sight, `mat:${seat}`)).toBeGreaterThan(heightOf(sight, `mat:${other}`));
    }
  });

  it("shows the own cards open and those of others face down with their number", () => {
    const picture = elasundFace.layout(sights(start)[1]!, SMALL);
    const cards = picture.filter(({ key }) => key.startsWith("hand:"));
    expect(new Set(cards.filter(({ key }) => key.startsWith("hand:1")).map(({ look }) => look)).has("card:gold")).toBe(true);
    for (const seat of [0, 2]) {
      const backs = cards.filter(({ key }) => key.startsWith(`hand:${seat}`));
      expect([new Set(backs.map(({ look }) => look)), backs[0]!.digits]).toEqual([new Set(["card:back"]), "4"]);
    }
  });
});
