/** A full state that agrees with a view: only the order of the hidden tiles is unknown. */
import type { State, View } from "../core/game.ts";
import { clone } from "../core/plain.ts";
import { fork, type Luck, shuffle } from "../core/random.ts";
import { QUARRY } from "./catalog.ts";
import { countsBeside, tilesBeside } from "./setup.ts";
import { NONE, type PuertoRico, type Table } from "./state.ts";

export function imagine({ table }: View<PuertoRico>, luck: Luck): State<PuertoRico> {
  const tiles = shuffle(luck, tilesBeside(table.players.length, seenTiles(table)));
  return { table: clone(table), secrets: table.players.map(() => ({})), hidden: { luck: fork(luck), tiles } };
}

/** Plantations that must still be face down, by good: all that are not seen. */
export const unseenTiles = (table: Table): number[] => countsBeside(table.players.length, seenTiles(table));

function seenTiles({ players, faceUp, discards }: Table): number[] {
  const laid = [...players.flatMap((player) => player.island), ...faceUp].filter((tile) => tile !== NONE && tile !== QUARRY);
  return [...laid, ...discards.flatMap((count, tile) => new Array<number>(count).fill(tile))];
}
