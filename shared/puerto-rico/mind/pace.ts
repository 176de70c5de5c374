/** How far a match has come, and how much of it is left. */

import { NUMBERS, setupOf } from "../catalog.ts";
import { citySpaces } from "../rules/board.ts";
import { NONE, type Table } from "../state.ts";

/** How far a match has come, from 0 to 1: by colonists, victory points or the fullest city, whichever ends it first. */
export function progress({ players, colonists, points }: Table): number {
  const start = setupOf(players.length);
  let city = 0;
  for (let seat = 0; seat < players.length; seat++) city = Math.max(city, citySpaces(players[seat]!));
  return Math.max(1 - colonists / start.colonists, 1 - points / start.points, city / NUMBERS.citySpaces);
}

/** By number of players, rounds of a match after its first one. */
const ROUNDS: readonly number[] = [0, 0, 10.5, 13.5, 13.5, 13.5];

/** Expected rounds after this one; 0 in the last round. */
export const roundsLeft = (table: Table): number => (table.ending !== NONE ? 0 : ROUNDS[table.players.length]! * (1 - progress(table)));
