/** What happened, for the log. Most sentences are about a seat: "Du bygger leirelageret." */

import type { Args, People } from "../../../../text/grammar.ts";
import { called, does, list, many, personAt, toWhom } from "../../../../text/nb/grammar.ts";
import { age, card, cardsIn, coins, colour, spaces, token, wonder } from "./phrases.ts";

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "for den nye bygningen",
  guild: "for lauget",
  wonder: "for underverket",
  token: "for fremskrittsskiven",
  chain: "fra Urbanisering",
  economy: "fra Økonomi",
  loot: "ved plyndring",
  robbed: "på grunn av Via Appia",
};
const AGES = ["", "I", "II", "III"];
const reason = (a: Args): string => called(REASONS, a.why);

const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);
const capitalOf = (a: Args): string => `hovedstaden ${toWhom(a)}`;

export const LOG = {
  "log.drafted": (a: Args) => `${does(a, "velger")} ${wonder(a)}.`,
  "log.draftedLast": (a: Args) => `${does(a, "får")} det siste, ${wonder(a)}.`,
  "log.offered": (a: Args) => `De neste ${a.wondersOnOffer} underverkene legges ut.`,
  "log.dealt": (a: Args) => `Tidsalder ${age(a)} begynner.`,
  "log.built": (a: Args) => `${does(a, "bygger")} ${card(a)} for ${coins(a, "paid")}.`,
  "log.builtFree": (a: Args) => `${does(a, "bygger")} ${card(a)} gratis.`,
  "log.chained": (a: Args) => `${does(a, "bygger")} ${card(a)} gratis, takket være ${card(a, "giver")}.`,
  "log.discarded": (a: Args) => `${does(a, "kaster")} ${card(a)} for ${coins(a)}.`,
  "log.wonder": (a: Args) => `${does(a, "bygger")} ${wonder(a)} med ${card(a)} for ${coins(a, "paid")}.`,
  "log.wonderFree": (a: Args) => `${does(a, "bygger")} ${wonder(a)} med ${card(a)} gratis.`,
  "log.removed": (a: Args) => `${a.wondersBuilt} underverk er bygd, så ${wonder(a)} går tilbake i esken.`,
  "log.coinsWon": (a: Args) => `${does(a, "får")} ${coins(a)} ${reason(a)}.`,
  "log.coinsLost": (a: Args) => `${does(a, "mister")} ${coins(a)} ${reason(a)}.`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "i hovedstaden"
        : a.left === a.capital
          ? "i midten"
          : `${spaces(a.left)} fra ${a.ownSide ? `hovedstaden ${toWhom(a)}` : capitalOf(rival(a, people))}`;
    return `${does(a, "flytter")} hærføreren ${spaces(a.steps)}. Nå står den ${where}.`;
  },
  "log.pawnStays": "Hærføreren blir stående.",
  "log.looted": (a: Args) => `${does(a, "mister")} ${coins(a)} ved plyndring.`,
  "log.lootedNothing": (a: Args) => `${does(a, "blir")} plyndret, men har ingen mynter å miste.`,
  "log.pair": (a: Args) => `${does(a, "har")} to like vitenskapssymboler og tar en fremskrittsskive.`,
  "log.token": (a: Args) => `${does(a, "tar")} ${token(a)}.`,
  "log.drew": (a: Args) => `${does(a, "ser")} på ${many(a.tokensDrawn, "skive", "skiver")} fra esken.`,
  "log.kept": (a: Args) => `${does(a, "beholder")} ${token(a)}. De andre skivene går tilbake med forsiden ned.`,
  "log.mourned": (a: Args) => `${does(a, "ser")} gjennom kastebunken.`,
  "log.revived": (a: Args) => `${does(a, "bygger")} ${card(a)} fra kastebunken gratis.`,
  "log.threatened": (a: Args) => `${does(a, "kommer")} til å miste et ${colour(a, "card")} kort.`,
  "log.destroyed": (a: Args) => `${does(a, "mister")} ${card(a)}.`,
  "log.freed": (a: Args) => `Snudd: ${list(cardsIn(a).map((one) => card(one)))}.`,
  "log.again": (a: Args) => `${does(a, "tar")} en tur til.`,
  "log.opener": (a: Args) => `${does(a, "avgjør")} hvem som starter tidsalderen.`,
  "log.opens": (a: Args) => `${does(a, "starter")} tidsalderen.`,
  "log.wonMilitary": (a: Args, people?: People) => `${does(a, "når")} ${capitalOf(rival(a, people))} og vinner.`,
  "log.wonScience": (a: Args) =>
    `${does(a, "har")} ${many(a.symbolsToWin, "ulikt vitenskapssymbol", "ulike vitenskapssymboler")} og vinner.`,
  "log.wonPoints": "Det siste kortet er spilt. Poengene avgjør.",
  "log.began": "Partiet begynner.",
  "log.takenBack": (a: Args) => `${does(a, "tar")} tilbake det siste trekket.`,
  "log.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "log.ended": "Partiet ble avsluttet.",
} as const;

export const ENDINGS = {
  round: (a: Args) => (a.round === 0 ? "Valg av underverk" : `Tidsalder ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `Poengene avgjør: ${a.best} mot ${a.second}.`,
  "end.blue": "Likt på poeng: De blå kortene avgjør.",
  "end.shared": "Likt på poeng og på blå kort.",
  "end.military": "Militær seier: Hovedstaden har falt.",
  "end.science": (a: Args) => `Vitenskapelig seier: ${many(a.symbolsToWin, "ulikt symbol", "ulike symboler")}.`,
} as const;
