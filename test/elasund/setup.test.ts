import { describe, expect, it } from "vitest";
import { quickLuck } from "../../shared/core/base/random.ts";
import { elasund } from "../../shared/elasund/index.ts";
import { columnsOf, fieldName } from "../../shared/elasund/rules/town/grid.ts";
import { COLOURS, GOLD, GONE, NONE } from "../../shared/elasund/state.ts";
import { handOf, standing } from "./position.ts";
import printed from "./printed.json" with { type: "json" };

const OPTIONS = { reward: "all", cubes: 10, start: "even" } as const;
const start = (seats: number, deal = 1, more: Partial<Parameters<typeof elasund.setup>[0]> = {}) =>
  elasund.setup({ seats, rules: elasund.rules, luck: quickLuck(deal), options: OPTIONS, ...more });

describe("the board grows with the number of players", () => {
  it.each([
    [2, 5],
    [3, 7],
    [4, 9],
  ])("%i players build on %i columns", (seats, columns) => expect(columnsOf(start(seats).table)).toBe(columns));
});

describe("every seat begins with ten cubes, three gold and one influence card, and no trade points", () => {
  it.each([2, 3, 4])("%i players", (seats) => {
    const { table, secrets } = start(seats);
    for (const [seat, { hand }] of secrets.entries()) {
      expect(hand[GOLD]).toBe(3);
      expect([table.cubes[seat], table.hands[seat], table.trade[seat]]).toEqual([10, 4, 0]);
    }
    expect([table.gold, table.deck]).toEqual([51 - 3 * seats, 39 - seats]);
  });
  it("the influence card is drawn: each colour comes up", () => {
    const hands = Array.from({ length: 20 }, (_none, deal) => handOf(start(2, deal), 0));
    expect([...new Set(hands)].sort()).toEqual(["3 b", "3 g", "3 r"]);
  });
});

describe("start buildings begin on the places of their colour", () => {
  it.each([2, 3, 4])("%i players", (seats) => {
    const state = start(seats);
    for (let seat = 0; seat < seats; seat++) {
      const places = printed.startBuildings[COLOURS[seat]!];
      const name = (column: number, row: number) => `${"abcdefghi"[column - 1]}${row}`;
      expect(standing(state, seat)).toEqual([
        `hut ${name(places.hut.col, places.hut.row)}`,
        `huts ${name(places.huts.col, places.huts.rows[0]!)}`,
      ]);
    }
  });
  it("that was chosen, if one was", () => {
    const state = start(2, 1, { colours: [3, 0] });
    expect([standing(state, 0), standing(state, 1)]).toEqual([standing(start(4), 3), standing(start(4), 0)]);
  });
  it("colours not in play are out of the game, and their places are ordinary fields", () => {
    const { table } = start(2);
    expect(table.sites.slice(8, 16).every((site) => site === GONE)).toBe(true);
    expect(table.sites.slice(0, 8).map((site) => (site === NONE ? "supply" : fieldName(site)))).toEqual([
      "c4",
      "b8",
      "supply",
      "supply",
      "d4",
      "e8",
      "supply",
      "supply",
    ]);
  });
});

describe("by a table option each player begins with one gold more than the one before, in the order of play", () => {
  it.each([2, 3, 4])("%i players", (seats) => {
    const { table, secrets } = start(seats, 5, { options: { ...OPTIONS, start: "staggered" } });
    const inOrder = secrets.map((_secret, after) => secrets[(table.turn + after) % seats]!.hand[GOLD]);
    expect(inOrder).toEqual([3, 4, 5, 6].slice(0, seats));
    expect(secrets.map(({ hand }) => hand[GOLD]! + 1)).toEqual(table.hands);
    expect(table.gold).toBe(51 - inOrder.reduce<number>((sum, gold) => sum + gold!, 0));
  });
});

describe("who starts is drawn, and the ship is not yet on the board", () => {
  it("every seat starts now and then", () => {
    const turns = Array.from({ length: 40 }, (_none, deal) => start(4, deal).table.turn);
    expect(new Set(turns).size).toBe(4);
  });
  it("the roll comes first", () => expect(start(3).table).toMatchObject({ step: "roll", ship: NONE, dice: [], churchAt: NONE }));
});

describe("the short game", () => {
  it("has seven cubes each", () => {
    const { table } = elasund.setup({ seats: 3, rules: 1, luck: quickLuck(1), options: { reward: "all", cubes: 7, start: "even" } });
    expect([table.goal, table.cubes]).toEqual([7, [7, 7, 7]]);
  });
});
