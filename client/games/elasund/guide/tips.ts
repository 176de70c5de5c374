/** One sentence at each new kind of choice, for a player's first matches. */
import type { Sight } from "../../../../shared/core/contract/game.ts";
import type { Elasund } from "../../../../shared/elasund/state.ts";
import type { Line } from "../../../text/grammar.ts";
import { question } from "../choice/prompt.ts";

/** By question: what a beginner often gets wrong, most pressing first. */
const TIPS: Readonly<Record<string, readonly string[]>> = {
  "ship.repeat": ["others"],
  "ship.pirates": ["raid"],
  pirates: ["give"],
  tower: ["sets"],
  build: ["flags", "wall"],
  "where.build": ["tie"],
  settle: ["rows"],
  permit: ["plan", "zero"],
  "where.permit": ["beside", "rows"],
  bonus: ["keep"],
};

export const tips = (sight: Sight<Elasund>): readonly Line[] => (TIPS[question(sight).key] ?? []).map((tip) => [`tip.${tip}`]);
