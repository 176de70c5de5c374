/** What buildings and the rest of the town brought, for the score sheet. */

import type { Args } from "../../../../text/grammar.ts";
import { number } from "../../../../text/nl/grammar.ts";
import { cubes } from "./phrases.ts";

export const EARNED = {
  "earned.walls": "Muurdelen",
  "earned.instead": "In plaats van vergunningen",
  "earned.bonus": "Bonusacties",
  "earned.towers": "Torens",
  "earned.cubes": (a: Args) => cubes(a.n),
  "earned.gold": (a: Args) => `${number(a.n)} goud`,
  "earned.influence": (a: Args) => `${number(a.n)} macht`,
} as const;
