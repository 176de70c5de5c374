/** What roles and buildings brought, for the score sheet. */
import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nb/grammar.ts";
import { dublons, points, someBarrels, workers } from "./phrases.ts";

export const EARNED = {
  "earned.roleCards": "Rollekort",
  "earned.points": (a: Args) => points(a.n),
  "earned.doubloons": (a: Args) => dublons(a.n),
  "earned.saved": (a: Args) => `${dublons(a.n)} spart`,
  "earned.barrels": (a: Args) => someBarrels(a.n),
  "earned.workers": (a: Args) => workers(a.n),
  "earned.tiles": (a: Args) => many(a.n, "brikke", "brikker"),
} as const;
