/**
 * Which spots of a board have an empty circle or a colonist, and colonists moved between spots, as bots ask millions of times: spots are
 * bits of a number, and lists are read without a check. `isOpen`, `hasColonist` and `colonistsBySpot` in `board.ts` say the same in plain
 * words.
 */

import { CIRCLES } from "../catalog.ts";
import { NONE, type Player } from "../state.ts";
import { KINDS } from "./board.ts";

/** Spots with an empty circle, as bits. */
export function openSpots({ island, islandColonists, city, cityColonists }: Player): number {
  let spots = 0;
  for (let at = 0; at < island.length; at++) if (islandColonists[at] === 0) spots |= 1 << island[at]!;
  for (let at = 0; at < city.length; at++) if (cityColonists[at]! < CIRCLES[city[at]!]!) spots |= 1 << (KINDS + city[at]!);
  return spots;
}

/** Whether more than one kind of spot has an empty circle. */
export function hasOpenSpots({ island, islandColonists, city, cityColonists }: Player): boolean {
  let open = NONE;
  for (let at = 0; at < city.length; at++) {
    if (cityColonists[at] === CIRCLES[city[at]!]!) continue;
    if (open !== NONE) return true;
    open = KINDS + city[at]!;
  }
  for (let at = 0; at < island.length; at++) {
    if (islandColonists[at] !== 0 || island[at] === open) continue;
    if (open !== NONE) return true;
    open = island[at]!;
  }
  return false;
}

/** Circles stay empty, and the player can choose which: `canRearrange` in `mayor.ts`. */
export function fastCanRearrange({ sanJuan, island, islandColonists, city, cityColonists }: Player): boolean {
  let colonists = sanJuan;
  let circles = island.length;
  for (let at = 0; at < island.length; at++) colonists += islandColonists[at]!;
  for (let at = 0; at < city.length; at++) {
    colonists += cityColonists[at]!;
    circles += CIRCLES[city[at]!]!;
  }
  if (colonists === 0 || colonists >= circles) return false;
  if (city.length > 0) return city.length > 1 || island.length > 0;
  for (let at = 1; at < island.length; at++) if (island[at] !== island[0]) return true;
  return false;
}

/** Fills all circles if there are colonists enough in San Juan. */
export function fillAll(player: Player): boolean {
  const { islandColonists, city, cityColonists } = player;
  let empty = 0;
  for (let at = 0; at < islandColonists.length; at++) empty += 1 - islandColonists[at]!;
  for (let at = 0; at < city.length; at++) empty += CIRCLES[city[at]!]! - cityColonists[at]!;
  if (empty > player.sanJuan) return false;
  player.sanJuan -= empty;
  for (let at = 0; at < islandColonists.length; at++) islandColonists[at] = 1;
  for (let at = 0; at < city.length; at++) cityColonists[at] = CIRCLES[city[at]!]!;
  return true;
}

/** Spots with a colonist, as bits. */
export function takenSpots({ island, islandColonists, city, cityColonists }: Player): number {
  let spots = 0;
  for (let at = 0; at < island.length; at++) if (islandColonists[at]! > 0) spots |= 1 << island[at]!;
  for (let at = 0; at < city.length; at++) if (cityColonists[at]! > 0) spots |= 1 << (KINDS + city[at]!);
  return spots;
}

/** The index of a building in its city. */
function placeOf({ city }: Player, building: number): number {
  let at = 0;
  while (city[at] !== building) at++;
  return at;
}

/** Moves a colonist between San Juan and a circle of a spot: `by` is 1 to place it, -1 to lift it. Tiles of a kind are alike. */
export function settleColonist(player: Player, spot: number, by: 1 | -1): void {
  player.sanJuan -= by;
  if (spot >= KINDS) {
    player.cityColonists[placeOf(player, spot - KINDS)]! += by;
    return;
  }
  const was = by === 1 ? 0 : 1;
  const { island, islandColonists } = player;
  let at = 0;
  while (island[at] !== spot || islandColonists[at] !== was) at++;
  islandColonists[at]! += by;
}

/** Moves as many colonists as there are, and as find room, from San Juan to a spot; returns how many. */
export function fillSpot(player: Player, spot: number): number {
  const before = player.sanJuan;
  if (spot >= KINDS) {
    const at = placeOf(player, spot - KINDS);
    const n = Math.min(before, CIRCLES[spot - KINDS]! - player.cityColonists[at]!);
    player.cityColonists[at]! += n;
    player.sanJuan -= n;
    return n;
  }
  const { island, islandColonists } = player;
  for (let at = 0; at < island.length && player.sanJuan > 0; at++) {
    if (island[at] !== spot || islandColonists[at] !== 0) continue;
    islandColonists[at] = 1;
    player.sanJuan--;
  }
  return before - player.sanJuan;
}
