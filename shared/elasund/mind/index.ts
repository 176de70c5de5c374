/** What a search wants to know of Elasund. */
import type { Mind } from "../../core/contract/mind.ts";
import type { Elasund } from "../state.ts";
import { features, measure, progress } from "./features.ts";
import model from "./model.json" with { type: "json" };
import { weigh } from "./weigh.ts";

export const mind: Mind<Elasund> = {
  features,
  measure,
  progress,
  model,
  weigh,
  // Between two turns.
  outlook: { isQuiet: ({ step }) => step === "roll", depth: 4 },
  iterations: { strong: 2_000, master: 14_000 },
};
