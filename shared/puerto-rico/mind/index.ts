/** What a search looks at in Puerto Rico. */
import type { Mind } from "../../core/mind.ts";
import { citySpaces } from "../board.ts";
import { NUMBERS, setupOf } from "../catalog.ts";
import type { PuertoRico, Table } from "../state.ts";
import { features, measure } from "./features.ts";
import model from "./model.json" with { type: "json" };
import { weigh } from "./weigh.ts";

export const mind: Mind<PuertoRico> = {
  features,
  measure,
  progress,
  model,
  weigh,
  // Between two roles. What a plan was worth only the end shows.
  outlook: { isQuiet: ({ phase }) => phase === "role", depth: Number.POSITIVE_INFINITY },
  iterations: { casual: 24, strong: 1_200, master: 8_000 },
};

/** Whatever ends the match first: colonists, victory points, or a full city. */
function progress({ players, colonists, points }: Table): number {
  const start = setupOf(players.length);
  let most = 0;
  for (const player of players) most = Math.max(most, citySpaces(player));
  return Math.max(1 - colonists / start.colonists, 1 - points / start.points, most / NUMBERS.citySpaces);
}
