/** The table in words, for players who do not see it. */

import { type Args, pairsIn } from "../../../../text/grammar.ts";
import { called, list, upper } from "../../../../text/nl/grammar.ts";
import { HOUSE_NAMES, KIND_NAMES } from "./names.ts";
import { parts, spent } from "./phrases.ts";

export const IN_WORDS = {
  "words.hand": (a: Args) => {
    const held = spent(a);
    return held === "" ? "Je hebt geen kaarten in de hand." : `Je hebt ${held} in de hand.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} op ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Toren" : "Muur"} ${a.number} op ${a.space}`,
  "words.church": (a: Args) => `${parts(a.count)} van de kerk`,
  "words.ship": (a: Args) => `Het schip ligt in rij ${a.dice}.`,
  "words.pirates": (a: Args) => `Er zijn piraten in rij ${a.dice}.`,
  "words.churchAt": (a: Args) => `De kerk staat op negen velden; ${a.field} is het eerste.`,
  "words.buildings": (a: Args) =>
    `Nog niet gebouwd: ${list(pairsIn(a.buildings).map(([count, kind]) => `${count} keer ${called(KIND_NAMES, kind)}`))}.`,
} as const;
