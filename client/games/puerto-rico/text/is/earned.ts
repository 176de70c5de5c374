/** What roles and buildings brought, for the score sheet. */
import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import { points, workersAre } from "./phrases.ts";

export const EARNED = {
  "earned.roleCards": "Hlutverkaspjöld",
  "earned.points": (a: Args) => points(a.n),
  "earned.doubloons": (a: Args) => many(a.n, "doblúna", "doblúnur"),
  "earned.saved": (a: Args) => `${many(a.n, "doblúna", "doblúnur")} í afslátt`,
  "earned.barrels": (a: Args) => many(a.n, "tunna", "tunnur"),
  "earned.workers": (a: Args) => workersAre(a.n),
  "earned.tiles": (a: Args) => many(a.n, "flís", "flísar"),
} as const;
