/** Words that cards lead on to. */

import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/nb/grammar.ts";
import { someBarrels } from "./phrases.ts";

export const TERMS = {
  "term.roles": "Roller",
  "term.roles.is":
    "I hver runde tar spillerne rollekort etter tur. Så gjør alle det rollen sier, og den som tok den, begynner. Et kort som er tatt, er borte resten av runden.",
  "term.privilege": "Privilegium",
  "term.privilege.is": "Fordelen som bare den som tok rollen, får. Hvert rollekort har sin egen.",
  "term.staffed": "Bemannet",
  "term.staffed.is":
    "En plantasje, et steinbrudd eller en bygning virker bare med en arbeider i sirkelen. En bygning med flere sirkler virker for så mange av dem som er fylt. Poeng for selve bygningen teller også uten arbeidere.",
  "term.workers": "Arbeidere",
  "term.workers.is":
    "Arbeidere (kolonister i regelheftet) kommer med skip i borgermesterfasen. De fyller sirklene på øya og i byen din. De som ikke får noen sirkel, venter i San Juan.",
  "term.column": "Kolonner og steinbrudd",
  "term.column.is":
    "Kolonnen til en bygning er både antall poeng den gir, og det høyeste antallet steinbrudd som kan hjelpe til å betale. Hvert bemannet steinbrudd du har, trekker fra 1 dublon, opp til det antallet.",
  "term.production": "Produsere varer",
  "term.production.is":
    "En tønne indigo, sukker, tobakk eller kaffe trenger to arbeidere: én på en plantasje av samme slag, én i en produksjonsbygning til den. Mais trenger bare den på plantasjen. Det som ikke er i forrådet, kan ikke produseres.",
  "term.violet": "Lilla bygninger",
  "term.violet.is": "De har én sirkel hver og gir deg en fordel så lenge det står en arbeider der.",
  "term.large": "Store bygninger",
  "term.large.is":
    "De fyller 2 byfelt og kan bare bygges én gang hver i et parti. Bonusen til slutt krever en arbeider, men det gjør ikke poengene som står på dem.",
  "term.storage": "Lagring",
  "term.storage.is": (a: Args) =>
    `Når all lasting er over, beholder du ${someBarrels(a.freeBarrels)} og det de bemannede lagrene dine rommer. Alle de andre tønnene går tapt. Dette skjer bare i kapteinsfasen.`,
  "term.loading": "Lasting",
  "term.loading.is":
    "Hver tønne du laster, er 1 poeng. Et skip tar bare ett vareslag, og to skip tar aldri det samme. Kan du laste, må du, men du velger selv hvilket vareslag.",
  "term.sale": "Salg",
  "term.sale.is": (a: Args) =>
    `I en handelsfase kan du selge én tønne. Handelshuset har ${many(a.houseSpaces, "plass", "plasser")} og kjøper hvert vareslag én gang. Det tømmes etter fasen, men bare når det er fullt.`,
  "term.lastRound": "Siste runde",
  "term.lastRound.is": (a: Args) =>
    `Partiet slutter etter runden der arbeiderskipet ikke kan fylles helt opp, der noen fyller det siste av ${a.citySpaces} byfelt, eller der poengene tar slutt. Runden spilles alltid ferdig.`,
} as const;
