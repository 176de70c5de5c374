/** 7 Wonders Duel in Dutch: the lessons on one topic each. Cards are named as on the tables of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { coins } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.guilds": "Gilden",
  "lesson.guilds.about": "Punten voor wat een stad het meeste heeft, ook die van je tegenstander.",
  "lesson.guilds.guild": (a: Args) =>
    `Paarse kaarten zijn gilden. ${a.guilds} ervan zitten tussen de kaarten van tijdperk III. Een gilde kijkt naar de stad die ergens het meeste van heeft. Dit gilde telt bruine en grijze kaarten.`,
  "lesson.guilds.build":
    "Jij hebt 3 bruine en grijze kaarten, de bot heeft er 6. Het gilde maakt het niet uit van wie ze zijn: die 6 tellen, en ze leveren je nu 6 munten op.",
  "lesson.guilds.build.do": "Klik op het Redersgilde en bouw het.",
  "lesson.guilds.twice":
    "De munten kwamen één keer. Aan het einde is het gilde ook 1 punt waard voor elke bruine en grijze kaart in de stad die er dan de meeste heeft. Zoals het nu staat, is dat 6 punten.",
  "lesson.guilds.puzzle":
    "Een puzzel. Het Stadhuis van de bot heeft nog twee kaarten vrijgemaakt. Wijs ze aan om te zien wat ze doen, en kijk naar beide steden.",
  "lesson.guilds.puzzle.do": "Welke keuze levert je de meeste punten op, als de partij meteen daarna eindigde?",
  "lesson.guilds.puzzle.wrong": (a: Args) =>
    `Een andere keuze is meer waard. Tel de blauwe kaarten van beide steden, en vergeet niet dat elke ${coins(a, "coinsPerPoint")} 1 punt waard zijn.`,
  "lesson.guilds.praise":
    "Door de 6 blauwe kaarten van de bot is het Rechtersgilde voor jou 6 punten waard, evenveel als de Tuinen. Maar het gilde leverde ook 6 munten op, en dat zijn nog 2 punten.",
  "lesson.guilds.praise.do":
    "Let in tijdperk III op gilden tussen de gedekte kaarten: ze hebben een eigen achterkant. Bekijk daarna hoe schilden je tegenstander munten kosten.",

  "lesson.loot": "Plunderen",
  "lesson.loot.about": "Schilden die je tegenstander munten kosten, en punten voor de pion.",
  "lesson.loot.token": (a: Args) =>
    `De rode fiches naast de baan, −${a.lootLeast} en −${a.lootMost}, zijn plunderfiches. Komt de pion voor het eerst bij zo’n fiche, dan verliest de speler aan die kant ${coins(a, "lootLeast")}, of ${a.lootMost} bij het tweede. Wie minder heeft, verliest alles. Daarna is het fiche weg.`,
  "lesson.loot.push":
    "De Schietbaan heeft 2 schilden. Die schuiven de pion 2 vakjes naar de hoofdstad van de bot, voorbij het eerste fiche. Je produceert alles wat hij kost.",
  "lesson.loot.push.do": "Klik op de Schietbaan en bouw hem.",
  "lesson.loot.zone": (a: Args) =>
    `De bot verloor ${coins(a, "lootLeast")} en heeft een kaart afgelegd voor 3. Aan het einde levert de pion jou ook punten op: ${a.militaryLow} in de eerste zone aan de kant van de bot, ${a.militaryMiddle} hier in de tweede en ${a.militaryHigh} in de derde.`,
  "lesson.loot.puzzle":
    "Een puzzel. De bot heeft weer 9 munten. Dat is genoeg voor elk van de drie wonderen die hij nog niet heeft gebouwd: 6, 6 of 9 munten.",
  "lesson.loot.puzzle.do": "Na welke keuze kan de bot geen enkel wonder betalen?",
  "lesson.loot.puzzle.wrong": "Daarna zou de bot in zijn volgende beurt nog een wonder kunnen betalen.",
  "lesson.loot.praise": (a: Args) =>
    `De 2 schilden van de Stadsmuur brachten de pion bij het tweede fiche. De bot verloor ${coins(a, "lootMost")}, en de 4 die hij nog had waren voor geen enkel wonder genoeg.`,
  "lesson.loot.praise.do":
    "Het werkt naar twee kanten: geef je munten uit of duw de pion terug voordat hij bij een fiche aan jouw kant komt. Bekijk daarna hoe je met symbolen wint.",

  "lesson.science": "Wetenschap",
  "lesson.science.about": "Paren, vooruitgangsfiches en het zesde symbool.",
  "lesson.science.count": (a: Args) =>
    `Je hebt 3 verschillende wetenschapssymbolen. Met ${a.symbolsToWin} verschillende win je meteen. Elk symbool staat op twee groene kaarten.`,
  "lesson.science.pair":
    "De Bibliotheek heeft een ganzenveer, net als je Scriptorium. Een tweede ganzenveer is geen nieuw symbool, maar het paar levert een vooruitgangsfiche op. De Bibliotheek is gratis, dankzij het schakelsymbool.",
  "lesson.science.pair.do": "Klik op de Bibliotheek en bouw hem.",
  "lesson.science.law": "Kies je fiche. Recht telt als een eigen wetenschapssymbool. Daarmee heb je er vier verschillende.",
  "lesson.science.law.do": "Klik op het fiche Recht.",
  "lesson.science.four": (a: Args) =>
    `Nu zijn het er vier, en ${a.symbolsToWin} winnen. Er is geen tweede Recht, dus het vormt nooit een paar: meer fiches krijg je voor paren op groene kaarten.`,
  "lesson.science.puzzle": "Een puzzel. Je kunt beide groene kaarten betalen die vrij liggen. Kijk welke symbolen je hebt.",
  "lesson.science.puzzle.do": "Welke keuze geeft je een vijfde verschillend symbool?",
  "lesson.science.puzzle.wrong": "Daarna zou je nog steeds vier verschillende symbolen hebben.",
  "lesson.science.praise":
    "Het wiel van de School is nieuw: vijf verschillende symbolen. Het Laboratorium heeft je schietlood nog eens. Dat paar had een fiche opgeleverd, maar geen nieuw symbool.",
  "lesson.science.praise.do": (a: Args) =>
    `Nog één, en je wint. Nu moet de bot op jou letten, zoals jij op hem: tel zijn symbolen en neem de groene kaart die zijn nummer ${a.symbolsToWin} zou worden.`,
};
