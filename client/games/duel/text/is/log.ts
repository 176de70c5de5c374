/** What happened, for the log. Most sentences are about a seat: "Þú reisir leirpytt." */

import type { Args, People } from "../../../../text/grammar.ts";
import { are, called, does, list, many, ofWhom, personAt, verb } from "../../../../text/is/grammar.ts";
import { age, card, cardAcc, cardDat, cardsIn, coins, colourNeuter, spaces, token, wonder, wonderAcc } from "./phrases.ts";

/** Where coins come from or go to. */
const REASONS: Readonly<Record<string, string>> = {
  card: "fyrir nýju bygginguna",
  guild: "fyrir gildið",
  wonder: "fyrir undrið",
  token: "fyrir framfaraskífuna",
  chain: "út á borgarskipulag",
  economy: "út á hagfræði",
  loot: "í ráni",
  robbed: "vegna Via Appia",
};
const AGES = ["", "I", "II", "III"];
const reason = (a: Args): string => called(REASONS, a.why);

const rival = (a: Args, people?: People): Args => personAt(1 - Number(a.seat), people);

export const LOG = {
  "log.drafted": (a: Args) => `${does(a, "velur")} ${wonderAcc(a)}.`,
  "log.draftedLast": (a: Args) => `${does(a, "fær")} síðasta undrið, ${wonderAcc(a)}.`,
  "log.offered": (a: Args) => `Næstu ${a.wondersOnOffer} undur eru lögð á borðið.`,
  "log.dealt": (a: Args) => `Öld ${age(a)} hefst.`,
  "log.built": (a: Args) => `${does(a, "reisir")} ${cardAcc(a)} fyrir ${coins(a, "paid")}.`,
  "log.builtFree": (a: Args) => `${does(a, "reisir")} ${cardAcc(a)} ókeypis.`,
  "log.chained": (a: Args) => `${does(a, "reisir")} ${cardAcc(a)} ókeypis út á ${cardAcc(a, "giver")}.`,
  "log.discarded": (a: Args) => `${does(a, "kastar")} ${cardDat(a)} fyrir ${coins(a)}.`,
  "log.wonder": (a: Args) => `${does(a, "reisir")} ${wonderAcc(a)} með ${cardDat(a)} fyrir ${coins(a, "paid")}.`,
  "log.wonderFree": (a: Args) => `${does(a, "reisir")} ${wonderAcc(a)} ókeypis með ${cardDat(a)}.`,
  "log.removed": (a: Args) => `Reist undur ${are(a.wondersBuilt)} orðin ${a.wondersBuilt}, svo eitt fer aftur í kassann: ${wonder(a)}.`,
  "log.coinsWon": (a: Args) => `${does(a, "fær")} ${coins(a)} ${reason(a)}.`,
  "log.coinsLost": (a: Args) => `${does(a, "missir")} ${coins(a)} ${reason(a)}.`,
  "log.pawn": (a: Args, people?: People) => {
    const where =
      a.left === 0
        ? "í höfuðborginni"
        : a.left === a.capital
          ? "í miðjunni"
          : `${spaces(a, "left")} frá höfuðborginni ${ofWhom(a.ownSide ? a : rival(a, people), "þinni")}`;
    return `${does(a, "færir")} átakapeðið um ${spaces(a, "steps")}. Nú er það ${where}.`;
  },
  "log.pawnStays": "Átakapeðið hreyfist ekki.",
  "log.looted": (a: Args) => `${does(a, "missir")} ${coins(a)} í ráni.`,
  "log.lootedNothing": (a: Args) => `${does(a, "verður")} fyrir ráni en ${verb(a, "á")} engar myntir til að missa.`,
  "log.pair": (a: Args) => `${does(a, "á")} tvö eins vísindatákn og ${verb(a, "tekur")} framfaraskífu.`,
  "log.token": (a: Args) => `${does(a, "tekur")} skífuna „${token(a)}“.`,
  "log.drew": (a: Args) => `${does(a, "skoðar")} ${many(a.tokensDrawn, "skífu", "skífur")} úr kassanum.`,
  "log.kept": (a: Args) => `${does(a, "heldur")} skífunni „${token(a)}“. Hinar fara aftur í kassann á hvolfi.`,
  "log.mourned": (a: Args) => `${does(a, "leitar")} í kastbunkanum.`,
  "log.revived": (a: Args) => `${does(a, "reisir")} ${cardAcc(a)} ókeypis úr kastbunkanum.`,
  "log.threatened": (a: Args) => `${does(a, "er")} að missa ${colourNeuter(a)} spjald.`,
  "log.destroyed": (a: Args) => `${does(a, "missir")} ${cardAcc(a)}.`,
  "log.freed": (a: Args) => `Snúið við: ${list(cardsIn(a).map((one) => card(one)))}.`,
  "log.again": (a: Args) => `${does(a, "fær")} að gera aftur.`,
  "log.opener": (a: Args) => `${does(a, "ræður")} hver byrjar öldina.`,
  "log.opens": (a: Args) => `${does(a, "byrjar")} öldina.`,
  "log.wonMilitary": (a: Args, people?: People) =>
    `${does(a, "nær")} höfuðborginni ${ofWhom(rival(a, people), "þinni")} og ${verb(a, "sigrar")}.`,
  "log.wonScience": (a: Args) => `${does(a, "á")} ${a.symbolsToWin} ólík vísindatákn og ${verb(a, "sigrar")}.`,
  "log.wonPoints": "Síðasta spjaldið er farið. Stigin ráða.",
  "log.began": "Leikurinn hefst.",
  "log.takenBack": (a: Args) => `${does(a, "tekur")} síðustu aðgerð til baka.`,
  "log.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "log.ended": "Leiknum var slitið.",
} as const;

export const ENDINGS = {
  round: (a: Args) => (a.round === 0 ? "Val á undrum" : `Öld ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `Stigin ráða: ${a.best} gegn ${a.second}.`,
  "end.blue": "Jafnt á stigum: blá spjöld ráða.",
  "end.shared": "Jafnt á stigum og á bláum spjöldum.",
  "end.military": "Hernaðarsigur: höfuðborgin er fallin.",
  "end.science": (a: Args) => `Vísindasigur: ${a.symbolsToWin} ólík tákn.`,
} as const;
