/** What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them. */

import type { Args } from "../../../../text/grammar.ts";
import { asked, byAmount, does, many, who } from "../../../../text/nb/grammar.ts";
import { age, card, coins, resource, spaces, token, wonder } from "./phrases.ts";

export const ASK = {
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
} as const;

export const OPTIONS = {
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
} as const;
