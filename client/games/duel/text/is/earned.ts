/** What cards, wonders and tokens brought, for the score sheet. */

import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";

export const EARNED = {
  "earned.discards": "Köstuð spjöld",
  "earned.points": (a: Args) => many(a.n, "stig", "stig"),
  "earned.coins": (a: Args) => many(a.n, "mynt", "myntir"),
  "earned.shields": (a: Args) => many(a.n, "skjöldur", "skildir"),
} as const;
