/** Small rules that mutants found without a test of their own. */
import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { viewOf } from "../../shared/core/match/view.ts";
import { forecast } from "../../shared/puerto-rico/bot/role-forecast.ts";
import { cardsPerSeat } from "../../shared/puerto-rico/catalog.ts";
import { imagine, unseenTiles } from "../../shared/puerto-rico/imagine.ts";
import { denialOfShip } from "../../shared/puerto-rico/offers/captain.ts";
import { possibleBuildings } from "../../shared/puerto-rico/offers/fast-buildings.ts";
import { playedCard } from "../../shared/puerto-rico/offers/phases.ts";
import { judgeDraw } from "../../shared/puerto-rico/offers/settler.ts";
import { barrelsLost } from "../../shared/puerto-rico/offers/storage.ts";
import { hasNewColonist } from "../../shared/puerto-rico/rules/board.ts";
import { result } from "../../shared/puerto-rico/score.ts";
import { NONE, type PuertoRico } from "../../shared/puerto-rico/state.ts";
import { act, barrels, card, ELEVEN_SPACES, finishRole, MIXED_SHIPS, position, told } from "./position.ts";

describe("With two players each takes three role cards a round, with more one (ruling 1)", () => {
  it.each([
    [2, 3],
    [3, 1],
    [4, 1],
    [5, 1],
  ])("%i players", (seats, cards) => expect(cardsPerSeat(seats)).toBe(cards));
});

describe("The card that is being played", () => {
  it("is the picker's only one, with more than two players", () => {
    const { table } = position({ seats: 3, taken: { prospector: 0, mayor: 1 } });
    expect(playedCard(table)).toBe(card("prospector"));
  });
  it("is that of the phase, with two", () => {
    const { table } = position({ seats: 2, taken: { settler: 0, builder: 0, mayor: 1 } });
    expect([playedCard({ ...table, phase: "builder" }), playedCard({ ...table, phase: "role" })]).toEqual([card("builder"), NONE]);
    expect(playedCard({ ...position({ seats: 2, taken: { settler: 0 } }).table, phase: "role" })).toBe(NONE);
  });
});

describe("A full city has room for no building", () => {
  it("also for a rich builder", () => {
    const { table } = position({ players: [{ ...ELEVEN_SPACES, city: [...ELEVEN_SPACES.city, "smallIndigoPlant"] }] });
    expect(possibleBuildings(table, 0)).toBe(0);
  });
});

describe("A ship that takes none of a seat's barrels", () => {
  it("says why of those barrels, and nothing of goods it does not have", () => {
    const { table } = position({ players: [{ goods: { coffee: 2 } }], ships: MIXED_SHIPS });
    expect(denialOfShip({ ...table, phase: "captain" }, 0, 1)).toMatchObject({ why: "shipHas" });
    const ships = [{ size: 4, good: "coffee", load: 1 }, { size: 5 }] as const;
    expect(denialOfShip(position({ players: [{ goods: { coffee: 2 } }], ships }).table, 0, 1)).toEqual({ why: "otherShip", ship: 0 });
  });
});

describe("Hospice and university take a colonist from the supply, or else from the ship", () => {
  it.each([
    [1, 0, true],
    [0, 1, true],
    [0, 0, false],
  ])("with %i and %i there: %s", (colonists, colonistShip, is) =>
    expect(hasNewColonist(position({ colonists, colonistShip }).table)).toBe(is),
  );
});

describe("After the settler, tiles left in the row are discarded", () => {
  it("and if none is left, nothing is", () => {
    const state = position({ faceUp: ["corn", "none", "none", "none", "none"], quarries: 0 });
    const events = act(state, "role settler", "tile corn");
    expect(told([...events, ...finishRole(state)], "discarded")).toEqual([]);
    expect(state.table.discards).toEqual(barrels({}));
  });
});

describe("A hidden tile", () => {
  it("is not drawn for an island that is full", () => {
    const island = new Array<"corn">(12).fill("corn");
    const judged = (tiles: readonly "corn"[]) => judgeDraw(position({ players: [{ island: tiles, city: ["hacienda*"] }] }).table, 0);
    expect([judged(island).why, judged(island.slice(1)).why]).toEqual(["islandFull", undefined]);
  });
});

describe("Of kinds with equally many barrels", () => {
  it("the dearer is stored", () => {
    const { table } = position({ players: [{ goods: { corn: 2, sugar: 2, coffee: 2 }, city: ["smallWarehouse*"] }] });
    expect(barrelsLost(table, 0)).toEqual(barrels({ corn: 2, sugar: 1 }));
  });
});

describe("Of players with equal points", () => {
  const over = (...money: number[]) => {
    const { table } = position({ seats: 3, players: money.map((own) => ({ money: own, points: 5 })) });
    return result({ ...table, phase: "over" });
  };
  it("the one with more doubloons and barrels wins", () => expect(over(2, 3, 3)).toMatchObject({ how: "shared", places: [3, 1, 1] }));
  it("alone by wealth, also if only one other has as many points", () => {
    const { table } = position({ seats: 3, players: [{ money: 1, points: 5 }, { money: 2, points: 5 }, { points: 4 }] });
    expect(result({ ...table, phase: "over" })).toMatchObject({ how: "wealth", places: [2, 1, 3] });
  });
  it("by points, if no other has as many", () => {
    const { table } = position({ seats: 3, players: [{ points: 6 }, { money: 2, points: 5 }, { points: 4 }] });
    expect(result({ ...table, phase: "over" })).toMatchObject({ how: "points", places: [1, 2, 3] });
  });
});

describe("Tiles that nobody has seen", () => {
  const state = position({
    seats: 3,
    players: [{ island: ["corn", "quarry", "coffee"] }],
    faceUp: ["indigo", "none"],
    discards: { sugar: 2 },
  });
  it("are all but those on islands, in the row and discarded", () => {
    expect(unseenTiles(state.table)).toEqual(barrels({ corn: 9, indigo: 11, sugar: 9, tobacco: 9, coffee: 7 }));
  });
  it("lie face down in what a seat imagines", () => {
    const { hidden } = imagine(viewOf<PuertoRico>(state, 0), quickLuck(1));
    expect(hidden.tiles).toHaveLength(45);
  });
});

describe("A forecast of the mayor", () => {
  it("counts newcomers, and not those who go from San Juan to a circle", () => {
    const state = position({ colonistShip: 4, players: [{ sanJuan: 1, island: ["corn", "indigo"] }] });
    expect(forecast(viewOf<PuertoRico>(state, 0), card("mayor"))[0]?.colonists).toBe(2);
  });
});
