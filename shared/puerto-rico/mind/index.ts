/** What a search looks at in Puerto Rico. */
import type { Mind } from "../../core/bots/mind.ts";
import { progress } from "../bot/pace.ts";
import type { PuertoRico } from "../state.ts";
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
  iterations: { strong: 1_200, master: 8_000 },
};
