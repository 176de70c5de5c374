/** Elasund in Dutch: what cards, terms, the guided match and tips say. */

import { type Args, isYou, type People, prefixed, type Translated } from "../../../../text/grammar.ts";
import { many, named, number, numeral, upper, who, whomStressed } from "../../../../text/nl/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  CARD_NAMES,
  cards,
  changed,
  cubes,
  gives,
  gold,
  HOUSE_NAMES,
  has,
  KIND_NAMES,
  kind,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  parts,
  permits,
  self,
  tradePoints,
  valued,
} from "./phrases.ts";

// For the large cards.

const by = (a: Args): string => `Gebouwd door ${whomStressed(a)}.`;

const nextPiece = (a: Args): string => (isYou(a) ? "Je volgende muurdeel" : `Het volgende muurdeel van ${named(a)}`);

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Grotere gebouwen kunnen het verdringen.";
  return a.fields === a.largestSize
    ? "Alleen een deel van de kerk kan het verdringen, of een ander groot gebouw tegen betaling."
    : "Grotere gebouwen kunnen het verdringen, en even grote tegen betaling.";
};

export const learn: Translated<typeof English.learn> = {
  ...prefixed("kind", KIND_NAMES, upper),
  ...prefixed("house", HOUSE_NAMES, upper),
  ...prefixed("card", CARD_NAMES, upper),
  number: numeral,

  // The large cards about pieces.
  "kind.size": (a: Args) => `Bedekt ${many(a.fields, "veld", "velden")}. ${whatDisplaces(a)}`,
  "kind.start": "Startgebouw. Wordt het verdrongen, dan zet de eigenaar het meteen terug op vrije velden zonder molen.",
  "kind.cost": (a: Args) =>
    `Kost ${gold(a.gold)} en vraagt ${permits(a.permits)} op het bouwterrein; de jouwe moeten het meest waard zijn.`,
  "kind.income.gold": "Levert 1 goud op als het schip in een van de rijen van dit gebouw ligt.",
  "kind.income.influence": "Levert 1 machtkaart op als het schip in een van de rijen van dit gebouw ligt.",
  "kind.cubes": (a: Args) => (Number(a.count) === 1 ? "Heeft een vlag voor 1 blokje." : `Heeft vlaggen voor ${a.count} blokjes.`),
  "kind.own": "Elke speler heeft er een in de eigen kleur.",
  "kind.left": (a: Args) => `Nog ${a.left} van de ${a.count}, voor alle spelers samen.`,
  "tile.owner": (a: Args) => `${isYou(a) ? "Je gebouw" : `Gebouw van ${named(a)}`}, op ${a.field}.`,

  "site.build": (a: Args) => `${upper(kind(a))} bouwen op ${a.field}`,
  "site.settle": (a: Args) => `${upper(kind(a))} op ${a.field} zetten`,
  "site.permit": (a: Args) => `Vergunning ${a.value} op ${a.field}`,
  "site.total": (a: Args) => `Totale kosten: ${gold(a.gold)}.`,
  "site.building": (a: Args) => `${gold(a.gold)} voor het gebouw.`,
  "site.compensates": (a: Args) => `${gold(a.gold)} aan ${whomStressed(a)} voor vergunningen.`,
  "site.equal": (a: Args) => `Plus ${ofOneColour(a.count)}, om een even groot gebouw te verdringen.`,
  "site.pair": (a: Args) => `Plus ${ofOneColour(a.count)}.`,
  "site.each": (a: Args) => `Plus ${ofEachColour(a.differentCost)}.`,
  "site.permits": (a: Args, people?: People) => `Vergunningen die naar hun eigenaar teruggaan: ${valued(a, people)}.`,
  "site.change": (a: Args) => `${who(a)} ${changed(a)}.`,
  "site.rows": (a: Args) => `Levert iets op als het schip in rij ${listed(a.rows)} ligt.`,

  "row.title": (a: Args) => `Rij ${a.dice}`,
  "row.chance": (a: Args) => `De dobbelstenen sturen het schip in ${a.chance} van de 36 worpen hierheen.`,
  "row.seat": (a: Args) => self(a),
  "row.nothing": (a: Args) => `${self(a)}: hier niets`,

  "detail.space": "Een plek voor de muur",
  "space.gold": (a: Args) => `Een muurdeel kost hier ${gold(a.gold)}.`,
  "space.next": (a: Args) => `${nextPiece(a)}, nummer ${a.number}: ${gives(a)}.`,
  "space.east": "Een toren staat hier in een rij. Komen daar piraten, dan telt het blokje mee.",
  "detail.wall": (a: Args) => `Muurdeel ${a.number}`,
  "wall.laid": by,
  "wall.pile": (a: Args) => `${nextPiece(a)}.`,
  "wall.gives": (a: Args) => (a.tower === 1 ? `Dit is ${gives(a)}.` : `Levert ${gives(a)} op.`),
  "wall.tower": "Gooit de eigenaar een 7, dan neemt elke toren een van de kaarten die de piraten kregen.",

  "detail.church": "De kerk",
  "church.gold": (a: Args) => `Een deel kost ${gold(a.gold)}, vraagt geen vergunningen en draagt 1 blokje.`,
  "church.place": "Het eerste deel komt op de bouwput. Daarmee ligt de plek van alle andere delen vast.",
  "church.removes": "De kerk verwijdert elke vergunning en elk gebouw eronder, zonder vergoeding, en is zelf niet te verdringen.",
  "church.left": (a: Args) => `Nog ${parts(a.count)}.`,
  "church.first": "Wie de kerk sticht, trekt twee delen, bouwt er een en kent als enige het laatste.",
  "church.under": (a: Args) => `Je weet dat het ${part(a)} deel als laatste komt.`,
  "church.knows": (a: Args) => `${who(a)} weet welk deel als laatste komt.`,
  "church.by": by,

  "detail.permit": (a: Args) => `Bouwvergunning ${a.value}`,
  "permit.supply": (a: Args) => `In ${isYou(a) ? "je voorraad" : `de voorraad van ${named(a)}`}. Plaatsen kost ${gold(a.value)}.`,
  "permit.board": (a: Args) => `${isYou(a) ? "Je vergunning" : `Vergunning van ${named(a)}`}, op ${a.field}.`,
  "permit.right": "Je mag bouwen waar jouw vergunningen samen het meest waard zijn. Bij een gelijke stand mag geen van die spelers bouwen.",
  "permit.compensation": (a: Args) => `Bouwt een ander hier, dan gaat de vergunning terug en krijgt de eigenaar ${gold(a.value)}.`,

  "detail.mill": "Een handelsveld",
  "mill.points": (a: Args) => `Een gebouw op dit veld is ${tradePoints(a.points)} waard, zolang het blijft staan.`,
  "mill.start": "Niet voor startgebouwen. Delen van de kerk leveren hier niets op.",
  "detail.track": "Het handelsspoor",
  "track.seat": (a: Args) => `${has(a)} hier ${tradePoints(a.points)} en ${cubes(a.cubes)}.`,
  "track.cubes": (a: Args) => `Bij ${listed(a.tradeCubes)} punten plaats je hier een blokje.`,
  "track.down": "Verlies je de punten, dan neem je het blokje terug.",
  "detail.ship": "Het handelsschip",
  "ship.income": "Elk gebouw in deze rij dat een kaart toont, levert de eigenaar die kaart op.",
  "detail.pirates": "De piraten",
  "ship.pirates": "Er zijn geen inkomsten. Elke speler moet een kaart afgeven per eigen blokje in de rij.",
  "ship.towers": "Wie de 7 gooide, neemt een van die kaarten per eigen toren.",
  "detail.dice": "De dobbelstenen",
  "dice.row": "Aan het begin van elke beurt sturen ze het schip naar een rij.",
  "dice.repeat": "Het schip moet verder. Zou het in dezelfde rij blijven, dan vaart het twee rijen naar het noorden of zuiden.",
  "dice.seven": "Bij een 7 brengen piraten het schip naar een andere rij naar keuze.",
  "detail.gold": "Goud",
  "gold.left": (a: Args) => `${number(a.count)} goud in de voorraad.`,
  "gold.take": (a: Args) => `Je mag ${a.count} nemen in plaats van een vergunning te plaatsen.`,
  "gold.short": "Raakt het op, dan geven alle spelers eerst de helft van hun goud terug.",
  "gold.use": "Voor gebouwen, muurdelen, delen van de kerk, vergunningen en vergoedingen aan andere spelers.",
  "detail.influence": "Macht",
  "influence.left": (a: Args) => `${cards(a.count)} in de stapel, in ${a.colours} kleuren.`,
  "influence.equal": (a: Args) => `${ofOneColour(a.equalCost)}: verdring even grote gebouwen.`,
  "influence.pair": (a: Args) =>
    `${ofOneColour(a.pairCost)}: plaats je vergunning in een rij naar keuze. Of verplaats of verhoog een vergunning als bonusactie.`,
  "influence.each": (a: Args) =>
    `${ofEachColour(a.differentCost)}: plaats als bonusactie ergens een extra vergunning of neem ${gold(a.goldTaken)}.`,
  "detail.discard": "Gespeelde machtkaarten",
  "influence.spent": (a: Args) => `${a.green} groene, ${a.blue} blauwe en ${a.red} rode. Ze worden geschud als de stapel op is.`,
  "detail.hand": (a: Args) => (isYou(a) ? "Je hand" : `De hand van ${named(a)}`),
  "hand.count": (a: Args) => `${cards(a.count)}, goud en macht samen.`,
  "detail.mat": (a: Args) => (isYou(a) ? "Je voorraad" : `De voorraad van ${named(a)}`),
  "detail.given": "Kaarten voor de piraten",
  "detail.returned": "Teruggegeven kaarten",
  "given.pirates": "Elke speler geeft een kaart per eigen blokje in de rij van het schip.",
  "given.shortage": "Er liggen te weinig machtkaarten in de stapel. Daarom geeft elke speler er de helft van terug, naar boven afgerond.",
  "given.choice": "Iedereen kiest in het geheim. De kaarten gaan open zodra iedereen heeft gekozen.",
  "given.towers": "Daarna neemt wie de 7 gooide een van die kaarten per eigen toren. De rest gaat terug.",
  "given.owes": (a: Args) => `${who(a)} moet ${cards(a.cards)} geven.`,

  "points.buildings": "Blokjes op gebouwen",
  "points.trade": "Blokjes voor handel",
  "points.walls": "Blokjes op torens",
  "points.church": "Blokjes op de kerk",

  // Words that cards lead on to.
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

  // The guided first match, and one sentence at each new kind of choice in the first matches.
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
};
