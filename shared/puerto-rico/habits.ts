/** What a sensible player does without much thought: one quick answer for every question but the role. */
import { spotOfBuilding } from "./board.ts";
import { CORN, NUMBERS, PRINTED, PRINTED_GOODS, QUARRY } from "./catalog.ts";
import { COLONIST, DRAW, LIFT, PASS, PLACE } from "./choices.ts";
import { priceOf } from "./price.ts";
import { saleOf } from "./roles/trader.ts";
import { staffing } from "./staffing.ts";
import { type Move, NONE, type Player, SPOTS, type Table } from "./state.ts";
import { doubloon, roundsLeft, USES } from "./worth.ts";

export function habit(table: Table, seat: number, list: readonly Move[]): Move {
  if (list.length === 1) return list[0];
  const player = table.players[seat];
  switch (table.phase) {
    case "hacienda":
      return player.island.length < NUMBERS.islandSpaces - 1 && roundsLeft(table) > 1
        ? DRAW
        : best(list, (move) => tileWish(table, player, move));
    case "settler":
      return best(list, (move) => tileWish(table, player, move));
    case "hospice":
    case "university":
    case "mayor":
      return COLONIST;
    case "lifting":
    case "placing":
      return man(table, player);
    case "builder": {
      const left = roundsLeft(table);
      return best(list, (move) => buildingWish(table, seat, move, left));
    }
    case "trader":
      return best(list, (move) => (move.type === "sell" ? saleOf(table, seat, move.good, seat === table.picker) - 0.4 : 0));
    case "captain":
      return best(list, (move) => loadWish(table, player, move));
    case "craftsman":
    case "storage":
      return best(list, (move) => goodWish(player, move));
    default:
      return list[0];
  }
}

function best(list: readonly Move[], wish: (move: Move) => number): Move {
  let most = Number.NEGATIVE_INFINITY;
  let found = list[0];
  for (const move of list) {
    const wanted = wish(move);
    if (wanted <= most) continue;
    most = wanted;
    found = move;
  }
  return found;
}

/** Quarries early, fields for the circles there are, otherwise new and dear kinds. */
function tileWish(table: Table, player: Player, move: Move): number {
  if (move.type !== "tile") return 0;
  const { tile } = move;
  const own = player.island.filter((laid) => laid === tile).length;
  if (tile === QUARRY) return own < 4 ? (table.round < 9 ? 4 - own * 0.6 : 1) : 0.3;
  if (tile === CORN) return 2.6 - own * 0.3;
  let circles = 0;
  for (const building of player.city) if (PRINTED[building].good === tile) circles += PRINTED[building].circles;
  if (circles > own) return 3.5 + 0.2 * PRINTED_GOODS[tile].price;
  return (own === 0 ? 1.5 : 0.5) + 0.35 * PRINTED_GOODS[tile].price;
}

/** Lifts who is not where the plan wants him, then places. */
function man(table: Table, player: Player): Move {
  const plan = staffing(player, roundsLeft(table));
  const have: number[] = new Array(SPOTS.length).fill(0);
  player.island.forEach((tile, at) => {
    have[tile] += player.islandColonists[at];
  });
  player.city.forEach((building, at) => {
    have[spotOfBuilding(building)] = player.cityColonists[at];
  });
  if (table.phase === "lifting") for (let spot = 0; spot < plan.length; spot++) if (have[spot] > plan[spot]) return LIFT[spot];
  for (let spot = 0; spot < plan.length; spot++) if (have[spot] < plan[spot]) return PLACE[spot];
  return PASS;
}

/** What a large building will probably bring beside its printed points. */
const LARGE = 4.5;
/** Nobody uses a building as well as he hopes. */
const HABIT = 0.8;

function buildingWish(table: Table, seat: number, move: Move, left: number): number {
  if (move.type !== "build") return 0;
  const { good, points, circles, large } = PRINTED[move.building];
  const price = priceOf(table, seat, move.building);
  const cost = price * doubloon(left) * 0.95;
  if (good === NONE) return points + (large ? LARGE : HABIT * USES[move.building] * left) - cost;
  const { island, city } = table.players[seat];
  const fields = island.filter((tile) => tile === good).length;
  const there = city.reduce((sum, building) => sum + (PRINTED[building].good === good ? PRINTED[building].circles : 0), 0);
  const used = Math.max(0, Math.min(fields - there, circles));
  const first = there === 0 ? 0.1 * PRINTED_GOODS[good].price + 0.1 : 0;
  return points + left * ((fields > 0 ? first : first / 3) + 0.25 * used) - cost;
}

/** Most points; a ship of its own keeps others out; a wharf is kept for what finds no ship. */
function loadWish(table: Table, player: Player, move: Move): number {
  if (move.type !== "load" && move.type !== "wharf") return 0;
  const barrels = player.goods[move.good];
  const dear = 0.12 * PRINTED_GOODS[move.good].price;
  if (move.type === "wharf") return barrels - dear - 0.7;
  const ship = table.ships[move.ship];
  const n = Math.min(barrels, ship.size - ship.load);
  let others = 0;
  for (const other of table.players) if (other !== player) others += other.goods[move.good];
  return n - dear - (ship.good === NONE ? 0.1 * others + 0.01 * ship.size : 0);
}

function goodWish(player: Player, move: Move): number {
  if (move.type === "store") return player.goods[move.good] * 10 + PRINTED_GOODS[move.good].price;
  if (move.type === "keep") return PRINTED_GOODS[move.good].price;
  return move.type === "extra" ? 1 + PRINTED_GOODS[move.good].price : 0;
}
