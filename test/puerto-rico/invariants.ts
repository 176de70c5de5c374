/** Invariants of every position: nothing appears, nothing vanishes. */
import type { State } from "../../shared/core/contract/game.ts";
import { PRINTED, PRINTED_GOODS, printed, setupOf, stockOf } from "../../shared/puerto-rico/catalog.ts";
import { citySpaces, colonistsOf } from "../../shared/puerto-rico/rules/board.ts";
import { loadingPoints } from "../../shared/puerto-rico/score.ts";
import { NONE, type PuertoRico, TILES } from "../../shared/puerto-rico/state.ts";

const QUARRY = TILES.indexOf("quarry");
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Counts of everything; the same from the first entry to the last. */
export function stockTaking({ table, hidden }: State<PuertoRico>) {
  const { players } = table;
  const tiles = [...hidden.tiles, ...table.faceUp, ...players.flatMap((player) => player.island)];
  const aboard = (good: number) => sum(table.ships.map((ship) => (ship.good === good ? ship.load : 0)));
  const sold = (good: number) => table.house.filter((other) => other === good).length;
  return {
    colonists: table.colonists + table.colonistShip + sum(players.map(colonistsOf)),
    barrels: table.goods.map((count, good) => count + sum(players.map((player) => player.goods[good]!)) + aboard(good) + sold(good)),
    tiles: table.discards.map((count, tile) => count + tiles.filter((other) => other === tile).length),
    quarries: table.quarries + tiles.filter((tile) => tile === QUARRY).length,
    buildings: table.stock.map((count, at) => count + players.filter((player) => player.city.includes(at)).length),
  };
}

export function boxOf(seats: number): ReturnType<typeof stockTaking> {
  const row = setupOf(seats);
  return {
    colonists: row.colonists + seats,
    barrels: PRINTED_GOODS.map(({ barrels }) => barrels - row.goodsLess),
    tiles: PRINTED_GOODS.map(({ plantations }) => plantations - row.tilesLess),
    quarries: row.quarries,
    buildings: PRINTED.map((_row, at) => stockOf(at, seats)),
  };
}

/** The names of invariants that a table breaks. */
export function faults(state: State<PuertoRico>): string[] {
  const { table, hidden } = state;
  const loaded = table.ships.filter((ship) => ship.good !== NONE).map((ship) => ship.good);
  const start = setupOf(table.players.length).points;
  const given = sum(table.players.map(loadingPoints));
  const fits = (colonists: number, circles: number): boolean => colonists >= 0 && colonists <= circles;
  const circles = table.players.every(
    (player) =>
      player.islandColonists.every((colonists) => colonists === 0 || colonists === 1) &&
      player.city.every((building, at) => fits(player.cityColonists[at]!, printed(building).circles)),
  );
  const rules: [string, boolean][] = [
    ["no negative number", everyNumber(table).every((number) => number >= NONE && Number.isInteger(number))],
    ["no two ships with one kind", new Set(loaded).size === loaded.length],
    [
      "no ship overloaded, none with a kind and no load",
      table.ships.every(({ good, load, size }) => load <= size && (good === NONE) === (load === 0)),
    ],
    ["at most four in the house", table.house.length <= 4],
    ["twelve island spaces", table.players.every((player) => player.island.length <= 12)],
    ["twelve city spaces", table.players.every((player) => citySpaces(player) <= 12)],
    ["one of each building", table.players.every((player) => new Set(player.city).size === player.city.length)],
    ["colonists fit their circles", circles],
    ["hidden tiles are counted", hidden.tiles.length === table.tilesLeft],
    ["pool and chips together, then written points", table.points === Math.max(0, start - given)],
    ["an empty pool is an ending, told next", table.points > 0 || table.ending !== NONE || table.phase === "captain"],
    [
      "a full city is an ending, told next",
      table.players.every((player) => citySpaces(player) < 12) || table.ending !== NONE || table.phase === "builder",
    ],
    [
      "nothing of a phase outlives it",
      table.phase !== "role" || (table.idle === 0 && !table.firstLoad && sum([...table.stored, ...table.produced]) === 0),
    ],
    ["no wharf stays used", table.phase === "captain" || table.players.every((player) => !player.wharfUsed)],
  ];
  return rules.filter(([, holds]) => !holds).map(([name]) => name);
}

function everyNumber(data: unknown): number[] {
  if (typeof data === "number") return [data];
  return typeof data === "object" && data !== null ? Object.values(data).flatMap(everyNumber) : [];
}
