/** A player's board: island, city and the colonists in their circles. A spot is a kind of tile, or a building. */
import { CIRCLES, NUMBERS, SPACES, spotOf } from "../catalog.ts";
import { NONE, type Player, SPOTS, type Table, TILES } from "../state.ts";

/** Spots off the board. */
export const SAN_JUAN = spotOf("sanJuan");
export const SUPPLY = spotOf("supply");
export const SHIP = spotOf("ship");

const KINDS = TILES.length;
export const spotOfBuilding = (building: number): number => KINDS + building;

export const playerAt = ({ players }: Table, seat: number): Player => players[seat]!;

export const barrelsOf = ({ goods }: Player, good: number): number => goods[good]!;
/** Barrels of all goods. */
export const allBarrels = ({ goods }: Player): number => goods.reduce((sum, barrels) => sum + barrels, 0);

/** The player has the building, with at least one colonist. */
export function manned({ city, cityColonists }: Player, building: number): boolean {
  for (let at = 0; at < city.length; at++) if (city[at] === building) return cityColonists[at]! > 0;
  return false;
}

/** Tiles of a kind with a colonist. */
export function mannedTiles({ island, islandColonists }: Player, tile: number): number {
  let count = 0;
  for (let at = 0; at < island.length; at++) if (island[at] === tile) count += islandColonists[at]!;
  return count;
}

export const freeIslandSpaces = ({ island }: Player): number => NUMBERS.islandSpaces - island.length;

/** City spaces filled: a large building fills two. Where they are does not matter, because rearranging is free. */
export function citySpaces({ city }: Player): number {
  let filled = 0;
  for (let at = 0; at < city.length; at++) filled += SPACES[city[at]!]!;
  return filled;
}

export const freeCitySpaces = (player: Player): number => NUMBERS.citySpaces - citySpaces(player);

/** The buildings of a city, as bits. */
export function buildingsOf({ city }: Player): number {
  let bits = 0;
  for (let at = 0; at < city.length; at++) bits |= 1 << city[at]!;
  return bits;
}

/** All of a player's colonists, including those in San Juan. */
export function colonistsOf(player: Player): number {
  let count = player.sanJuan;
  for (let at = 0; at < player.islandColonists.length; at++) count += player.islandColonists[at]!;
  for (let at = 0; at < player.cityColonists.length; at++) count += player.cityColonists[at]!;
  return count;
}

/** Empty circles on buildings: the next colonist ship carries one colonist for each. */
export function emptyInCity({ city, cityColonists }: Player): number {
  let empty = 0;
  for (let at = 0; at < city.length; at++) empty += CIRCLES[city[at]!]! - cityColonists[at]!;
  return empty;
}

/** Circles on tiles and buildings. */
export function circlesOf({ island, city }: Player): number {
  let circles = island.length;
  for (let at = 0; at < city.length; at++) circles += CIRCLES[city[at]!]!;
  return circles;
}

export function emptyCircles(player: Player): number {
  let empty = emptyInCity(player);
  for (let at = 0; at < player.islandColonists.length; at++) empty += 1 - player.islandColonists[at]!;
  return empty;
}

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

/** Spots with a colonist, as bits. */
export function takenSpots({ island, islandColonists, city, cityColonists }: Player): number {
  let spots = 0;
  for (let at = 0; at < island.length; at++) if (islandColonists[at]! > 0) spots |= 1 << island[at]!;
  for (let at = 0; at < city.length; at++) if (cityColonists[at]! > 0) spots |= 1 << (KINDS + city[at]!);
  return spots;
}

/** All spots of a board, as bits. */
export function allSpots({ island, city }: Player): number {
  let spots = 0;
  for (let at = 0; at < island.length; at++) spots |= 1 << island[at]!;
  for (let at = 0; at < city.length; at++) spots |= 1 << (KINDS + city[at]!);
  return spots;
}

/** Whether at most one bit is set. */
export const isSingle = (bits: number): boolean => (bits & (bits - 1)) === 0;
/** The place of the first bit. */
export const firstBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(set: number): number {
  let count = 0;
  for (let bits = set; bits !== 0; bits &= bits - 1) count++;
  return count;
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

/** Colonists on each spot of a board, without San Juan. */
export function colonistsBySpot({ island, islandColonists, city, cityColonists }: Player): number[] {
  const counts: number[] = new Array(SPOTS.length).fill(0);
  for (let at = 0; at < island.length; at++) counts[island[at]!]! += islandColonists[at]!;
  for (let at = 0; at < city.length; at++) counts[spotOfBuilding(city[at]!)] = cityColonists[at]!;
  return counts;
}

export const hasNewColonist = (table: Table): boolean => table.colonists > 0 || table.colonistShip > 0;

/** Takes a colonist for hospice or university from the supply, or else from the ship; gives the spot it came from. */
export function fetchColonist(table: Table): number {
  if (table.colonists > 0) {
    table.colonists--;
    return SUPPLY;
  }
  table.colonistShip--;
  return SHIP;
}
