/** Why something is asked now, and what the choice is for. The person of a sentence is the one who took the role. */

import { type Amount, type Args, isSome, isYou } from "../../../../text/grammar.ts";
import { are, does, list, many, who } from "../../../../text/nl/grammar.ts";
import { GOOD_NAMES, ROLE_NAMES } from "./names.ts";
import {
  casks,
  circles,
  coins,
  doubloons,
  extraCoins,
  extraPoints,
  goodOf,
  kinds,
  quarries,
  roleOf,
  theBuildingOf,
  tileName,
  workers,
} from "./phrases.ts";

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

/** To the seat that is asked. */
const YOURS = {
  "reason.role": (a: Args) =>
    together(
      isSome(a.last)
        ? "Dit is de laatste ronde: neem wat jou de meeste punten oplevert."
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
  "reason.keep": (a: Args) => `Het laden is klaar. Zonder pakhuis houd je één vat; de andere ${a.lost} verlies je.`,
} as const;

/** To everyone else, while a seat decides. */
const OTHERS = {
  "reason.role.others": (a: Args) =>
    together(
      a.wait === "watch" ? "Iedereen voert de rol uit." : "Jij voert de rol ook uit, zonder het privilege.",
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
} as const;

export const REASONS = { ...YOURS, ...OTHERS } as const;
