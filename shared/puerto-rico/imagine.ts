/** A full state that agrees with a view: only the order of the hidden tiles is unknown. */

import { fork, type Luck, shuffle } from "../core/base/random.ts";
import type { State, View } from "../core/contract/game.ts";
import { QUARRY } from "./catalog.ts";
import { copyTable, noSecrets } from "./copy.ts";
import { plantationsOf, tilesOf } from "./setup.ts";
import { NONE, type PuertoRico, type Table } from "./state.ts";

export function imagine({ table }: View<PuertoRico>, luck: Luck): State<PuertoRico> {
  const tiles = shuffle(luck, tilesOf(unseenTiles(table)));
  return { table: copyTable(table), secrets: noSecrets(table), hidden: { luck: fork(luck), tiles } };
}

/** Plantations that must still be face down, by good: all that are not seen. */
export function unseenTiles({ players, faceUp, discards }: Table): number[] {
  const left = plantationsOf(players.length);
  for (let seat = 0; seat < players.length; seat++) {
    const { island } = players[seat]!;
    for (let at = 0; at < island.length; at++) if (island[at] !== QUARRY) left[island[at]!]!--;
  }
  for (let at = 0; at < faceUp.length; at++) if (faceUp[at] !== NONE) left[faceUp[at]!]!--;
  for (let tile = 0; tile < left.length; tile++) left[tile]! -= discards[tile]!;
  return left;
}
