/** What cards, wonders and tokens brought, for the score sheet. */
import { many } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const EARNED = {
  "earned.discards": "Discarded cards",
  "earned.points": (a: Args) => many(a.n, "point"),
  "earned.coins": (a: Args) => many(a.n, "coin"),
  "earned.shields": (a: Args) => many(a.n, "shield"),
} as const;
