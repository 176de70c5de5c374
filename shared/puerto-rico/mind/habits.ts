/** Quick, sensible answers to every question except the choice of a role. */

import { CORN, goodPrice, PRINTED, printed, QUARRY } from "../catalog.ts";
import { priceOf } from "../offers/builder.ts";
import { loadOf } from "../offers/captain.ts";
import { saleOf } from "../offers/trader.ts";
import { barrelsOf, colonistsBySpot, freeIslandSpaces, playerAt } from "../rules/board.ts";
import { COLONIST, DRAW, LIFT, PASS, PLACE } from "../rules/choices.ts";
import { type Building, type Move, NONE, type Player, type Table } from "../state.ts";
import { roundsLeft } from "./pace.ts";
import { staffing } from "./staffing.ts";

export function habit(table: Table, seat: number, list: readonly Move[]): Move {
  const [first] = list;
  if (first === undefined) throw new Error("no move to choose from");
  if (list.length === 1) return first;
  const player = playerAt(table, seat);
  switch (table.phase) {
    case "hacienda":
      return freeIslandSpaces(player) > 1 && roundsLeft(table) > 1 ? DRAW : best(list, first, (move) => tileWish(table, player, move));
    case "settler":
      return best(list, first, (move) => tileWish(table, player, move));
    case "hospice":
    case "university":
    case "mayor":
      return COLONIST;
    case "lifting":
    case "placing":
      return staffingMove(table, player);
    case "builder": {
      const left = roundsLeft(table);
      return best(list, first, (move) => buildWish(table, seat, move, left));
    }
    case "trader":
      return best(list, first, (move) => saleWish(table, seat, move));
    case "captain":
      return best(list, first, (move) => loadWish(table, seat, move));
    case "craftsman":
    case "storage":
      return best(list, first, (move) => goodWish(player, move));
    default:
      return first;
  }
}

function best(list: readonly Move[], first: Move, wish: (move: Move) => number): Move {
  let most = Number.NEGATIVE_INFINITY;
  let found = first;
  for (const move of list) {
    const wanted = wish(move);
    if (wanted <= most) continue;
    most = wanted;
    found = move;
  }
  return found;
}

/** Quarries early, fields for the circles there are, otherwise new and expensive kinds. */
export function tileWish(table: Table, player: Player, move: Move): number {
  if (move.type !== "tile") return 0;
  const { tile } = move;
  const own = player.island.filter((laid) => laid === tile).length;
  if (tile === QUARRY) return own < 4 ? (table.round < 9 ? 4 - own * 0.6 : 1) : 0.3;
  if (tile === CORN) return 2.6 - own * 0.3;
  let circles = 0;
  for (const building of player.city) if (printed(building).good === tile) circles += printed(building).circles;
  if (circles > own) return 3.5 + 0.2 * goodPrice(tile);
  return (own === 0 ? 1.5 : 0.5) + 0.35 * goodPrice(tile);
}

/** Lifts colonists that the plan wants elsewhere, then places them. */
export function staffingMove(table: Table, player: Player): Move {
  const plan = staffing(player, roundsLeft(table));
  const have = colonistsBySpot(player);
  if (table.phase === "lifting") for (let spot = 0; spot < plan.length; spot++) if (have[spot]! > plan[spot]!) return LIFT[spot]!;
  for (let spot = 0; spot < plan.length; spot++) if (have[spot]! < plan[spot]!) return PLACE[spot]!;
  return PASS;
}

/** Points a doubloon is worth: little when nothing can be built any more. */
export const doubloon = (left: number): number => 0.04 + 0.74 * Math.min(1, left / 2);

/** Points a working building brings for each round left. */
const USE: Readonly<Partial<Record<Building, number>>> = {
  smallMarket: 0.16,
  hacienda: 0.12,
  constructionHut: 0.14,
  smallWarehouse: 0.1,
  hospice: 0.16,
  office: 0.1,
  largeMarket: 0.24,
  largeWarehouse: 0.12,
  factory: 0.3,
  university: 0.1,
  harbor: 0.7,
  wharf: 0.6,
};
const USES = PRINTED.map(({ id }) => USE[id] ?? 0);

/** Expected points of a large building beside its printed ones. */
const LARGE = 4.5;
/** Share of a building's value that players realise in practice. */
const HABIT = 0.8;

export const buildWish = (table: Table, seat: number, move: Move, left: number): number =>
  move.type === "build" ? buildingWish(table, seat, move.building, priceOf(table, seat, move.building), left) : 0;

/** Points a building brings beyond its price. */
export function buildingWish(table: Table, seat: number, building: number, price: number, left: number): number {
  const { good, points, circles, large } = printed(building);
  const cost = price * doubloon(left) * 0.95;
  if (good === NONE) return points + (large ? LARGE : HABIT * USES[building]! * left) - cost;
  const { island, city } = playerAt(table, seat);
  const fields = island.filter((tile) => tile === good).length;
  const there = city.reduce((sum, building) => sum + (printed(building).good === good ? printed(building).circles : 0), 0);
  const used = Math.max(0, Math.min(fields - there, circles));
  const first = there === 0 ? 0.1 * goodPrice(good) + 0.1 : 0;
  return points + left * ((fields > 0 ? first : first / 3) + 0.25 * used) - cost;
}

/** Most points; a ship of its own kind keeps others out; the wharf is kept for barrels that fit no ship. */
export function loadWish(table: Table, seat: number, move: Move): number {
  if (move.type !== "load" && move.type !== "wharf") return 0;
  const player = playerAt(table, seat);
  const dear = 0.12 * goodPrice(move.good);
  if (move.type === "wharf") return barrelsOf(player, move.good) - dear - 0.7;
  const ship = table.ships[move.ship]!;
  let others = 0;
  for (const other of table.players) if (other !== player) others += barrelsOf(other, move.good);
  return loadOf(table, seat, move.good, move.ship) - dear - (ship.good === NONE ? 0.1 * others + 0.01 * ship.size : 0);
}

export const saleWish = (table: Table, seat: number, move: Move): number =>
  move.type === "sell" ? saleOf(table, seat, move.good) - 0.4 : 0;

export function goodWish(player: Player, move: Move): number {
  if (move.type === "store") return barrelsOf(player, move.good) * 10 + goodPrice(move.good);
  if (move.type === "keep") return goodPrice(move.good);
  return move.type === "extra" ? 1 + goodPrice(move.good) : 0;
}
