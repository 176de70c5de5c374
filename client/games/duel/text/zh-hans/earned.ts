/** What cards, wonders and tokens brought, for the score sheet. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type * as English from "../en/earned.ts";
import { points, shields } from "./phrases.ts";

export const EARNED = {
  "earned.discards": "弃牌",
  "earned.points": (a: Args) => points(a.n),
  "earned.coins": (a: Args) => many(a.n, "枚金币"),
  "earned.shields": (a: Args) => shields(a.n),
} as const satisfies Record<keyof typeof English.EARNED, Sentence>;
