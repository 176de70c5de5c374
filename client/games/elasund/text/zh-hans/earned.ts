/** What buildings and the rest of the town brought, for the score sheet. */
import type { Args, Sentence } from "../../../../text/grammar.ts";
import { many } from "../../../../text/zh-hans/grammar.ts";
import type { EARNED as ENGLISH } from "../en/earned.ts";

export const EARNED = {
  "earned.walls": "城墙",
  "earned.instead": "改拿金币",
  "earned.bonus": "额外行动",
  "earned.towers": "塔楼",
  "earned.cubes": (a: Args) => many(a.n, "个方块"),
  "earned.gold": (a: Args) => many(a.n, "金币"),
  "earned.influence": (a: Args) => many(a.n, "张影响力牌"),
} as const satisfies Record<keyof typeof ENGLISH, Sentence>;
