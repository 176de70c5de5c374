/** The table in words, for players who do not see it. */

import { type Args, pairsIn } from "../../../../text/grammar.ts";
import { called, list, many, upper } from "../../../../text/nb/grammar.ts";
import { HOUSE_NAMES, KIND_NAMES } from "./names.ts";
import { spent } from "./phrases.ts";

export const IN_WORDS = {
  "words.hand": (a: Args) => {
    const held = spent(a);
    return held === "" ? "Du har ingen kort på hånden." : `Du har ${held} på hånden.`;
  },
  "words.house": (a: Args) => `${upper(called(HOUSE_NAMES, a.house))} på ${a.field}`,
  "words.wall": (a: Args) => `${a.tower === 1 ? "Tårn" : "Mur"} ${a.number} på ${a.space}`,
  "words.church": (a: Args) => `${many(a.count, "del", "deler")} av kirken`,
  "words.ship": (a: Args) => `Skipet er i rad ${a.dice}.`,
  "words.pirates": (a: Args) => `Piratene er i rad ${a.dice}.`,
  "words.churchAt": (a: Args) => `Kirken står på ni felt; ${a.field} er det første.`,
  "words.buildings": (a: Args) =>
    `Bygninger som ikke er bygd: ${list(pairsIn(a.buildings).map(([count, kind]) => `${count} ${called(KIND_NAMES, kind)}`))}.`,
} as const;
