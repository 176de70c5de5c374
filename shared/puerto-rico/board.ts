/** A player's board: island, city and the colonists in their circles. A spot is a kind of tile, or a building. */
import { NUMBERS, printed, spotOf } from "./catalog.ts";
import { type Player, SPOTS, type Table, TILES } from "./state.ts";

/** Spots off the board. */
export const SAN_JUAN = spotOf("sanJuan");
export const SUPPLY = spotOf("supply");
export const SHIP = spotOf("ship");

const KINDS = TILES.length;
export const spotOfBuilding = (building: number): number => KINDS + building;

export const playerAt = ({ players }: Table, seat: number): Player => players[seat]!;

export const barrelsOf = ({ goods }: Player, good: number): number => goods[good]!;

/** The player has the building, with at least one colonist. */
export function manned({ city, cityColonists }: Player, building: number): boolean {
  const at = city.indexOf(building);
  return at >= 0 && cityColonists[at]! > 0;
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
  for (let at = 0; at < city.length; at++) filled += printed(city[at]!).spaces;
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
  for (let at = 0; at < city.length; at++) empty += printed(city[at]!).circles - cityColonists[at]!;
  return empty;
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
  for (let at = 0; at < city.length; at++) if (cityColonists[at]! < printed(city[at]!).circles) spots |= 1 << (KINDS + city[at]!);
  return spots;
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

/** At most one spot. */
export const isSingle = (spots: number): boolean => (spots & (spots - 1)) === 0;
/** The first spot of a set of bits. */
export const firstSpot = (spots: number): number => 31 - Math.clz32(spots & -spots);

/** Moves a colonist between San Juan and a circle of a spot: `by` is 1 to place it, -1 to lift it. Tiles of a kind are alike. */
export function settleColonist(player: Player, spot: number, by: 1 | -1): void {
  player.sanJuan -= by;
  if (spot >= KINDS) {
    player.cityColonists[player.city.indexOf(spot - KINDS)]! += by;
    return;
  }
  const was = by === 1 ? 0 : 1;
  const { island, islandColonists } = player;
  let at = 0;
  while (island[at] !== spot || islandColonists[at] !== was) at++;
  islandColonists[at]! += by;
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
