/** What bots in Puerto Rico may be like. */
import { at } from "../core/base/checked.ts";
import type { Manner } from "../core/contract/manner.ts";
import { PRINTED } from "./catalog.ts";
import { BUILDINGS, type Building, GOODS, type Move, type PuertoRico, ROLES, type Role, TILES } from "./state.ts";

interface Liked {
  readonly role: Role;
  readonly buildings: readonly Building[];
  readonly tiles: readonly (typeof TILES)[number][];
  /** Moves of these types. */
  readonly types?: readonly Move["type"][];
}

/** The other buildings are liked half as much by those who like any. */
const HALF = 0.5;

const manner = (id: string, { role, buildings, tiles, types = [] }: Liked, others = 0): Manner<PuertoRico> => ({
  id,
  likes(_view, move: Move) {
    switch (move.type) {
      case "role":
        return at(ROLES, move.card) === role ? 1 : 0;
      case "build":
        return buildings.includes(at(BUILDINGS, move.building)) ? 1 : others;
      case "tile":
        return tiles.includes(at(TILES, move.tile)) ? 1 : 0;
      default:
        return types.includes(move.type) ? 1 : 0;
    }
  },
});

export const manners: readonly Manner<PuertoRico>[] = [
  manner("builder", { role: "builder", buildings: PRINTED.flatMap(({ large, id }) => (large ? [id] : [])), tiles: ["quarry"] }, HALF),
  manner("shipper", {
    role: "captain",
    buildings: ["harbor", "wharf", "smallWarehouse", "largeWarehouse"],
    tiles: ["corn", "sugar"],
    types: ["load", "wharf"],
  }),
  manner("planter", { role: "settler", buildings: ["hacienda", "constructionHut", "hospice"], tiles: GOODS, types: ["draw"] }),
  manner("trader", {
    role: "trader",
    buildings: ["smallMarket", "largeMarket", "office", "factory"],
    tiles: ["tobacco", "coffee"],
    types: ["sell"],
  }),
];
