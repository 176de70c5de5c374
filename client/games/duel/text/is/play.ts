/** 7 Wonders Duel in Icelandic: what a match asks, tells and counts. */

import type { Args, People, Translated } from "../../../../text/grammar.ts";
import { are, asked, called, does, list, many, ofWhom, personAt, upper, verb, who, whoInside } from "../../../../text/is/grammar.ts";
import type * as English from "../en/play.ts";
import { learn } from "./learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cardAcc,
  cardDat,
  cardsIn,
  coins,
  colour,
  colourNeuter,
  points,
  resource,
  SYMBOL_NAMES,
  spaces,
  TOKEN_NAMES,
  token,
  tokenAcc,
  tokenDat,
  WONDER_NAMES,
  wonder,
  wonderAcc,
} from "./phrases.ts";

// For the log.

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

// For the table in words.

const listed = (names: Readonly<Record<string, string>>, a: Args): string => list(`${a.ids}`.split(" ").map((id) => called(names, id)));

export const play: Translated<typeof English.play> = {
  ...learn,

  // What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them.
  "prompt.draft": asked(
    (a) => `Veldu undur í borgina þína, ${a.at} af ${a.wondersOnOffer}.`,
    (a) => `${who(a)} velur undur, ${a.at} af ${a.wondersOnOffer}.`,
  ),
  "prompt.turn": asked(
    (a) => `Þú átt leik: veldu spjald. ${many(a.left, "spjald", "spjöld")} ${are(a.left)} eftir á öld ${age(a)}.`,
    (a) => `${who(a)} velur spjald.`,
  ),
  "prompt.picked": (a: Args) => `Veldu hvað þú gerir við ${cardAcc(a)}.`,
  "prompt.token": asked("Þú átt par af táknum. Veldu framfaraskífu.", (a) => `${who(a)} velur framfaraskífu.`),
  "prompt.library": asked("Bókasafnið mikla: veldu skífu til að halda eftir.", (a) => `${who(a)} velur eina af ${a.tokensDrawn} skífum.`),
  "prompt.mausoleum": asked(
    "Grafhýsið: veldu spjald úr kastbunkanum til að reisa ókeypis.",
    (a) => `${who(a)} velur spjald úr kastbunkanum til að reisa ókeypis.`,
  ),
  "prompt.zeus": asked("Seifsstyttan: veldu brúnt spjald til að eyða.", (a) => `${who(a)} velur brúnt spjald til að eyða.`),
  "prompt.circus": asked("Circus Maximus: veldu grátt spjald til að eyða.", (a) => `${who(a)} velur grátt spjald til að eyða.`),
  "prompt.opener": asked("Herinn þinn stendur verr: veldu hver byrjar öldina.", (a) => `${who(a)} velur hver byrjar öldina.`),
  "prompt.openerLevel": asked("Þú tókst síðasta spjaldið: veldu hver byrjar öldina.", (a) => `${who(a)} velur hver byrjar öldina.`),
  "prompt.over": "Leiknum er lokið.",

  "reason.draft": "Þú getur reist það seinna með spjaldi sem þú tekur. Það sem þú skilur eftir getur mótherjinn tekið.",
  "reason.draftFirst": (a: Args) => `Þið fáið ${a.wondersOnOffer} undur hvort. Þú getur reist þau seinna með spjöldum sem þú tekur.`,
  "reason.draftLast": "Undrið sem þú skilur eftir fer til mótherjans.",
  "reason.turn": (a: Args) => `Þú átt ${coins(a)}. Reistu spjald, kastaðu því fyrir ${coins(a, "income")} eða reistu undur með því.`,
  "reason.turnPoor": (a: Args) => `Þú átt ${coins(a)}, of lítið fyrir öll spjöld hér. Ef þú kastar spjaldi færðu ${coins(a, "income")}.`,
  "reason.turnWonder": (a: Args) =>
    `Þú átt ${coins(a)}, sem dugar líka fyrir undur, til dæmis ${wonderAcc(a)}. Ef þú kastar spjaldi færðu ${coins(a, "income")}.`,
  "reason.turnLast": (a: Args) => `Þetta er síðasta spjaldið á öld ${age(a)}. Ef þú kastar því færðu ${coins(a, "income")}.`,
  "reason.turnWar": (a: Args) => `Átakapeðið er ${spaces(a)} frá höfuðborginni þinni. Komist það þangað tapar þú.`,
  "reason.turnScience": (a: Args) =>
    `Mótherjinn á ${a.symbols} af ${a.symbolsToWin} ólíkum vísindatáknum. Eitt nýtt tákn í viðbót vinnur leikinn.`,
  "reason.token": "Þú nýtur áhrifa hennar það sem eftir er leiks. Hinar skífurnar verða áfram á borðinu.",
  "reason.library": "Enginn annar sér þær. Hinar skífurnar fara aftur í kassann.",
  "reason.mausoleum": (a: Args) => `Í kastbunkanum ${are(a.count)} ${many(a.count, "spjald", "spjöld")}. Þú færð allt sem spjaldið gefur.`,
  "reason.zeus": "Mótherjinn framleiðir minna og borgar meira upp frá þessu.",
  "reason.circus": "Mótherjinn framleiðir minna og borgar meira upp frá þessu.",
  "reason.opener": (a: Args) =>
    `Öld ${age(a)} hefur verið lögð á borðið. Sá leikmaður sem byrjar velur úr ${many(a.count, "spjaldi", "spjöldum")}.`,

  "goal.war": (a: Args) =>
    `Hernaður: hve langt hvor leikmaður hefur ýtt peðinu. Eftir ${spaces(a, "capital")} er það komið í hina höfuðborgina og leikurinn unninn.`,
  "goal.science": (a: Args) => `Vísindi: ólík tákn hvors leikmanns. ${a.symbolsToWin} ólík tákn vinna strax.`,
  "goal.points": "Stig: það sem hvor leikmaður fengi ef leiknum lyki núna. Eftir öld III vinna flest stig.",

  "pick.draft": (a: Args) => `Velja ${wonderAcc(a)}`,
  "pick.build": (a: Args) => `Reisa ${cardAcc(a)}`,
  "pick.chain": (a: Args) => `Reisa ${cardAcc(a)} ókeypis`,
  "pick.discard": (a: Args) => `Kasta ${cardDat(a)}`,
  "pick.brief.discard": "Kasta því",
  "pick.wonder": (a: Args) => `Reisa ${wonderAcc(a)} með ${cardDat(a)}`,
  "pick.token": (a: Args) => `Taka ${tokenAcc(a)}`,
  "pick.keep": (a: Args) => `Halda ${tokenDat(a)}`,
  "pick.revive": (a: Args) => `Reisa ${cardAcc(a)} ókeypis`,
  "pick.destroy": (a: Args) => `Eyða ${cardDat(a)}`,
  "opener.plate": "byrjar",
  "pick.openOwn": "Byrja öldina",
  "pick.openOther": "Láta mótherjann byrja",

  "why.covered": "Önnur spjöld liggja ofan á því. Taktu þau fyrst.",
  "why.discarded": "Það er í kastbunkanum.",
  "why.built": "Það er ekki lengur í uppröðuninni.",
  "why.cardFirst": "Veldu fyrst spjaldið til að reisa það með.",
  "why.dear": (a: Args) => `Það kostar ${coins(a, "total")}. Þig vantar ${a.lack} í viðbót.`,
  "why.discardFirst": "Veldu fyrst spjald til að kasta.",
  "why.drafted": (a: Args) => `${does(a, "á")} þetta undur nú þegar.`,
  "why.theirWonder": (a: Args) => `Enginn nema ${whoInside(a)} getur reist þetta undur.`,
  "why.token": "Þú tekur framfaraskífu þegar þú átt tvö eins vísindatákn.",
  "why.wonderBuilt": "Þetta undur er þegar reist.",

  "chip.coins": (a: Args) => `${coins(a)} í sjóði`,
  "chip.pay": (a: Args) => (a.coins === 0 ? "ókeypis" : `kostar ${coins(a)}`),
  "chip.gain": (a: Args) => `gefur ${coins(a)}`,
  "chip.chain": "ókeypis, út á tengitákn",
  "chip.points": (a: Args) => `${points(a)} ef leiknum lyki núna`,
  "chip.capital": (a: Args) => `átakapeðið er ${spaces(a)} frá höfuðborg hins leikmannsins`,
  "chip.science": (a: Args) => `${a.symbols} af ${a.symbolsToWin} ólíkum vísindatáknum`,
  "chip.makes": (a: Args) => `framleiðir ${a.units} ${resource(a)}`,
  "chip.wonders": (a: Args) => many(a.count, "undur reist", "undur reist"),
  "chip.resource": (a: Args) => `${a.units} ${resource(a)}`,
  "chip.shields": (a: Args) => many(a.shields, "skjöldur", "skildir"),
  "chip.worth": (a: Args) => points(a),

  "option.wonders": "Undur",
  "option.wonders.draft": "valin",
  "option.wonders.firstGame": "föst sett",
  "option.wonders.note": "Yfirleitt velja leikmenn undur til skiptis. Föst sett henta vel í fyrsta leik.",
  "option.ageOpener": "Ef hernaður er jafn",
  "option.ageOpener.lastPlayer": "síðasti leikmaður byrjar",
  "option.ageOpener.chooses": "síðasti leikmaður velur",
  "option.ageOpener.note": "Ef átakapeðið er í miðjunni byrjar sá sem tók síðasta spjaldið næstu öld, eða velur hver byrjar.",
  "option.starter": "Fyrsti leikmaður",
  "option.starter.luck": "af handahófi",
  "option.starter.first": "fyrsta sæti",
  "option.starter.second": "annað sæti",
  "option.starter.note": "Þú færð fyrsta sætið við borð sem þú setur upp, nema sætin séu líka af handahófi.",

  // What happened, for the log. Most sentences are about a seat: "Þú reisir leirpytt."
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
  "log.resigned": (a: Args) => `${does(a, "gefur")} leikinn.`,
  "log.ended": "Leiknum var slitið.",

  round: (a: Args) => (a.round === 0 ? "Val á undrum" : `Öld ${AGES[Number(a.round)]}`),
  "end.points": (a: Args) => `Stigin ráða: ${a.best} gegn ${a.second}.`,
  "end.blue": "Jafnt á stigum: blá spjöld ráða.",
  "end.shared": "Jafnt á stigum og á bláum spjöldum.",
  "end.military": "Hernaðarsigur: höfuðborgin er fallin.",
  "end.science": (a: Args) => `Vísindasigur: ${a.symbolsToWin} ólík tákn.`,

  // The table in words, for players who do not see it. `ids` are separated by spaces.
  "words.cards": (a: Args) => `${upper(colour(a))} spjöld: ${listed(CARD_NAMES, a)}.`,
  "words.symbols": (a: Args) => `Vísindatákn: ${listed(SYMBOL_NAMES, a)}.`,
  "words.wonders": (a: Args) => `Reist undur: ${listed(WONDER_NAMES, a)}.`,
  "words.wondersOpen": (a: Args) => `Óreist undur: ${listed(WONDER_NAMES, a)}.`,
  "words.tokens": (a: Args) => `Framfaraskífur: ${listed(TOKEN_NAMES, a)}.`,
  "words.offer": (a: Args) => `Undur í boði: ${listed(WONDER_NAMES, a)}.`,
  "words.free": (a: Args) => `Spjöld í boði: ${listed(CARD_NAMES, a)}.`,
  "words.covered": (a: Args) => `Sjást en eru enn undir öðrum: ${listed(CARD_NAMES, a)}.`,
  "words.hidden": (a: Args) => `${many(a.count, "spjald", "spjöld")} á hvolfi.`,
  "words.tokensLeft": (a: Args) => `Framfaraskífur á borðinu: ${listed(TOKEN_NAMES, a)}.`,
  "words.discard": (a: Args) => `Kastbunki: ${listed(CARD_NAMES, a)}.`,

  // What cards, wonders and tokens brought, for the score sheet.
  "earned.discards": "Köstuð spjöld",
  "earned.points": (a: Args) => many(a.n, "stig", "stig"),
  "earned.coins": (a: Args) => many(a.n, "mynt", "myntir"),
  "earned.shields": (a: Args) => many(a.n, "skjöldur", "skildir"),

  // How matches were won and what a player does again and again, for the statistics.
  "won.points": "Á stigum",
  "won.blue": "Á bláum spjöldum, þegar stig eru jöfn",
  "won.shared": "Sameiginlegur sigur",
  "won.military": "Hernaðarsigur",
  "won.science": "Vísindasigur",
  "habit.opening": "Fyrsta spjaldið þitt",
  "habit.drafted": "Undur sem þú velur",
  "habit.wonders": "Undur sem þú reisir",
  "habit.tokens": "Framfaraskífur sem þú tekur",
  "habit.cards": "Spjöld sem þú reisir",
};
