import { describe, expect, it } from "vitest";
import { topics } from "../../../client/games/puerto-rico/guide/topics.ts";
import { eraseShape } from "../../../shared/core/contract/game.ts";
import type { Match } from "../../../shared/core/match/match.ts";
import { buildingOf } from "../../../shared/puerto-rico/catalog.ts";
import { puertoRico } from "../../../shared/puerto-rico/index.ts";
import { judgeLoad } from "../../../shared/puerto-rico/offers/captain.ts";
import { productionOf } from "../../../shared/puerto-rico/offers/craftsman.ts";
import { judgeSale } from "../../../shared/puerto-rico/offers/trader.ts";
import { manned, mannedTiles } from "../../../shared/puerto-rico/rules/board.ts";
import { type Building, GOODS, type Good, NONE, type PuertoRico, ROLES, type Role } from "../../../shared/puerto-rico/state.ts";
import { answersTo, matchAt, rowsOf, solvedBy } from "../lessons/answers.ts";

const [YOU, NEXT, LAST] = [0, 1, 2];
const BOTS = [NEXT, LAST];
const game = eraseShape(puertoRico);
const topic = (name: string) => topics.find((one) => one.topic === name)!;
const tableOf = (match: Match) => match.state.table as PuertoRico["table"];
const at = (name: string, id: string): PuertoRico["table"] => tableOf(matchAt(game, topic(name), id));
/** The first move is the answer: what a role lets the player do after it is not. */
const answers = (name: string) => answersTo(game, topic(name), () => false);
const solved = (name: string): PuertoRico["table"] => tableOf(solvedBy(answers(name)));

const good = (id: Good): number => GOODS.indexOf(id);
const barrels = ({ players }: PuertoRico["table"], seat: number): readonly string[] =>
  GOODS.flatMap((id, kind) => (players[seat]!.goods[kind]! > 0 ? [`${players[seat]!.goods[kind]} ${id}`] : []));
const isManned = ({ players }: PuertoRico["table"], seat: number, building: Building): boolean =>
  manned(players[seat]!, buildingOf(building));

describe("What Puerto Rico's lesson on the trading house tells is so", () => {
  const sales = (table: PuertoRico["table"], seat: number) =>
    GOODS.flatMap((id, kind) => {
      const verdict = judgeSale(table, seat, kind);
      return verdict.why === undefined ? [`${id} for ${verdict.money}`] : [];
    });
  it("it has corn and coffee; without an office, each bot can sell 1 barrel of indigo alone", () => {
    const table = at("trading", "others");
    expect(table.house.map((kind) => GOODS[kind])).toEqual(["corn", "coffee"]);
    expect(BOTS.map((bot) => barrels(table, bot))).toEqual([
      ["4 corn", "1 indigo"],
      ["1 indigo", "1 coffee"],
    ]);
    expect(BOTS.map((bot) => sales(table, bot))).toEqual([["indigo for 2"], ["indigo for 1"]]);
    expect([YOU, ...BOTS].some((seat) => isManned(table, seat, "office"))).toBe(false);
  });
  it("as trader, indigo would bring 2 and sugar 3; the next bot has a small market", () => {
    const table = at("trading", "puzzle");
    expect([sales(table, YOU), isManned(table, NEXT, "smallMarket")]).toEqual([["indigo for 2", "sugar for 3"], true]);
  });
  it("after one choice neither bot can sell, after each other one the next bot sells its indigo for 2", () => {
    const all = answers("trading");
    const blocks = all.filter(({ after }) => tableOf(after).phase !== "trader");
    expect([rowsOf(blocks), blocks.every(({ right }) => right), all.length]).toEqual([["sell indigo"], true, 3]);
    for (const { after, right } of all) if (!right) expect(sales(tableOf(after), NEXT)).toEqual(["indigo for 2"]);
    expect(solved("trading").house.length).toBe(3);
  });
});

