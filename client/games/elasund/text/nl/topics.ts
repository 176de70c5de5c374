/** Elasund in Dutch: the lessons on one topic each. Spaces, cards and buildings are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.church": "De kerk",
  "lesson.church.about": "Blokjes die voorgoed blijven liggen, en een kader dat de stad opruimt.",
  "lesson.church.parts": (a: Args) =>
    `De kerk heeft ${a.churchParts} delen. Een deel kost ${gold(a.churchGold)}, vraagt geen vergunningen en draagt 1 blokje. Niets kan het verdringen, dus dat blokje blijft voorgoed liggen.`,
  "lesson.church.found":
    "Je hebt 15 goud, genoeg voor twee delen. Wie het eerste bouwt, sticht de kerk: dan trek je twee delen en kies je welk ervan op de donkere bouwput komt.",
  "lesson.church.found.do": "Klik op de kerk.",
  "lesson.church.place":
    "De plaats van dat deel in de afbeelding bepaalt waar alle andere komen. Met het zuidwestelijke deel op de put zou de kerk over je hutten groeien. Met het oostelijke groeit ze over de herberg en de handelaarswoning van de bot.",
  "lesson.church.place.do": "Bouw het oostelijke deel.",
  "lesson.church.second":
    "Het kader toont waar de andere komen. Het zuidwestelijke deel komt nu als laatste, en dat weet alleen jij. Van de 7 delen ervoor zouden er 5 op een gebouw van de bot terechtkomen.",
  "lesson.church.second.do": "Klik op de kerk, en bouw een tweede deel.",
  "lesson.church.removed":
    "Het zuidelijke deel verwijderde de herberg, en de kerk betaalt geen vergoeding. De bot nam het blokje ervan terug en, omdat hij 2 handelspunten verloor, ook dat op het handelsspoor.",
  "lesson.church.puzzle":
    "Een puzzel. Het schip ligt in rij 9, en je laatste goud is genoeg voor vergunning 0 of 1. Ook een vergunning onder een deel van de kerk wordt verwijderd.",
  "lesson.church.puzzle.do": "Op welk veld kun je een vergunning plaatsen die veilig is voor de kerk?",
  "lesson.church.puzzle.wrong": "De kerk gaat het hele kader bedekken. Plaats een vergunning daarbuiten.",
  "lesson.church.praise": "Veld d9 ligt buiten het kader. Op a9 komt het laatste deel, en dat weet alleen jij.",
  "lesson.church.praise.do":
    "Sticht de kerk waar ze over de anderen groeit. Sticht een ander haar, houd dan je gebouwen en vergunningen buiten het kader. Bekijk daarna wat je met machtkaarten doet.",

  "lesson.influence": "Macht in de hand",
  "lesson.influence.about": "Wat je kaarten betalen, en welke je beter houdt.",
  "lesson.influence.sets": (a: Args) =>
    `Machtkaarten betalen in sets. Met ${ofOneColour(a.equalCost)} verdring je even grote gebouwen, met ${a.pairCost} plaats je een vergunning in een rij naar keuze, of verplaats of verhoog je er een. ${ofEachColour(a.differentCost)} levert een extra vergunning of ${gold(a.goldTaken)} op.`,
  "lesson.influence.plan": (a: Args) =>
    `Je vergunning ligt op c5. Een marktplaats past op b5 en c5, over de handelaarswoning van de bot. Beide bedekken 2 velden, dus dat kost naast 5 goud ook ${ofOneColour(a.equalCost)}. Je hebt 4 groene, maar slechts 1 goud.`,
  "lesson.influence.gold": (a: Args) => `Deze beurt plaats je geen vergunning. Je neemt ${gold(a.goldTaken)}.`,
  "lesson.influence.gold.do": "Klik op de kist.",
  "lesson.influence.bonus": (a: Args) =>
    `Dan je bonusactie: ${ofEachColour(a.differentCost)} betaalt nog eens ${gold(a.goldTaken)}. Je houdt 3 groene kaarten, die een set vormen, en 1 rode kaart, die dat niet doet.`,
  "lesson.influence.bonus.do": (a: Args) => `Klik op ‘${gold(a.goldTaken)} nemen’.`,
  "lesson.influence.puzzle":
    "Een puzzel. De bot gooide een 7 en stuurde de piraten naar rij 4, waar een blokje op je herberg ligt. Je moet dus 1 kaart geven.",
  "lesson.influence.puzzle.do": "Welke kaart kun je geven terwijl je de marktplaats over de handelaarswoning nog kunt betalen?",
  "lesson.influence.puzzle.wrong": (a: Args) => `Dan kwam je één kaart tekort: de marktplaats kost 5 goud en ${ofOneColour(a.equalCost)}.`,
  "lesson.influence.praise":
    "De rode kaart hoorde bij geen set. Je hebt nog 5 goud en 3 groene kaarten: in je beurt kun je de marktplaats bouwen en een blokje plaatsen, en de bot verliest zijn handelaarswoning.",
  "lesson.influence.praise.do":
    "Kijk voordat je een kaart geeft of uitgeeft welke set ze verbreekt. Wat bij geen set hoort, gaat het eerst.",
};
