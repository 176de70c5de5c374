/** The table in words, for players who do not see it. */
import { called, list, many, upper } from "../../../../text/en/grammar.ts";
import { type Args, pairsIn } from "../../../../text/grammar.ts";
import { HOUSE_NAMES, KIND_NAMES } from "./names.ts";
import { spent } from "./phrases.ts";

export const IN_WORDS = {
  "words.hand": (a: Args) => {
    const held = spent(a);
    return held === "" ? "You hold no cards." : `You hold ${held}.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} on ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Tower" : "Wall"} ${a.number} on ${a.space}`,
  "words.church": (a: Args) => `${many(a.count, "part")} of the church`,
  "words.ship": (a: Args) => `The ship is in row ${a.dice}.`,
  "words.pirates": (a: Args) => `Pirates are in row ${a.dice}.`,
  "words.churchAt": (a: Args) => `The church stands on nine spaces; ${a.field} is the first.`,
  "words.buildings": (a: Args) =>
    `Buildings not yet built: ${list(pairsIn(a.buildings).map(([count, kind]) => `${count} ${called(KIND_NAMES, kind)}`))}.`,
} as const;
