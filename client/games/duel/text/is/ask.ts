/** What is asked, the buttons that answer, why a piece cannot be chosen, and the icons beside them. */

import type { Args } from "../../../../text/grammar.ts";
import { are, asked, does, many, who, whoInside } from "../../../../text/is/grammar.ts";
import { age, cardAcc, cardDat, coins, points, resource, spaces, tokenAcc, tokenDat, wonderAcc } from "./phrases.ts";

export const ASK = {
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
} as const;

export const OPTIONS = {
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
} as const;
