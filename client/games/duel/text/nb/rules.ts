/** 7 Wonders Duel in Norwegian (bokmål): the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { called, many, upper } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/rules.ts";
import { card, coins, spaces, unlike, WONDER_NAMES } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Målet",
  "rules.goal.cities":
    "To spillere bygger hver sin by gjennom tre tidsaldre. I hver tidsalder tar dere annenhver gang et kort fra en felles pyramide som åpner seg litt etter litt.",
  "rules.goal.war": "Militær seier: Før hærføreren inn i motspillerens hovedstad, så vinner du med en gang.",
  "rules.goal.science": (a: Args) =>
    `Vitenskapelig seier: Saml ${many(a.symbolsToWin, "ulikt vitenskapssymbol", "ulike vitenskapssymboler")}, så vinner du med en gang.`,
  "rules.goal.points": "Kulturell seier: Har ingen av delene skjedd når tidsalder III er over, vinner den som har flest poeng.",

  "rules.setup": "Før det første kortet",
  "rules.setup.coins": (a: Args) => `Begge spillerne starter med ${coins(a, "coinsAtStart")}. Hærføreren står midt på banen sin.`,
  "rules.setup.tokens": (a: Args) =>
    `${many(a.tokensOnBoard, "tilfeldig fremskrittsskive", "tilfeldige fremskrittsskiver")} ligger ved banen. De andre blir i esken.`,
  "rules.setup.draft": (a: Args) =>
    `Så velger dere underverk. ${a.wondersOnOffer} legges ut: Startspilleren tar ett, motspilleren tar to, og startspilleren får det siste. Med ${a.wondersOnOffer} nye er det motspilleren som velger først. Dermed har dere ${a.wondersOnOffer} hver. De andre underverkene blir i esken. Er bordet satt opp med «faste sett», starter begge i stedet med underverkene for et første parti.`,
  "rules.setup.ages": (a: Args) =>
    `I hver tidsalder legges ${a.cardsRemoved} av kortene usett til side. Tidsalder III får i tillegg ${a.guilds} laug. Annenhver rad i pyramiden ligger med forsiden ned.`,

  "rules.turn": "Din tur",
  "rules.turn.take": "Ta et kort som ikke dekkes av noe annet. Du kan ikke stå over. Gjør én av tre ting med det:",
  "rules.turn.build": "Bygg det: Betal prisen og legg det til byen din. Det virker fra da av.",
  "rules.turn.discard": (a: Args) =>
    `Kast det: Legg det i kastebunken og få ${coins(a, "discard")}, pluss 1 for hvert gule kort i byen din.`,
  "rules.turn.wonder":
    "Bygg et underverk: Betal prisen for et av underverkene dine og skyv kortet inn under det. Selve kortet gjør da ingenting.",
  "rules.turn.reveal": "Når turen din er over, snus alle kort som ikke lenger er dekket, samtidig.",
  "rules.turn.opener":
    "Startspilleren begynner tidsalder I. En tidsalder er slutt når alle kortene er tatt, og så legges den neste ut. Den som står svakest militært, med hovedstaden nærmest hærføreren, velger da hvem som tar det første kortet. Står hærføreren i midten, begynner den som tok det siste kortet.",

  "rules.price": "Hva ting koster",
  "rules.price.own":
    "Langs venstre kant av et kort eller underverk står prisen: mynter, ressurser eller begge deler. Brune og grå kort produserer ressurser. De brukes ikke opp, men er der igjen for hvert kort eller underverk du bygger.",
  "rules.price.trade": (a: Args) =>
    `Det du mangler, kan du kjøpe. Hver ressurs som mangler, koster ${coins(a, "tradeBase")}, pluss 1 for hver av samme slag på motspillerens brune og grå kort. Myntene går til banken.`,
  "rules.price.flat": (a: Args) =>
    `Noen gule kort gir en ressurs fast pris, ${coins(a, "tradeFlat")}, uansett hva motspilleren produserer. Andre, og to underverk, produserer én valgfri ressurs for hvert kort eller underverk du bygger. Gule kort og underverk gjør aldri noe dyrere for motspilleren.`,
  "rules.price.least":
    "Du betaler alltid den lavest mulige prisen; den regnes ut for deg. Merkene ved kortene viser den for begge spillerne.",
  "rules.price.link":
    "Noen kort har et kjedesymbol som går igjen på et senere kort. Har du det tidligere kortet, er det senere gratis, både mynter og ressurser.",

  "rules.military": "Militæret",
  "rules.military.shields": "Hvert skjold flytter straks hærføreren ett felt mot motspillerens hovedstad.",
  "rules.military.loot": (a: Args) =>
    `Første gang hærføreren når en konfliktbrikke, mister den truede spilleren ${a.lootLeast} eller ${coins(a, "lootMost")}, men aldri mer enn hele skattkammeret. Så er brikken borte. Én flytting kan nå to av dem.`,
  "rules.military.capital": (a: Args) => `Hovedstaden ligger ${spaces(a.capital)} fra midten.`,
  "rules.military.points": (a: Args) =>
    `Til slutt får den sterkeste siden ${a.militaryLow} poeng hvis hærføreren er i den første sonen på motspillerens side, ${a.militaryMiddle} i den andre og ${a.militaryHigh} i den tredje.`,

  "rules.science": "Vitenskap og fremskritt",
  "rules.science.pairs":
    "Hvert vitenskapssymbol finnes på to grønne kort. Når du har begge, tar du en av fremskrittsskivene ved banen. Du må ta en hvis det er noen igjen.",
  "rules.science.win": (a: Args) =>
    `${unlike(a.symbolsToWin)} vinner partiet. Skiven Lovbok teller som et eget symbol, men gir aldri noe par.`,
  "rules.science.tokens": "Fremskrittsskivene:",

  "rules.wonders": "Underverk",
  "rules.wonders.limit": (a: Args) =>
    `Hver spiller har ${a.wondersOnOffer} underverk, men bare ${a.wondersBuilt} kan bygges i et parti. Når så mange er bygd, går det siste ut av spillet.`,
  "rules.wonders.again": "Noen underverk gir deg straks en tur til. Var det tidsalderens siste kort, går den ekstra turen tapt.",
  "rules.wonders.list": "Underverkene:",

  "rules.cards": "Kortene",
  "rules.cards.brown":
    "Brune og grå kort produserer ressurser. Gule kort gir mynter (én gang, når du bygger dem), bedre priser eller en valgfri ressurs. De fra tidsalder III er også verdt poeng.",
  "rules.cards.blue":
    "Blå kort er verdt poeng. Grønne kort har vitenskapssymboler, og de fleste er også verdt poeng. Røde kort har skjold.",
  "rules.cards.purple":
    "Lilla kort er laug. Til slutt gir hvert av dem poeng for noe i byen som da har mest av det. De fleste gir også mynter én gang, når du bygger dem, etter byen som har mest akkurat da.",

  "rules.end": "Slutt og poeng",
  "rules.end.when":
    "Partiet slutter straks ved militær eller vitenskapelig seier. Ellers slutter det etter det siste kortet i tidsalder III.",
  "rules.end.points": "Legg sammen poengene fra kort, laug, underverk og fremskrittsskiver, og de militære poengene.",
  "rules.end.treasury": (a: Args) => `Du får 1 poeng for hver ${a.coinsPerPoint}. mynt i skattkammeret.`,
  "rules.end.tie": "Står det likt, vinner den som har flest poeng på blå kort. Er det også likt, deler dere seieren.",

  "rules.words": "Ordliste",
  "rules.words.what": "Begrepene som infokortene forklarer, samlet på ett sted:",

  "rules.table": "Slik spiller vi",
  "rules.table.why": "Detaljer som er lette å overse, og slik vi spiller der regelheftet lar noe stå åpent:",
  "rules.table.opener":
    "Står hærføreren i midten, starter den som tok det siste kortet, neste tidsalder, slik det står i regelheftet vårt. Bordet kan også la den spilleren velge hvem som starter, slik utgiveren nå gjør det.",
  "rules.table.eighth": "Underverket som går ubygd ut av spillet, kan tilhøre den ene eller den andre spilleren.",
  "rules.table.order": "Det et kort eller underverk gjør, også valg, skjer før dekkede kort snus. En ekstra tur kommer etter det.",
  "rules.table.pile":
    "Begge spillerne kan når som helst se gjennom kastebunken. Zevsstatuen, Circus Maximus og Mausoleet må bruke et kort hvis det finnes noen.",
  "rules.table.mausoleum":
    "Mausoleet kan bygge et hvilket som helst kort fra kastebunken, også ødelagte kort. Kort som ble lagt til side før en tidsalder, og kort under underverk ligger ikke der. Mausoleets kort virker som om det nettopp var bygd, også mynter, skjold og vitenskapssymboler. Det gir ingenting fra Urbanisering.",
  "rules.table.library": "Bare spilleren som trakk skivene til Biblioteket i Alexandria, ser dem som går tilbake.",
  "rules.table.link": "En kjede brukes alltid, så Urbanisering gir mynter selv om du har alle ressursene.",
  "rules.table.strategy": "Strategi gir bare ekstra skjold til røde kort, aldri til underverk.",
  "rules.table.economy":
    "Økonomi gir nøyaktig det motspilleren betaler for ressurser som mangler, ikke myntene som står på et kort. Det betales før den nye bygningen virker.",
  "rules.table.theology":
    "Teologi og Arkitektur virker ikke på Biblioteket i Alexandria når det var der du fikk dem. Med Teologi gir et underverk som uansett gir en tur til, fortsatt bare én.",
  "rules.table.lighthouse": "Kortet Fyrtårn teller seg selv som et gult kort. Når du kaster et kort, teller det aldri med selv.",
  "rules.table.coins": "Det blir aldri tomt for mynter.",

  "example.table":
    "Bordet: kortene du velger blant i midten, byen din under og motspillerens over. Til venstre den militære banen, til høyre underverkene og fremskrittsskivene.",
  "example.trade": (a: Args) =>
    `${upper(card(a))}: Prisen er 1 stein. Spilleren øverst (merket til høyre) har ${card(a, "second")} og betaler ${coins(a, "other")}. Spilleren nederst (merket til venstre) må kjøpe steinen for ${coins(a)}: ${a.tradeBase}, pluss 1 fordi motspillerens kort produserer stein.`,
  "example.link": (a: Args) =>
    `Spilleren nederst har ${card(a)}, så der er ${card(a, "second")} gratis: Merket til venstre viser en kjede. Den andre spilleren ville betalt ${coins(a)}.`,
  "example.covered":
    "Bare kortene i nederste rad kan tas. Kortet over dem blir liggende med forsiden ned til begge kortene på det er borte.",
  "piece.price": "Pris:",
  "piece.noPrice": "Har ingen pris.",
  "example.war": (a: Args) =>
    `Hærføreren er ${spaces(a.spaces)} fra midten og har tatt konfliktbrikken der. Sluttet partiet nå, ville det vært verdt ${many(a.points, "poeng")} for spilleren som drev den dit.`,
  "example.wonder": (a: Args) =>
    `${called(WONDER_NAMES, a.wonder)}: bygd, som kortet under viser. Det kortet teller ikke for noe annet. De andre underverkene viser prisen sin.`,
};
