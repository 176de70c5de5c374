/** Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role. */

import { type Args, isSome, isYou } from "../../../../text/grammar.ts";
import { byAmount, does, list, many, who } from "../../../../text/nb/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import {
  circles,
  doubloons,
  dublons,
  extraDublons,
  extraPoints,
  goodOf,
  kinds,
  quarries,
  roleOf,
  someBarrels,
  theBuilding,
  theTile,
  workers,
} from "./phrases.ts";

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

/** To the seat that is asked. */
const YOURS = {
  "reason.role": (a: Args) =>
    together(
      isSome(a.last) ? "Dette er siste runde: Ta det som gir deg flest poeng." : "Alle utfører rollen, men bare du får privilegiet.",
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
} as const;

/** To everyone else, while a seat decides. */
const OTHERS = {
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch" ? "Alle utfører rollen." : "Du utfører også rollen, men uten privilegiet.",
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
} as const;

export const REASONS = { ...YOURS, ...OTHERS } as const;
