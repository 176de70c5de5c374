/** The table in words, for players who do not see it. */
import { type Args, pairsIn } from "../../../../text/grammar.ts";
import { called, list, many, upper } from "../../../../text/is/grammar.ts";
import { HOUSE_NAMES, KIND_NAMES } from "./names.ts";
import { spent } from "./phrases.ts";

export const IN_WORDS = {
  "words.hand": (a: Args) => {
    const held = spent(a);
    return held === "" ? "Þú ert ekki með nein spjöld." : `Þú ert með ${held}.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} á ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Turn" : "Múrhluti"} ${a.number} á ${a.space}`,
  "words.church": (a: Args) => `${many(a.count, "hluti", "hlutar")} kirkjunnar`,
  "words.ship": (a: Args) => `Skipið er í röð ${a.dice}.`,
  "words.pirates": (a: Args) => `Sjóræningjar eru í röð ${a.dice}.`,
  "words.churchAt": (a: Args) => `Kirkjan stendur á níu reitum; ${a.field} er sá fyrsti.`,
  "words.buildings": (a: Args) =>
    `Óreistar byggingar: ${list(pairsIn(a.buildings).map(([count, kind]) => `${called(KIND_NAMES, kind)} (${count})`))}.`,
} as const;
