/** What roles and buildings brought, for the score sheet. */

import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nl/grammar.ts";
import { casks, coins, points, workers } from "./phrases.ts";

export const EARNED = {
  "earned.roleCards": "Rolkaarten",
  "earned.points": (a: Args) => points(a.n),
  "earned.doubloons": (a: Args) => coins(a.n),
  "earned.saved": (a: Args) => `${coins(a.n)} bespaard`,
  "earned.barrels": (a: Args) => casks(a.n),
  "earned.workers": (a: Args) => workers(a.n),
  "earned.tiles": (a: Args) => many(a.n, "tegel", "tegels"),
} as const;
