/** The large cards about pieces. */

import { type Args, isYou } from "../../../../text/grammar.ts";
import { asked, called, does, many, ofWhom, upper, who } from "../../../../text/is/grammar.ts";
import { SOURCE_NAMES } from "./names.ts";
import { age, card, cardAcc, cardDat, coins, colour, counted, points, resource, spaces, symbol } from "./phrases.ts";

export const EFFECTS = {
  "effect.makes": (a: Args) => `Framleiðir ${a.units} ${resource(a)}.`,
  "effect.raw": "Framleiðir 1 timbur, grjót eða leir, hvert sem þú þarft.",
  "effect.grey": "Framleiðir 1 gler eða papýrus, hvort sem þú þarft.",
  "effect.flat": (a: Args) => `Þú kaupir ${resource(a)} á ${coins(a, "tradeFlat")} eininguna.`,
  "effect.shields": (a: Args) => `${many(a.shields, "skjöldur", "skildir")}: færðu átakapeðið í átt að höfuðborg mótherjans.`,
  "effect.science": (a: Args) => `Vísindatákn: ${symbol(a)}. Tvö eins gefa framfaraskífu; ${a.symbolsToWin} ólík vinna leikinn.`,
  "effect.points": (a: Args) => `${points(a)} í lokin.`,
  "effect.income": (a: Args) => `Þú færð ${coins(a)}.`,
  "effect.incomePer": (a: Args) => `Þú færð ${coins(a)} fyrir ${counted(a)} í borginni þinni.`,
  "effect.guildCoins": (a: Args) => `Þú færð ${coins(a)} fyrir ${counted(a)} í borginni sem á mest af þeim.`,
  "effect.guildPoints": (a: Args) => `${points(a)} í lokin fyrir ${counted(a)} í borginni sem á mest af þeim.`,
  "effect.moneylenders": (a: Args) => `${points(a)} í lokin fyrir hverjar ${coins(a, "coinsPerPoint")} í ríkustu borginni.`,
  "effect.again": "Þú færð að gera aftur.",
  "effect.robs": (a: Args) => `Mótherjinn missir ${coins(a)}.`,
  "effect.library": (a: Args) => `Skoðaðu ${many(a.tokensDrawn, "skífu", "skífur")} úr kassanum og haltu einni eftir.`,
  "effect.mausoleum": "Reistu spjald úr kastbunkanum ókeypis.",
  "effect.zeus": "Eyddu einu brúnu spjaldi mótherjans: það fer í kastbunkann.",
  "effect.circus": "Eyddu einu gráu spjaldi mótherjans: það fer í kastbunkann.",
  "effect.agriculture": (a: Args) => `Þú færð ${coins(a, "agricultureIncome")}. ${points(a, "agriculturePoints")} í lokin.`,
  "effect.architecture": (a: Args) => `Undrin þín kosta ${a.waived} hráefnum minna.`,
  "effect.economy": "Þú færð myntirnar sem mótherjinn borgar fyrir hráefni sem vantar.",
  "effect.law": "Gildir sem vísindatákn.",
  "effect.masonry": (a: Args) => `Bláu spjöldin þín kosta ${a.waived} hráefnum minna.`,
  "effect.mathematics": (a: Args) => `${points(a, "mathematicsPoints")} í lokin fyrir hverja framfaraskífu þína, að þessari meðtalinni.`,
  "effect.philosophy": (a: Args) => `${points(a, "philosophyPoints")} í lokin.`,
  "effect.strategy": (a: Args) => `Héðan í frá fær hvert rautt spjald sem þú reisir ${many(a.strategy, "aukaskjöld", "aukaskildi")}.`,
  "effect.theology": "Héðan í frá færðu að gera aftur í hvert sinn sem þú reisir undur.",
  "effect.urbanism": (a: Args) =>
    `Þú færð ${coins(a, "urbanismIncome")} og ${a.urbanism} í viðbót í hvert sinn sem þú reisir ókeypis út á tengitákn.`,
} as const;

