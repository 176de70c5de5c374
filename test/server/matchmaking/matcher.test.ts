import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { bestTable, botLevel, formTables, type QueuedPlayer, ratingReach, tablesToOpen } from "../../../server/matchmaking/matcher.ts";
import { nearestLevel, strengthsOf } from "../../../shared/strengths.ts";

const seeker = (id: string, more: Partial<QueuedPlayer> = {}): QueuedPlayer => ({
  id,
  wish: "toy",
  seats: 2,
  rating: 1_000,
  since: 0,
  botsAt: Number.POSITIVE_INFINITY,
  apart: new Set(),
  ...more,
});
const names = (tables: readonly (readonly QueuedPlayer[])[]) => tables.map((table) => table.map(({ id }) => id));

describe("Bots in a quick match", () => {
  const nearest = (rating: number) => nearestLevel(strengthsOf("duel"), rating);
  const rated = (rating: number) => ({ rating, hasPlayed: true });
  const NEW = { rating: 1_000, hasPlayed: false };

  it("play at the level nearest to the mean rating of the players", () => {
    for (const rating of [0, 800, 1_600, 2_400]) expect(botLevel("duel", [rated(rating)])).toBe(nearest(rating));
    expect(botLevel("duel", [rated(1_700), rated(2_300)])).toBe(nearest(2_000));
  });
  it("do not count players without a rating", () => {
    expect(botLevel("duel", [NEW, rated(2_400), NEW])).toBe(nearest(2_400));
  });
  it("are casual if nobody has a rating, and in a game that was never measured", () => {
    expect(botLevel("duel", [NEW, NEW])).toBe("casual");
    expect(botLevel("toy", [rated(5_000)])).toBe("casual");
  });
});

describe("Quick match", () => {
  it("matches two players with the same wish", () => {
    expect(names(formTables([seeker("a"), seeker("b")], 0))).toEqual([["a", "b"]]);
  });

  it("does not match players with another game, options or number of seats", () => {
    expect(formTables([seeker("a"), seeker("b", { wish: "other" }), seeker("c", { seats: 3 })], 1e9)).toEqual([]);
  });

  it("takes the nearest in rating, not the next in the queue", () => {
    const list = [seeker("a"), seeker("b", { rating: 1_150, since: 1 }), seeker("c", { rating: 1_020, since: 2 })];
    expect(names(formTables(list, 10))).toEqual([["a", "c"]]);
  });

  it("does not match distant ratings at first, but does later", () => {
    const list = [seeker("a"), seeker("b", { rating: 1_700, since: 5_000 })];
    expect(formTables(list, 5_000)).toEqual([]);
    expect(names(formTables(list, 15_000))).toEqual([["a", "b"]]);
  });

  it("accepts any rating after a minute", () => {
    expect(ratingReach(60_000)).toBe(Number.POSITIVE_INFINITY);
    expect(names(formTables([seeker("a"), seeker("b", { rating: 9_000, since: 59_000 })], 60_000))).toEqual([["a", "b"]]);
  });

  it("serves the longest wait first", () => {
    const list = [seeker("late", { since: 9 }), seeker("early", { since: 1 }), seeker("middle", { since: 5 })];
    expect(names(formTables(list, 10))).toEqual([["early", "middle"]]);
  });

  it("keeps blocked players apart, whichever of the two blocked", () => {
    expect(formTables([seeker("a", { apart: new Set(["b"]) }), seeker("b")], 1e9)).toEqual([]);
    expect(formTables([seeker("a"), seeker("b", { apart: new Set(["a"]) })], 1e9)).toEqual([]);
    const three = [seeker("a", { seats: 3 }), seeker("b", { seats: 3, apart: new Set(["c"]) }), seeker("c", { seats: 3 })];
    expect(formTables(three, 1e9)).toEqual([]);
  });

  it("counts the players found for a table that is not full", () => {
    const list = [seeker("a", { seats: 4 }), seeker("b", { seats: 4 }), seeker("c", { seats: 4 })];
    expect(formTables(list, 0)).toEqual([]);
    expect(bestTable(list[0] as QueuedPlayer, list, 0)).toHaveLength(3);
  });

  it("lets bots take the free seats of a table once its player has waited long enough", () => {
    const list = [seeker("a", { seats: 3, botsAt: 1_000 }), seeker("b", { seats: 3, since: 500, botsAt: 1_500 })];
    expect(tablesToOpen(list, 999)).toEqual([]);
    expect(names(tablesToOpen(list, 1_000))).toEqual([["a", "b"]]);
  });

  it("seats a player at a full table rather than beside bots", () => {
    const list = [seeker("a", { botsAt: 0 }), seeker("b"), seeker("c", { since: 1, botsAt: 0 })];
    expect(names(tablesToOpen(list, 10))).toEqual([["a", "b"], ["c"]]);
  });

  it("seats each player once, fills every table, and respects every wish", () => {
    const any = fc.record({
      wish: fc.constantFrom("toy", "duel"),
      seats: fc.constantFrom(2, 3, 4),
      rating: fc.integer({ min: 0, max: 2_500 }),
      since: fc.integer({ min: 0, max: 90_000 }),
      shy: fc.integer({ min: 0, max: 30 }),
    });
    fc.assert(
      fc.property(fc.array(any, { maxLength: 24 }), (list) => {
        const seekers = list.map(({ shy, ...rest }, at) => seeker(`${at}`, { ...rest, apart: new Set([`${shy}`]) }));
        const tables = formTables(seekers, 90_000);
        const seated = tables.flat();
        expect(new Set(seated).size).toBe(seated.length);
        for (const table of tables) {
          expect(table.length).toBe(table[0]?.seats);
          for (const one of table) {
            expect([one.wish, one.seats]).toEqual([table[0]?.wish, table[0]?.seats]);
            expect(table.filter((other) => other !== one && one.apart.has(other.id))).toEqual([]);
          }
        }
      }),
    );
  });
});
