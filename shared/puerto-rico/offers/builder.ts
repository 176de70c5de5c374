/** Buildings: what one costs a seat, and why it cannot build it. */
import { buildingsOf, freeCitySpaces, mannedTiles, playerAt } from "../board.ts";
import { buildingOf, NUMBERS, PRINTED, printed, QUARRY } from "../catalog.ts";
import type { Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const FACTORY = buildingOf("factory");
const UNIVERSITY = buildingOf("university");

/** As printed, or swapped by the option. */
export function costOf(table: Table, building: number): number {
  if (!table.swapped) return printed(building).cost;
  return printed(building === FACTORY ? UNIVERSITY : building === UNIVERSITY ? FACTORY : building).cost;
}

/** A manned quarry each takes a doubloon off, as many as the column allows; the builder pays one less; nothing is below 0. */
export function priceAs(table: Table, seat: number, building: number, builder: boolean): number {
  return discounted(table, building, mannedTiles(playerAt(table, seat), QUARRY), builder);
}

/** The price for a seat now: as builder if it is. */
export const priceOf = (table: Table, seat: number, building: number): number => priceAs(table, seat, building, isBuilder(table, seat));

const isBuilder = (table: Table, seat: number): boolean => table.phase === "builder" && table.picker === seat;

function discounted(table: Table, building: number, quarries: number, builder: boolean): number {
  const price = costOf(table, building) - Math.min(quarries, printed(building).column) - (builder ? NUMBERS.builderDiscount : 0);
  return price > 0 ? price : 0;
}

type Obstacle = "owned" | "soldOut" | "noRoom" | "tooDear";

/** The first obstacle in the order above; a word, so that listing moves allocates nothing. `owned` are bits. */
function obstacleTo(
  table: Table,
  building: number,
  owned: number,
  room: number,
  money: number,
  quarries: number,
  builder: boolean,
): Obstacle | undefined {
  if ((owned & (1 << building)) !== 0) return "owned";
  if (table.stock[building] === 0) return "soldOut";
  if (printed(building).spaces > room) return "noRoom";
  return discounted(table, building, quarries, builder) > money ? "tooDear" : undefined;
}

/** What a seat can build, as bits; with `any`, the first of them is enough. */
export function possibleBuildings(table: Table, seat: number, any = false): number {
  const player = playerAt(table, seat);
  const room = freeCitySpaces(player);
  if (room === 0) return 0;
  const owned = buildingsOf(player);
  const quarries = mannedTiles(player, QUARRY);
  const builder = isBuilder(table, seat);
  let bits = 0;
  for (let building = 0; building < PRINTED.length; building++) {
    if (obstacleTo(table, building, owned, room, player.money, quarries, builder) !== undefined) continue;
    bits |= 1 << building;
    if (any) break;
  }
  return bits;
}

export function judgeBuilding(table: Table, seat: number, building: number): Verdict {
  const player = playerAt(table, seat);
  const free = freeCitySpaces(player);
  const price = priceOf(table, seat, building);
  const quarries = mannedTiles(player, QUARRY);
  const why = obstacleTo(table, building, buildingsOf(player), free, player.money, quarries, isBuilder(table, seat));
  if (why === undefined) return { ...FREE, price };
  if (why === "noRoom") return { why, spaces: printed(building).spaces, free };
  return why === "tooDear" ? { why, price, missing: price - player.money } : { why };
}
