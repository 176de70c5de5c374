/**
 * The moves of each role, as bots list them millions of times: sets are bits of a number, and lists are read without a check.
 * `offers/judge.ts` says of any single move in plain words whether it is allowed, and why not.
 */

import { QUARRY } from "./catalog.ts";
import { canUseWharf, shipsFor } from "./offers/captain.ts";
import { possibleBuildings } from "./offers/fast-buildings.ts";
import { saleableGoods } from "./offers/fast-sales.ts";
import { canTakeQuarry } from "./offers/settler.ts";
import { freeWarehouses, openKinds, storedBy } from "./offers/storage.ts";
import { firstBit, playerAt } from "./rules/board.ts";
import { BUILD, DRAW, EXTRA, KEEP, LIFT, LOAD, PASS, PLACE, SELL, STORE, TILE, WHARF } from "./rules/choices.ts";
import { openSpots, takenSpots } from "./rules/fast-spots.ts";
import { GOODS, type Move, NONE, type Table } from "./state.ts";

export function settlerMoves(table: Table, seat: number): Move[] {
  const list: Move[] = [];
  let seen = 0;
  for (let at = 0; at < table.faceUp.length; at++) {
    const tile = table.faceUp[at]!;
    if (tile === NONE || (seen & (1 << tile)) !== 0) continue;
    seen |= 1 << tile;
    list.push(TILE[tile]!);
  }
  if (canTakeQuarry(table, seat)) list.push(TILE[QUARRY]!);
  if (table.phase === "hacienda") list.push(DRAW);
  list.push(PASS);
  return list;
}

export function colonistMoves(table: Table, seat: number): Move[] {
  const player = playerAt(table, seat);
  const list: Move[] = [];
  if (player.sanJuan === 0) list.push(PASS);
  else for (let spots = openSpots(player); spots !== 0; spots &= spots - 1) list.push(PLACE[firstBit(spots)]!);
  if (table.phase === "lifting") for (let spots = takenSpots(player); spots !== 0; spots &= spots - 1) list.push(LIFT[firstBit(spots)]!);
  return list;
}

export function builderMoves(table: Table, seat: number): Move[] {
  const list: Move[] = [];
  for (let bits = possibleBuildings(table, seat); bits !== 0; bits &= bits - 1) list.push(BUILD[firstBit(bits)]!);
  list.push(PASS);
  return list;
}

export function craftsmanMoves({ produced, goods }: Table): Move[] {
  const list: Move[] = [];
  for (const good of produced) if (goods[good]! > 0) list.push(EXTRA[good]!);
  list.push(PASS);
  return list;
}

export function traderMoves(table: Table, seat: number): Move[] {
  const list: Move[] = [];
  for (let bits = saleableGoods(table, seat); bits !== 0; bits &= bits - 1) list.push(SELL[firstBit(bits)]!);
  list.push(PASS);
  return list;
}

/** A cargo ship that can take something must be loaded, or the wharf be used; the wharf alone may be left. */
export function captainMoves(table: Table, seat: number): Move[] {
  const player = playerAt(table, seat);
  const { goods } = player;
  const list: Move[] = [];
  for (let good = 0; good < GOODS.length; good++) {
    const barrels = goods[good]!;
    if (barrels === 0) continue;
    const ships = shipsFor(table, good, barrels);
    for (let ship = 0; ship < table.ships.length; ship++) if ((ships & (1 << ship)) !== 0) list.push(LOAD[ship]![good]!);
  }
  const must = list.length > 0;
  if (canUseWharf(player)) for (let good = 0; good < GOODS.length; good++) if (goods[good]! > 0) list.push(WHARF[good]!);
  if (!must) list.push(PASS);
  return list;
}

export function storageMoves(table: Table, seat: number): Move[] {
  const moves = freeWarehouses(table, seat) > 0 ? STORE : KEEP;
  const list: Move[] = [];
  for (let bits = openKinds(playerAt(table, seat), storedBy(table, seat)); bits !== 0; bits &= bits - 1) list.push(moves[firstBit(bits)]!);
  return list;
}
