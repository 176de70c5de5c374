/** What a search looks at in Puerto Rico. */
import type { Mind } from "../../core/contract/mind.ts";
import { isRearranging, shortestRow } from "../roles/rearrange.ts";
import type { PuertoRico } from "../state.ts";
import { features, measure } from "./features.ts";
import { glances } from "./glances.ts";
import model from "./model.json" with { type: "json" };
import { progress } from "./pace.ts";
import { weigh } from "./weigh.ts";

export const mind: Mind<PuertoRico> = {
  features,
  measure,
  progress,
  model,
  weigh,
  glances,
  // Between two roles; what the first of them was good for, the next one shows.
  outlook: { isQuiet: ({ phase }) => phase === "role", depth: 2 },
  rearranging: { isOn: isRearranging, shortest: shortestRow },
  iterations: { strong: 3_000, master: 40_000 },
};
