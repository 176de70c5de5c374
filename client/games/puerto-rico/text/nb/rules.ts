/**
 * Puerto Rico in Norwegian (bokmål): the rules, then our rulings where the rule books are silent, and what the table does by
 * itself. Loaded with the rules page.
 */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { list, many } from "../../../../text/nb/grammar.ts";
import type * as English from "../en/rules.ts";
import { doubloons, dublons, extraPoints, goodOf, points, someBarrels, theBuilding } from "./phrases.ts";

const COUNTS: Readonly<Record<string, string>> = { 2: "To", 3: "Tre", 4: "Fire", 5: "Fem" };

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Målet",
  "rules.goal.points":
    "Du styrer en øy og en by i Karibia. Det gjelder å få flest poeng: for tønnene du laster på skip, og for bygningene du bygger.",
  "rules.goal.roles":
    "Det er ingen faste turer. Spillerne tar rollekort, og hvert kort får alle til å gjøre det samme, men den som tok det, gjør det først. Kunsten er å velge det som hjelper deg mer enn de andre.",

  "rules.setup": "Starten",
  "rules.setup.island": (a: Args) =>
    `Alle har en øy med ${a.islandSpaces} felt, en by med ${a.citySpaces} felt, noen dubloner og én plantasje. Hvor mye det er av alt, avhenger av antall spillere:`,

  "rules.round": "En runde",
  "rules.round.turn":
    "Guvernøren tar et rollekort, og alle utfører det med en gang. Så må nestemann ta et av kortene som er igjen, og slik går det til alle har tatt ett. Er dere to, fortsetter dere etter tur til begge har tre.",
  "rules.round.role":
    "Hver rolle utføres i rekkefølge fra den som tok den. Den spilleren har også privilegiet på kortet. Det er lov å si nei takk til det en rolle byr på, unntatt å laste tønner og fylle sirkler.",
  "rules.round.money": (a: Args) =>
    `Når runden er over, får hver rolle som ingen tok, ${dublons(a.onCardNotChosen)}. Den neste som tar rollen, får alle pengene på den. Så legges kortene tilbake, og guvernørkortet går til nestemann.`,

  "rules.settler": "Nybygger",
  "rules.settler.all": "Alle kan ta en av plantasjene som ligger åpent, og legge den på et ledig felt på øya si.",
  "rules.settler.own": "Privilegium: Du kan ta et steinbrudd i stedet. Med en arbeider gjør steinbruddet bygningene dine billigere.",
  "rules.settler.room": (a: Args) =>
    `En øy har plass til ${a.islandSpaces}. Er den full, tar du ikke noe mer. Plantasjer, steinbrudd og bygninger kan aldri fjernes.`,
  "rules.settler.after": "Etterpå kastes plantasjene som er igjen, og det legges ut en ny rad: én mer enn antall spillere.",

  "rules.mayor": "Borgermester",
  "rules.mayor.all": (a: Args) =>
    `Hver plantasje og hvert steinbrudd har 1 sirkel, hver bygning 1 til ${a.mostCircles}. I en sirkel er det plass til én arbeider. Det som ikke har noen arbeider, gjør ingenting. Arbeiderne på arbeiderskipet deles ut én og én, og den som tok borgermesteren, får først. Så kan alle flytte på arbeiderne sine, også de gamle. I andre faser kan arbeidere ikke flyttes.`,
  "rules.mayor.fill": "Du kan ikke la sirkler stå tomme med vilje: Arbeidere venter i San Juan bare når alle sirklene dine er fulle.",
  "rules.mayor.own": "Privilegium: 1 ekstra arbeider fra forrådet.",
  "rules.mayor.refill":
    "Til slutt kommer nye arbeidere om bord på skipet: 1 for hver tomme sirkel i alle byene, men minst like mange som det er spillere. Tomme sirkler på øyene teller ikke.",

  "rules.builder": "Byggherre",
  "rules.builder.all": "Alle kan bygge én bygning og betaler prisen til banken. Du kan bare ha én av hver bygning.",
  "rules.builder.quarries":
    "Hvert bemannet steinbrudd trekker fra 1 dublon, men det teller ikke flere steinbrudd enn tallet på bygningens kolonne.",
  "rules.builder.large": (a: Args) =>
    `En by har ${a.citySpaces} felt. Store bygninger tar ${a.largeSpaces} av dem, og hvilke som helst ${a.largeSpaces} ledige felt er gode nok. En ny bygning har ingen arbeidere.`,
  "rules.builder.own": (a: Args) =>
    `Privilegium: Du betaler ${dublons(a.builderDiscount)} mindre, i tillegg til det steinbruddene trekker fra, men aldri mindre enn 0. Bygger du ikke, får du ingenting.`,

  "rules.craftsman": "Oppmann",
  "rules.craftsman.all":
    "Alle produserer. For hver tønne indigo, sukker, tobakk eller kaffe trenger du en arbeider på en slik plantasje og en arbeider i en produksjonsbygning for den. Det minste antallet teller. Mais trenger bare arbeideren på plantasjen.",
  "rules.craftsman.supply": "Blir det tomt i forrådet, får de siste i rekkefølgen mindre eller ingenting.",
  "rules.craftsman.own":
    "Privilegium: Når alle har produsert, får du 1 ekstra tønne av et vareslag du nettopp produserte, hvis det er noen igjen i forrådet.",

  "rules.trader": "Handelsmann",
  "rules.trader.all": (a: Args) =>
    `Alle kan selge én tønne til handelshuset. Det har ${many(a.houseSpaces, "plass", "plasser")} og tar ikke et vareslag det allerede har. Når det er fullt, kan ingen selge.`,
  "rules.trader.own": (a: Args) => `Privilegium: ${dublons(a.traderBonus)} mer for salget ditt. Selger du ikke, får du ingenting.`,
  "rules.trader.after": "Etter fasen tømmes huset, men bare hvis alle plassene er opptatt.",
  "rules.trader.prices": "Så mye gir en tønne:",

  "rules.captain": "Kaptein",
  "rules.captain.all":
    "Etter tur laster alle tønner av ett vareslag på ett skip, så mange det er plass til. Slik går det rundt og rundt til ingen kan laste. Hver tønne er 1 poeng.",
  "rules.captain.must": "Kan du laste, må du. Du velger selv hvilket vareslag, også om et annet ville fylt flere plasser.",
  "rules.captain.ships":
    "Et skip tar bare ett vareslag, og to skip tar aldri det samme. Et vareslag som ikke er på noe skip ennå, må på et tomt skip som tar så mye av det som mulig.",
  "rules.captain.own": (a: Args) => `Privilegium: ${extraPoints(a.captainBonus)} for den første lasten din.`,
  "rules.captain.storage": (a: Args) =>
    `Når all lasting er over, beholder du ${someBarrels(a.freeBarrels)}, og på lagrene alle tønner av så mange vareslag som de rommer. Resten går tilbake til forrådet. Et lager fritar deg ikke fra å laste.`,
  "rules.captain.sail": "Så seiler de fulle skipene og kommer tomme tilbake. Skip som ikke er fulle, blir stående som de er.",

  "rules.prospector": "Gullgraver",
  "rules.prospector.all": (a: Args) =>
    `Du får ${dublons(a.prospecting)}, og de andre gjør ingenting. Med tre spillere er det ingen gullgraver, med fem er det to.`,

  "rules.buildings": "Bygningene",
  "rules.buildings.work":
    "En bygning virker bare med en arbeider i seg. Poengene som står på den, teller også uten. Først kommer produksjonsbygningene, så de lilla.",
  "rules.buildings.stock": (a: Args) =>
    `Det finnes ${a.smallProductions} av hver liten produksjonsbygning, ${a.largeProductions} av hver av de andre, ${a.smallViolets} av hver liten lilla bygning og ${a.largeViolets} av hver stor. Er dere to: ${a.productionsOfTwo} av hver produksjonsbygning og ${a.violetsOfTwo} av hver lilla bygning.`,
  "rules.buildings.extras":
    "Arbeidere fra hospitset og universitetet kommer fra forrådet, eller fra arbeiderskipet hvis forrådet er tomt. Du kan si nei takk til dem.",

  "rules.end": "Slutt og poeng",
  "rules.end.when": (a: Args) =>
    `Partiet slutter etter runden der arbeiderskipet ikke kan fylles helt opp, der noen fyller det siste av de ${a.citySpaces} byfeltene sine, eller der den siste poengbrikken blir tatt. Alle spiller den runden ferdig.`,
  "rules.end.score":
    "Legg sammen poengene dine for lasting, poengene på alle bygningene dine og bonusen for hver stor bygning som har en arbeider.",
  "rules.end.tie": "Står det likt, avgjør dubloner og tønner til sammen.",

  "rules.words": "Ordliste",
  "rules.words.what": "Begrepene som infokortene forklarer, samlet på ett sted:",

  "rules.table": "Slik spiller vi",
  "rules.table.why": "Der regelheftene er uklare eller uenige, gjør vi slik:",
  "rules.table.tie": "Står det likt også på dubloner og tønner, deles seieren.",
  "rules.table.draw":
    "Et gods trekker ingenting så lenge de skjulte bunkene er tomme. Kastede plantasjer kommer tilbake først når en ny rad legges ut.",
  "rules.table.tiles": "Er det ikke nok plantasjer til en hel rad, blir raden kortere.",
  "rules.table.hacienda":
    "En plantasje som godset trekker, får aldri en arbeider fra hospitset. Du ser den først når du har bestemt deg for å trekke.",
  "rules.table.decline":
    "Du må ta imot arbeiderne fra skipet. Den ekstra fra borgermesteren, hospitset eller universitetet kan du si nei takk til.",
  "rules.table.order": "Alle plasserer arbeiderne sine etter tur, og den som tok borgermesteren, begynner.",
  "rules.table.wharf":
    "Lar du være å bruke verftet, blir du spurt igjen så lenge andre laster. Lastingen er over når det har gått en hel runde rundt bordet uten at noen laster.",
  "rules.table.keep":
    "Du kan ikke kaste tønner du kan beholde. Du bestemmer hvilke vareslag: først dem på lagrene, så én tønne av et annet.",
  "rules.table.money": "Det blir aldri tomt for dubloner. Penger på et rollekort får du med en gang, og du kan bruke dem i samme fase.",
  "rules.table.chips": "Poeng etter den siste brikken teller også, også for tollboden.",
  "rules.table.hidden": "Poeng for lasting er skjult til slutten eller, hvis bordet har valgt det, åpne. Penger og varer er alltid åpne.",
  "rules.table.craftsman": "Den ekstra tønnen må være av et vareslag du virkelig fikk en tønne av i denne fasen.",
  "rules.table.first": "Den første guvernøren trekkes tilfeldig.",
  "rules.table.two":
    "Er dere to, gjelder den offisielle varianten, med færre varer, plantasjer, skip og bygninger. Én rolle blir til overs hver runde.",

  "rules.auto": "Går av seg selv",
  "rules.auto.money": "Penger fra rollekort, gullgraveren, fabrikken og markeder, og poeng fra havnen og kapteinen.",
  "rules.auto.goods": "Produksjonen. Du velger bare den ekstra tønnen til oppmannen.",
  "rules.auto.people": "Plassering av arbeidere, når det er nok til alle sirkler eller bare én slags sirkel er igjen.",
  "rules.auto.store": "Lagring, når alt får plass eller det ikke er noe å velge mellom.",
  "rules.auto.nothing": "Turer der du ikke kan gjøre noe. Loggen sier fra.",

  "setup.players": (a: Args) => `${COUNTS[`${a.seats}`]} spillere`,
  "setup.has": (a: Args) =>
    `${doubloons(a)} hver, ${points(a.points)} i forrådet, ${a.colonists} arbeidere og ${a.seats} på arbeiderskipet.`,
  "setup.ships": (a: Args) =>
    `Skip for ${list(`${a.ships}`.split(" "))} tønner, ${a.cards} rollekort, ${a.faceUp} plantasjer i raden, ${many(a.quarries, "steinbrudd")}.`,
  "setup.first": (a: Args) =>
    Number(a.indigo) > 1
      ? `Fra guvernøren av begynner de ${a.indigo} første med indigo, de andre med mais.`
      : "Guvernøren begynner med indigo, den andre med mais.",
  "example.table":
    "Bordet: de andre spillerne øverst, din egen øy og by nederst. Mellom dem ligger det alle deler: skip, rollekort, plantasjer, varer og bygninger.",
  "example.production": (a: Args) =>
    `To indigoplantasjer har arbeidere, men det er bare én arbeider i indigofabrikken: Denne spilleren produserer ${a.indigo} tønne indigo. Den bemannede maisplantasjen gir ${a.corn} tønne mais i tillegg.`,
  "example.price": (a: Args) =>
    `To bemannede steinbrudd, men ${theBuilding(a)} står i kolonne ${a.column}: Bare ${a.column} av dem teller. I stedet for ${a.cost} betaler denne spilleren ${doubloons(a)}.`,
  "example.sale": (a: Args) =>
    `Handelshuset har allerede ${goodOf(a)}. Denne spilleren kan selge et vareslag det ikke har, men en tønne ${goodOf(a)} til bare med et kontor.`,
  "example.loading": (a: Args) =>
    `Ett skip har ${goodOf(a)} om bord og ${many(a.free, "ledig plass", "ledige plasser")}, så av ${someBarrels(a.barrels)} kan ${a.fits} lastes: ${points(a.fits)}. Ingen andre skip får ta ${goodOf(a)}.`,
  "example.large": (a: Args) => `En stor bygning fyller to felt. Denne byen har ${many(a.spaces, "ledig felt", "ledige felt")} igjen.`,
};
