import { describe, expect, it } from "vitest";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { GOODS, NONE, ROLES, type Table, TILES } from "../../shared/puerto-rico/state.ts";
import { barrels, building, card, good, of, start } from "./position.ts";

const fromGovernor = <T>(table: Table, what: (seat: number) => T): T[] =>
  table.players.map((_player, at) => what((table.governor + at) % table.players.length));
const allTiles = (table: Table, hidden: readonly number[]) => [...hidden, ...table.faceUp, ...table.players.flatMap((p) => p.island)];

const SETUPS = [
  { seats: 2, money: 3, tiles: ["indigo", "corn"], points: 65, colonists: 40, ships: [4, 6], cards: 7, faceUp: 3, hidden: 30, quarries: 5 },
  {
    seats: 3,
    money: 2,
    tiles: ["indigo", "indigo", "corn"],
    points: 75,
    colonists: 55,
    ships: [4, 5, 6],
    cards: 6,
    faceUp: 4,
    hidden: 43,
    quarries: 8,
  },
  {
    seats: 4,
    money: 3,
    tiles: ["indigo", "indigo", "corn", "corn"],
    points: 100,
    colonists: 75,
    ships: [5, 6, 7],
    cards: 7,
    faceUp: 5,
    hidden: 41,
    quarries: 8,
  },
  {
    seats: 5,
    money: 4,
    tiles: ["indigo", "indigo", "indigo", "corn", "corn"],
    points: 122,
    colonists: 95,
    ships: [6, 7, 8],
    cards: 8,
    faceUp: 6,
    hidden: 39,
    quarries: 8,
  },
] as const;

describe("set-up", () => {
  it.each(SETUPS)("of a game of $seats", ({ seats, money, tiles, points, colonists, ships, cards, faceUp, hidden: count, quarries }) => {
    const { table, hidden } = start(seats);
    expect(table).toMatchObject({
      points,
      colonists,
      colonistShip: seats,
      quarries,
      tilesLeft: count,
      round: 1,
      ending: NONE,
      phase: "role",
    });
    expect(table.ships).toEqual(ships.map((size) => ({ size, good: NONE, load: 0 })));
    expect(table.players.map((player) => player.money)).toEqual(tiles.map(() => money));
    expect(fromGovernor(table, (seat) => of(table, seat).island.map((tile) => TILES[tile]))).toEqual(tiles.map((tile) => [tile]));
    expect([table.cardOwner.length, table.faceUp.length, hidden.tiles.length]).toEqual([cards, faceUp, count]);
    expect([table.picker, table.turn]).toEqual([table.governor, table.governor]);
  });

  it.each([3, 4, 5])("with %i the 50 plantations and 50 barrels are all there", (seats) => {
    const { table, hidden } = start(seats);
    const tiles = allTiles(table, hidden.tiles);
    expect(GOODS.map((_id, at) => tiles.filter((tile) => tile === at).length)).toEqual([10, 12, 11, 9, 8]);
    expect(table.goods).toEqual([10, 11, 11, 9, 9]);
  });

  it("the governor and the order of tiles follow from the luck", () => {
    const governors = new Set(Array.from({ length: 40 }, (_none, deal) => start(5, {}, deal).table.governor));
    expect(governors).toEqual(new Set([0, 1, 2, 3, 4]));
    expect(start(4, {}, 1).hidden.tiles).not.toEqual(start(4, {}, 2).hidden.tiles);
    expect(start(4, {}, 1)).toEqual(start(4, {}, 1));
  });
});

describe("set-up of the variant for two", () => {
  it("three plantations of each kind and two barrels of each good stay in the box", () => {
    const { table, hidden } = start(2);
    const tiles = allTiles(table, hidden.tiles);
    expect(GOODS.map((_id, at) => tiles.filter((tile) => tile === at).length)).toEqual([7, 9, 8, 6, 5]);
    expect(table.goods).toEqual(barrels({ corn: 8, indigo: 9, sugar: 9, tobacco: 7, coffee: 7 }));
  });
  it("has one prospector", () => {
    expect(ROLES.slice(0, start(2).table.cardMoney.length)).toEqual(ROLES.slice(0, card("prospector") + 1));
  });
});

describe("table options", () => {
  it("corn seats have a doubloon less if the table says so", () => {
    const { table } = start(4, { cornSeat: "oneLess" });
    expect(fromGovernor(table, (seat) => of(table, seat).money)).toEqual([3, 3, 2, 2]);
  });
  it("covered points are the default and lie on the table for the picture; open ones say so", () => {
    expect([start(3).table.covered, start(3, { victoryPoints: "open" }).table.covered]).toEqual([true, false]);
    expect(Object.values(puertoRico.options).map(([first]) => first)).toEqual(["covered", "printed", "printed"]);
  });
  it("factory and university swap their prices if the table says so", () => {
    expect([start(3).table.swapped, start(3, { factoryUniversity: "swapped" }).table.swapped]).toEqual([false, true]);
  });
  it("nothing else depends on them", () => {
    const plain = start(4).table;
    const other = start(4, { victoryPoints: "open", factoryUniversity: "swapped" }).table;
    expect({ ...other, covered: true, swapped: false }).toEqual(plain);
    expect(plain.stock[building("factory")]).toBe(2);
    expect(plain.goods[good("corn")]).toBe(10);
  });
});
