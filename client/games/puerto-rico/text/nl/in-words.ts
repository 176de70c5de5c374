/** The table in words, for players who do not see it. Lists are packed as in `pairsIn`. */

import { type Args, isYou, type People, pairsIn } from "../../../../text/grammar.ts";
import { called, list, personAt, whomStressed } from "../../../../text/nl/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import { barrels, buildingOf, coins, points, quarriesLeft, self, spaces, tileOf, workers } from "./phrases.ts";

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count} ${called(GOOD_NAMES, good)}`));

export const IN_WORDS = {
  "words.governor": (a: Args) => `Gouverneur: ${isYou(a) ? "jij" : self(a)}.`,
  "words.roles": (a: Args) =>
    `Vrije rollen: ${list(pairsIn(a.roles).map(([money, role]) => (money > 0 ? `${called(ROLE_NAMES, role)} met ${coins(money)}` : called(ROLE_NAMES, role))))}.`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `Genomen rollen: ${list(pairsIn(a.roles).map(([seat, role]) => `${called(ROLE_NAMES, role)} door ${whomStressed(personAt(seat, people))}`))}.`,
  "words.shipEmpty": (a: Args) => `Vrachtschip voor ${a.size} vaten: leeg.`,
  "words.ship": (a: Args) => `Vrachtschip voor ${a.size} vaten: ${barrels(a)}, ${spaces(a.free)} vrij.`,
  "words.house": (a: Args) =>
    a.count === 0 ? `Handelshuis: leeg, ${spaces(a.spaces)}.` : `Handelshuis: ${goods(a)}; ${a.count} van de ${spaces(a.spaces)} bezet.`,
  "words.tiles": (a: Args) =>
    `Open plantages: ${list(pairsIn(a.tiles).map(([count, tile]) => `${count} ${tileOf({ tile })}`))}. Nog ${quarriesLeft(a.quarries)}.`,
  "words.barrels": (a: Args) => `Vaten in de voorraad: ${goods(a)}.`,
  "words.buildings": (a: Args) =>
    `Gebouwen over: ${list(pairsIn(a.buildings).map(([count, building]) => `${count} keer ${buildingOf({ building })}`))}.`,
  "words.colonists": (a: Args) =>
    `${workers(a.left)} in de voorraad. Voor de cirkels die nu leeg zijn, zou het schip er ${a.wanted} nodig hebben; minder als er eerst arbeiders worden geplaatst.`,
  "words.points": (a: Args) => `${points(a.points)} in de voorraad.`,
} as const;
