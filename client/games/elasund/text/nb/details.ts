/** The large cards about pieces. */

import type { Args, People } from "../../../../text/grammar.ts";
import { does, many, number, toWhom, who, whom, whose } from "../../../../text/nb/grammar.ts";
import {
  cards,
  changed,
  coloured,
  cubes,
  gives,
  gold,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  permits,
  theKind,
  tradePoints,
  valued,
} from "./phrases.ts";

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Større bygninger kan ta plassen.";
  return a.fields === a.largestSize
    ? "Bare en del av kirken kan ta plassen, eller en annen stor bygning mot betaling."
    : "Større bygninger kan ta plassen, og like store mot betaling.";
};

export const DETAILS = {
  "kind.size": (a: Args) => `Dekker ${many(a.fields, "felt")}. ${whatDisplaces(a)}`,
  "kind.start": "Startbygning. Må den vike, setter eieren den straks tilbake på ledige felt uten vindmølle.",
  "kind.cost": (a: Args) => `Krever ${permits(a)} på tomten, der dine er mest verdt, og ${gold(a.gold)}.`,
  "kind.income.gold": "Gir 1 gull når skipet er i en av radene den står i.",
  "kind.income.influence": "Gir 1 maktkort når skipet er i en av radene den står i.",
  "kind.cubes": (a: Args) => `Har flagg for ${cubes(a.count)}.`,
  "kind.own": "Hver spiller har én i sin farge.",
  "kind.left": (a: Args) => `${a.left} av ${a.count} igjen, felles for alle.`,
  "tile.owner": (a: Args) => `${whose(a)} bygning, på ${a.field}.`,

  "site.build": (a: Args) => `Bygg ${theKind(a)} på ${a.field}`,
  "site.settle": (a: Args) => `Sett ${theKind(a)} på ${a.field}`,
  "site.permit": (a: Args) => `Tillatelse ${a.value} på ${a.field}`,
  "site.total": (a: Args) => `Samlet pris: ${gold(a.gold)}.`,
  "site.building": (a: Args) => `${gold(a.gold)} for bygningen.`,
  "site.compensates": (a: Args) => `${gold(a.gold)} til ${whom(a)} for tillatelser.`,
  "site.equal": (a: Args) => `Pluss ${ofOneColour(a.count)}, for å bygge over noe like stort.`,
  "site.pair": (a: Args) => `Pluss ${ofOneColour(a.count)}.`,
  "site.each": (a: Args) => `Pluss ${ofEachColour(a.differentCost)}.`,
  "site.permits": (a: Args, people?: People) => `Tillatelser som går tilbake til eierne: ${valued(a, people)}.`,
  "site.change": (a: Args) => `${who(a)} ${changed(a)}.`,
  "site.rows": (a: Args) => `Gir inntekt når skipet er i rad ${listed(a.rows)}.`,

  "row.title": (a: Args) => `Rad ${a.dice}`,
  "row.chance": (a: Args) => `Terningene sender skipet hit i ${a.chance} av 36 kast.`,
  "row.seat": (a: Args) => who(a),
  "row.nothing": (a: Args) => `${who(a)}: ingenting her`,

  "detail.space": "En plass til muren",
  "space.gold": (a: Args) => `Et murstykke her koster ${gold(a.gold)}.`,
  "space.next": (a: Args) => `${whose(a, "ditt")} neste stykke, nummer ${a.number}: ${gives(a)}.`,
  "space.east": "Et tårn her står i en rad, så pirater som går i land der, teller klossen på det.",
  "detail.wall": (a: Args) => `Murstykke ${a.number}`,
  "wall.laid": (a: Args) => `Bygd av ${whom(a)}.`,
  "wall.pile": (a: Args) => `${whose(a, "ditt")} neste stykke.`,
  "wall.gives": (a: Args) => `Gir ${gives(a)}.`,
  "wall.tower": "Når eieren kaster 7, tar hvert tårn ett av kortene som er gitt til piratene.",

  "detail.church": "Kirken",
  "church.gold": (a: Args) => `En del koster ${gold(a.gold)}, krever ingen tillatelser og har plass til 1 kloss.`,
  "church.place": "Den første delen legges i byggegropen. Den avgjør hvor alle de andre skal ligge.",
  "church.removes": "Kirken fjerner tillatelser og bygninger den dekker, uten erstatning, og må aldri vike selv.",
  "church.left": (a: Args) => `${many(a.count, "del", "deler")} igjen.`,
  "church.first": "Den som grunnlegger kirken, trekker to deler, bygger den ene og er alene om å vite hvilken som kommer sist.",
  "church.under": (a: Args) => `Du vet at den ${part(a)} delen kommer sist.`,
  "church.knows": (a: Args) => `${does(a, "vet")} hvilken del som kommer sist.`,
  "church.by": (a: Args) => `Bygd av ${whom(a)}.`,

  "detail.permit": (a: Args) => `Byggetillatelse ${a.value}`,
  "permit.supply": (a: Args) => `I forrådet ${toWhom(a, "ditt")}. Det koster ${gold(a.value)} å legge den ut.`,
  "permit.board": (a: Args) => `${whose(a)} tillatelse, på ${a.field}.`,
  "permit.right": "For å bygge på en tomt må tillatelsene dine der være mest verdt. Ligger noen likt, kan ingen av dem bygge.",
  "permit.compensation": (a: Args) => `Andre som bygger her, gir den tilbake og betaler eieren ${gold(a.value)}.`,

  "detail.mill": "Et handelsfelt",
  "mill.points": (a: Args) => `En bygning her er verdt ${tradePoints(a.points)} så lenge den står.`,
  "mill.start": "Ikke for startbygninger. Deler av kirken gir ingenting her.",
  "detail.track": "Handelssporet",
  "track.seat": (a: Args) => `${does(a, "har")} ${tradePoints(a.points)} og ${cubes(a.cubes)} her.`,
  "track.cubes": (a: Args) => `Du legger en kloss her ved ${listed(a.tradeCubes)} poeng.`,
  "track.down": "Mister du poengene, tar du klossen tilbake.",
  "detail.ship": "Handelsskipet",
  "ship.income": "Hver bygning i raden som viser et kort, gir eieren det kortet.",
  "detail.pirates": "Piratene",
  "ship.pirates": "Ingen får inntekt. Hver spiller skylder ett kort for hver av klossene sine i raden.",
  "ship.towers": "Den som kastet 7, tar ett av disse kortene for hvert av tårnene sine.",
  "detail.dice": "Terningene",
  "dice.row": "I starten av hver tur sender de skipet til en rad.",
  "dice.repeat": "Skipet må flytte seg. Havner det i samme rad, seiler det to rader nordover eller sørover.",
  "dice.seven": "På 7 tar piratene skipet til en hvilken som helst annen rad.",
  "detail.gold": "Gull",
  "gold.left": (a: Args) => `${number(a.count)} gull i forrådet.`,
  "gold.take": (a: Args) => `Du kan ta ${a.count} i stedet for å legge ut en tillatelse.`,
  "gold.short": "Tar det slutt, gir alle først tilbake halvparten av gullet sitt.",
  "gold.use": "Betaler for bygninger, murstykker, deler av kirken, tillatelser og erstatning til andre.",
  "detail.influence": "Maktkort",
  "influence.left": (a: Args) => `${cards(a.count)} i bunken, i ${a.colours} farger.`,
  "influence.equal": (a: Args) => `${ofOneColour(a.equalCost)}: Bygg over bygninger som er like store.`,
  "influence.pair": (a: Args) =>
    `${ofOneColour(a.pairCost)}: Legg ut tillatelsen din i en hvilken som helst rad. Som bonushandling: Flytt eller oppgrader en tillatelse.`,
  "influence.each": (a: Args) =>
    `${ofEachColour(a.differentCost)}: Som bonushandling legger du ut en ekstra tillatelse hvor som helst eller tar ${gold(a.goldTaken)}.`,
  "detail.discard": "Brukte maktkort",
  "influence.spent": (a: Args) =>
    `${coloured(a.green, "green")}, ${coloured(a.blue, "blue")} og ${coloured(a.red, "red")}. De stokkes når bunken tar slutt.`,
  "detail.hand": (a: Args) => `Hånden ${toWhom(a)}`,
  "hand.count": (a: Args) => `${cards(a.count)}, gull og maktkort til sammen.`,
  "detail.mat": (a: Args) => `Forrådet ${toWhom(a, "ditt")}`,
  "detail.given": "Kort til piratene",
  "detail.returned": "Tilbakeleverte kort",
  "given.pirates": "Hver spiller gir ett kort for hver av klossene sine i skipets rad.",
  "given.shortage": "Det er for få maktkort i bunken, så alle gir tilbake halvparten av sine, rundet opp.",
  "given.choice": "Alle velger i hemmelighet. Kortene snus når alle har valgt.",
  "given.towers": "Så tar den som kastet 7, ett av dem for hvert av tårnene sine. Resten legges tilbake.",
  "given.owes": (a: Args) => `${does(a, "skal")} gi ${cards(a.cards)}.`,
} as const;

export const SOURCES = {
  "points.buildings": "Klosser på bygninger",
  "points.trade": "Klosser for handel",
  "points.walls": "Klosser på tårn",
  "points.church": "Klosser på kirken",
} as const;
