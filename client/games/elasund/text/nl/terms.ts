/** Words that cards lead on to. */
import type { Args } from "../../../../text/grammar.ts";
import { gold, listed, ofEachColour, ofOneColour, parts } from "./phrases.ts";

export const TERMS = {
  "term.cubes": "Blokjes",
  "term.cubes.is":
    "Wie als eerste het laatste eigen blokje plaatst, wint. Blokjes staan op vlaggen van gebouwen, delen van de kerk, torens en het handelsspoor. Verlies je een gebouw, dan neem je de blokjes terug.",
  "term.site": "Bouwterrein",
  "term.site.is":
    "De velden die een gebouw gaat bedekken. Er moeten genoeg vergunningen liggen, van wie dan ook, en de jouwe moeten meer waard zijn dan die van elke andere speler. Bij een gelijke stand mag geen van die spelers bouwen.",
  "term.permits": "Vergunningen",
  "term.permits.is": (a: Args) =>
    `Je hebt er vijf, met de waarden 0 tot en met 4. Plaatsen kost de waarde in goud en gebeurt in de rij van het schip, of voor ${ofOneColour(a.pairCost)} in een rij naar keuze. Ook die van 0 telt als vergunning.`,
  "term.compensation": "Vergoeding",
  "term.compensation.is":
    "Als je bouwt, gaan alle vergunningen op het bouwterrein terug naar hun eigenaar. Andere spelers betaal je de waarde van hun vergunningen in goud. Voor delen van de kerk krijgt niemand een vergoeding.",
  "term.over": "Overbouwen",
  "term.over.is": (a: Args) =>
    `Een gebouw verdringt kleinere gebouwen gratis en even grote voor ${ofOneColour(a.equalCost)}. Het aantal velden bepaalt de grootte. De kerk en grotere gebouwen blijven staan.`,
  "term.start": "Startgebouwen",
  "term.start.is":
    "De arbeidershut en de arbeidershutten waarmee je begint. Wordt er een verdrongen, dan zet de eigenaar het gebouw meteen terug op vrije velden zonder molen. Past het nergens, dan is het uit het spel.",
  "term.trade": "Handelspunten",
  "term.trade.is": (a: Args) =>
    `Aan de haven en bij de poorten staan molens. Elke molen onder een gebouw van jou is een handelspunt. Bij ${listed(a.tradeCubes)} punten plaats je een blokje op het handelsspoor.`,
  "term.income": "Inkomsten",
  "term.income.is":
    "Aan het begin van elke beurt verplaatsen de dobbelstenen het schip. Gebouwen in die rij die iets opleveren, geven hun eigenaar elk een kaart, goud of macht, wie er ook aan de beurt is. Een gebouw in meerdere rijen levert in al die rijen iets op.",
  "term.influence": "Machtkaarten",
  "term.influence.is": (a: Args) =>
    `Ze bestaan in ${a.colours} kleuren. Met sets betaal je bijzondere dingen: ${ofOneColour(a.equalCost)} om even grote gebouwen te verdringen, ${ofOneColour(a.pairCost)} voor een vergunning in een rij naar keuze of een bonusactie, ${ofEachColour(a.differentCost)} voor een bonusactie.`,
  "term.pirates": "Piraten",
  "term.pirates.is":
    "Bij een 7 stuurt de speler aan de beurt het schip naar een andere rij. Er zijn geen inkomsten. Elke speler geeft een kaart per eigen blokje in die rij. Blokjes op het handelsspoor en op torens in het noorden en zuiden tellen niet.",
  "term.towers": "Torens",
  "term.towers.is":
    "Sommige muurdelen zijn torens. Elke toren draagt een blokje van jou. Gooi je een 7, dan neem je met elke toren een van de kaarten die de piraten kregen.",
  "term.walls": "De stadsmuur",
  "term.walls.is": (a: Args) =>
    `Je bouwt je eigen delen op volgorde, naast een poort of een deel dat er al staat. Een deel kost in het noorden of zuiden ${gold(a.wallGold)} en in het oosten ${gold(a.wallGoldEast)}, en vraagt geen vergunningen.`,
  "term.bonus": "Bonusacties",
  "term.bonus.is": (a: Args) =>
    `Aan het eind van je beurt mag je er een doen. Voor ${ofOneColour(a.pairCost)} verplaats je een vergunning, of verhoog je er een en betaal je het verschil in goud. Voor ${ofEachColour(a.differentCost)} plaats je ergens een extra vergunning tegen de waarde in goud, of neem je ${gold(a.goldTaken)}.`,
  "term.pit": "De bouwput",
  "term.pit.is": (a: Args) =>
    `Het donkere veld waar de kerk begint. Er mag geen vergunning en geen gebouw op. De kerk groeit tot ${parts(a.churchParts)}.`,
} as const;
