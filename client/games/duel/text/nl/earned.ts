/** What cards, wonders and tokens brought, for the score sheet. */
import type { Args } from "../../../../text/grammar.ts";
import type * as English from "../en/earned.ts";
import { coins, points, shields } from "./phrases.ts";

export const EARNED = {
  "earned.discards": "Afgelegde kaarten",
  "earned.points": (a: Args) => points(a, "n"),
  "earned.coins": (a: Args) => coins(a, "n"),
  "earned.shields": (a: Args) => shields(a, "n"),
} as const satisfies Record<keyof typeof English.EARNED, unknown>;
