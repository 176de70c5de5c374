/** The large cards about pieces. */

import { type Args, isYou, type People } from "../../../../text/grammar.ts";
import { many, named, number, upper, who, whomStressed } from "../../../../text/nl/grammar.ts";
import {
  cards,
  changed,
  cubes,
  gives,
  gold,
  has,
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

const by = (a: Args): string => `Gebouwd door ${whomStressed(a)}.`;

const nextPiece = (a: Args): string => (isYou(a) ? "Je volgende muurdeel" : `Het volgende muurdeel van ${named(a)}`);

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Grotere gebouwen kunnen het verdringen.";
  return a.fields === a.largestSize
    ? "Alleen een deel van de kerk kan het verdringen, of een ander groot gebouw tegen betaling."
    : "Grotere gebouwen kunnen het verdringen, en even grote tegen betaling.";
};

export const DETAILS = {
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
} as const;

export const SOURCES = {
  "points.buildings": "Blokjes op gebouwen",
  "points.trade": "Blokjes voor handel",
  "points.walls": "Blokjes op torens",
  "points.church": "Blokjes op de kerk",
} as const;