export const DETAILS = {
  "is.card": (a: Args) => (a.colour === "purple" ? `Gildi, öld ${age(a)}` : `${upper(colour(a))} bygging, öld ${age(a)}`),
  "is.wonder": "Undur",
  "is.token": "Framfaraskífa",
  "is.place": (a: Args) => (a.guild === 1 ? "Gildi á hvolfi" : `Spjald frá öld ${age(a)}, á hvolfi`),
  "place.freed": "Því er snúið við þegar ekkert spjald hylur það.",
  "place.unseen": (a: Args) =>
    Number(a.count) === 1
      ? "Eina spjaldið sem þú hefur ekki séð enn."
      : `Eitt af ${many(a.count, "spjaldi", "spjöldum")} sem þú hefur ekki séð enn.`,

  "bill.title": asked(
    (a) => (a.total === 0 ? "Ókeypis fyrir þig." : `Þú borgar ${coins(a, "total")}.`),
    (a) => (a.total === 0 ? `${who(a)} fær þetta ókeypis.` : `${who(a)} borgar ${coins(a, "total")}.`),
  ),
  "bill.short": asked(
    (a) => `Þú þyrftir að borga ${coins(a, "total")}; þig vantar ${a.lack} í viðbót.`,
    (a) => `${who(a)} þyrfti að borga ${coins(a, "total")} og á ${many(a.lack, "mynt", "myntum")} of lítið.`,
  ),
  "bill.later": asked(
    (a) => `Seinna kostar það þig um ${coins(a, "total")}. Þú byrjar með ${a.coins}.`,
    (a) => `${who(a)} þyrfti að borga um ${coins(a, "total")}.`,
  ),
  "bill.chain": asked(
    (a) => `Ókeypis fyrir þig: þú átt ${cardAcc(a)}.`,
    (a) => `${who(a)} fær þetta ókeypis út á ${cardAcc(a)}.`,
  ),
  "bill.coins": (a: Args) => `${coins(a)} samkvæmt spjaldinu`,
  "bill.own": (a: Args) => `${a.units} ${resource(a)} úr eigin framleiðslu`,
  "bill.chosen": (a: Args) => `${a.units} ${resource(a)}, framleitt að eigin vali`,
  "bill.waived": (a: Args) => `${a.units} ${resource(a)} sparast með skífu`,
  "bill.bought": (a: Args) => `${a.units} ${resource(a)} keypt á ${coins(a, "price")}${a.units === 1 ? "" : " eininguna"}`,
  "link.frees": (a: Args) => `Út á þetta spjald færðu síðar ${cardAcc(a)} ókeypis.`,
  "link.freeWith": (a: Args) => `Ókeypis ef þú átt ${cardAcc(a)}.`,
  "sell.coins": asked(
    (a) => `Kastaðu því fyrir ${coins(a)}.`,
    (a) => `${who(a)} getur kastað því fyrir ${coins(a)}.`,
  ),
  "under.card": (a: Args) => `Reist með ${cardDat(a)}.`,

  "detail.discard": "Kastbunki",
  "detail.discardHow": "Leggðu spjaldið sem þú tekur hingað til að fá myntir fyrir það.",
  "detail.discardCount": (a: Args) =>
    Number(a.count) === 0 ? "Hann er tómur." : `Í honum: ${many(a.count, "spjald", "spjöld")} sem báðir leikmenn mega skoða.`,
  "discard.earns": asked(
    (a) => `Þú færð ${coins(a)} fyrir spjald.`,
    (a) => `${who(a)} fær ${coins(a)} fyrir spjald.`,
  ),
  "token.owner": asked("Þú átt hana.", (a) => `${who(a)} á hana.`),
  "token.earn": "Til að taka hana þarftu að reisa tvö spjöld með sama vísindatákni.",
  "detail.drawn": (a: Args) =>
    `Ein af skífunum sem ${isYou(a) ? "þú drógst" : `${who(a)} dró`} úr kassanum. Ein verður eftir, hinar fara aftur í hann.`,
  "detail.opener": (a: Args) => `${does(a, "byrjar")} öld ${age(a)}`,
  "opener.who":
    "Sá leikmaður sem stendur verr í hernaði velur hver tekur fyrsta spjaldið. Ef peðið er í miðjunni byrjar sá sem tók síðasta spjaldið, eða velur hver byrjar.",
  "detail.pawn": "Hernaður",
  "detail.pawnAt": (a: Args) =>
    Number(a.spaces) === 0 ? "Átakapeðið er í miðjunni." : `Átakapeðið er ${spaces(a)} inni á svæðinu ${ofWhom(a, "þínu")}.`,
  "detail.pawnWins": (a: Args) => `Komdu því ${spaces(a, "capital")} frá miðjunni, inn í höfuðborg mótherjans, og þú vinnur á stundinni.`,
  "detail.pawnPoints": (a: Args) => `Ef leiknum lyki núna fengi sterkari herinn ${points(a)}.`,
  "detail.loot": "Rán",
  "detail.lootPays": (a: Args) => `Þegar átakapeðið kemur hingað missir leikmaðurinn þessum megin ${coins(a)}, einu sinni.`,
  "detail.score": (a: Args) => `Stigin ${ofWhom(a, "þín")} ef leiknum lyki núna`,
  "detail.source": (a: Args) => `${a.points} · ${called(SOURCE_NAMES, a.source)}`,
  "detail.purse": (a: Args) => `Sjóður: ${coins(a)}`,
  "detail.trade": (a: Args) => `${does(a, "kaupir")} ${resource(a)} á ${coins(a, "price")} eininguna.`,
  "detail.science": (a: Args) => `Vísindatákn: ${symbol(a)}`,
  "detail.scienceCards": (a: Args) => `Á spjöldunum „${upper(card(a))}“ og „${upper(card(a, "second"))}“.`,
  "detail.scienceLaw": "Aðeins á framfaraskífunni „Lög“.",
  "detail.box": "Kassinn",
  "detail.boxHolds": "Myntir, ónotuð spjöld og hinar framfaraskífurnar.",
  "detail.prices": "Verð leikmanna",
} as const;
