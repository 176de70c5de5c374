/** The score sheet's story: what each role and building brought. */
import { describe, expect, it } from "vitest";
import { clone } from "../../shared/core/base/plain.ts";
import { eraseShape } from "../../shared/core/contract/game.ts";
import { resume } from "../../shared/core/match/step.ts";
import { summarise } from "../../shared/core/review/summary.ts";
import { earner } from "../../shared/puerto-rico/earnings.ts";
import { puertoRico } from "../../shared/puerto-rico/index.ts";
import { score } from "../../shared/puerto-rico/score.ts";
import { newRecord, randomMatch } from "../contract/matches.ts";
import { act, type Board, of, position } from "./position.ts";

/** What the last of these moves brought, as `seat source count unit`. */
function brought(board: Board, ...moves: string[]): string[] {
  const state = position(board);
  act(state, ...moves.slice(0, -1));
  const before = clone(state.table);
  const frames = act(state, moves.at(-1)!).map((event) => ({ event, table: state.table }));
  const found = earner.ofEntry(frames, before).filter(({ count }) => count !== 0);
  return found.map(({ seat, source, count, unit }) => `${seat} ${source} ${count} ${unit}`);
}

describe("What a move brings belongs to the role or building that brought it:", () => {
  it.each<[string, Board, string[], string[]]>([
    [
      "doubloons on a role card, and the prospector's own",
      { cardMoney: { prospector: 2 } },
      ["role prospector"],
      ["0 earned.roleCards 2 doubloons", "0 role.prospector 1 doubloons"],
    ],
    ["a tile to the settler", { faceUp: ["corn", "indigo", "sugar"] }, ["role settler", "tile corn"], ["0 role.settler 1 tiles"]],
    [
      "a hidden tile to the hacienda",
      { players: [{ city: ["hacienda*"] }], tiles: ["corn", "coffee"] },
      ["role settler", "draw"],
      ["0 building.hacienda 1 tiles"],
    ],
    [
      "a colonist to the hospice",
      { players: [{ city: ["hospice*"] }], faceUp: ["corn", "indigo", "sugar"] },
      ["role settler", "tile corn", "colonist"],
      ["0 building.hospice 1 workers"],
    ],
    [
      "a colonist to the university",
      { players: [{ money: 9, city: ["university*"] }] },
      ["role builder", "build smallMarket", "colonist"],
      ["0 building.university 1 workers"],
    ],
    [
      "what a price is below the printed one to the builder",
      { players: [{ money: 9 }] },
      ["role builder", "build hospice"],
      ["0 role.builder 1 saved"],
    ],
    [
      "barrels to the craftsman, doubloons to the factory",
      { players: [{ island: ["corn*", "indigo*"], city: ["smallIndigoPlant*", "factory*"] }] },
      ["role craftsman"],
      ["0 role.craftsman 1 barrels", "0 role.craftsman 1 barrels", "0 building.factory 1 doubloons"],
    ],
    [
      "the extra barrel to the craftsman",
      { players: [{ island: ["corn*", "indigo*"], city: ["smallIndigoPlant*"] }] },
      ["role craftsman", "extra corn"],
      ["0 role.craftsman 1 barrels"],
    ],
    [
      "a sale to the trader, but for what manned markets add",
      { players: [{ goods: { coffee: 1 }, city: ["smallMarket*", "largeMarket", "office"] }] },
      ["role trader", "sell coffee"],
      ["0 building.smallMarket 1 doubloons", "0 role.trader 5 doubloons"],
    ],
    [
      "points of a load to the captain, or to the harbor",
      { players: [{ goods: { corn: 2 }, city: ["harbor*"] }] },
      ["role captain", "load corn on 0"],
      ["0 role.captain 2 points", "0 building.harbor 1 points", "0 role.captain 1 points"],
    ],
    [
      "points of a load without a ship to the wharf",
      { players: [{ goods: { corn: 2 }, city: ["wharf*"] }] },
      ["role captain", "wharf corn"],
      ["0 building.wharf 2 points", "0 role.captain 1 points"],
    ],
  ])("%s", (_what, board, moves, expected) => expect(brought(board, ...moves).toSorted()).toEqual(expected.toSorted()));

  it("newcomers to the mayor, and nobody who was there before", () => {
    const board: Board = { colonistShip: 4, players: [{ sanJuan: 1, island: ["corn", "indigo*"] }] };
    const workers = brought(board, "role mayor", "colonist").filter((one) => one.startsWith("0"));
    expect(workers).toEqual(["0 role.mayor 1 workers", "0 role.mayor 1 workers"]);
  });
});

describe("What stands in a city in the end", () => {
  it("brings its printed points, and a large building what it scores", () => {
    const { table } = position({ players: [{ city: ["smallMarket", "guildHall*", "indigoPlant*", "smallSugarMill"] }] });
    expect(score(table, 0)).toMatchObject({ guildHall: 3 });
    expect(earner.atEnd(table)).toEqual([
      { seat: 0, source: "building.smallMarket", unit: "points", count: 1 },
      { seat: 0, source: "building.guildHall", unit: "points", count: 4 + 3 },
      { seat: 0, source: "building.indigoPlant", unit: "points", count: 2 },
      { seat: 0, source: "building.smallSugarMill", unit: "points", count: 1 },
    ]);
  });

  it("a harbor's printed points only: each load has already brought its own", () => {
    const state = position({ players: [{ goods: { corn: 2 }, city: ["harbor*"] }] });
    act(state, "role captain", "load corn on 0");
    expect(of(state.table, 0).harborPoints).toBe(1);
    expect(earner.atEnd(state.table)).toEqual([{ seat: 0, source: "building.harbor", unit: "points", count: 3 }]);
  });
});

it("The moment of the match is not the winner's own last entry if that brought nothing and only ended it", () => {
  const game = eraseShape(puertoRico);
  const { record } = randomMatch(game, 59, newRecord(game, 59, 3));
  const { moment } = summarise(game, record);
  const last = record.entries.at(-1);
  expect(last).toMatchObject({ seat: moment?.seat, moves: ["place hospice"] });
  const before = resume(game, { ...record, entries: record.entries.slice(0, -1) });
  expect(moment?.to).toBeLessThanOrEqual(before.frame);
});
