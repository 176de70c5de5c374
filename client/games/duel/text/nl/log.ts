/** What happened, for the log. Most sentences are about a seat: "Je bouwt de Kleipoel." */
import { type Args, isYou, type People } from "../../../../text/grammar.ts";
import { called, does, list, named, personAt, verb } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/log.ts";
import { age, cardsIn, coins, coloured, differentSymbols, spaces, theCard, theWonder, token, tokens, wonders } from "./phrases.ts";

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "van het nieuwe gebouw",
  guild: "van het gilde",
  wonder: "van het wonder",
  token: "van het vooruitgangsfiche",
  chain: "dankzij Stedenbouw",
  economy: "dankzij Economie",
  loot: "door plundering",
  robbed: "door de Via Appia",
};
const AGES = ["", "I", "II", "III"];
const reason = (a: Args): string => called(REASONS, a.why);
const capitalOf = (a: Args): string => (isYou(a) ? "jouw hoofdstad" : `de hoofdstad van ${named(a)}`);
const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);
const ownCapital = (a: Args): string => (isYou(a) ? "je eigen hoofdstad" : `de hoofdstad van ${named(a)}`);

export const LOG = {
  "log.drafted": (a: Args) => `${does(a, "kiest")} ${theWonder(a)}.`,
  "log.draftedLast": (a: Args) => `${does(a, "krijgt")} het laatste wonder: ${theWonder(a)}.`,
  "log.offered": (a: Args) => `De volgende ${wonders(a, "wondersOnOffer")} liggen klaar.`,
  "log.dealt": (a: Args) => `Tijdperk ${age(a)} begint.`,
  "log.built": (a: Args) => `${does(a, "bouwt")} ${theCard(a)} voor ${coins(a, "paid")}.`,
  "log.builtFree": (a: Args) => `${does(a, "bouwt")} ${theCard(a)}, gratis.`,
  "log.chained": (a: Args) => `${does(a, "bouwt")} ${theCard(a)} gratis, dankzij ${theCard(a, "giver")}.`,
  "log.discarded": (a: Args) => `${does(a, "legt")} ${theCard(a)} af voor ${coins(a)}.`,
  "log.wonder": (a: Args) => `${does(a, "bouwt")} ${theWonder(a)} met ${theCard(a)} voor ${coins(a, "paid")}.`,
  "log.wonderFree": (a: Args) => `${does(a, "bouwt")} ${theWonder(a)} met ${theCard(a)}, gratis.`,
  "log.removed": (a: Args) => `Er zijn ${wonders(a, "wondersBuilt")} gebouwd, dus ${theWonder(a)} gaat terug in de doos.`,
  "log.coinsWon": (a: Args) => `${does(a, "krijgt")} ${coins(a)} ${reason(a)}.`,
  "log.coinsLost": (a: Args) => `${does(a, "verliest")} ${coins(a)} ${reason(a)}.`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "in de hoofdstad"
        : a.left === a.capital
          ? "in het midden"
          : `op ${spaces(a, "left")} van ${a.ownSide ? ownCapital(a) : capitalOf(rival(a, people))}`;
    return `${does(a, "schuift")} de conflictpion ${spaces(a, "steps")} op. Hij staat nu ${where}.`;
  },
  "log.pawnStays": "De conflictpion blijft staan.",
  "log.looted": (a: Args) => `${does(a, "verliest")} ${coins(a)} door plundering.`,
  "log.lootedNothing": (a: Args) => `${does(a, "wordt")} geplunderd, maar ${verb(a, "hebt")} geen munten om te verliezen.`,
  "log.pair": (a: Args) => `${does(a, "hebt")} twee gelijke wetenschapssymbolen en ${verb(a, "neemt")} een vooruitgangsfiche.`,
  "log.token": (a: Args) => `${does(a, "neemt")} het fiche ${token(a)}.`,
  "log.drew": (a: Args) => `${does(a, "bekijkt")} ${tokens(a, "tokensDrawn")} uit de doos.`,
  "log.kept": (a: Args) => `${does(a, "houdt")} het fiche ${token(a)}. De andere gaan gedekt terug.`,
  "log.mourned": (a: Args) => `${does(a, "bekijkt")} de aflegstapel.`,
  "log.revived": (a: Args) => `${does(a, "bouwt")} gratis ${theCard(a)} van de aflegstapel.`,
  "log.threatened": (a: Args) => `${does(a, "gaat")} een ${coloured(a)} kaart verliezen.`,
  "log.destroyed": (a: Args) => `${does(a, "verliest")} ${theCard(a)}.`,
  "log.freed": (a: Args) => `Omgedraaid: ${list(cardsIn(a).map((one) => theCard(one)))}.`,
  "log.again": (a: Args) => `${does(a, "krijgt")} een extra beurt.`,
  "log.opener": (a: Args) => `${does(a, "bepaalt")} wie in dit tijdperk begint.`,
  "log.opens": (a: Args) => `${does(a, "begint")} in dit tijdperk.`,
  "log.wonMilitary": (a: Args, people?: People) => `${does(a, "bereikt")} ${capitalOf(rival(a, people))} en ${verb(a, "wint")}.`,
  "log.wonScience": (a: Args) => `${does(a, "hebt")} ${differentSymbols(a, "wetenschaps")} en ${verb(a, "wint")}.`,
  "log.wonPoints": "De laatste kaart is gespeeld. De punten beslissen.",
  "log.began": "De partij begint.",
  "log.takenBack": (a: Args) => `${does(a, "neemt")} de laatste zet terug.`,
  "log.resigned": (a: Args) => `${does(a, "geeft")} op.`,
  "log.ended": "De partij is beëindigd.",
} as const satisfies Record<keyof typeof English.LOG, unknown>;

export const ENDINGS = {
  round: (a: Args) => (a.round === 0 ? "Wonderen kiezen" : `Tijdperk ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `De punten beslissen: ${a.best} tegen ${a.second}.`,
  "end.blue": "Gelijk op punten: de blauwe kaarten beslissen.",
  "end.shared": "Gelijk op punten en op blauwe kaarten.",
  "end.military": "Militaire zege: de hoofdstad is gevallen.",
  "end.science": (a: Args) => `Wetenschappelijke zege: ${differentSymbols(a)}.`,
} as const satisfies Record<keyof typeof English.ENDINGS, unknown>;
