/** 7 Wonders Duel in Norwegian (bokmål): what a match asks, tells and counts. */

import type { Args, People, Translated } from "../../../../text/grammar.ts";
import { asked, byAmount, called, does, list, many, personAt, toWhom, upper, who } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cardsIn,
  coins,
  colour,
  resource,
  SYMBOL_NAMES,
  spaces,
  TOKEN_NAMES,
  token,
  WONDER_NAMES,
  wonder,
} from "./phrases.ts";

// For the log.

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

// For the table in words.

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them.
  "prompt.draft": asked(
    (a) => `Velg et underverk til byen din, ${a.at} av ${a.wondersOnOffer}.`,
    (a) => `${who(a)} velger et underverk, ${a.at} av ${a.wondersOnOffer}.`,
  ),
  "prompt.turn": asked(
    (a) => `Din tur: Velg et kort. ${a.left} kort igjen i tidsalder ${age(a)}.`,
    (a) => `${who(a)} velger et kort.`,
  ),
  "prompt.picked": (a: Args) => `Velg hva du gjør med ${card(a)}.`,
  "prompt.token": asked("Du har to like symboler. Velg en fremskrittsskive.", (a) => `${who(a)} velger en fremskrittsskive.`),
  "prompt.library": asked(
    "Biblioteket i Alexandria: Velg en skive du vil beholde.",
    (a) => `${who(a)} velger en av ${many(a.tokensDrawn, "skive", "skiver")}.`,
  ),
  "prompt.mausoleum": asked(
    "Mausoleet i Halikarnassos: Velg et kastet kort og bygg det gratis.",
    (a) => `${who(a)} velger et kastet kort å bygge gratis.`,
  ),
  "prompt.zeus": asked("Zevsstatuen i Olympia: Velg et brunt kort å ødelegge.", (a) => `${who(a)} velger et brunt kort å ødelegge.`),
  "prompt.circus": asked("Circus Maximus: Velg et grått kort å ødelegge.", (a) => `${who(a)} velger et grått kort å ødelegge.`),
  "prompt.opener": asked(
    "Du står svakest militært: Velg hvem som begynner denne tidsalderen.",
    (a) => `${who(a)} velger hvem som begynner denne tidsalderen.`,
  ),
  "prompt.openerLevel": asked(
    "Du tok det siste kortet: Velg hvem som begynner denne tidsalderen.",
    (a) => `${who(a)} velger hvem som begynner denne tidsalderen.`,
  ),
  "prompt.over": "Partiet er slutt.",

  "reason.draft": "Du kan bygge det senere med et kort du tar. Det du lar ligge, kan motspilleren ta.",
  "reason.draftFirst": (a: Args) => `Dere får ${a.wondersOnOffer} underverk hver. Senere kan du bygge dem med kort du tar.`,
  "reason.draftLast": "Underverket du lar ligge, går til motspilleren.",
  "reason.turn": (a: Args) => `Du har ${coins(a)}. Bygg et kort, kast det for ${coins(a, "income")}, eller bygg et underverk med det.`,
  "reason.turnPoor": (a: Args) => `Du har ${coins(a)}, for lite til kortene her. Å kaste ett gir ${coins(a, "income")}.`,
  "reason.turnWonder": (a: Args) =>
    `Du har ${coins(a)}, nok til et underverk også, for eksempel ${wonder(a)}. Å kaste et kort gir ${coins(a, "income")}.`,
  "reason.turnLast": (a: Args) => `Dette er det siste kortet i tidsalder ${age(a)}. Å kaste det gir ${coins(a, "income")}.`,
  "reason.turnWar": (a: Args) => `Hærføreren er ${spaces(a.spaces)} fra hovedstaden din. Kommer den dit, taper du.`,
  "reason.turnScience": (a: Args) =>
    `Motspilleren har ${a.symbols} av ${many(a.symbolsToWin, "ulikt vitenskapssymbol", "ulike vitenskapssymboler")}. Ett nytt til vinner partiet.`,
  "reason.token": "Virkningen varer resten av partiet. De andre skivene blir liggende på brettet.",
  "reason.library": "Bare du ser dem. De andre skivene går tilbake i esken.",
  "reason.mausoleum": (a: Args) => `Det ligger ${a.count} kort i kastebunken. Du får alt kortet gir.`,
  "reason.zeus": "Da produserer motspilleren mindre og må betale mer fra nå av.",
  "reason.circus": "Da produserer motspilleren mindre og må betale mer fra nå av.",
  "reason.opener": (a: Args) =>
    `Tidsalder ${age(a)} er lagt ut. Den som begynner, ${byAmount(a.count, "har 1 kort å ta", `velger blant ${a.count} kort`)}.`,

  "goal.war": (a: Args) =>
    `Militæret: hvor langt hver spiller har drevet hærføreren. Etter ${spaces(a.capital)} står den i den andre hovedstaden og vinner med en gang.`,
  "goal.science": (a: Args) =>
    `Vitenskap: ulike symboler hos hver spiller. ${many(a.symbolsToWin, "ulikt symbol", "ulike symboler")} vinner med en gang.`,
  "goal.points": "Poeng: det hver spiller ville hatt hvis partiet sluttet nå. Etter tidsalder III vinner den med flest poeng.",

  "pick.draft": (a: Args) => `Velg ${wonder(a)}`,
  "pick.build": (a: Args) => `Bygg ${card(a)}`,
  "pick.chain": (a: Args) => `Bygg ${card(a)} gratis`,
  "pick.discard": (a: Args) => `Kast ${card(a)}`,
  "pick.brief.discard": "Kast det",
  "pick.wonder": (a: Args) => `Bygg ${wonder(a)} med ${card(a)}`,
  "pick.token": (a: Args) => `Ta ${token(a)}`,
  "pick.keep": (a: Args) => `Behold ${token(a)}`,
  "pick.revive": (a: Args) => `Bygg ${card(a)} gratis`,
  "pick.destroy": (a: Args) => `Ødelegg ${card(a)}`,
  "opener.plate": "starter",
  "pick.openOwn": "Start tidsalderen",
  "pick.openOther": "La motspilleren starte",

  "why.covered": "Andre kort dekker det. Ta dem først.",
  "why.discarded": "Det ligger i kastebunken.",
  "why.built": "Det ligger ikke lenger i pyramiden.",
  "why.cardFirst": "Velg først kortet du vil bygge det med.",
  "why.dear": (a: Args) => `Det koster ${coins(a, "total")}. Du mangler ${a.lack}.`,
  "why.discardFirst": "Velg først kortet du vil kaste.",
  "why.drafted": (a: Args) => `${does(a, "har")} dette underverket allerede.`,
  "why.theirWonder": (a: Args) => `Bare ${who(a)} kan bygge dette underverket.`,
  "why.token": "Du tar en fremskrittsskive når du har to like vitenskapssymboler.",
  "why.wonderBuilt": "Dette underverket er allerede bygd.",

  "chip.coins": (a: Args) => `${coins(a)} i skattkammeret`,
  "chip.pay": (a: Args) => (a.coins === 0 ? "gratis" : `koster ${coins(a)}`),
  "chip.gain": (a: Args) => `gir ${coins(a)}`,
  "chip.chain": "gratis med kjedesymbolet",
  "chip.points": (a: Args) => `${a.points} poeng hvis partiet sluttet nå`,
  "chip.capital": (a: Args) => `hærføreren står ${spaces(a.spaces)} fra den andre spillerens hovedstad`,
  "chip.science": (a: Args) => `${a.symbols} av ${a.symbolsToWin} ulike vitenskapssymboler`,
  "chip.makes": (a: Args) => `produserer ${a.units} ${resource(a)}`,
  "chip.wonders": (a: Args) => `${a.count} underverk bygd`,
  "chip.resource": (a: Args) => `${a.units} ${resource(a)}`,
  "chip.shields": (a: Args) => `${a.shields} skjold`,
  "chip.worth": (a: Args) => `${a.points} poeng`,

  "option.wonders": "Underverk",
  "option.wonders.draft": "etter tur",
  "option.wonders.firstGame": "faste sett",
  "option.wonders.note": "Det vanlige er å velge etter tur. Faste sett passer godt til det første partiet.",
  "option.ageOpener": "Ved militær likhet",
  "option.ageOpener.lastPlayer": "siste spiller starter",
  "option.ageOpener.chooses": "siste spiller velger",
  "option.ageOpener.note":
    "Står hærføreren i midten, er det den som tok det siste kortet, som starter neste tidsalder, eller velger hvem som gjør det.",
  "option.starter": "Startspiller",
  "option.starter.luck": "tilfeldig",
  "option.starter.first": "første plass",
  "option.starter.second": "andre plass",
  "option.starter.note": "Du har den første plassen ved et bord du setter opp selv, hvis ikke plassene også er tilfeldige.",

  // What happened, for the log. Most sentences are about a seat: "Du bygger leirelageret."
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
  "log.resigned": (a: Args) => `${does(a, "gir")} opp.`,
  "log.ended": "Partiet ble avsluttet.",

  round: (a: Args) => (a.round === 0 ? "Valg av underverk" : `Tidsalder ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `Poengene avgjør: ${a.best} mot ${a.second}.`,
  "end.blue": "Likt på poeng: De blå kortene avgjør.",
  "end.shared": "Likt på poeng og på blå kort.",
  "end.military": "Militær seier: Hovedstaden har falt.",
  "end.science": (a: Args) => `Vitenskapelig seier: ${many(a.symbolsToWin, "ulikt symbol", "ulike symboler")}.`,

  // The table in words, for players who do not see it. `ids` are separated by spaces.
  "words.cards": (a: Args) => `${upper(colour(a, "cards"))} kort: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Vitenskapssymboler: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Bygde underverk: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Ubygde underverk: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Fremskrittsskiver: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Underverk å velge blant: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Ledige kort: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Forsiden opp, men dekket: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${many(a.count, "kort")} med forsiden ned.`,
  "words.tokensLeft": (a: Args) => `Fremskrittsskiver på brettet: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Kastebunke: ${listed(CARD_NAMES, a)}.`,

  // What cards, wonders and tokens brought, for the score sheet.
  "earned.discards": "Kastede kort",
  "earned.points": (a: Args) => many(a.n, "poeng"),
  "earned.coins": (a: Args) => many(a.n, "mynt", "mynter"),
  "earned.shields": (a: Args) => many(a.n, "skjold"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "På poeng",
  "won.blue": "På blå kort ved poenglikhet",
  "won.shared": "Delt seier",
  "won.military": "Militær seier",
  "won.science": "Vitenskapelig seier",
  "habit.opening": "Ditt første kort",
  "habit.drafted": "Underverk du velger",
  "habit.wonders": "Underverk du bygger",
  "habit.tokens": "Fremskrittsskiver du tar",
  "habit.cards": "Kort du bygger",
};
