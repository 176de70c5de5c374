/** A full state that agrees with a view: only the order of the hidden tiles is unknown. */

import { must } from "../core/base/checked.ts";
import { fork, type Luck, shuffle } from "../core/base/random.ts";
import type { Sight, State } from "../core/contract/game.ts";
import { QUARRY } from "./catalog.ts";
import { copyTable, noSecrets } from "./copy.ts";
import { plantationsOf, tilesOf } from "./setup.ts";
import { NONE, type PuertoRico, type Table } from "./state.ts";

export function imagine({ table }: Sight<PuertoRico>, luck: Luck): State<PuertoRico> {
  const tiles = shuffle(luck, tilesOf(unseenTiles(table)));
  return { table: copyTable(table), secrets: noSecrets(table), hidden: { luck: fork(luck), tiles } };
}

/** Plantations that must still be face down, by good: all that are not seen. */
export function unseenTiles({ players, faceUp, discards }: Table): number[] {
  const left = plantationsOf(players.length);
  for (const { island } of players) for (const tile of island) if (tile !== QUARRY) takeTile(left, tile, 1);
  for (const tile of faceUp) if (tile !== NONE) takeTile(left, tile, 1);
  let tile = 0;
  for (const n of discards) takeTile(left, tile++, n);
  return left;
}

function takeTile(left: number[], tile: number, n: number): void {
  left[tile] = must(left[tile], "plantation") - n;
}
