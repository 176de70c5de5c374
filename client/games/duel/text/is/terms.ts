/** Words that cards lead on to. */

import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import { coins } from "./phrases.ts";

export const TERMS = {
  "term.price": "Verð",
  "term.price.is":
    "Merkið við spjald eða undur er verð þess í myntum núna, í lit leikmannsins sem það á við. Gullið merki: hann á fyrir því. Grátt merki: hann á ekki fyrir því. Keðja: hann fær spjaldið ókeypis.",
  "term.trade": "Hráefni sem vantar",
  "term.trade.is": (a: Args) =>
    `Þú getur keypt það sem þú framleiðir ekki, eins mikið og þarf: ${coins(a, "tradeBase")} fyrir hvert hráefni sem vantar og 1 í viðbót fyrir hvert slíkt á brúnum og gráum spjöldum mótherjans. Þú borgar alltaf lægsta mögulega verð.`,
  "term.link": "Tengitákn",
  "term.link.is":
    "Sum spjöld bera tákn sem sést aftur á spjaldi frá síðari öld. Ef þú átt fyrra spjaldið í borginni þinni er hið síðara ókeypis: engar myntir, engin hráefni.",
  "term.discarding": "Að kasta",
  "term.discarding.is": (a: Args) =>
    `Þú getur alltaf kastað spjaldinu sem þú tekur í stað þess að reisa það. Það gefur ${coins(a, "discard")} og 1 í viðbót fyrir hvert gult spjald í borginni þinni.`,
  "term.wonders": "Undur",
  "term.wonders.is": (a: Args) =>
    `Til að reisa undur borgar þú verð þess og rennir spjaldinu sem þú tókst undir það. Spjaldið hefur þá engin áhrif sjálft. Aðeins má reisa ${a.wondersBuilt} undur í leik; það síðasta fer úr spilinu.`,
  "term.science": "Vísindatákn",
  "term.science.is": (a: Args) =>
    `Þau eru á grænum spjöldum, hvert á tveimur. Bæði spjöldin með sama tákni gefa þér framfaraskífu. Með ${a.symbolsToWin} ólík tákn vinnur þú á stundinni.`,
  "term.tokens": "Framfaraskífur",
  "term.tokens.is": (a: Args) =>
    `${many(a.tokensOnBoard, "skífa liggur", "skífur liggja")} við hernaðarbrautina. Taktu eina þegar þú færð annað spjaldið með sama vísindatákni. Hún er þín það sem eftir er leiks.`,
  "term.shields": "Skildir",
  "term.shields.is": "Hver skjöldur færir átakapeðið einn reit í átt að höfuðborg mótherjans, um leið og þú reisir spjaldið eða undrið.",
  "term.loot": "Ránsskífur",
  "term.loot.is": (a: Args) =>
    `Þegar peðið kemur fyrst að ránsskífu missir leikmaðurinn þeim megin ${a.lootLeast} eða ${coins(a, "lootMost")}, eftir því sem hann á til. Svo fer skífan úr spilinu.`,
  "term.guilds": "Gildi",
  "term.guilds.is": (a: Args) =>
    `Fjólublá spjöld með sérstaka bakhlið. ${a.guilds} þeirra, valin af handahófi, eru meðal spjalda á öld III. Gildi miðast alltaf við þá borg sem á mest.`,
  "term.ages": "Aldir",
  "term.ages.is": (a: Args) =>
    `Leikurinn er þrjár aldir, hver með nýjum spjaldapýramída. ${many(a.cardsRemoved, "spjald", "spjöld")} frá hverri öld fara óséð í kassann, svo þú veist aldrei nákvæmlega hvað er í spilinu.`,
  "term.treasury": "Sjóður",
  "term.treasury.is": (a: Args) =>
    `Myntirnar þínar. Með þeim borgar þú það sem spjöldin kosta og hráefni sem vantar, og hverjar ${coins(a, "coinsPerPoint")} sem eru eftir í lokin gefa 1 stig.`,
} as const;
