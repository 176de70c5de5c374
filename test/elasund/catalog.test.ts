/** The catalogue against what is printed on board and pieces: printed.json is written from them, never from the catalogue. */
import { describe, expect, it } from "vitest";
import { BUILDINGS, CHURCH, COLUMNS, DICE_ROWS, NUMBERS, TRADE_CUBES, WALL_GOLD, WALL_PIECES } from "../../shared/elasund/catalog.ts";
import { spaceName } from "../../shared/elasund/moves.ts";
import { rowsToSail } from "../../shared/elasund/rules/ship.ts";
import { columnOf, FIELDS, PIT_FIELD, rowOf, tradeOf } from "../../shared/elasund/rules/town/grid.ts";
import { openSpaces, priceOfSpace } from "../../shared/elasund/rules/town/walls.ts";
import { position } from "./position.ts";
import printed from "./printed.json" with { type: "json" };

const seatCounts = [2, 3, 4] as const;

describe("buildings", () => {
  const known = printed.buildings.filter(({ id }) => !["office", "hall"].includes(id));
  it.each(known.map((row) => [row.id, row] as const))("%s", (id, row) => {
    const own = BUILDINGS.find((building) => building.id === (id === "residence" ? "large" : id))!;
    expect([own.width, own.height, own.permits, own.gold]).toEqual([row.w, row.h, row.permits, row.gold]);
    expect(own.income).toBe(row.income ?? "none");
    expect(own.flags).toEqual(row.vpFlags.map(([, dy]) => dy));
    expect(own.count).toBe(id === "residence" ? 3 : "count" in row ? row.count : row.perPlayer);
  });
  it("the three large ones do the same", () => {
    const [one, ...others] = printed.buildings.filter((row) => "pool" in row);
    for (const { id: _id, nl: _nl, en: _en, ...row } of others) expect(one).toMatchObject(row);
  });
});

describe("the board", () => {
  it("has rows without a seven, and the pit in column 3 of row 8", () => {
    expect(DICE_ROWS).toEqual(printed.board.rows);
    expect([columnOf(PIT_FIELD) + 1, DICE_ROWS[rowOf(PIT_FIELD)]]).toEqual([printed.board.churchPit.col, printed.board.churchPit.row]);
  });
  it.each(seatCounts)("for %i players has the printed columns, wall spaces and trade points", (seats) => {
    const board = printed.board.byPlayers[seats];
    const { table } = position({ seats });
    expect([1, COLUMNS[seats]]).toEqual(board.buildableCols);
    const trade = Array.from({ length: FIELDS }, (_none, field) => tradeOf(table, field)).reduce((all, points) => all + points, 0);
    expect(trade).toBe(board.tradePointsTotal);
    const spaces = new Map<string, number>();
    for (let open = openSpaces(table); open.length > 0; open = openSpaces(table)) {
      for (const space of open) {
        spaces.set(spaceName(space), priceOfSpace(space).gold);
        table.walls[space] = 0;
      }
    }
    const { north, south, east } = board.wallSpaces;
    const wanted = [...north.map((column) => `n${column}`), ...south.map((column) => `s${column}`), ...east.map((row) => `e${row}`)];
    expect([...spaces.keys()].sort()).toEqual(wanted.sort());
    const costing = (gold: number) => [...spaces.values()].filter((price) => price === gold).length;
    expect([costing(2), costing(4)]).toEqual([board.wallSpaceCount.cost2, board.wallSpaceCount.cost4]);
  });
});

describe("walls, church, cards and track", () => {
  it("wall pieces", () => {
    expect(WALL_PIECES).toEqual(printed.walls.pieces.map(({ influence, tower }) => ({ influence, tower })));
    expect(WALL_GOLD).toEqual(printed.board.wallCost);
  });
  it("church", () => expect([CHURCH.tiles, CHURCH.gold]).toEqual([printed.church.tiles, printed.church.gold]));
  it("trade track", () => expect(TRADE_CUBES).toEqual(printed.tradeTrack.vpFields));
  it("cards", () => {
    expect(NUMBERS.goldCards).toBe(printed.cards.gold.count);
    expect(3 * NUMBERS.influencePerColour).toBe(printed.cards.influence.count);
    expect([NUMBERS.goldAtStart, NUMBERS.influenceAtStart]).toEqual([printed.players.startGold, printed.players.startInfluence]);
  });
});

describe("a ship that would stay where it is goes two rows on", () => {
  it.each(Object.entries(printed.ship.repeat))("from row %s", (dice, rows) => {
    const pips = Number(dice);
    const { table } = position({ ship: pips, dice: [pips - 1, 1] });
    expect(rowsToSail(table).map((row) => DICE_ROWS[row])).toEqual(rows);
  });
});
