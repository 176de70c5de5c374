/** Puerto Rico in Norwegian (bokmål): what a match asks, tells and counts. */

import { type Args, isSome, isYou, type People, pairsIn, type Translated } from "../../../../text/grammar.ts";
import { asked, byAmount, called, does, list, many, own, personAt, toWhom, upper, who, whom } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  aBuilding,
  allOf,
  aTile,
  barrels,
  buildings,
  circles,
  doubloons,
  dublons,
  extraDublons,
  extraPoints,
  GOOD_NAMES,
  goodOf,
  inSpot,
  kinds,
  phaseOf,
  points,
  quarries,
  ROLE_NAMES,
  roleOf,
  someBarrels,
  spotOf,
  theBuilding,
  theTile,
  tileOf,
  workers,
} from "./phrases.ts";

// For reasons.

/** "Du tok byggherren", "Ada tok byggherren". */
const took = (a: Args): string => `${who(a)} tok ${roleOf(a)}`;
/** Whole sentences, one after the other. */
const together = (...sentences: readonly (string | false)[]): string => sentences.filter((one) => one !== false).join(" ");
/** "indigo og sukker", of the goods that have an amount. */
const goodsIn = (a: Args): string => list(Object.entries(GOOD_NAMES).flatMap(([id, name]) => (isSome(a[id]) ? [name] : [])));
/** The same at the end of a sentence; nothing once the choice is made. */
const kindsIn = (a: Args): string => (goodsIn(a) === "" ? "" : `: ${goodsIn(a)}`);
/** "handelsmann 2, borgermester 1". */
const moneyIn = (a: Args): string =>
  Object.entries(ROLE_NAMES)
    .flatMap(([id, name]) => (isSome(a[id]) ? [`${name.toLowerCase()} ${a[id]}`] : []))
    .join(", ");

/** What a phase in seat order means for a reader who is not asked now; `wait` says how they stand. */
const waiting = (a: Args, later: string, cannot: string): string | false =>
  a.wait === "later" ? later : a.wait === "cannot" ? cannot : a.wait === "done" && "Du har hatt din tur.";

/** "én av 7 bygninger", "1 bygning". */
const anyOf = (a: Args): string => `${Number(a.possible) > 1 ? "én av " : ""}${many(a.possible, "bygning", "bygninger")}`;

// For the log.

/** Why a player is passed over, by role. */
const SKIPPED: Readonly<Record<string, string>> = {
  settler: "kan ikke ta noen plantasje",
  builder: "kan ikke bygge noe",
  craftsman: "kan ikke ta noen ekstra tønne",
  trader: "kan ikke selge noe",
  captain: "kan ikke laste noe",
};

// For the table in words.

