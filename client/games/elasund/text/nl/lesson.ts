/** The guided first match, and one sentence at each new kind of choice in the first matches. */
import type { Args } from "../../../../text/grammar.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `Deze ${a.cubes} blokjes zijn van jou. Krijg ze allemaal op het bord voordat de ander dat doet, en je wint. De stand zie je altijd bovenaan.`,
  "lesson.roll":
    "Elke beurt begint met de dobbelstenen. Die sturen het schip naar een rij, en hutten en huizen in die rij leveren hun eigenaar iets op.",
  "lesson.roll.do": "Klik op de dobbelstenen.",
  "lesson.site": (a: Args) =>
    `In rij 8 leverden je hutten 1 goud op. De genummerde fiches op het bord zijn vergunningen. Een koopmanswoning vraagt er twee op het bouwterrein, en de jouwe moeten het meest waard zijn: jouw 2 wint van de 1 van de ander. Je betaalt ${gold(a.merchantGold)}, en 1 aan de ander voor die vergunning.`,
  "lesson.site.do": "Klik op de koopmanswoning en dan op het prijsbordje op het bouwterrein.",
  "lesson.wall":
    "Je eerste blokje! De woning was groter dan de hutten die er stonden, dus die moesten weg. Je mag twee keer per beurt bouwen, en de muur vraagt geen vergunning. Je eerste muurdeel levert een invloedskaart op; je derde is een toren met een blokje.",
  "lesson.wall.do": "Klik op de lichte plek bovenaan, naast de poort.",
  "lesson.permit": (a: Args) =>
    `Nu neem je ${gold(a.goldTaken)} of plaats je een vergunning. Elk gebouw vraagt er een van jou op het bouwterrein, dus denk vooruit. Hij komt in de rij van het schip en kost zijn waarde in goud; je 0 is gratis en telt ook mee.`,
  "lesson.permit.do": "Klik op je vergunning 0 en dan op de molen in rij 8.",
  "lesson.bonus": (a: Args) =>
    `Met machtkaarten betaal je een bonusactie aan het eind van je beurt. Voor ${ofEachColour(a.differentCost)} neem je ${gold(a.goldTaken)}.`,
  "lesson.bonus.do": (a: Args) => `Klik op ‘${gold(a.goldTaken)} nemen’.`,
  "lesson.pirates":
    "De ander gooide een 7: piraten! Geen huis levert iets op. Wie de 7 gooit, kiest de rij, en iedereen geeft een kaart per eigen blokje daar. Dat van jou staat in rij 6.",
  "lesson.pirates.do": "Geef je rode kaart: je hebt het goud nodig.",
  "lesson.again":
    "Jij bent weer aan de beurt. Je nieuwe woning levert goud op in de rijen 6 en 8, twee van de kansrijkste, en dat bij elke worp, van wie ook.",
  "lesson.again.do": "Klik op de dobbelstenen.",
  "lesson.well": (a: Args) =>
    `Je vergunning aan zee komt nu van pas. Een waterput draagt een blokje, en de molen levert een handelspunt op. Bij ${`${a.tradeCubes}`.split(" ")[0]} punten plaats je nog een blokje.`,
  "lesson.well.do": "Klik op de waterput en dan op het prijsbordje op het bouwterrein.",
  "lesson.church": (a: Args) =>
    `Ook delen van de kerk dragen blokjes. Ze kosten ${gold(a.churchGold)} en vragen geen vergunning. Huizen kunnen overbouwd worden, en dan neemt de eigenaar de blokjes terug; de kerk en de muur blijven voorgoed staan.`,
  "lesson.praise":
    "Er staan twee blokjes op het bord. Vlaggen, torens, de kerk en handelspunten zijn er voor de andere. Gelijke vergunningen, grotere gebouwen en bonusacties staan uitgelegd op kaarten: wijs een stuk aan.",
  "lesson.praise.do": "Bouw een muurdeel of stop met bouwen. Neem daarna goud, of plaats een vergunning voor je volgende huis.",
} as const;

export const TIPS = {
  "tip.others": "In die rij verdienen de anderen ook: kijk naar hun hutten en huizen voordat je kiest.",
  "tip.raid": "Kies een rij met veel blokjes van anderen en weinig van jou. Je volgende vergunning komt ook in die rij.",
  "tip.give": "Houd wat je straks nodig hebt: goud voor een gebouw, of machtkaarten van één kleur.",
  "tip.sets": "Neem de kaart die een set compleet maakt: een van elke kleur, of meerdere van één kleur.",
  "tip.flags": "Alleen gebouwen met een vlag dragen blokjes. De gekleurde huizen niet, maar met hun opbrengst betaal je de andere.",
  "tip.wall": (a: Args) => `Niets te bouwen? Een muurdeel voor ${gold(a.wallGold)} vraagt geen vergunning, en torens dragen blokjes.`,
  "tip.tie":
    "Zijn de vergunningen van twee spelers op een bouwterrein evenveel waard, dan mag geen van beiden er bouwen. Plaats of verhoog er een om de leiding te nemen.",
  "tip.rows":
    "De middelste rijen worden het vaakst gegooid. Gebouwen op molens leveren handelspunten op, maar startgebouwen mogen daar niet staan.",
  "tip.plan": "Plaats een vergunning als je weet wat je er de volgende beurt bouwt. Neem anders het goud.",
  "tip.zero": "Je vergunning 0 is gratis en telt gewoon mee: zo houd je een veld bezet dat niemand anders wil.",
  "tip.beside": "Leg vergunningen naast elkaar: grotere gebouwen hebben er twee of drie nodig.",
  "tip.keep": (a: Args) => `Je mag je machtkaarten bewaren. Met ${ofOneColour(a.equalCost)} verdring je even grote gebouwen.`,
} as const;
