/** Puerto Rico in Dutch: what a match asks, tells and counts. */

import { type Amount, type Args, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import {
  are,
  asked,
  belongingTo,
  byAmount,
  called,
  does,
  list,
  many,
  named,
  personAt,
  upper,
  verb,
  who,
  whomStressed,
} from "../../../../text/nl/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aTile,
  barrels,
  buildingOf,
  casks,
  circles,
  coins,
  doubloons,
  extraCoins,
  extraPoints,
  fields,
  fromSpot,
  GOOD_NAMES,
  goodOf,
  inSpot,
  kinds,
  phaseOf,
  points,
  quarries,
  quarriesLeft,
  ROLE_NAMES,
  roleOf,
  self,
  spaces,
  spotOf,
  theBuildingOf,
  tileName,
  tileOf,
  workers,
} from "./phrases.ts";

// For reasons.

/** "Je nam de Bouwmeester", "Ada nam de Bouwmeester". */
const took = (a: Args): string => `${who(a)} nam de ${roleOf(a)}`;
/** Whole sentences, one after the other. */
const together = (...sentences: readonly (string | false)[]): string => sentences.filter((one) => one !== false).join(" ");
/** "indigo en suiker", of the goods that have an amount. */
const goodsIn = (a: Args): string => list(Object.entries(GOOD_NAMES).flatMap(([id, name]) => (isSome(a[id]) ? [name] : [])));
/** The same at the end of a sentence; nothing once the choice is made. */
const kindsIn = (a: Args): string => (goodsIn(a) === "" ? "" : `: ${goodsIn(a)}`);
/** "Handelaar 2, Burgemeester 1". */
const moneyIn = (a: Args): string =>
  Object.entries(ROLE_NAMES)
    .flatMap(([id, name]) => (isSome(a[id]) ? [`${name} ${a[id]}`] : []))
    .join(", ");
const buildings = (amount: Amount): string => many(amount, "gebouw", "gebouwen");
/** "Er is er nog 1 in de voorraad." */
const inSupply = (amount: Amount): string => `Er ${are(amount)} er nog ${Number(amount)} in de voorraad.`;

/** What a phase in seat order means for a reader who is not asked now; `wait` says how they stand. */
const waiting = (a: Args, later: string, cannot: string): string | false =>
  a.wait === "later" ? later : a.wait === "cannot" ? cannot : a.wait === "done" && "Jij bent al geweest.";

// For the log.

