/** Sentence arguments: the ids behind the table's numbers. */
import { BUILDINGS, GOODS, ROLES, SPOTS, TILES } from "../../../../shared/puerto-rico/state.ts";

export const goodId = (good: number) => ({ good: GOODS[good]! });
export const tileId = (tile: number) => ({ tile: TILES[tile]! });
export const buildingId = (building: number) => ({ building: BUILDINGS[building]! });
export const roleId = (card: number) => ({ role: ROLES[card]! });
export const spotId = (spot: number) => ({ spot: SPOTS[spot]! });
