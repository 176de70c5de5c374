/** What buildings and the rest of the town brought, for the score sheet. */
import type { Args } from "../../../../text/grammar.ts";
import { many, number } from "../../../../text/is/grammar.ts";

export const EARNED = {
  "earned.walls": "Múrhlutar",
  "earned.instead": "Í stað leyfa",
  "earned.bonus": "Aukaaðgerðir",
  "earned.towers": "Turnar",
  "earned.cubes": (a: Args) => many(a.n, "kubbur", "kubbar"),
  "earned.gold": (a: Args) => `${number(a.n)} gull`,
  "earned.influence": (a: Args) => `${number(a.n)} áhrif`,
} as const;
