/** What buildings and the rest of the town brought, for the score sheet. */
import { many, number } from "../../../../text/en/grammar.ts";
import type { Args } from "../../../../text/grammar.ts";

export const EARNED = {
  "earned.walls": "Wall pieces",
  "earned.instead": "Instead of permits",
  "earned.bonus": "Bonus actions",
  "earned.towers": "Towers",
  "earned.cubes": (a: Args) => many(a.n, "cube"),
  "earned.gold": (a: Args) => `${number(a.n)} gold`,
  "earned.influence": (a: Args) => `${number(a.n)} influence`,
} as const;
