/** The goals of the match, as they stand above the table. */
import type { Args } from "../../../../text/grammar.ts";
import { gold } from "./phrases.ts";

export const GOALS = {
  "goal.cubes": (a: Args) =>
    `The first player with all ${a.goal} cubes on the board wins. Cubes lie on buildings, towers, the church and the trade track.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "The church is complete."
      : `The church has ${a.churchParts} parts, for ${gold(a.churchGold)} each. Every part carries one cube. ${a.left} left.`,
} as const;
