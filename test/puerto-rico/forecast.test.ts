import { describe, expect, it } from "vitest";
import { viewOf } from "../../shared/core/match/view.ts";
import { forecast } from "../../shared/puerto-rico/bot/role-forecast.ts";
import { gauges } from "../../shared/puerto-rico/offers/gauges.ts";
import { barrels, building, card, position } from "./position.ts";

const gain = (state: ReturnType<typeof position>, role: Parameters<typeof card>[0], seat = 0) => forecast(viewOf(state, seat), card(role));

describe("a forecast says what each seat would gain from a role card", () => {
  it("barrels from the craftsman, the extra one included", () => {
    const maker = { island: ["corn*", "corn*"] } as const;
    const gains = gain(position({ players: [maker, maker] }), "craftsman");
    expect(gains.map((one) => one.produced)).toEqual([{ corn: 3 }, { corn: 2 }, {}, {}].map(barrels));
  });
  it("points and lost barrels from the captain", () => {
    const ships = [
      { size: 4, good: "corn", load: 2 },
      { size: 5, good: "sugar", load: 5 },
    ] as const;
    const [own, next] = gain(position({ players: [{ goods: { corn: 1 } }, { goods: { corn: 4, sugar: 3 } }], ships }), "captain");
    expect(own).toMatchObject({ points: 2, lost: barrels({}) });
    expect(next?.points).toBe(1);
    expect(next?.lost.reduce((sum, n) => sum + n, 0)).toBe(5);
  });
  it("money from the trader, and what lies on the card", () => {
    const state = position({ players: [{ goods: { coffee: 1 } }, { goods: { sugar: 1 } }], cardMoney: { trader: 2 } });
    expect(gain(state, "trader").map((one) => one.money)).toEqual([7, 2, 0, 0]);
  });
  it("new colonists from the mayor, without those already there", () => {
    expect(gain(position({ colonistShip: 5, players: [{ sanJuan: 1 }] }), "mayor").map((one) => one.colonists)).toEqual([3, 1, 1, 1]);
  });
  it("a tile from the settler, a building from the builder", () => {
    expect(gain(position(), "settler").map((one) => one.tiles)).toEqual([1, 1, 1, 1]);
    const stock = Object.fromEntries(["smallIndigoPlant", "smallMarket"].map((id) => [id, 0]));
    const [own] = gain(
      position({ players: [{ money: 1, island: ["sugar"] }], stock: { ...stock, hacienda: 0, constructionHut: 0 } }),
      "builder",
    );
    expect(own).toMatchObject({ built: building("smallSugarMill"), money: -1 });
  });
  it("for a seat that is not on turn", () => {
    expect(gain(position({ cardMoney: { prospector: 1 } }), "prospector", 2).map((one) => one.money)).toEqual([0, 0, 2, 0]);
  });
  it("the table stays as it is, and the same forecast comes again", () => {
    const state = position({ players: [{ money: 9, goods: { corn: 3 } }] });
    const before = JSON.stringify(state);
    expect(gain(state, "captain")).toEqual(gain(state, "captain"));
    expect(JSON.stringify(state)).toBe(before);
  });
  it("at the end of the last round too", () => {
    const state = position({ taken: { settler: 1, mayor: 2, trader: 3 } });
    state.table.ending = 0;
    expect(gain(state, "prospector")[0]?.money).toBe(1);
  });
});

describe("gauges say how near the endings are", () => {
  it("colonists against the next refill, points left, most city spaces, choices to come", () => {
    const state = position({
      players: [{ city: ["indigoPlant*", "guildHall"] }, { city: ["sugarMill"] }],
      colonists: 20,
      points: 60,
      taken: { mayor: 3 },
    });
    expect(gauges(state.table)).toEqual({
      colonists: { left: 20, wanted: 6, start: 75, isShort: false },
      points: { left: 60, start: 100 },
      city: { most: 3, spaces: 12, free: 9, seat: 0 },
      choices: 3,
    });
  });
});
