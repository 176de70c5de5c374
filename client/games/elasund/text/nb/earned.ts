/** What buildings and the rest of the town brought, for the score sheet. */

import type { Args } from "../../../../text/grammar.ts";
import { number } from "../../../../text/nb/grammar.ts";
import { cubes, influence } from "./phrases.ts";

export const EARNED = {
  "earned.walls": "Murstykker",
  "earned.instead": "I stedet for tillatelser",
  "earned.bonus": "Bonushandlinger",
  "earned.towers": "Tårn",
  "earned.cubes": (a: Args) => cubes(a.n),
  "earned.gold": (a: Args) => `${number(a.n)} gull`,
  "earned.influence": (a: Args) => influence(a.n),
} as const;
