import { describe, expect, it } from "vitest";
import { NUMBERS, PRINTED, PRINTED_GOODS, SETUPS, stockOf } from "../../shared/puerto-rico/catalog.ts";
import { BUILDINGS, type Building, GOODS } from "../../shared/puerto-rico/state.ts";
import { building } from "./position.ts";

/** Cost, column, circles, pieces, with three players and more. */
const PIECES: [Building, number, number, number, number][] = [
  ["smallIndigoPlant", 1, 1, 1, 4],
  ["smallSugarMill", 2, 1, 1, 4],
  ["smallMarket", 1, 1, 1, 2],
  ["hacienda", 2, 1, 1, 2],
  ["constructionHut", 2, 1, 1, 2],
  ["smallWarehouse", 3, 1, 1, 2],
  ["indigoPlant", 3, 2, 3, 3],
  ["sugarMill", 4, 2, 3, 3],
  ["hospice", 4, 2, 1, 2],
  ["office", 5, 2, 1, 2],
  ["largeMarket", 5, 2, 1, 2],
  ["largeWarehouse", 6, 2, 1, 2],
  ["tobaccoStorage", 5, 3, 3, 3],
  ["coffeeRoaster", 6, 3, 2, 3],
  ["factory", 7, 3, 1, 2],
  ["university", 8, 3, 1, 2],
  ["harbor", 8, 3, 1, 2],
  ["wharf", 9, 3, 1, 2],
  ["guildHall", 10, 4, 1, 1],
  ["residence", 10, 4, 1, 1],
  ["fortress", 10, 4, 1, 1],
  ["customsHouse", 10, 4, 1, 1],
  ["cityHall", 10, 4, 1, 1],
];

describe("the 23 buildings are as printed", () => {
  it.each(PIECES)("%s", (id, cost, column, circles, pieces) => {
    const large = column === 4;
    expect(PRINTED[building(id)]).toMatchObject({ id, cost, column, points: column, circles, large, spaces: large ? 2 : 1 });
    expect([3, 4, 5].map((seats) => stockOf(building(id), seats))).toEqual([pieces, pieces, pieces]);
  });
  it("49 pieces: 20 production, 24 small violet, 5 large", () => {
    expect(PIECES.map(([id]) => id).sort()).toEqual([...BUILDINGS].sort());
    const pieces = (which: (row: (typeof PRINTED)[number]) => boolean) =>
      PRINTED.reduce((sum, row, at) => sum + (which(row) ? stockOf(at, 4) : 0), 0);
    expect([pieces((row) => !row.violet), pieces((row) => row.violet && !row.large), pieces((row) => row.large)]).toEqual([20, 24, 5]);
  });
  it("with two players one of each violet building and two of each other", () => {
    expect(PRINTED.map((_row, at) => stockOf(at, 2))).toEqual(PRINTED.map(({ violet }) => (violet ? 1 : 2)));
  });
  it("markets pay 1 and 2 more, warehouses store 1 and 2 kinds, nothing else does", () => {
    const effects = PRINTED.filter(({ sale, stores }) => sale + stores > 0).map(({ id, sale, stores }) => [id, sale, stores]);
    expect(effects).toEqual([
      ["smallMarket", 1, 0],
      ["smallWarehouse", 0, 1],
      ["largeMarket", 2, 0],
      ["largeWarehouse", 0, 2],
    ]);
  });
  it("production buildings make their good, small and large alike", () => {
    const makers = PRINTED.filter(({ violet }) => !violet).map(({ id, good }) => [id, GOODS[good]]);
    expect(Object.fromEntries(makers)).toEqual({
      smallIndigoPlant: "indigo",
      smallSugarMill: "sugar",
      indigoPlant: "indigo",
      sugarMill: "sugar",
      tobaccoStorage: "tobacco",
      coffeeRoaster: "coffee",
    });
  });
});

describe("goods, prices and plantations are as printed", () => {
  it("price, barrels, plantations", () => {
    expect(PRINTED_GOODS.map(({ id, price, barrels, plantations }) => [id, price, barrels, plantations])).toEqual([
      ["corn", 0, 10, 10],
      ["indigo", 1, 11, 12],
      ["sugar", 2, 11, 11],
      ["tobacco", 3, 9, 9],
      ["coffee", 4, 9, 8],
    ]);
  });
});

describe("numbers of the rules", () => {
  it("factory 0 0 1 2 3 5; residence 4 to nine tiles, then 5 6 7", () => {
    expect(NUMBERS.factory).toEqual([0, 0, 1, 2, 3, 5]);
    expect(NUMBERS.residence).toEqual([4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 5, 6, 7]);
  });
  it("only two to five can play", () => {
    expect(Object.keys(SETUPS)).toEqual(["2", "3", "4", "5"]);
  });
});
