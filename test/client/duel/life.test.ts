/** What lives on Duel's table at rest. */
import { describe, expect, it } from "vitest";
import { layout } from "../../../client/games/duel/layout/layout.ts";
import { LIVES, life } from "../../../client/games/duel/layout/life.ts";
import { sightOf } from "../../../shared/core/match/view.ts";
import { CAPITAL, WONDERS } from "../../../shared/duel/catalog.ts";
import type { Duel } from "../../../shared/duel/state.ts";
import { restsIn } from "../sights.ts";
import { momentsOf } from "./sights.ts";

const SIZE = { width: 1016, height: 664 };
const frames = restsIn([1, 2, 3].flatMap((deal) => momentsOf(deal))).map(({ frame }) => frame);
const begun = frames.find(({ table }) => table.age === 1 && table.phase === "turn")!;

function alive(frame: typeof begun, pawn = frame.table.pawn) {
  const sight = sightOf<Duel>({ ...frame, table: { ...frame.table, pawn } }, 0);
  return life(layout(sight, SIZE), sight);
}
const kinds = (...of: Parameters<typeof alive>): readonly string[] => alive(...of).map(({ kind }) => kind);

describe("Duel's table at rest", () => {
  it("has a lamp and its smoke, a cat on the wall, pennants, and light that wanders along the mat of the seat on turn", () => {
    expect(kinds(begun)).toEqual(expect.arrayContaining(["lamp", "smoke", "cat", "flag", "gleam"]));
  });

  it("has at most fourteen places that move, all within the picture", () => {
    for (const frame of frames) {
      expect(alive(frame).length).toBeLessThanOrEqual(14);
      for (const one of alive(frame)) {
        if (one.kind === "bob") continue;
        expect([one.kind, one.x > 0 && one.x < SIZE.width, one.y > 0 && one.y < SIZE.height]).toEqual([one.kind, true, true]);
      }
    }
  });

  it("has no cat once the pawn is near the wall", () => {
    expect(kinds(begun, -(CAPITAL - 4))).toContain("cat");
    expect(kinds(begun, -(CAPITAL - 3))).not.toContain("cat");
    expect(kinds(begun, CAPITAL - 1)).toContain("cat");
  });

  it("has smoke over the capital that has fallen", () => {
    const smoke = (pawn: number) => alive(begun, pawn).filter((one) => one.kind === "smoke" && one.colour !== undefined);
    expect(smoke(CAPITAL - 1)).toEqual([]);
    expect(smoke(CAPITAL)).toMatchObject([{ y: expect.closeTo(SIZE.height * 0.05, -2) }]);
    expect(smoke(-CAPITAL)[0]).toMatchObject({ y: expect.closeTo(SIZE.height * 0.95, -2) });
  });

  it("has life in wonders that there are", () => {
    const ids = WONDERS.map(({ id }) => id);
    expect(Object.keys(LIVES).filter((id) => !ids.includes(id as (typeof ids)[number]))).toEqual([]);
  });
});
