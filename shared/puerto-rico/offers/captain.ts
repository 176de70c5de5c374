/** Loading: which ships take a seat's barrels, how many, and for how many points. */

import { must } from "../../core/base/checked.ts";
import { buildingOf, NUMBERS } from "../catalog.ts";
import { barrelsOf, manned, playerAt } from "../rules/board.ts";
import { GOODS, NONE, type Player, type Table } from "../state.ts";
import { type Denial, FREE, type Verdict } from "./offer.ts";

const HARBOR = buildingOf("harbor");
const WHARF = buildingOf("wharf");

export const freePlaces = ({ size, load }: Table["ships"][number]): number => size - load;

/** Barrels of a seat that would go on a ship. */
export const loadOf = (table: Table, seat: number, good: number, ship: number): number =>
  Math.min(barrelsOf(playerAt(table, seat), good), freePlaces(must(table.ships[ship], "ship")));

/** Ships that may take this number of barrels of a good, as bits: the one that has it, else the empty ones that take the most. */
export function shipsFor({ ships }: Table, good: number, barrels: number): number {
  let best = 0;
  let bits = 0;
  let bit = 1;
  for (const ship of ships) {
    if (ship.good === good) return ship.load < ship.size ? bit : 0;
    if (ship.good === NONE) {
      const n = Math.min(ship.size, barrels);
      if (n > best) bits = 0;
      if (n >= best) bits |= bit;
      best = Math.max(n, best);
    }
    bit <<= 1;
  }
  return bits;
}

const canLoad = (table: Table, { goods }: Player): boolean =>
  goods.some((barrels, good) => barrels > 0 && shipsFor(table, good, barrels) !== 0);

export function hasBarrels({ goods }: Player): boolean {
  for (const barrels of goods) if (barrels > 0) return true;
  return false;
}

export const canUseWharf = (player: Player): boolean => !player.wharfUsed && manned(player, WHARF) && hasBarrels(player);

/** For the first load of the captain's role. */
export const captainBonus = (table: Table, seat: number): number => (seat === table.picker && table.firstLoad ? NUMBERS.captainBonus : 0);
/** For every load. */
export const harborBonus = (player: Player): number => (manned(player, HARBOR) ? NUMBERS.harborBonus : 0);

function loading(table: Table, seat: number, n: number): Verdict {
  return { ...FREE, given: n, points: n + captainBonus(table, seat) + harborBonus(playerAt(table, seat)) };
}

export function judgeLoad(table: Table, seat: number, good: number, ship: number): Verdict {
  const there = table.ships[ship];
  if (there === undefined) return { why: "noShip", good };
  const has = barrelsOf(playerAt(table, seat), good);
  if (freePlaces(there) === 0) return { why: "shipFull", size: there.size };
  if (there.good !== good && there.good !== NONE) return { why: "shipHas", good: there.good };
  if (has === 0) return { why: "noBarrels", good };
  const ships = shipsFor(table, good, has);
  if ((ships & (1 << ship)) !== 0) return loading(table, seat, loadOf(table, seat, good, ship));
  const other = table.ships.findIndex((one) => one.good === good);
  return other !== NONE ? { why: "otherShip", ship: other } : { why: "largerShip", ship: 31 - Math.clz32(ships) };
}

/** Why none of a seat's barrels may go on a ship; the most telling reason of all goods. */
export function denialOfShip(table: Table, seat: number, ship: number): Denial | undefined {
  const verdicts = GOODS.map((_id, good) => judgeLoad(table, seat, good, ship));
  const denials = verdicts.filter((verdict) => verdict.why !== undefined);
  if (denials.length < verdicts.length) return undefined;
  for (const why of TELLING) {
    const found = denials.find((denial) => denial.why === why);
    if (found !== undefined) return found;
  }
  return denials[0];
}

const TELLING: readonly Denial["why"][] = ["shipFull", "shipHas", "largerShip", "otherShip"];

/** Why a seat's barrels of a good may go on no ship. */
export function denialOfGood(table: Table, seat: number, good: number): Denial | undefined {
  const has = barrelsOf(playerAt(table, seat), good);
  if (has === 0) return { why: "noBarrels", good };
  if (shipsFor(table, good, has) !== 0) return undefined;
  const full = table.ships.find((ship) => ship.good === good);
  return full === undefined ? { why: "noShip", good } : { why: "shipFull", size: full.size };
}

/** All barrels of the good go straight to the supply. */
export function judgeWharf(table: Table, seat: number, good: number): Verdict {
  const player = playerAt(table, seat);
  if (!player.city.includes(WHARF)) return { why: "noWharf" };
  if (player.wharfUsed) return { why: "wharfUsed" };
  if (!manned(player, WHARF)) return { why: "wharfEmpty" };
  const has = barrelsOf(player, good);
  return has === 0 ? { why: "noBarrels", good } : loading(table, seat, has);
}

/** A ship that can take something must be loaded, or the wharf be used; the wharf alone may be left. */
export const judgeNoLoad = (table: Table, seat: number): Verdict => (canLoad(table, playerAt(table, seat)) ? { why: "mustLoad" } : FREE);
