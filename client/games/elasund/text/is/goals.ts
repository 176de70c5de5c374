/** The goals of the match, as they stand above the table. */
import type { Args } from "../../../../text/grammar.ts";
import { gold } from "./phrases.ts";

export const GOALS = {
  "goal.cubes": (a: Args) =>
    `Sá leikmaður sigrar sem er fyrstur með alla ${a.goal} kubbana á borðinu. Kubbar liggja á byggingum, turnum, kirkjunni og verslunarbrautinni.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "Kirkjan er fullbyggð."
      : `Í kirkjunni eru ${a.churchParts} hlutar sem kosta ${gold(a.churchGold)} hver. Hver hluti ber einn kubb. ${a.left} eftir.`,
} as const;
