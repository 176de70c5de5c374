/** A player's board: island, city and the colonists in their circles. A spot is a kind of tile, or a building. */
import { add, at, must } from "../../core/base/checked.ts";
import { circlesIn, NUMBERS, spacesOf, spotOf } from "../catalog.ts";
import { type Player, SPOTS, type Table, TILES } from "../state.ts";

/** Spots off the board. */
export const SAN_JUAN = spotOf("sanJuan");
export const SUPPLY = spotOf("supply");
export const SHIP = spotOf("ship");

export const KINDS = TILES.length;
export const spotOfBuilding = (building: number): number => KINDS + building;

export const playerAt = ({ players }: Table, seat: number): Player => must(players[seat], "seat");

export const barrelsOf = ({ goods }: Player, good: number): number => must(goods[good], "good");
/** Adds barrels of a good to those of a player or of the supply. */
export function addBarrels(goods: number[], good: number, n: number): void {
  goods[good] = must(goods[good], "good") + n;
}
/** Barrels of all goods. */
export const allBarrels = ({ goods }: Player): number => goods.reduce((sum, barrels) => sum + barrels, 0);

/** The player has the building, with at least one colonist. */
export function manned({ city, cityColonists }: Player, building: number): boolean {
  for (let at = 0; at < city.length; at++) if (city[at] === building) return cityColonists[at] !== 0;
  return false;
}

/** Tiles of a kind with a colonist. */
export function mannedTiles({ island, islandColonists }: Player, tile: number): number {
  let count = 0;
  for (let at = 0; at < island.length; at++) if (island[at] === tile && islandColonists[at] !== 0) count++;
  return count;
}

export const freeIslandSpaces = ({ island }: Player): number => NUMBERS.islandSpaces - island.length;

/** City spaces filled: a large building fills two. Where they are does not matter, because rearranging is free. */
export function citySpaces({ city }: Player): number {
  let filled = 0;
  for (const building of city) filled += spacesOf(building);
  return filled;
}

export const freeCitySpaces = (player: Player): number => NUMBERS.citySpaces - citySpaces(player);

/** The buildings of a city, as bits. */
export function buildingsOf({ city }: Player): number {
  let bits = 0;
  for (const building of city) bits |= 1 << building;
  return bits;
}

/** All of a player's colonists, including those in San Juan. */
export function colonistsOf(player: Player): number {
  let count = player.sanJuan;
  for (const colonists of player.islandColonists) count += colonists;
  for (const colonists of player.cityColonists) count += colonists;
  return count;
}

/** Empty circles on buildings: the next colonist ship carries one colonist for each. */
export function emptyInCity({ city, cityColonists }: Player): number {
  let empty = 0;
  for (const building of city) empty += circlesIn(building);
  for (const colonists of cityColonists) empty -= colonists;
  return empty;
}

/** Circles on tiles and buildings. */
export function circlesOf({ island, city }: Player): number {
  let circles = island.length;
  for (const building of city) circles += circlesIn(building);
  return circles;
}

export function emptyCircles(player: Player): number {
  let empty = emptyInCity(player);
  for (const colonists of player.islandColonists) empty += 1 - colonists;
  return empty;
}

/** All spots of a board, as bits. */
export function allSpots({ island, city }: Player): number {
  let spots = 0;
  for (const tile of island) spots |= 1 << tile;
  for (const building of city) spots |= 1 << (KINDS + building);
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

/** Colonists on each spot of a board, without San Juan. */
export function colonistsBySpot({ island, islandColonists, city, cityColonists }: Player): number[] {
  const counts: number[] = new Array(SPOTS.length).fill(0);
  for (let place = 0; place < island.length; place++) add(counts, at(island, place), at(islandColonists, place));
  for (let place = 0; place < city.length; place++) counts[spotOfBuilding(at(city, place))] = at(cityColonists, place);
  return counts;
}

/** Circles on each spot of a board. */
function circlesBySpot({ island, city }: Player): number[] {
  const counts: number[] = new Array(SPOTS.length).fill(0);
  for (const tile of island) add(counts, tile, 1);
  for (const building of city) add(counts, spotOfBuilding(building), circlesIn(building));
  return counts;
}

export const hasColonist = (player: Player, spot: number): boolean => at(colonistsBySpot(player), spot) > 0;
/** The spot has an empty circle. */
export const isOpen = (player: Player, spot: number): boolean => at(colonistsBySpot(player), spot) < at(circlesBySpot(player), spot);

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
