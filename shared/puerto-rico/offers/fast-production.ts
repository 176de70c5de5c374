/**
 * Production, as bots ask for it millions of times: barrels are four bits for each good in one number, and lists are read without a check.
 * `craftsman.ts` has the same in plain words.
 */

import { CORN, MADE_IN, QUARRY } from "../catalog.ts";
import { GOODS, type Player, type Table } from "../state.ts";

/** Barrels of a good in packed barrels. */
export const packedOf = (packed: number, good: number): number => (packed >> (good * 4)) & 15;

/** Barrels a player would make of each good if the supply had them all. */
export function fastCapacity(player: Player): number[] {
  const { island, islandColonists } = player;
  const barrels = [0, 0, 0, 0, 0];
  for (let at = 0; at < island.length; at++) if (island[at] !== QUARRY) barrels[island[at]!]! += islandColonists[at]!;
  const plants = packedPlants(player);
  for (let good = CORN + 1; good < barrels.length; good++) barrels[good] = Math.min(barrels[good]!, packedOf(plants, good));
  return barrels;
}

/** What a seat makes of each good now, packed: as far as the supply goes. */
export function fastProduction({ players, goods }: Table, seat: number): number {
  const player = players[seat]!;
  const fields = packedFields(player);
  if (fields === 0) return 0;
  const plants = packedPlants(player);
  let barrels = Math.min(packedOf(fields, CORN), goods[CORN]!);
  for (let good = CORN + 1; good < GOODS.length; good++) {
    const made = Math.min(packedOf(fields, good), packedOf(plants, good), goods[good]!);
    barrels |= made << (good * 4);
  }
  return barrels;
}

/** Manned fields; manned quarries lie above the last good. */
function packedFields({ island, islandColonists }: Player): number {
  let fields = 0;
  for (let at = 0; at < island.length; at++) fields += islandColonists[at]! << (island[at]! * 4);
  return fields;
}

/** Colonists in plants. What makes nothing has the number -1, and its colonists fall into the highest four bits, which nobody reads. */
function packedPlants({ city, cityColonists }: Player): number {
  let plants = 0;
  for (let at = 0; at < city.length; at++) plants = (plants + (cityColonists[at]! << (MADE_IN[city[at]!]! * 4))) | 0;
  return plants;
}
