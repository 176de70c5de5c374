/** What is counted of Puerto Rico. */
import { at } from "../core/base/checked.ts";
import { amountsOfPoints } from "../core/statistics/points.ts";
import type { Collector } from "../core/statistics/tally.ts";
import { opening } from "./openings.ts";
import { BUILDINGS, ENDINGS, type PuertoRico, ROLES } from "./state.ts";

export const collector: Collector<PuertoRico> = {
  opening,
  open(notes) {
    let first: number | undefined;
    let round = 0;
    return {
      onMove({ table }, move) {
        first ??= table.governor;
        if (table.round > round) {
          round = table.round;
          notes.came(`round.${round}`, "all");
        }
        if (move.type === "role") notes.came(`round.${round}`, `role.${at(ROLES, move.card)}`);
      },
      onEnd({ players, ending }, result) {
        notes.came("ways", at(ENDINGS, ending));
        for (const [seat, { city }] of players.entries()) {
          notes.won("order", String(1 + ((seat - (first ?? 0) + players.length) % players.length)), seat);
          for (const building of city) notes.won("buildings", `building.${at(BUILDINGS, building)}`, seat);
        }
        amountsOfPoints(notes, result);
      },
    };
  },
};
