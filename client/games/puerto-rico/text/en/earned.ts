/** What roles and buildings brought, for the score sheet. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const EARNED = {
  "earned.roleCards": "Role cards",
  "earned.points": (a: Args) => many(a.n, "point"),
  "earned.doubloons": (a: Args) => many(a.n, "doubloon"),
  "earned.saved": (a: Args) => `${many(a.n, "doubloon")} saved`,
  "earned.barrels": (a: Args) => many(a.n, "barrel"),
  "earned.workers": (a: Args) => many(a.n, "worker"),
  "earned.tiles": (a: Args) => many(a.n, "tile"),
} as const;
