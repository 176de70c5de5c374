/** The goals of the match, as they stand above the table. */
import type { Args } from "../../../../text/grammar.ts";
import { gold } from "./phrases.ts";

export const GOALS = {
  "goal.cubes": (a: Args) =>
    `Den første med alle de ${a.goal} klossene på brettet vinner. Klosser ligger på bygninger, tårn, kirken og handelssporet.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "Kirken er ferdig."
      : `Kirken har ${a.churchParts} deler, for ${gold(a.churchGold)} hver. Hver del har plass til én kloss. ${a.left} igjen.`,
} as const;
