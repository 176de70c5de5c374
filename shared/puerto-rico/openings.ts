/** The opening choices of Puerto Rico: the roles of the first round, and each seat's first tile and building. */
import { at } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import type { Choice } from "../core/contract/opening.ts";
import { playerAt } from "./rules/board.ts";
import { BUILDINGS, type Move, NONE, type PuertoRico, ROLES, TILES } from "./state.ts";

export function opening({ table, seat }: View<PuertoRico>, move: Move): Choice | undefined {
  const { island, city } = playerAt(table, seat);
  if (move.type === "role" && table.round === 1) {
    const nth = 1 + table.cardOwner.filter((owner) => owner !== NONE).length;
    return { chart: `roles.${nth}`, row: `role.${at(ROLES, move.card)}` };
  }
  if (move.type === "tile" && island.length === 1) return { chart: "firstTiles", row: `tile.${at(TILES, move.tile)}` };
  if (move.type === "build" && city.length === 0) return { chart: "firstBuildings", row: `building.${at(BUILDINGS, move.building)}` };
  return undefined;
}
