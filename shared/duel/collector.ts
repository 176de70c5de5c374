/** What is counted of Duel. */
import { at } from "../core/base/checked.ts";
import { amountsOfPoints } from "../core/statistics/points.ts";
import type { Collector } from "../core/statistics/tally.ts";
import { TOKENS, WONDERS } from "./catalog.ts";
import { opening } from "./openings.ts";
import type { Duel } from "./state.ts";

export const collector: Collector<Duel> = {
  opening,
  open: (notes) => ({
    onEnd({ starter, cities }, result) {
      notes.came("ways", result.how);
      for (const [seat, { wonders, tokens }] of cities.entries()) {
        notes.won("order", seat === starter ? "1" : "2", seat);
        const names = wonders.map((wonder) => `wonder.${at(WONDERS, wonder).id}`).sort();
        for (const name of names) notes.won("wonders", name, seat);
        for (const [nth, name] of names.entries()) {
          for (const second of names.slice(nth + 1)) notes.won("pairs", `${name} ${second}`, seat);
        }
        for (const token of tokens) notes.won("tokens", `token.${at(TOKENS, token).id}`, seat);
      }
      amountsOfPoints(notes, result);
    },
  }),
};
