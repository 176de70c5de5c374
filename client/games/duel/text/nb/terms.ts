/** Words that cards lead on to. */
import type { Args } from "../../../../text/grammar.ts";
import { coins, unlike } from "./phrases.ts";

export const TERMS = {
  "term.price": "Pris",
  "term.price.is":
    "Merket ved et kort eller underverk er prisen i mynter akkurat nå, i fargen til spilleren den gjelder for. Gull betyr at spilleren har råd, grått at det ikke går. En kjede betyr at kortet er gratis.",
  "term.trade": "Ressurser som mangler",
  "term.trade.is": (a: Args) =>
    `Det du ikke produserer, kan du kjøpe, så mye du trenger: ${coins(a, "tradeBase")} for hver ressurs som mangler, pluss 1 for hver av samme slag på motspillerens brune og grå kort. Du betaler alltid den laveste prisen.`,
  "term.link": "Kjedesymbol",
  "term.link.is":
    "Noen kort har et symbol som går igjen på et kort i en senere tidsalder. Har du det tidligere kortet i byen din, er det senere gratis: ingen mynter, ingen ressurser.",
  "term.discarding": "Kaste kort",
  "term.discarding.is": (a: Args) =>
    `Du kan alltid kaste kortet du tar, i stedet for å bygge det. Det gir ${coins(a, "discard")}, pluss 1 for hvert gule kort i byen din.`,
  "term.wonders": "Underverk",
  "term.wonders.is": (a: Args) =>
    `Du bygger et av underverkene dine ved å betale prisen og skyve kortet du tok, inn under det. Kortet teller da ikke for noe annet. Bare ${a.wondersBuilt} underverk kan bygges i et parti; det siste går ut av spillet.`,
  "term.science": "Vitenskapssymboler",
  "term.science.is": (a: Args) =>
    `De står på grønne kort, og hvert av dem finnes på to. Begge kortene med samme symbol gir deg en fremskrittsskive. Med ${unlike(a.symbolsToWin)} vinner du med en gang.`,
  "term.tokens": "Fremskrittsskiver",
  "term.tokens.is": (a: Args) =>
    `${a.tokensOnBoard} skiver ligger ved den militære banen. Ta en når du får det andre kortet med samme vitenskapssymbol. Den er din resten av partiet.`,
  "term.shields": "Skjold",
  "term.shields.is": "Hvert skjold flytter hærføreren ett felt mot motspillerens hovedstad straks du bygger kortet eller underverket.",
  "term.loot": "Konfliktbrikker",
  "term.loot.is": (a: Args) =>
    `Når hærføreren først kommer til en konfliktbrikke, mister spilleren på den siden ${a.lootLeast} eller ${coins(a, "lootMost")}, så langt det rekker. Så er brikken borte.`,
  "term.guilds": "Laug",
  "term.guilds.is": (a: Args) =>
    `Lilla kort med sin egen bakside. ${a.guilds} av dem, trukket tilfeldig, er blant kortene i tidsalder III. Et laug ser alltid på byen som har flest.`,
  "term.ages": "Tidsaldre",
  "term.ages.is": (a: Args) =>
    `Et parti har tre tidsaldre med hver sin pyramide av kort. ${a.cardsRemoved} kort fra hver tidsalder går usett tilbake i esken, så du vet aldri helt hva som er med.`,
  "term.treasury": "Skattkammer",
  "term.treasury.is": (a: Args) =>
    `Myntene dine. De betaler for det som står på kortene og for ressurser som mangler, og hver ${a.coinsPerPoint}. mynt du har igjen til slutt, er verdt 1 poeng.`,
} as const;
