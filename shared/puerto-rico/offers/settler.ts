/** Tiles: which a seat may take or draw. */

import { buildingOf, QUARRY } from "../catalog.ts";
import { freeIslandSpaces, manned, playerAt } from "../rules/board.ts";
import { NONE, type Table } from "../state.ts";
import { FREE, type Verdict } from "./offer.ts";

const HACIENDA = buildingOf("hacienda");
const CONSTRUCTION_HUT = buildingOf("constructionHut");
const A_TILE = { ...FREE, tiles: 1 };

const mayTakeQuarries = (table: Table, seat: number): boolean => seat === table.picker || manned(playerAt(table, seat), CONSTRUCTION_HUT);

export const canTakeQuarry = (table: Table, seat: number): boolean => table.quarries > 0 && mayTakeQuarries(table, seat);

export const canTakeTile = (table: Table, seat: number): boolean =>
  freeIslandSpaces(playerAt(table, seat)) > 0 && (hasFaceUp(table) || canTakeQuarry(table, seat));

function hasFaceUp({ faceUp }: Table): boolean {
  for (let at = 0; at < faceUp.length; at++) if (faceUp[at] !== NONE) return true;
  return false;
}

/** If all stacks are empty there is nothing to draw: the discards are shuffled only when tiles are laid out. */
export const canDraw = (table: Table, seat: number): boolean =>
  table.tilesLeft > 0 && freeIslandSpaces(playerAt(table, seat)) > 0 && manned(playerAt(table, seat), HACIENDA);

export function judgeTile(table: Table, seat: number, tile: number): Verdict {
  if (freeIslandSpaces(playerAt(table, seat)) === 0) return { why: "islandFull" };
  if (tile !== QUARRY) return table.faceUp.includes(tile) ? A_TILE : { why: "tileGone" };
  if (table.quarries === 0) return { why: "noQuarry" };
  return mayTakeQuarries(table, seat) ? A_TILE : { why: "settlersQuarry" };
}

export function judgeDraw(table: Table, seat: number): Verdict {
  if (table.phase !== "hacienda" || table.turn !== seat) {
    if (!manned(playerAt(table, seat), HACIENDA)) return { why: "noHacienda" };
    if (table.tilesLeft === 0) return { why: "stackEmpty" };
    if (table.phase === "settler") return { why: "drawn" };
    if (freeIslandSpaces(playerAt(table, seat)) === 0) return { why: "islandFull" };
  }
  return A_TILE;
}
