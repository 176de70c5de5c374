/** The opening choices of Puerto Rico: the roles of the first round, and each seat's first tile and building. */
import { at } from "../core/base/checked.ts";
import type { View } from "../core/contract/game.ts";
import type { Choice } from "../core/contract/opening.ts";
import { buildingOf } from "./catalog.ts";
import { manned, playerAt } from "./rules/board.ts";
import { BUILDINGS, type Move, NONE, type PuertoRico, ROLES, TILES } from "./state.ts";

const HACIENDA = buildingOf("hacienda");

export function opening({ table, seat }: View<PuertoRico>, move: Move): Choice | undefined {
  const player = playerAt(table, seat);
  const { island, city } = player;
  if (move.type === "role" && table.round === 1) {
    const nth = 1 + table.cardOwner.filter((owner) => owner !== NONE).length;
    return { chart: `roles.${nth}`, row: `role.${at(ROLES, move.card)}` };
  }
  // Who has a hacienda is asked for a tile once it has drawn one, which was not chosen.
  const drawn = table.phase === "settler" && manned(player, HACIENDA) ? 1 : 0;
  if (move.type === "tile" && island.length === 1 + drawn) return { chart: "firstTiles", row: `tile.${at(TILES, move.tile)}` };
  if (move.type === "build" && city.length === 0) return { chart: "firstBuildings", row: `building.${at(BUILDINGS, move.building)}` };
  return undefined;
}
