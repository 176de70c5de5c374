/** Storage after the loading: what warehouses hold, what a seat may still keep, and what it loses. */
import { barrelsOf, playerAt } from "../board.ts";
import { NUMBERS, printed } from "../catalog.ts";
import { GOODS, type Player, type Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const NOTHING: readonly number[] = [];

/** Goods that a seat has named for its warehouses. */
export const storedBy = (table: Table, seat: number): readonly number[] => (seat === table.turn ? table.stored : NOTHING);

/** Kinds that a player's warehouses hold. */
export function warehouses({ city, cityColonists }: Player): number {
  let kinds = 0;
  for (let at = 0; at < city.length; at++) if (cityColonists[at]! > 0) kinds += printed(city[at]!).stores;
  return kinds;
}

/** Kinds that a seat's warehouses can still take. */
export const freeWarehouses = (table: Table, seat: number): number => warehouses(playerAt(table, seat)) - storedBy(table, seat).length;

/** Kinds with barrels not yet named for a warehouse. */
export function openKinds(player: Player, stored: readonly number[]): number[] {
  const kinds: number[] = [];
  for (let good = 0; good < GOODS.length; good++) if (barrelsOf(player, good) > 0 && !stored.includes(good)) kinds.push(good);
  return kinds;
}

/** No choice: it all fits, or there is only one kind and no warehouse for it. */
export function isForced(table: Table, seat: number): boolean {
  const player = playerAt(table, seat);
  const kinds = openKinds(player, storedBy(table, seat));
  const room = freeWarehouses(table, seat);
  if (kinds.length !== room + 1) return kinds.length <= room;
  return room === 0 || kinds.some((good) => barrelsOf(player, good) <= NUMBERS.freeBarrels);
}

/** Barrels of a good that go back if a seat keeps the single barrel of `single`. */
export function returnedOf(player: Player, stored: readonly number[], single: number, good: number): number {
  if (stored.includes(good)) return 0;
  return Math.max(0, barrelsOf(player, good) - (good === single ? NUMBERS.freeBarrels : 0));
}

/** Barrels a seat would lose, by good, if the loading ended now and it stored as much as it can; what it has named is safe. */
export function barrelsLost(table: Table, seat: number): number[] {
  const player = playerAt(table, seat);
  const stored = storedBy(table, seat);
  const has = (good: number): number => barrelsOf(player, good);
  const kinds = openKinds(player, stored).sort((a, b) => has(b) - has(a) || b - a);
  const room = freeWarehouses(table, seat);
  const single = Math.max(...kinds.slice(room));
  const safe = [...stored, ...kinds.slice(0, room)];
  return GOODS.map((_id, good) => returnedOf(player, safe, single, good));
}

/** The same while the captain's role runs, and nothing at other times. */
export const barrelsAtRisk = (table: Table, seat: number): number[] =>
  table.phase === "captain" || table.phase === "storage" ? barrelsLost(table, seat) : GOODS.map(() => 0);

export function judgeStore(table: Table, seat: number, good: number): Verdict {
  const kept = barrelsOf(playerAt(table, seat), good);
  if (kept === 0) return { why: "noBarrels", good };
  if (storedBy(table, seat).includes(good)) return { why: "stored", good };
  return freeWarehouses(table, seat) > 0 ? { ...FREE, kept } : { why: "warehousesFull" };
}

export function judgeKeep(table: Table, seat: number, good: number): Verdict {
  const player = playerAt(table, seat);
  if (player.goods[good] === 0) return { why: "noBarrels", good };
  const stored = storedBy(table, seat);
  if (stored.includes(good)) return { why: "stored", good };
  const kinds = freeWarehouses(table, seat);
  if (kinds > 0) return { why: "storeFirst", kinds };
  let lost = 0;
  for (let other = 0; other < GOODS.length; other++) lost += returnedOf(player, stored, good, other);
  return { ...FREE, kept: NUMBERS.freeBarrels, lost };
}
