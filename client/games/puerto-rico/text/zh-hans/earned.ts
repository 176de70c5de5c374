/** What roles and buildings brought, for the score sheet. */

import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type { EARNED as ENGLISH } from "../en/earned.ts";

export const EARNED = {
  "earned.roleCards": "角色牌",
  "earned.points": (a: Args) => many(a.n, "分"),
  "earned.doubloons": (a: Args) => many(a.n, "杜布隆"),
  "earned.saved": (a: Args) => `省下${many(a.n, "杜布隆")}`,
  "earned.barrels": (a: Args) => many(a.n, "桶"),
  "earned.workers": (a: Args) => many(a.n, "名工人"),
  "earned.tiles": (a: Args) => many(a.n, "块土地"),
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
