/** What a role card promises at first glance, in points: the gain of the seat that takes it, less part of what it gives the others. */

import { buildingOf, PRINTED, printed } from "../catalog.ts";
import { priceAs } from "../offers/builder.ts";
import { shipsFor } from "../offers/captain.ts";
import { fastCapacity } from "../offers/fast-production.ts";
import { freeHousePlaces, saleOf } from "../offers/trader.ts";
import { buildingsOf, emptyCircles, freeCitySpaces, freeIslandSpaces, manned, playerAt } from "../rules/board.ts";
import { GOODS, type Player, ROLES, type Role, type Table } from "../state.ts";
import { buildingWish, doubloon } from "./habits.ts";
import { roundsLeft } from "./pace.ts";

/** This much of what the others gain on average counts against a card. */
const FOR_OTHERS = 0.8;
const BARREL = 0.7;
const COLONIST = 0.7;
const TILE = 0.8;

/** By role card in the game. */
export function roleWishes(table: Table, seat: number): number[] {
  const left = roundsLeft(table);
  const money = doubloon(left);
  return table.cardMoney.map((doubloons, card) => {
    const gain = GAINS[ROLES[card]!];
    let others = 0;
    for (let other = 0; other < table.players.length; other++) if (other !== seat) others += gain(table, other, false, left);
    return money * doubloons + gain(table, seat, true, left) - (FOR_OTHERS * others) / (table.players.length - 1);
  });
}

type Gain = (table: Table, seat: number, isPicker: boolean, left: number) => number;

/** By role, what a seat would gain. */
export const GAINS: Readonly<Record<Role, Gain>> = {
  settler(table, seat, isPicker, left) {
    const player = playerAt(table, seat);
    if (freeIslandSpaces(player) === 0) return 0;
    return Math.min(1, left / 3) * TILE * (isPicker && table.quarries > 0 ? 1.5 : 1);
  },
  mayor(table, seat, isPicker, left) {
    const share = table.colonistShip / table.players.length + (isPicker ? 1 : 0);
    return COLONIST * Math.min(share, emptyCircles(playerAt(table, seat))) * Math.min(1, (left + 1) / 3);
  },
  builder: (table, seat, isPicker, left) => bestBuilding(table, seat, isPicker, left),
  craftsman(table, seat, isPicker) {
    const made = fastCapacity(playerAt(table, seat));
    let barrels = 0;
    for (let good = 0; good < GOODS.length; good++) barrels += Math.min(made[good]!, table.goods[good]!);
    return BARREL * (barrels + (isPicker && barrels > 0 ? 1 : 0));
  },
  trader(table, seat, isPicker, left) {
    if (freeHousePlaces(table) === 0) return 0;
    const { goods } = playerAt(table, seat);
    let best = 0;
    for (let good = 0; good < GOODS.length; good++) {
      if (goods[good]! > 0 && !table.house.includes(good)) best = Math.max(best, saleOf(table, seat, good) + (isPicker ? 1 : 0) - BARREL);
    }
    return best * doubloon(left);
  },
  captain(table, seat, isPicker) {
    const player = playerAt(table, seat);
    const points = loads(table, player);
    return (points > 0 && isPicker ? 1 : 0) + points * (1 - BARREL / 2);
  },
  prospector: (_table, _seat, isPicker, left) => (isPicker ? doubloon(left) : 0),
  prospector2: (_table, _seat, isPicker, left) => (isPicker ? doubloon(left) : 0),
};

/** Points for the barrels that ships take now; a harbor adds one for each kind. */
function loads(table: Table, player: Player): number {
  const harbor = manned(player, HARBOR) ? 1 : 0;
  let points = 0;
  for (let good = 0; good < GOODS.length; good++) {
    const barrels = player.goods[good]!;
    const ships = barrels > 0 ? shipsFor(table, good, barrels) : 0;
    if (ships === 0) continue;
    const { size, load } = table.ships[31 - Math.clz32(ships)]!;
    points += Math.min(barrels, size - load) + harbor;
  }
  return points;
}

const HARBOR = buildingOf("harbor");

/** The best building a seat could pay for, less its price. */
function bestBuilding(table: Table, seat: number, isPicker: boolean, left: number): number {
  const player = playerAt(table, seat);
  const owned = buildingsOf(player);
  const room = freeCitySpaces(player);
  let best = 0;
  for (let building = 0; building < PRINTED.length; building++) {
    if ((owned & (1 << building)) !== 0 || table.stock[building] === 0 || printed(building).spaces > room) continue;
    const price = priceAs(table, seat, building, isPicker);
    if (price <= player.money) best = Math.max(best, buildingWish(table, seat, building, price, left));
  }
  return best;
}
