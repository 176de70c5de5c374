/** What happened, for the log. Most sentences are about a seat: "Je neemt de Burgemeester." */

import { type Args, isYou } from "../../../../text/grammar.ts";
import { byAmount, does, named, verb } from "../../../../text/nl/grammar.ts";
import {
  aTile,
  barrels,
  coins,
  doubloons,
  extraPoints,
  fromSpot,
  goodOf,
  inSpot,
  points,
  roleOf,
  spotOf,
  theBuildingOf,
  workers,
} from "./phrases.ts";

/** What a player who is passed over cannot do, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "geen plantage nemen",
  builder: "niets bouwen",
  craftsman: "geen extra vat nemen",
  trader: "niets verkopen",
  captain: "niets laden",
};

export const LOG = {
  "log.began": "De partij begint.",
  "log.takenBack": (a: Args) => `${does(a, "neemt")} de laatste zet terug.`,
  "log.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "log.ended": "De partij is beëindigd.",
  "log.role": (a: Args) => `${does(a, "neemt")} de ${roleOf(a)}.`,
  "log.rolePaid": (a: Args) => `${does(a, "neemt")} de ${roleOf(a)}, met ${doubloons(a)} erop.`,
  "log.prospected": (a: Args) => `${does(a, "krijgt")} ${coins(a.prospecting)} als goudzoeker.`,
  "log.tile": (a: Args) => `${does(a, "neemt")} ${aTile(a)}.`,
  "log.drew": (a: Args) => `${does(a, "trekt")} ${aTile(a)} met de haciënda.`,
  "log.discarded": "De overgebleven plantages worden afgelegd.",
  "log.reshuffled": "De stapels zijn leeg: de afgelegde plantages worden weer ingeschud.",
  "log.turned": (a: Args) => `Er ${byAmount(a.count, "komt 1 nieuwe plantage", `komen ${a.count} nieuwe plantages`)} open te liggen.`,
  "log.landed": (a: Args) => `${does(a, "krijgt")} ${workers(a.count)} van het schip.`,
  "log.privilege": (a: Args) => `${does(a, "krijgt")} een extra arbeider als burgemeester.`,
  "log.lifted": (a: Args) => `${does(a, "pakt")} een arbeider ${fromSpot(a, "from")}.`,
  "log.placed": (a: Args) => `${does(a, "stuurt")} ${workers(a.count)} naar ${spotOf(a)}.`,
  "log.sent": (a: Args) => `${does(a, "krijgt")} een arbeider ${inSpot(a)}.`,
  "log.boarded": (a: Args) =>
    Number(a.count) === 0
      ? "Voor het volgende schip zijn er geen arbeiders meer."
      : `Met het volgende schip ${byAmount(a.count, "komt", "komen")} ${workers(a.count)} aan.`,
  "log.built": (a: Args) => `${does(a, "bouwt")} ${theBuildingOf(a)} voor ${doubloons(a)}.`,
  "log.builtFree": (a: Args) => `${does(a, "bouwt")} gratis ${theBuildingOf(a)}.`,
  "log.produced": (a: Args) => `${does(a, "produceert")} ${barrels(a)}.`,
  "log.extra": (a: Args) => `${does(a, "krijgt")} een extra vat ${goodOf(a)} als opzichter.`,
  "log.factory": (a: Args) => `${does(a, "krijgt")} ${doubloons(a)} van de manufactuur.`,
  "log.sold": (a: Args) => `${does(a, "verkoopt")} een vat ${goodOf(a)} voor ${doubloons(a)}.`,
  "log.soldFree": (a: Args) => `${does(a, "verkoopt")} een vat ${goodOf(a)}, maar verdient niets.`,
  "log.houseEmptied": "Het handelshuis is vol en wordt geleegd.",
  "log.loaded": (a: Args) => `${does(a, "laadt")} ${barrels(a)} op het schip van ${a.size}: ${points(a.barrels)}.`,
  "log.wharf": (a: Args) => `${does(a, "verscheept")} ${barrels(a)} vanaf ${isYou(a) ? "je" : "de"} werf: ${points(a.barrels)}.`,
  "log.bonus.captain": (a: Args) => `${does(a, "krijgt")} ${extraPoints(a.captainBonus)} als kapitein.`,
  "log.bonus.harbor": (a: Args) => `${does(a, "krijgt")} ${extraPoints(a.harborBonus)} van de haven.`,
  "log.loadingOver": "Het laden is klaar. Iedereen slaat op wat bewaard kan worden.",
  "log.stored": (a: Args) => `${does(a, "slaat")} alle ${goodOf(a)} op.`,
  "log.kept": (a: Args) => `${does(a, "houdt")} een vat ${goodOf(a)}.`,
  "log.returned": (a: Args) => `${does(a, "verliest")} ${barrels(a)}.`,
  "log.sailed": (a: Args) => `Het schip van ${a.size} zit vol ${goodOf(a)}. Het vaart uit en komt leeg terug.`,
  "log.passed.hacienda": (a: Args) => `${does(a, "neemt")} geen plantage.`,
  "log.passed.settler": (a: Args) => `${does(a, "neemt")} geen plantage.`,
  "log.passed.hospice": (a: Args) => `${does(a, "neemt")} geen arbeider van het hospitium.`,
  "log.passed.mayor": (a: Args) => `${does(a, "neemt")} geen extra arbeider.`,
  "log.passed.lifting": (a: Args) => `${does(a, "laat")} alle arbeiders staan.`,
  "log.passed.builder": (a: Args) => `${does(a, "bouwt")} niets.`,
  "log.passed.university": (a: Args) => `${does(a, "neemt")} geen arbeider van de universiteit.`,
  "log.passed.craftsman": (a: Args) => `${does(a, "neemt")} geen extra vat.`,
  "log.passed.trader": (a: Args) => `${does(a, "verkoopt")} niets.`,
  "log.passed.captain": (a: Args) => `${does(a, "gebruikt")} ${isYou(a) ? "je" : "de"} werf niet.`,
  "log.skipped": (a: Args) => `${does(a, "kunt")} ${SKIPPED[`${a.role}`] ?? "niets doen"}.`,
  "log.lastRound.colonists": "Er zijn te weinig arbeiders voor het volgende schip. Dit is de laatste ronde.",
  "log.lastRound.city": "Een stad is vol. Dit is de laatste ronde.",
  "log.lastRound.victoryPoints": "De punten zijn op. Dit is de laatste ronde.",
  "log.paid": (a: Args) => `Elke overgebleven rol krijgt ${coins(a.onCardNotChosen)}.`,
  "log.governor": (a: Args) => `Ronde ${a.round}: ${isYou(a) ? "jij" : named(a)} ${verb(a, "bent")} gouverneur.`,
  "log.over": "De laatste ronde is voorbij.",
} as const;

export const ENDINGS = {
  round: (a: Args) => `Ronde ${a.round}`,
  "end.points": (a: Args) => `Meeste punten: ${a.best}.`,
  "end.wealth": "Evenveel punten: dubloenen en vaten beslisten.",
  "end.shared": (a: Args) => `Ook evenveel dubloenen en vaten, met ${points(a.best)}.`,
} as const;
