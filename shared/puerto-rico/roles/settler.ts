/** The settler: each player takes a tile; a hacienda draws a hidden one first, a hospice mans the one taken. */

import { must } from "../../core/base/checked.ts";
import { shuffle } from "../../core/base/random.ts";
import type { State } from "../../core/contract/game.ts";
import { buildingOf, QUARRY } from "../catalog.ts";
import { canDraw, canTakeTile } from "../offers/settler.ts";
import { fetchColonist, hasNewColonist, manned, playerAt } from "../rules/board.ts";
import { announce, ask, askFrom, endRole, type Listener, nextInCircle, type StartRole, type Told } from "../rules/rounds.ts";
import { NONE, type Phase, type PuertoRico, type Table } from "../state.ts";

const HOSPICE = buildingOf("hospice");

export const startSettler: StartRole = (state, event, tell) => continueRole(state, event, state.table.picker, tell);

function continueRole(state: State<PuertoRico>, event: Told, first: number, tell: Listener): void {
  if (!askFrom(state.table, event, first, question, tell)) endSettler(state, tell);
}

const question = (table: Table, seat: number): Phase | undefined =>
  canDraw(table, seat) ? "hacienda" : canTakeTile(table, seat) ? "settler" : undefined;

function lay(table: Table, seat: number, tile: number): void {
  const player = playerAt(table, seat);
  player.island.push(tile);
  player.islandColonists.push(0);
}

/** The hidden tile is laid at once; construction hut and hospice do not apply to it. */
export function draw(state: State<PuertoRico>, seat: number, tell: Listener): void {
  const { table, hidden } = state;
  const tile = must(hidden.tiles.pop(), "hidden tile");
  table.tilesLeft--;
  lay(table, seat, tile);
  const event: Told = tell && { type: "tile", seat, tile, at: NONE };
  if (!canTakeTile(table, seat)) return continueRole(state, event, nextInCircle(table, seat), tell);
  ask(table, seat, "settler");
  announce(event, tell);
}

export function takeTile(state: State<PuertoRico>, seat: number, tile: number, tell: Listener): void {
  const { table } = state;
  const at = table.faceUp.indexOf(tile);
  if (tile === QUARRY) table.quarries--;
  else table.faceUp[at] = NONE;
  lay(table, seat, tile);
  const event: Told = tell && { type: "tile", seat, tile, at };
  const hospice = manned(playerAt(table, seat), HOSPICE) && hasNewColonist(table);
  if (!hospice) return continueRole(state, event, nextInCircle(table, seat), tell);
  ask(table, seat, "hospice");
  announce(event, tell);
}

export function passSettler(state: State<PuertoRico>, seat: number, tell: Listener): void {
  continueRole(state, tell && { type: "passed", seat }, nextInCircle(state.table, seat), tell);
}

/** A colonist for the tile just taken, or none. */
export function useHospice(state: State<PuertoRico>, seat: number, wanted: boolean, tell: Listener): void {
  const { table } = state;
  if (!wanted) return passSettler(state, seat, tell);
  const { island, islandColonists } = playerAt(table, seat);
  const from = fetchColonist(table);
  const to = must(island.at(-1), "tile just taken");
  islandColonists[island.length - 1] = 1;
  continueRole(state, tell && { type: "moved", seat, from, to, n: 1 }, nextInCircle(table, seat), tell);
}

/** Tiles left in the row are discarded, then new ones are laid out. */
function endSettler(state: State<PuertoRico>, tell: Listener): void {
  const { table } = state;
  let left = false;
  for (const tile of table.faceUp) {
    if (tile === NONE) continue;
    table.discards[tile] = must(table.discards[tile], "plantation") + 1;
    left = true;
  }
  table.faceUp.fill(NONE);
  if (left) tell?.({ type: "discarded" });
  layOut(state, tell);
  endRole(table, tell);
}

/** Fills the row as far as tiles go; the discards come back only when the stacks are empty. */
function layOut({ table, hidden }: State<PuertoRico>, tell: Listener): void {
  const { tiles } = hidden;
  let places: number[] = [];
  for (let at = 0; at < table.faceUp.length; at++) {
    if (tiles.length === 0 && table.discards.some((count) => count > 0)) {
      if (places.length > 0) tell?.({ type: "turned", places });
      places = [];
      table.discards.forEach((count, tile) => {
        for (let i = 0; i < count; i++) tiles.push(tile);
      });
      table.discards.fill(0);
      shuffle(hidden.luck, tiles);
      table.tilesLeft = tiles.length;
      tell?.({ type: "reshuffled" });
    }
    const tile = tiles.pop();
    if (tile === undefined) break;
    table.faceUp[at] = tile;
    table.tilesLeft--;
    places.push(at);
  }
  if (places.length > 0) tell?.({ type: "turned", places });
}
