/** Sentence arguments: the ids behind the table's numbers. */
import { at } from "../../../../shared/core/base/checked.ts";
import { BUILDINGS, GOODS, ROLES, SPOTS, TILES } from "../../../../shared/puerto-rico/state.ts";

export const goodId = (good: number) => ({ good: at(GOODS, good) });
export const tileId = (tile: number) => ({ tile: at(TILES, tile) });
export const buildingId = (building: number) => ({ building: at(BUILDINGS, building) });
export const roleId = (card: number) => ({ role: at(ROLES, card) });
export const spotId = (spot: number) => ({ spot: at(SPOTS, spot) });
