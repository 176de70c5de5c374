/** What cards, wonders and tokens brought, for the score sheet. */

import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nb/grammar.ts";

export const EARNED = {
  "earned.discards": "Kastede kort",
  "earned.points": (a: Args) => many(a.n, "poeng"),
  "earned.coins": (a: Args) => many(a.n, "mynt", "mynter"),
  "earned.shields": (a: Args) => many(a.n, "skjold"),
} as const;