/** What a player who is passed over cannot do, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "geen plantage nemen",
  builder: "niets bouwen",
  craftsman: "geen extra vat nemen",
  trader: "niets verkopen",
  captain: "niets laden",
};

// For the table in words.

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count} ${called(GOOD_NAMES, good)}`));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Ronde ${a.round}: kies een rol, ${a.nth} van ${a.own}.` : `Ronde ${a.round}: kies een rol.`),
    (a) => `Ronde ${a.round}: ${who(a)} kiest een rol.`,
  ),
  "prompt.hacienda": asked(
    "Landbouwer: trek een gedekte plantage en neem er dan een uit de rij, of neem er meteen een.",
    (a) => `Landbouwer: ${who(a)} mag eerst een gedekte plantage trekken.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Landbouwer: neem een plantage of een steengroeve." : "Landbouwer: neem een plantage."),
    (a) => `Landbouwer: ${who(a)} neemt een plantage.`,
  ),
  "prompt.hospice": asked("Hospitium: een arbeider op je nieuwe tegel?", (a) => `Hospitium: ${who(a)} mag een arbeider nemen.`),
  "prompt.mayor": asked("Burgemeester: een extra arbeider nemen?", (a) => `Burgemeester: ${who(a)} mag een extra arbeider nemen.`),
  "prompt.lifting": asked(
    (a) =>
      isSome(a.placed)
        ? `Burgemeester: plaats ${workers(a.colonists)}, of pak eerst andere op.`
        : `Burgemeester: plaats ${workers(a.colonists)}.`,
    (a) => `Burgemeester: ${who(a)} plaatst arbeiders.`,
  ),
  "prompt.moving": asked("Burgemeester: verplaats je arbeiders of laat ze staan.", (a) => `Burgemeester: ${who(a)} plaatst arbeiders.`),
  "prompt.placing": asked(
    (a) => `Burgemeester: nog ${workers(a.colonists)} te plaatsen.`,
    (a) => `Burgemeester: ${who(a)} plaatst arbeiders.`,
  ),
  "prompt.builder": asked("Bouwmeester: kies een gebouw.", (a) => `Bouwmeester: ${who(a)} mag bouwen.`),
  "prompt.university": asked("Universiteit: een arbeider in je nieuwe gebouw?", (a) => `Universiteit: ${who(a)} mag een arbeider nemen.`),
  "prompt.craftsman": asked("Opzichter: kies je extra vat.", (a) => `Opzichter: ${who(a)} neemt een extra vat.`),
  "prompt.trader": asked("Handelaar: verkoop één vat.", (a) => `Handelaar: ${who(a)} mag een vat verkopen.`),
  "prompt.captain": asked(
    (a) => `Kapitein: laad één soort. Je hebt ${casks(a.barrels)}.`,
    (a) => `Kapitein: ${who(a)} laadt vaten.`,
  ),
  "prompt.wharf": asked(
    (a) => `Kapitein: je werf gebruiken? De anderen hebben ${casks(a.others)}.`,
    (a) => `Kapitein: ${who(a)} mag de werf gebruiken.`,
  ),
  "prompt.store": asked(
    (a) => `Kies ${kinds(a.kinds)} om op te slaan.`,
    (a) => `Kapitein: ${who(a)} kiest wat in opslag gaat.`,
  ),
  "prompt.keep": asked("Kies één vat om te houden.", (a) => `Kapitein: ${who(a)} houdt één vat.`),
  "prompt.over": "De partij is afgelopen.",

  "pick.role": (a: Args) => `${roleOf(a)} nemen`,
  "pick.draw": "Gedekte plantage trekken",
  "pick.tile": (a: Args) => `${upper(tileName(a))} nemen`,
  "pick.colonist.hospice": "Arbeider sturen",
  "pick.colonist.mayor": "Arbeider nemen",
  "pick.colonist.university": "Arbeider sturen",
  "pick.lift": (a: Args) => `Arbeider ${fromSpot(a)} pakken`,
  "pick.place": (a: Args) => `Arbeider ${inSpot(a)} zetten`,
  "pick.build": (a: Args) => `${upper(buildingOf(a))} bouwen`,
  "pick.extra": (a: Args) => `Vat ${goodOf(a)} nemen`,
  "pick.sell": (a: Args) => `Vat ${goodOf(a)} verkopen`,
  "pick.load": (a: Args) => `${a.barrels} ${goodOf(a)} laden op het schip van ${a.size}`,
  "pick.loadAll": (a: Args) => `Alle ${goodOf(a)} laden op het schip van ${a.size}`,
  "pick.wharf": (a: Args) => `Alle ${goodOf(a)} verschepen vanaf je werf`,
  "pick.brief.ship": (a: Args) => `Op het schip van ${a.size}`,
  "pick.brief.wharf": "Vanaf je werf",
  "pick.brief.some": (a: Args) => `${a.barrels} ${goodOf(a)}`,
  "pick.brief.all": (a: Args) => `Alle ${goodOf(a)}`,
  "pick.store": (a: Args) => `Alle ${goodOf(a)} opslaan`,
  "pick.keep": (a: Args) => `Vat ${goodOf(a)} houden`,
  "fill.again": "Zoals de vorige keer",
  "fill.first": "Vul de cirkels",
  "pick.pass.hacienda": "Helemaal geen plantage nemen",
  "pick.pass.settler": "Geen plantage nemen",
  "pick.pass.hospice": "Geen arbeider sturen",
  "pick.pass.mayor": "Geen arbeider nemen",
  "pick.pass.lifting": "Arbeiders laten staan",
  "pick.pass.builder": "Niets bouwen",
  "pick.pass.university": "Geen arbeider sturen",
  "pick.pass.craftsman": "Geen vat nemen",
  "pick.pass.trader": "Niets verkopen",
  "pick.pass.captain": "Werf niet gebruiken",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "gratis" : `kost je ${doubloons(a)}`),
  "chip.costs": (a: Args) => `kost ${coins(Math.abs(Number(a.doubloons)))}`,
  "chip.earns": (a: Args) => `levert ${doubloons(a)} op`,
  "chip.scores": (a: Args) => `levert ${points(a.points)} op`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `${casks(a.barrels)} ${byAmount(a.barrels, "gaat", "gaan")} verloren`,
  "chip.tiles": (a: Args) => many(a.tiles, "tegel", "tegels"),
  "chip.colonists": (a: Args) => `${workers(a.colonists)} (kolonisten)`,
  "chip.money": (a: Args) => `${doubloons(a)} op zak`,
  "chip.points": (a: Args) => `${points(a.points)} als de partij nu eindigde`,
  "chip.covered": "punten blijven tot het einde geheim",
  "chip.circles": (a: Args) => circles(a.circles),
  "chip.spaces": (a: Args) => `${fields(a.spaces)} vrij in de stad`,

  "goal.score": "Wie de meeste punten heeft, wint: voor verscheepte vaten, voor gebouwen en voor bemande grote gebouwen.",
  "goal.colonists": (a: Args) =>
    Number(a.left) === 0
      ? "Einde 1 van 3: het arbeidersschip kan niet helemaal worden gevuld. Er zijn geen arbeiders meer."
      : `Einde 1 van 3: het arbeidersschip kan niet helemaal worden gevuld. Voor de cirkels die nu leeg zijn, zou het er ${a.wanted} nodig hebben; er ${are(a.left)} er nog ${a.left}.`,
  "goal.city": (a: Args) =>
    `Einde 2 van 3: een stad is vol. In de volste stad ${are(a.spaces)} ${a.spaces} van de ${a.citySpaces} velden bezet.`,
  "goal.points": (a: Args) => `Einde 3 van 3: de punten voor verschepen zijn op. Er ${are(a.left)} er nog ${a.left} van de ${a.start}.`,

  "option.victoryPoints": "Punten van anderen",
  "option.victoryPoints.covered": "geheim",
  "option.victoryPoints.open": "zichtbaar",
  "option.victoryPoints.note": "Bij ‘geheim’ zien spelers tot het einde van de partij alleen hun eigen punten.",
  "option.cornSeat": "Geld voor wie met maïs begint",
  "option.cornSeat.printed": "volgens de regels",
  "option.cornSeat.oneLess": (a: Args) => `${coins(a.cornSeatLess)} minder`,
  "option.cornSeat.note": "Beginnen met maïs is een voordeel. Minder geld maakt het eerlijker.",
  "option.factoryUniversity": "Manufactuur en universiteit",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} en ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} en ${a.factoryCost}`,
  "option.factoryUniversity.note": "Wat de twee gebouwen kosten: volgens de regels, of omgewisseld.",

  // Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role.
  // To the seat that is asked.
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "Dit is de laatste ronde: neem wat jou de meeste punten oplevert."
        : isSome(a.alone)
          ? "Tenzij het de Goudzoeker is, voert iedereen je rol uit; alleen jij krijgt het privilege."
          : "Iedereen voert je rol uit; alleen jij krijgt het privilege.",
      moneyIn(a) !== "" && `Dubloenen op de kaarten: ${moneyIn(a)}.`,
    ),
  "reason.hacienda": (a: Args) =>
    `${took(a)}. Met je haciënda trek je een extra plantage voordat je er een neemt; er liggen er nog ${a.hidden} gedekt.`,
  "reason.settler": (a: Args) =>
    together(
      isSome(a.drawn)
        ? "Je haciënda trok er een; deze kies je zelf."
        : isYou(a)
          ? isSome(a.quarry)
            ? `${took(a)}, dus je kiest als eerste en mag een steengroeve nemen (nog ${a.quarries}).`
            : `${took(a)}, dus je kiest als eerste.`
          : `${took(a)}, dus iedereen mag een plantage nemen.`,
      !isYou(a) && isSome(a.quarry)
        ? "Met je bouwhut mag je ook een steengroeve nemen."
        : goodsIn(a) === ""
          ? "Maïs heeft geen gebouw nodig om te produceren; de andere wel."
          : `Maïs heeft geen gebouw nodig om te produceren; voor ${goodsIn(a)} heb je er een.`,
    ),
  "reason.hospice": (a: Args) =>
    `Je hospitium heeft een arbeider voor de ${tileName(a)} die je nam, zodat die meteen werkt. ${inSupply(a.left)}`,
  "reason.mayor": (a: Args) =>
    `${took(a)}, dus je mag één arbeider meer nemen. Daarna worden de ${a.aboard} van het schip verdeeld, te beginnen bij jou.`,
  "reason.lifting": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, dus je plaatst als eerste.` : `${took(a)}, dus iedereen plaatst arbeiders.`,
      `Je hebt ${circles(a.circles)}: zonder arbeider doet een plantage of gebouw niets.`,
    ),
  "reason.moving": (a: Args) => `${took(a)}. Je kreeg geen nieuwe arbeiders, maar mag de jouwe verplaatsen. Je hebt ${circles(a.circles)}.`,
  "reason.placing": (a: Args) => `Je hebt ${circles(a.circles)}. Bij een plantage moet ook het gebouw bemand zijn, behalve bij maïs.`,
  "reason.builder": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, dus je betaalt ${coins(a.builderDiscount)} minder.` : `${took(a)}, dus iedereen mag bouwen.`,
      isSome(a.quarries)
        ? `Je hebt ${doubloons(a)} en ${quarries(a.quarries)}: je kunt kiezen uit ${buildings(a.possible)}.`
        : `Je hebt ${doubloons(a)}: je kunt kiezen uit ${buildings(a.possible)}.`,
    ),
  "reason.university": (a: Args) =>
    `Je universiteit heeft een arbeider voor ${theBuildingOf(a)}, zodat je gebouw meteen werkt. ${inSupply(a.left)}`,
  "reason.craftsman": (a: Args) =>
    `Iedereen heeft geproduceerd. ${took(a)}, dus je krijgt één vat extra van een soort die je produceerde${kindsIn(a)}.`,
  "reason.trader": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, dus je verkoop levert ${extraCoins(a.traderBonus)} op.` : `${took(a)}, dus iedereen mag een vat verkopen.`,
      isSome(a.doubloons) ? `Je beste verkoop is ${goodOf(a)} voor ${doubloons(a)}.` : "Wat je nu kunt verkopen, levert niets op.",
      `In het huis is nog plaats voor ${casks(a.free)}.`,
    ),
  "reason.captain": (a: Args) =>
    together(
      isSome(a.bonus)
        ? `${took(a)}, dus je eerste lading levert ${extraPoints(a.bonus)} op.`
        : `${took(a)}: iedereen laadt om de beurt tot niemand meer kan.`,
      isSome(a.harbor) ? "Elk vat is 1 punt, en je haven geeft er 1 bij per lading." : "Elk vat is 1 punt.",
      isSome(a.lost) && `Als het laden nu stopt, verlies je er ${a.lost}.`,
    ),
  "reason.wharf": (a: Args) =>
    together(
      "Geen schip neemt je vaten mee; je werf verscheept er alle van één soort, voor 1 punt per vat.",
      isSome(a.lost) && `Als het laden nu stopt, verlies je er ${a.lost}.`,
    ),
  "reason.store": (a: Args) =>
    `Het laden is klaar. In je pakhuizen ${Number(a.kinds) === 1 ? "past" : "passen"} nog ${kinds(a.kinds)}, en één ander vat blijft ook. Je verliest er minstens ${a.lost}.`,
  "reason.keep": (a: Args) =>
    `Het laden is klaar. Zonder pakhuis houd je één vat; ${byAmount(a.lost, "het andere", `de andere ${a.lost}`)} verlies je.`,

  // To everyone else, while a seat decides.
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch"
        ? isSome(a.alone)
          ? "Tenzij het de Goudzoeker is, voert iedereen de rol uit."
          : "Iedereen voert de rol uit."
        : isSome(a.alone)
          ? "Tenzij het de Goudzoeker is, voer jij de rol ook uit, zonder het privilege."
          : "Jij voert de rol ook uit, zonder het privilege.",
      moneyIn(a) !== "" && `Dubloenen op de kaarten: ${moneyIn(a)}.`,
    ),
  "reason.settler.others": (a: Args) =>
    together(
      `${took(a)}: iedereen mag om de beurt een plantage nemen.`,
      waiting(a, `Jij kiest straks; er liggen er ${a.tiles} open.`, "Op jouw eiland is geen plaats meer."),
    ),
  "reason.hospice.others": (a: Args) =>
    `Het hospitium kan een arbeider leveren. ${inSupply(a.left)} Is dat te weinig voor het schip, dan eindigt de partij.`,
  "reason.mayor.others": (a: Args) =>
    `${took(a)} en mag één arbeider meer nemen. Daarna worden de ${a.aboard} van het schip over iedereen verdeeld.`,
  "reason.placing.others": (a: Args) =>
    together(
      `${took(a)}: iedereen plaatst om de beurt arbeiders.`,
      waiting(
        a,
        isSome(a.workers) ? `Jij plaatst straks ${workers(a.workers)}.` : "Jij mag je arbeiders straks verplaatsen.",
        "Jij hoeft niets te kiezen: je arbeiders vinden vanzelf hun plek.",
      ),
    ),
  "reason.builder.others": (a: Args) =>
    together(
      `${took(a)}: iedereen mag om de beurt bouwen.`,
      waiting(a, `Jij hebt straks ${doubloons(a)}.`, `Jij hebt ${doubloons(a)} en kunt niets bouwen.`),
    ),
  "reason.university.others": (a: Args) =>
    `De universiteit kan een arbeider leveren. ${inSupply(a.left)} Is dat te weinig voor het schip, dan eindigt de partij.`,
  "reason.craftsman.others": (a: Args) =>
    together(`Iedereen heeft geproduceerd. ${does(a, "krijgt")} één vat extra.`, a.wait !== "watch" && `Jij hebt ${casks(a.barrels)}.`),
  "reason.trader.others": (a: Args) =>
    together(
      `${took(a)}: iedereen mag om de beurt een vat verkopen. In het huis is nog plaats voor ${casks(a.free)}.`,
      waiting(a, "Jij mag straks verkopen.", "Jij hebt niets wat het huis koopt."),
    ),
  "reason.captain.others": (a: Args) =>
    together(
      `${took(a)}: iedereen laadt om de beurt tot niemand meer kan.`,
      a.wait !== "watch" &&
        (isSome(a.lost) ? `Jij hebt ${casks(a.barrels)} en zou er nu ${a.lost} verliezen.` : `Jij hebt ${casks(a.barrels)}.`),
    ),
  "reason.storage.others": "Het laden is klaar. Wat niemand kan bewaren, gaat terug naar de voorraad.",

  // Why a piece cannot be chosen now.
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

  // What happened, for the log. Most sentences are about a seat: "Je neemt de Burgemeester."
  "log.began": "De partij begint.",
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

  round: (a: Args) => `Ronde ${a.round}`,
  "end.points": (a: Args) => `Meeste punten: ${a.best}.`,
  "end.wealth": "Evenveel punten: dubloenen en vaten beslisten.",
  "end.shared": (a: Args) => `Ook evenveel dubloenen en vaten, met ${points(a.best)}.`,

  // The table in words, for players who do not see it. Lists are packed as in `pairsIn`.
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

  // What roles and buildings brought, for the score sheet.
  "earned.roleCards": "Rolkaarten",
  "earned.points": (a: Args) => points(a.n),
  "earned.doubloons": (a: Args) => coins(a.n),
  "earned.saved": (a: Args) => `${coins(a.n)} bespaard`,
  "earned.barrels": (a: Args) => casks(a.n),
  "earned.workers": (a: Args) => workers(a.n),
  "earned.tiles": (a: Args) => many(a.n, "tegel", "tegels"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "Op punten",
  "won.wealth": "Op dubloenen en vaten, na gelijke stand",
  "won.shared": "Gedeelde zege",
  "habit.role": "Je eerste rol",
  "habit.opening": "Je eerste gebouw",
  "habit.buildings": "Gebouwen die je koopt",
};
