/** Why a piece cannot be chosen now. */

import type { Args } from "../../../../text/grammar.ts";
import { belongingTo, does } from "../../../../text/nl/grammar.ts";
import { doubloons, goodOf, phaseOf, roleOf } from "./phrases.ts";

export const WHY = {
  "why.role": (a: Args) => `Dat kan in de ${phaseOf(a)}.`,
  "why.roleTaken": (a: Args) => `${does(a, "hebt")} deze rol in deze ronde al genomen.`,
  "why.roleLater": (a: Args) => `De ${roleOf(a)} wordt nu uitgevoerd. Je neemt een rol zodra jij er een mag kiezen.`,
  "why.workerFirst": "Beslis eerst of je de arbeider wilt.",
  "why.circles": "Kies een lege cirkel voor een arbeider, of een arbeider om op te pakken.",
  "why.nextMayor": "Deze arbeiders komen met de volgende Burgemeester.",
  "why.supply": "Arbeiders krijg je met de Burgemeester, een hospitium of een universiteit.",
  "why.loadingOver": "Het laden is klaar. Kies wat je opslaat.",
  "why.goodsLater": "Vaten verkoop je met de Handelaar en verscheep je met de Kapitein.",
  "why.theirs": (a: Args) => `Dat is ${belongingTo(a)}.`,
  "why.dear": (a: Args) => `Dat kost ${doubloons(a)}. Je komt er ${a.lack} tekort.`,
  "why.haveIt": "Dit gebouw heb je al.",
  "why.noneOfIt": "Hiervan zijn er geen meer.",
  "why.noRoom": (a: Args) => (Number(a.spaces) > 1 ? "Daarvoor zijn 2 vrije stadsvelden nodig." : "Je stad is vol."),
  "why.noQuarry": "Er zijn geen steengroeven meer.",
  "why.quarry": "Voor een steengroeve heb je de Landbouwer of een bemande bouwhut nodig.",
  "why.hacienda": "Om een gedekte plantage te trekken, heb je een bemande haciënda nodig.",
  "why.stackEmpty": "Er zijn geen gedekte plantages meer.",
  "why.drawn": "Je haciënda heeft er al een getrokken.",
  "why.shipFull": "Dit schip is vol.",
  "why.shipOf": (a: Args) => `Dit schip vervoert ${goodOf(a)}, en dat heb je niet.`,
  "why.shipNone": "Je vaten moeten op de schepen die hun soort al vervoeren.",
  "why.shipLarger": "Op een ander leeg schip passen meer van je vaten.",
  "why.barrelFirst": "Kies eerst een vat om te verkopen.",
  "why.notProduced": (a: Args) => `Je hebt deze keer geen ${goodOf(a)} geproduceerd.`,
  "why.noneLeft": (a: Args) => `In de voorraad is geen ${goodOf(a)} meer.`,
  "why.noBarrels": (a: Args) => `Je hebt geen ${goodOf(a)}.`,
  "why.goodFull": (a: Args) => `Het schip met ${goodOf(a)} is vol.`,
  "why.goodNone": (a: Args) => `Geen schip kan ${goodOf(a)} meenemen: ze vervoeren allemaal iets anders.`,
  "why.houseHas": (a: Args) => `In het handelshuis ligt al ${goodOf(a)}, en het koopt elke soort één keer.`,
  "why.stored": (a: Args) => `Je ${goodOf(a)} is al opgeslagen.`,
  "why.wharfUsed": "Je hebt je werf in deze fase al gebruikt.",
  "why.wharfEmpty": "Op je werf staat geen arbeider.",
  "why.manned": "Arbeiders oppakken kan alleen voordat je de eerste plaatst.",
  "why.nobody": "Je hebt geen arbeiders meer om te plaatsen. Pak er eerst een op.",
} as const;
