/** The score sheet's story: what each kind of building brought, and the town around them. */
import { describe, expect, it } from "vitest";
import { earner } from "../../shared/elasund/earnings.ts";
import { score, total } from "../../shared/elasund/score.ts";
import { act, position, row, type Sketch } from "./position.ts";

/** What one move brought, as `seat source count unit`. */
function brought(sketch: Sketch, move: string): string[] {
  const state = position(sketch);
  const before = structuredClone(state.table);
  const frames = act(state, move).map((event) => ({ event, table: state.table }));
  return earner
    .ofEntry(frames, before)
    .filter(({ count }) => count > 0)
    .map(({ seat, source, count, unit }) => `${seat} ${source} ${count} ${unit}`);
}

describe("What a move brings belongs to what brought it", () => {
  it.each<[string, Sketch, string, string[]]>([
    ["influence to a wall", { hands: ["4"], walls: ["0 n6"] }, "wall n5", ["0 earned.walls 1 influence"]],
    ["gold taken instead of a permit", { step: "permit" }, "gold", ["0 earned.instead 2 gold"]],
    ["gold of the bonus", { step: "bonus", hands: ["0 gbr"] }, "bonus gold", ["0 earned.bonus 2 gold"]],
    ["nothing to what is only built", { hands: ["9"], walls: ["0 n6", "0 n5"] }, "wall n4", []],
  ])("%s", (_what, sketch, move, expected) => expect(brought(sketch, move)).toEqual(expected));

  const { table } = position({ ship: 5, tiles: ["merchant 0 d4", "inn 0 f5", "craftsman 0 a5", "well 0 b5", "merchant 1 f3"] });
  const income = (gold: number, influence: number) =>
    earner
      .ofEntry([{ event: { type: "drew", seat: 0, why: "income", gold, influence }, table }], table)
      .map(({ source, unit }) => `${source} ${unit}`);
  it("income to each building in the ship's row that has some", () => {
    expect(table.ship).toBe(row(5));
    expect(income(2, 1).toSorted()).toEqual(["kind.craftsman gold", "kind.inn influence", "kind.merchant gold"]);
  });
  it("to no more buildings than cards were left", () => expect(income(1, 0)).toEqual(["kind.craftsman gold"]));
});

describe("A card taken by a tower belongs to the towers of whose turn it is", () => {
  it.each([
    [0, "gold"],
    [2, "influence"],
  ])("card %i is %s", (card, unit) => {
    const { table } = position({ turn: 1 });
    const found = earner.ofEntry([{ event: { type: "took", card }, table }], table);
    expect(found).toEqual([{ seat: 1, source: "earned.towers", unit, count: 1 }]);
  });
});

describe("Cubes lie, in the end,", () => {
  const state = position({
    tiles: ["large 0 d4", "well 0 a5", "market 1 f5", "inn 0 b9"],
    walls: ["0 n6", "0 n5", "0 n4"],
    church: { first: 5, tiles: ["1 0", "2 1"] },
  });
  const earned = earner.atEnd(state.table);
  const of = (seat: number, source: string) => earned.filter((one) => one.seat === seat && one.source === source).map(({ count }) => count);

  it("on buildings, walls, church and track, as many as each seat has laid", () => {
    for (const seat of [0, 1, 2]) {
      const sum = earned.filter((one) => one.seat === seat).reduce((all, { count }) => all + count, 0);
      expect(sum).toBe(total(score(state.table, seat)));
    }
  });
  it("two on a large building, one on others, none on what is not the seat's", () => {
    expect([of(0, "kind.large"), of(0, "kind.well"), of(0, "kind.inn"), of(0, "kind.market")]).toEqual([[2], [1], [1], []]);
    expect([of(0, "points.walls"), of(0, "points.church"), of(1, "points.church"), of(1, "kind.market")]).toEqual([[1], [2], [1], [1]]);
  });
  it("fewer than places on the last build", () => {
    const { table } = position({ tiles: ["well 0 a5", "large 0 d4"], cubes: [8, 10, 10] });
    const kinds = earner.atEnd(table).filter(({ seat, source }) => seat === 0 && source.startsWith("kind."));
    expect(kinds.map(({ source, count }) => [source, count])).toEqual([
      ["kind.well", 1],
      ["kind.large", 1],
    ]);
  });
});