const goods = (a: Args): string => list(pairsIn(a.goods).map(([count, good]) => `${count} ${called(GOOD_NAMES, good)}`));
const role = (id: string): string => called(ROLE_NAMES, id).toLowerCase();
const withMoney = (money: number, id: string): string => (money > 0 ? `${role(id)} med ${dublons(money)}` : role(id));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, and the icons beside them.
  "prompt.role": asked(
    (a) => (Number(a.own) > 1 ? `Runde ${a.round}: Velg en rolle, ${a.nth} av ${a.own}.` : `Runde ${a.round}: Velg en rolle.`),
    (a) => `Runde ${a.round}: ${who(a)} velger en rolle.`,
  ),
  "prompt.hacienda": asked(
    "Nybygger: Trekk en skjult plantasje og ta så en fra raden, eller bare ta en.",
    (a) => `Nybygger: ${who(a)} kan trekke en skjult plantasje først.`,
  ),
  "prompt.settler": asked(
    (a) => (isSome(a.quarry) ? "Nybygger: Ta en plantasje eller et steinbrudd." : "Nybygger: Ta en plantasje."),
    (a) => `Nybygger: ${who(a)} tar en plantasje.`,
  ),
  "prompt.hospice": asked("Hospits: Vil du ha en arbeider på brikken?", (a) => `Hospits: ${who(a)} kan ta en arbeider.`),
  "prompt.mayor": asked("Borgermester: Vil du ha en ekstra arbeider?", (a) => `Borgermester: ${who(a)} kan ta en ekstra arbeider.`),
  "prompt.lifting": asked(
    (a) =>
      isSome(a.placed)
        ? `Borgermester: Plasser ${workers(a.colonists)}, eller ta opp andre først.`
        : `Borgermester: Plasser ${workers(a.colonists)}.`,
    (a) => `Borgermester: ${who(a)} plasserer arbeidere.`,
  ),
  "prompt.moving": asked("Borgermester: Flytt arbeiderne dine, eller la dem stå.", (a) => `Borgermester: ${who(a)} plasserer arbeidere.`),
  "prompt.placing": asked(
    (a) => `Borgermester: ${workers(a.colonists)} igjen å plassere.`,
    (a) => `Borgermester: ${who(a)} plasserer arbeidere.`,
  ),
  "prompt.builder": asked("Byggherre: Velg en bygning.", (a) => `Byggherre: ${who(a)} kan bygge.`),
  "prompt.university": asked("Universitet: Vil du ha en arbeider i bygningen?", (a) => `Universitet: ${who(a)} kan ta en arbeider.`),
  "prompt.craftsman": asked("Oppmann: Velg den ekstra tønnen din.", (a) => `Oppmann: ${who(a)} tar en ekstra tønne.`),
  "prompt.trader": asked("Handelsmann: Selg én tønne.", (a) => `Handelsmann: ${who(a)} kan selge en tønne.`),
  "prompt.captain": asked(
    (a) => `Kaptein: Last ett vareslag. Du har ${someBarrels(a.barrels)}.`,
    (a) => `Kaptein: ${who(a)} laster tønner.`,
  ),
  "prompt.wharf": asked(
    (a) => `Kaptein: Vil du bruke verftet? De andre har ${someBarrels(a.others)}.`,
    (a) => `Kaptein: ${who(a)} kan bruke verftet.`,
  ),
  "prompt.store": asked(
    (a) => `Velg ${kinds(a.kinds)} du vil lagre.`,
    (a) => `Kaptein: ${who(a)} velger hva som skal lagres.`,
  ),
  "prompt.keep": asked("Velg én tønne du vil beholde.", (a) => `Kaptein: ${who(a)} beholder én tønne.`),
  "prompt.over": "Partiet er slutt.",

  "pick.role": (a: Args) => `Ta ${roleOf(a)}`,
  "pick.draw": "Trekk en skjult plantasje",
  "pick.tile": (a: Args) => `Ta ${aTile(a)}`,
  "pick.colonist.hospice": "Ta arbeideren",
  "pick.colonist.mayor": "Ta arbeideren",
  "pick.colonist.university": "Ta arbeideren",
  "pick.lift": (a: Args) => `Ta opp en arbeider fra ${spotOf(a)}`,
  "pick.place": (a: Args) => `Plasser en arbeider ${inSpot(a)}`,
  "pick.build": (a: Args) => `Bygg ${aBuilding(a)}`,
  "pick.extra": (a: Args) => `Ta en tønne ${goodOf(a)}`,
  "pick.sell": (a: Args) => `Selg en tønne ${goodOf(a)}`,
  "pick.load": (a: Args) => `Last ${a.barrels} ${goodOf(a)} på skipet med ${a.size} plasser`,
  "pick.loadAll": (a: Args) => `Last ${allOf(a)} på skipet med ${a.size} plasser`,
  "pick.wharf": (a: Args) => `Send ${allOf(a)} fra verftet ditt`,
  "pick.brief.ship": (a: Args) => `På skipet med ${a.size} plasser`,
  "pick.brief.wharf": "Fra verftet ditt",
  "pick.brief.some": (a: Args) => `${a.barrels} ${goodOf(a)}`,
  "pick.brief.all": (a: Args) => upper(allOf(a)),
  "pick.store": (a: Args) => `Lagre ${allOf(a)}`,
  "pick.keep": (a: Args) => `Behold en tønne ${goodOf(a)}`,
  "fill.again": "Som sist",
  "fill.first": "Fyll plassene",
  "pick.pass.hacienda": "Ikke ta noen plantasje",
  "pick.pass.settler": "Ikke ta plantasje",
  "pick.pass.hospice": "Ikke ta arbeideren",
  "pick.pass.mayor": "Ikke ta arbeideren",
  "pick.pass.lifting": "La arbeiderne stå",
  "pick.pass.builder": "Ikke bygg",
  "pick.pass.university": "Ikke ta arbeideren",
  "pick.pass.craftsman": "Ikke ta tønne",
  "pick.pass.trader": "Ikke selg",
  "pick.pass.captain": "Ikke bruk verftet",

  "chip.pays": (a: Args) => (a.doubloons === 0 ? "gratis" : `koster deg ${doubloons(a)}`),
  "chip.costs": (a: Args) => `koster ${dublons(Math.abs(Number(a.doubloons)))}`,
  "chip.earns": (a: Args) => `gir ${doubloons(a)}`,
  "chip.scores": (a: Args) => `gir ${points(a.points)}`,
  "chip.barrels": (a: Args) => barrels(a),
  "chip.lost": (a: Args) => `${someBarrels(a.barrels)} ville gått tapt`,
  "chip.tiles": (a: Args) => many(a.tiles, "brikke", "brikker"),
  "chip.colonists": (a: Args) => many(a.colonists, "arbeider (kolonist)", "arbeidere (kolonister)"),
  "chip.money": (a: Args) => `${doubloons(a)} i kassen`,
  "chip.points": (a: Args) => `${points(a.points)} hvis partiet var over nå`,
  "chip.covered": "poengene er skjult til slutten",
  "chip.circles": (a: Args) => circles(a.circles),
  "chip.spaces": (a: Args) => many(a.spaces, "ledig byfelt", "ledige byfelt"),

  "goal.score": "Flest poeng vinner: for lastede tønner, for bygninger og for bemannede store bygninger.",
  "goal.colonists": (a: Args) =>
    Number(a.left) === 0
      ? "Slutt 1 av 3: Arbeiderskipet kan ikke fylles helt opp. Ingen arbeidere er igjen."
      : `Slutt 1 av 3: Arbeiderskipet kan ikke fylles helt opp. For sirklene som er tomme nå, ville det trenge ${a.wanted}, og ${a.left} er igjen.`,
  "goal.city": (a: Args) => `Slutt 2 av 3: En by er full. I den mest utbygde er ${a.spaces} av ${a.citySpaces} felt bebygd.`,
  "goal.points": (a: Args) => `Slutt 3 av 3: Poengene for lasting tar slutt. ${a.left} av ${a.start} er igjen.`,

  "option.victoryPoints": "De andres poeng",
  "option.victoryPoints.covered": "skjult",
  "option.victoryPoints.open": "synlige",
  "option.victoryPoints.note": "Er de skjult, ser du bare dine egne poeng til partiet er over.",
  "option.cornSeat": "Penger til dem som starter med mais",
  "option.cornSeat.printed": "som i reglene",
  "option.cornSeat.oneLess": (a: Args) => `${dublons(a.cornSeatLess)} mindre`,
  "option.cornSeat.note": "Det er en fordel å starte med mais. Litt mindre penger jevner det ut.",
  "option.factoryUniversity": "Fabrikk og universitet",
  "option.factoryUniversity.printed": (a: Args) => `${a.factoryCost} og ${a.universityCost}`,
  "option.factoryUniversity.swapped": (a: Args) => `${a.universityCost} og ${a.factoryCost}`,
  "option.factoryUniversity.note": "Hva de to bygningene koster: som i reglene, eller byttet om.",

  // Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role.
  // To the seat that is asked.
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "Dette er siste runde: Ta det som gir deg flest poeng."
        : isSome(a.alone)
          ? "Er det ikke gullgraveren, utfører alle rollen, men bare du får privilegiet."
          : "Alle utfører rollen, men bare du får privilegiet.",
      moneyIn(a) !== "" && `Dubloner på kortene: ${moneyIn(a)}.`,
    ),
  "reason.hacienda": (a: Args) => `${took(a)}. Godset ditt trekker en ekstra plantasje før du tar en; ${a.hidden} ligger med baksiden opp.`,
  "reason.settler": (a: Args) =>
    together(
      isSome(a.drawn)
        ? "Godset ditt har trukket en; denne velger du selv."
        : isYou(a)
          ? isSome(a.quarry)
            ? `${took(a)}, så du velger først og kan ta et steinbrudd (${a.quarries} igjen).`
            : `${took(a)}, så du velger først.`
          : `${took(a)}, så alle kan ta en plantasje.`,
      !isYou(a) && isSome(a.quarry)
        ? "Med anleggsbrakken din kan du også ta et steinbrudd."
        : goodsIn(a) === ""
          ? "Mais trenger ingen bygning for å produsere, det gjør alle de andre."
          : `Mais trenger ingen bygning for å produsere; du har en for ${goodsIn(a)}.`,
    ),
  "reason.hospice": (a: Args) =>
    `Hospitset ditt har en arbeider til ${theTile(a)} du tok, så ${a.tile === "quarry" ? "det" : "den"} virker med en gang. ${a.left} er igjen i forrådet.`,
  "reason.mayor": (a: Args) =>
    `${took(a)}, så du kan ta én arbeider ekstra. Deretter deles det ut ${workers(a.aboard)} fra skipet, og du får først.`,
  "reason.lifting": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, så du plasserer først.` : `${took(a)}, så alle plasserer arbeidere.`,
      `Du har ${circles(a.circles)}, og uten arbeider gjør en plantasje eller bygning ingenting.`,
    ),
  "reason.moving": (a: Args) => `${took(a)}. Du fikk ingen nye arbeidere, men kan flytte dem du har. Du har ${circles(a.circles)}.`,
  "reason.placing": (a: Args) => `Du har ${circles(a.circles)}. Plantasjer trenger også en bemannet bygning, unntatt mais.`,
  "reason.builder": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, så du betaler ${dublons(a.builderDiscount)} mindre.` : `${took(a)}, så alle kan bygge.`,
      isSome(a.quarries)
        ? `Du har ${doubloons(a)} og ${quarries(a.quarries)}: nok til ${anyOf(a)}.`
        : `Du har ${doubloons(a)}: nok til ${anyOf(a)}.`,
    ),
  "reason.university": (a: Args) =>
    `Universitetet ditt har en arbeider til ${theBuilding(a)}, så bygningen virker med en gang. ${a.left} er igjen i forrådet.`,
  "reason.craftsman": (a: Args) => `Alle har produsert. ${took(a)}, så du får én tønne til av et vareslag du produserte${kindsIn(a)}.`,
  "reason.trader": (a: Args) =>
    together(
      isYou(a) ? `${took(a)}, så salget ditt gir ${extraDublons(a.traderBonus)}.` : `${took(a)}, så alle kan selge en tønne.`,
      isSome(a.doubloons) ? `Ditt beste salg er ${goodOf(a)} for ${doubloons(a)}.` : "Det du kan selge nå, gir ingenting.",
      `Handelshuset har plass til ${a.free} til.`,
    ),
  "reason.captain": (a: Args) =>
    together(
      isSome(a.bonus)
        ? `${took(a)}, så den første lasten din gir ${extraPoints(a.bonus)}.`
        : `${took(a)}. Alle laster etter tur til ingen kan laste mer.`,
      isSome(a.harbor) ? "Hver tønne er 1 poeng, og havnen din gir 1 til for hver last." : "Hver tønne er 1 poeng.",
      isSome(a.lost) && `Du ville mistet ${a.lost} hvis lastingen var over nå.`,
    ),
  "reason.wharf": (a: Args) =>
    together(
      "Ingen skip tar tønnene dine. Fra verftet sender du alle av ett vareslag, for 1 poeng per tønne.",
      isSome(a.lost) && `Du ville mistet ${a.lost} hvis lastingen var over nå.`,
    ),
  "reason.store": (a: Args) =>
    `Lastingen er over. Lagrene dine har plass til ${kinds(a.kinds)} til, og i tillegg får én tønne bli. Du mister minst ${a.lost}.`,
  "reason.keep": (a: Args) =>
    `Lastingen er over. Én tønne får du beholde uten lager; ${byAmount(a.lost, "den andre", `de ${a.lost} andre`)} mister du.`,

  // To everyone else, while a seat decides.
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch"
        ? isSome(a.alone)
          ? "Er det ikke gullgraveren, utfører alle rollen."
          : "Alle utfører rollen."
        : isSome(a.alone)
          ? "Er det ikke gullgraveren, utfører du også rollen, men uten privilegiet."
          : "Du utfører også rollen, men uten privilegiet.",
      moneyIn(a) !== "" && `Dubloner på kortene: ${moneyIn(a)}.`,
    ),
  "reason.settler.others": (a: Args) =>
    together(
      `${took(a)}. Alle kan ta en plantasje etter tur.`,
      waiting(a, `Du velger senere; ${a.tiles} ligger i raden.`, "Du har ikke mer plass på øya."),
    ),
  "reason.hospice.others": (a: Args) =>
    `Hospitset kan gi en arbeider. ${a.left} er igjen i forrådet, og partiet slutter når de ikke lenger fyller skipet.`,
  "reason.mayor.others": (a: Args) => `${took(a)} og kan ta én arbeider ekstra. Deretter deles det ut ${workers(a.aboard)} fra skipet.`,
  "reason.placing.others": (a: Args) =>
    together(
      `${took(a)}. Alle plasserer arbeidere etter tur.`,
      waiting(
        a,
        isSome(a.workers) ? `Du skal plassere ${workers(a.workers)}.` : "Du kan flytte arbeiderne dine senere.",
        "Du har ingenting å velge: Arbeiderne dine finner plassene sine selv.",
      ),
    ),
  "reason.builder.others": (a: Args) =>
    together(
      `${took(a)}. Alle kan bygge etter tur.`,
      waiting(a, `Du har ${doubloons(a)} å bygge for.`, `Du har ${doubloons(a)} og kan ikke bygge noe.`),
    ),
  "reason.university.others": (a: Args) =>
    `Universitetet kan gi en arbeider. ${a.left} er igjen i forrådet, og partiet slutter når de ikke lenger fyller skipet.`,
  "reason.craftsman.others": (a: Args) =>
    together(`Alle har produsert. ${does(a, "får")} én tønne til.`, a.wait !== "watch" && `Du har ${someBarrels(a.barrels)}.`),
  "reason.trader.others": (a: Args) =>
    together(
      `${took(a)}. Alle kan selge en tønne etter tur. Handelshuset har plass til ${a.free} til.`,
      waiting(a, "Du kan selge senere.", "Du har ingenting det kjøper."),
    ),
  "reason.captain.others": (a: Args) =>
    together(
      `${took(a)}. Alle laster etter tur til ingen kan laste mer.`,
      a.wait !== "watch" &&
        (isSome(a.lost) ? `Du har ${someBarrels(a.barrels)} og ville mistet ${a.lost} nå.` : `Du har ${someBarrels(a.barrels)}.`),
    ),
  "reason.storage.others": "Lastingen er over. Det ingen kan lagre, går tilbake til forrådet.",

  // Why a piece cannot be chosen now.
  "why.role": (a: Args) => `Det kan du gjøre i ${phaseOf(a)}.`,
  "why.roleTaken": (a: Args) => `${does(a, "har")} tatt denne rollen denne runden.`,
  "why.roleLater": (a: Args) => `${upper(roleOf(a))} er i gang. Du tar en rolle når det er din tur til å velge.`,
  "why.workerFirst": "Bestem først om du vil ha arbeideren.",
  "why.circles": "Velg en tom sirkel for en arbeider, eller en arbeider du vil ta opp.",
  "why.nextMayor": "Disse arbeiderne kommer med neste borgermester.",
  "why.supply": "Arbeidere kommer med borgermesteren, et hospits eller et universitet.",
  "why.loadingOver": "Lastingen er over. Velg hva du vil lagre.",
  "why.goodsLater": "Du selger tønner med handelsmannen og laster dem med kapteinen.",
  "why.theirs": (a: Args) => `Det tilhører ${whom(a)}.`,
  "why.dear": (a: Args) => `Det koster ${doubloons(a)}. Du mangler ${a.lack}.`,
  "why.haveIt": "Du har allerede denne bygningen.",
  "why.noneOfIt": "Det er ingen igjen av denne.",
  "why.noRoom": (a: Args) => (Number(a.spaces) > 1 ? "Den trenger 2 ledige byfelt." : "Byen din er full."),
  "why.noQuarry": "Det er ingen steinbrudd igjen.",
  "why.quarry": "For å ta et steinbrudd må du ha tatt nybyggeren eller ha en bemannet anleggsbrakke.",
  "why.hacienda": "For å trekke en skjult plantasje trenger du et bemannet gods.",
  "why.stackEmpty": "Det er ingen skjulte plantasjer igjen.",
  "why.drawn": "Godset ditt har allerede trukket.",
  "why.shipFull": "Dette skipet er fullt.",
  "why.shipOf": (a: Args) => `Dette skipet tar ${goodOf(a)}, og det har du ikke.`,
  "why.shipNone": "Tønnene dine må på skipene som allerede har vareslaget om bord.",
  "why.shipLarger": "Et annet tomt skip tar flere av tønnene dine.",
  "why.barrelFirst": "Velg først hvilken tønne du vil selge.",
  "why.notProduced": (a: Args) => `Du produserte ikke ${goodOf(a)} denne gangen.`,
  "why.noneLeft": (a: Args) => `Forrådet er tomt for ${goodOf(a)}.`,
  "why.noBarrels": (a: Args) => `Du har ikke ${goodOf(a)}.`,
  "why.goodFull": (a: Args) => `Skipet med ${goodOf(a)} er fullt.`,
  "why.goodNone": (a: Args) => `Ingen skip kan ta ${goodOf(a)}: Alle har andre vareslag om bord.`,
  "why.houseHas": (a: Args) => `Handelshuset har allerede ${goodOf(a)} og kjøper hvert vareslag bare én gang.`,
  "why.stored": (a: Args) => `Du har allerede lagret ${goodOf(a)}.`,
  "why.wharfUsed": "Du har allerede brukt verftet i denne fasen.",
  "why.wharfEmpty": "Verftet ditt har ingen arbeider.",
  "why.manned": "Du kan bare ta opp arbeidere før du har plassert den første.",
  "why.nobody": "Du har ingen arbeidere igjen å plassere. Ta opp en først.",

  // What happened, for the log. Most sentences are about a seat: "Du tar borgermesteren."
  "log.began": "Partiet begynner.",
  "log.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "log.ended": "Partiet ble avsluttet.",
  "log.role": (a: Args) => `${does(a, "tar")} ${roleOf(a)}.`,
  "log.rolePaid": (a: Args) => `${does(a, "tar")} ${roleOf(a)}, med ${doubloons(a)} på kortet.`,
  "log.prospected": (a: Args) => `${does(a, "får")} ${dublons(a.prospecting)} som gullgraver.`,
  "log.tile": (a: Args) => `${does(a, "tar")} ${aTile(a)}.`,
  "log.drew": (a: Args) => `${does(a, "trekker")} ${aTile(a)} med godset.`,
  "log.discarded": "Plantasjene som ligger igjen, kastes.",
  "log.reshuffled": "Bunkene er tomme, så de kastede plantasjene stokkes inn igjen.",
  "log.turned": (a: Args) => `${byAmount(a.count, "1 ny plantasje", `${a.count} nye plantasjer`)} legges ut.`,
  "log.landed": (a: Args) => `${does(a, "får")} ${workers(a.count)} fra skipet.`,
  "log.privilege": (a: Args) => `${does(a, "får")} en ekstra arbeider som borgermester.`,
  "log.lifted": (a: Args) => `${does(a, "tar")} opp en arbeider fra ${spotOf(a, "from")}.`,
  "log.placed": (a: Args) => `${does(a, "sender")} ${workers(a.count)} til ${spotOf(a)}.`,
  "log.sent": (a: Args) => `${does(a, "får")} en arbeider ${inSpot(a)}.`,
  "log.boarded": (a: Args) =>
    Number(a.count) === 0 ? "Det er ingen arbeidere igjen til neste skip." : `${workers(a.count)} kommer med neste skip.`,
  "log.built": (a: Args) => `${does(a, "bygger")} ${aBuilding(a)} for ${doubloons(a)}.`,
  "log.builtFree": (a: Args) => `${does(a, "bygger")} ${aBuilding(a)} gratis.`,
  "log.produced": (a: Args) => `${does(a, "produserer")} ${barrels(a)}.`,
  "log.extra": (a: Args) => `${does(a, "får")} en ekstra tønne ${goodOf(a)} som oppmann.`,
  "log.factory": (a: Args) => `Fabrikken ${toWhom(a)} gir ${doubloons(a)}.`,
  "log.sold": (a: Args) => `${does(a, "selger")} en tønne ${goodOf(a)} for ${doubloons(a)}.`,
  "log.soldFree": (a: Args) => `${does(a, "selger")} en tønne ${goodOf(a)}, men får ingenting for den.`,
  "log.houseEmptied": "Handelshuset er fullt og tømmes.",
  "log.loaded": (a: Args) => `${does(a, "laster")} ${barrels(a)} på skipet med ${a.size} plasser: ${points(a.barrels)}.`,
  "log.wharf": (a: Args) => `${does(a, "sender")} ${barrels(a)} fra verftet ${own(a, "sitt")}: ${points(a.barrels)}.`,
  "log.bonus.captain": (a: Args) => `${does(a, "får")} ${extraPoints(a.captainBonus)} som kaptein.`,
  "log.bonus.harbor": (a: Args) => `${does(a, "får")} ${extraPoints(a.harborBonus)} for havnen.`,
  "log.loadingOver": "Lastingen er over. Alle lagrer det de kan beholde.",
  "log.stored": (a: Args) => `${does(a, "lagrer")} ${allOf(a)}.`,
  "log.kept": (a: Args) => `${does(a, "beholder")} en tønne ${goodOf(a)}.`,
  "log.returned": (a: Args) => `${does(a, "mister")} ${barrels(a)}.`,
  "log.sailed": (a: Args) => `Skipet med ${a.size} plasser er fullt av ${goodOf(a)}. Det seiler og kommer tomt tilbake.`,
  "log.passed.hacienda": (a: Args) => `${does(a, "tar")} ingen plantasje.`,
  "log.passed.settler": (a: Args) => `${does(a, "tar")} ingen plantasje.`,
  "log.passed.hospice": (a: Args) => `${does(a, "tar")} ingen arbeider fra hospitset.`,
  "log.passed.mayor": (a: Args) => `${does(a, "tar")} ingen ekstra arbeider.`,
  "log.passed.lifting": (a: Args) => `${does(a, "lar")} alle arbeiderne stå.`,
  "log.passed.builder": (a: Args) => `${does(a, "bygger")} ingenting.`,
  "log.passed.university": (a: Args) => `${does(a, "tar")} ingen arbeider fra universitetet.`,
  "log.passed.craftsman": (a: Args) => `${does(a, "tar")} ingen ekstra tønne.`,
  "log.passed.trader": (a: Args) => `${does(a, "selger")} ingenting.`,
  "log.passed.captain": (a: Args) => `${does(a, "bruker")} ikke verftet ${own(a, "sitt")}.`,
  "log.skipped": (a: Args) => `${who(a)} ${SKIPPED[`${a.role}`] ?? "kan ikke gjøre noe"}.`,
  "log.lastRound.colonists": "Det er for få arbeidere til neste skip. Dette er siste runde.",
  "log.lastRound.city": "En by er full. Dette er siste runde.",
  "log.lastRound.victoryPoints": "Det er tomt for poeng. Dette er siste runde.",
  "log.paid": (a: Args) => `Hver rolle som ligger igjen, får ${dublons(a.onCardNotChosen)}.`,
  "log.governor": (a: Args) => `Runde ${a.round}: ${does(a, "er")} guvernør.`,
  "log.over": "Siste runde er over.",

  round: (a: Args) => `Runde ${a.round}`,
  "end.points": (a: Args) => `Flest poeng: ${a.best}.`,
  "end.wealth": "Likt på poeng: Dubloner og tønner avgjorde.",
  "end.shared": (a: Args) => `Likt også på dubloner og tønner, med ${points(a.best)}.`,

  // The table in words, for players who do not see it. Lists are packed as in `pairsIn`.
  "words.governor": (a: Args) => `Guvernør: ${who(a)}.`,
  "words.roles": (a: Args) => `Ledige roller: ${list(pairsIn(a.roles).map(([money, id]) => withMoney(money, id)))}.`,
  "words.rolesTaken": (a: Args, people?: People) =>
    `Tatte roller: ${list(pairsIn(a.roles).map(([seat, id]) => `${role(id)} (${whom(personAt(seat, people))})`))}.`,
  "words.shipEmpty": (a: Args) => `Lasteskip for ${a.size} tønner: tomt.`,
  "words.ship": (a: Args) => `Lasteskip for ${a.size} tønner: ${barrels(a)}, ${many(a.free, "ledig plass", "ledige plasser")}.`,
  "words.house": (a: Args) =>
    a.count === 0
      ? `Handelshus: tomt, ${many(a.spaces, "plass", "plasser")}.`
      : `Handelshus: ${goods(a)}; ${a.count} av ${many(a.spaces, "plass", "plasser")} er opptatt.`,
  "words.tiles": (a: Args) =>
    `Åpne plantasjer: ${list(pairsIn(a.tiles).map(([count, tile]) => `${count} ${tileOf({ tile })}`))}. ${many(a.quarries, "steinbrudd")} igjen.`,
  "words.barrels": (a: Args) => `Tønner i forrådet: ${goods(a)}.`,
  "words.buildings": (a: Args) => `Bygninger igjen: ${list(pairsIn(a.buildings).map(([count, building]) => buildings(count, building)))}.`,
  "words.colonists": (a: Args) =>
    `${workers(a.left)} i forrådet. For sirklene som er tomme nå, ville skipet trenge ${a.wanted}, og færre når arbeidere plasseres først.`,
  "words.points": (a: Args) => `${points(a.points)} i forrådet.`,

  // What roles and buildings brought, for the score sheet.
  "earned.roleCards": "Rollekort",
  "earned.points": (a: Args) => points(a.n),
  "earned.doubloons": (a: Args) => dublons(a.n),
  "earned.saved": (a: Args) => `${dublons(a.n)} spart`,
  "earned.barrels": (a: Args) => someBarrels(a.n),
  "earned.workers": (a: Args) => workers(a.n),
  "earned.tiles": (a: Args) => many(a.n, "brikke", "brikker"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "På poeng",
  "won.wealth": "På dubloner og tønner, ved poenglikhet",
  "won.shared": "Delt seier",
  "habit.role": "Din første rolle",
  "habit.opening": "Din første bygning",
  "habit.buildings": "Bygninger du kjøper",
};
