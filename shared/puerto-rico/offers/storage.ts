/** Storage after the loading: what warehouses hold, what a seat may still keep, and what it loses. Sets of kinds are bits. */

import { buildingOf, NUMBERS, printed } from "../catalog.ts";
import { barrelsOf, countBits, firstBit, manned, playerAt } from "../rules/board.ts";
import { GOODS, NONE, type Player, type Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const SMALL_WAREHOUSE = buildingOf("smallWarehouse");
const LARGE_WAREHOUSE = buildingOf("largeWarehouse");

/** Kinds that a player's warehouses hold. */
export const warehouses = (player: Player): number => storesOf(player, SMALL_WAREHOUSE) + storesOf(player, LARGE_WAREHOUSE);

const storesOf = (player: Player, building: number): number => (manned(player, building) ? printed(building).stores : 0);

/** Kinds that a seat has named for its warehouses. */
export function storedBy({ turn, stored }: Table, seat: number): number {
  let kinds = 0;
  if (seat === turn) for (const good of stored) kinds |= 1 << good;
  return kinds;
}

/** Kinds that a seat's warehouses can still take. */
export const freeWarehouses = (table: Table, seat: number): number => warehouses(playerAt(table, seat)) - countBits(storedBy(table, seat));

/** Kinds with barrels not yet named for a warehouse. */
export function openKinds({ goods }: Player, stored: number): number {
  let kinds = 0;
  let bit = 1;
  for (const barrels of goods) {
    if (barrels > 0) kinds |= bit;
    bit <<= 1;
  }
  return kinds & ~stored;
}

/** Whether there is no choice: it all fits, or there is only one kind and no warehouse for it. */
export function isForced(table: Table, seat: number): boolean {
  const player = playerAt(table, seat);
  const kinds = openKinds(player, storedBy(table, seat));
  if (kinds === 0) return true;
  const count = countBits(kinds);
  const room = freeWarehouses(table, seat);
  if (count !== room + 1) return count <= room;
  return room === 0 || smallKind(player, kinds) !== NONE;
}

/** The first kind that needs no warehouse, because there is only the barrel every seat may keep. */
export function smallKind(player: Player, kinds: number): number {
  for (let bits = kinds; bits !== 0; bits &= bits - 1) if (barrelsOf(player, firstBit(bits)) <= NUMBERS.freeBarrels) return firstBit(bits);
  return NONE;
}

/** Barrels of a good that go back if a seat keeps the single barrel of `single`. */
export function returnedOf(player: Player, stored: number, single: number, good: number): number {
  if ((stored & (1 << good)) !== 0) return 0;
  return Math.max(0, barrelsOf(player, good) - (good === single ? NUMBERS.freeBarrels : 0));
}

/** Barrels a seat would lose, by good, if the loading ended now and it stored as much as it can; what it has named is safe. */
export function barrelsLost(table: Table, seat: number): number[] {
  const player = playerAt(table, seat);
  let safe = storedBy(table, seat);
  const kinds = GOODS.map((_id, good) => good).filter((good) => (openKinds(player, safe) & (1 << good)) !== 0);
  kinds.sort((a, b) => barrelsOf(player, b) - barrelsOf(player, a) || b - a);
  const room = freeWarehouses(table, seat);
  const single = Math.max(...kinds.slice(room));
  for (const good of kinds.slice(0, room)) safe |= 1 << good;
  return GOODS.map((_id, good) => returnedOf(player, safe, single, good));
}

/** The same while the captain's role runs, and nothing at other times. */
export const barrelsAtRisk = (table: Table, seat: number): number[] =>
  table.phase === "captain" || table.phase === "storage" ? barrelsLost(table, seat) : GOODS.map(() => 0);

export function judgeStore(table: Table, seat: number, good: number): Verdict {
  const kept = barrelsOf(playerAt(table, seat), good);
  if (kept === 0) return { why: "noBarrels", good };
  if ((storedBy(table, seat) & (1 << good)) !== 0) return { why: "stored", good };
  return freeWarehouses(table, seat) > 0 ? { ...FREE, kept } : { why: "warehousesFull" };
}

export function judgeKeep(table: Table, seat: number, good: number): Verdict {
  const player = playerAt(table, seat);
  if (player.goods[good] === 0) return { why: "noBarrels", good };
  const stored = storedBy(table, seat);
  if ((stored & (1 << good)) !== 0) return { why: "stored", good };
  const kinds = freeWarehouses(table, seat);
  if (kinds > 0) return { why: "storeFirst", kinds };
  let lost = 0;
  for (let other = 0; other < GOODS.length; other++) lost += returnedOf(player, stored, good, other);
  return { ...FREE, kept: NUMBERS.freeBarrels, lost };
}