describe("What Puerto Rico's lesson on ships tells is so", () => {
  const loads = (table: PuertoRico["table"], seat: number) =>
    GOODS.flatMap((id, kind) =>
      table.ships.flatMap((_ship, ship) => {
        const verdict = judgeLoad(table, seat, kind, ship);
        return verdict.why === undefined ? [`${verdict.given} ${id} on ${ship}`] : [];
      }),
    );
  it("one ship has indigo, two are empty, and corn may go onto either", () => {
    const table = at("shipping", "corn");
    expect(table.ships.map(({ size, good: kind }) => [size, kind])).toEqual([
      [4, NONE],
      [5, good("indigo")],
      [6, NONE],
    ]);
    expect(loads(table, YOU).filter((load) => load.includes("corn"))).toEqual(["1 corn on 0", "1 corn on 2"]);
    expect(barrels(table, NEXT)).toEqual(["5 corn", "1 coffee"]);
  });
  it("then the next bot has room for 3 of its 5 barrels of corn", () => {
    const table = at("shipping", "full");
    expect([table.ships[0]!.load, barrels(table, NEXT), barrels(table, LAST)]).toEqual([4, ["2 corn", "1 coffee"], ["1 corn"]]);
    expect(loads(table, YOU)).toEqual(["1 indigo on 1", "1 sugar on 2", "1 coffee on 2"]);
  });
  it("after one choice neither bot can load, after each other one the next bot can load its coffee and nothing else", () => {
    const all = answers("shipping");
    const left = (after: Match) => BOTS.map((bot) => loads(tableOf(after), bot));
    const blocks = all.filter(({ after }) => left(after).flat().length === 0);
    expect([rowsOf(blocks), blocks.every(({ right }) => right), all.length]).toEqual([["load sugar on 2"], true, 3]);
    for (const { after, right } of all) if (!right) expect(left(after)).toEqual([["1 coffee on 2"], []]);
    expect(loads(solved("shipping"), YOU)).toEqual(["1 indigo on 1"]);
  });
  it("nobody has a warehouse, so that each keeps 1 barrel", () => {
    const table = at("shipping", "puzzle");
    const warehouses = ["smallWarehouse", "largeWarehouse"] as const;
    expect([YOU, ...BOTS].some((seat) => warehouses.some((building) => isManned(table, seat, building)))).toBe(false);
  });
});

describe("What Puerto Rico's lesson on the factory tells is so", () => {
  it("4 kinds can be produced, coffee not for want of a roaster; the factory has no worker", () => {
    const table = at("factory", "kinds");
    const you = table.players[YOU]!;
    const made = productionOf(table, YOU);
    expect(GOODS.filter((_id, kind) => made[kind]! > 0)).toEqual(["corn", "indigo", "sugar", "tobacco"]);
    expect([mannedTiles(you, good("coffee")), you.city.includes(buildingOf("coffeeRoaster"))]).toEqual([1, false]);
    expect([you.sanJuan, isManned(table, YOU, "factory"), isManned(at("factory", "puzzle"), YOU, "factory")]).toEqual([2, false, true]);
  });
  it("the only other free circles are in the tobacco storage, and there is one tobacco plantation", () => {
    const { island, islandColonists } = at("factory", "worker").players[YOU]!;
    expect([island.filter((tile) => tile === good("tobacco")).length, islandColonists.every((worker) => worker === 1)]).toEqual([1, true]);
  });
  it("2 doubloons lie on the Settler, 1 on the Captain, and one role brings the most at once: 3", () => {
    const table = at("factory", "puzzle");
    const on = (role: Role) => table.cardMoney[ROLES.indexOf(role)];
    expect([on("settler"), on("captain"), on("builder"), on("craftsman")]).toEqual([2, 1, 0, 0]);
    const gains = answers("factory").map(({ row, after }) => [
      row.join(", "),
      tableOf(after).players[YOU]!.money - table.players[YOU]!.money,
    ]);
    expect(gains).toEqual([
      ["role settler", 2],
      ["role builder", 0],
      ["role craftsman", 3],
      ["role captain", 1],
    ]);
    expect(rowsOf(answers("factory").filter(({ right }) => right))).toEqual(["role craftsman"]);
  });
});
