/** The goals of the match, as they stand above the table. */
import type { Args } from "../../../../text/grammar.ts";
import { gold } from "./phrases.ts";

export const GOALS = {
  "goal.cubes": (a: Args) =>
    `Wie als eerste alle ${a.goal} blokjes op het bord heeft, wint. Blokjes staan op gebouwen, torens, de kerk en het handelsspoor.`,
  "goal.church": (a: Args) =>
    Number(a.left) === 0
      ? "De kerk is af."
      : `De kerk heeft ${a.churchParts} delen, voor ${gold(a.churchGold)} per stuk. Elk deel draagt een blokje. Nog ${a.left} te bouwen.`,
} as const;
