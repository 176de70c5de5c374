/** The large cards about pieces. */
import { type Args, isYou, type People } from "../../../../text/grammar.ts";
import { does, many, number, ofWhom, who, whom } from "../../../../text/is/grammar.ts";
import {
  aKind,
  at,
  cards,
  changed,
  coloured,
  cubes,
  gives,
  gold,
  inRows,
  leyfi,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  theKind,
  trade,
  valued,
} from "./phrases.ts";

const built = (a: Args): string => `${who(a)} ${isYou(a) ? "reistir" : "reisti"} þennan hluta.`;

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Stærri byggingar geta komið í staðinn.";
  return a.fields === a.largestSize
    ? "Aðeins hluti kirkjunnar getur komið í staðinn, eða önnur stór bygging gegn gjaldi."
    : "Stærri byggingar geta komið í staðinn, og jafnstórar gegn gjaldi.";
};

export const DETAILS = {
  "kind.size": (a: Args) => `Tekur ${many(a.fields, "reit", "reiti")}. ${whatDisplaces(a)}`,
  "kind.start": "Upphafsbygging. Ef hún víkur setur eigandinn hana strax á lausa reiti án vindmyllu.",
  "kind.cost": (a: Args) => `Þarf ${leyfi(a.permits)} á lóðina (þín verðmætust) og ${gold(a.gold)}.`,
  "kind.income.gold": "Gefur 1 gull þegar skipið er í röð hennar.",
  "kind.income.influence": "Gefur 1 áhrifaspjald þegar skipið er í röð hennar.",
  "kind.cubes": (a: Args) => (Number(a.count) === 1 ? "Er með fána fyrir 1 kubb." : `Er með fána fyrir ${cubes(a.count)}.`),
  "kind.own": "Hver leikmaður á eina í sínum lit.",
  "kind.left": (a: Args) => `${a.left} af ${a.count} eftir, sameiginlegar öllum leikmönnum.`,
  "tile.owner": (a: Args) => `${does(a, "á")} þessa byggingu á ${a.field}.`,

  "site.build": (a: Args) => `Reisa ${aKind(a)} á ${a.field}`,
  "site.settle": (a: Args) => `Setja ${theKind(a.kind)} á ${a.field}`,
  "site.permit": (a: Args) => `Leyfi ${a.value} á ${a.field}`,
  "site.total": (a: Args) => `Kostar alls ${gold(a.gold)}.`,
  "site.building": (a: Args) => `${gold(a.gold)} fyrir bygginguna.`,
  "site.compensates": (a: Args) => `${gold(a.gold)} til ${whom(a, "þín")} fyrir leyfi.`,
  "site.equal": (a: Args) => `Auk þess ${ofOneColour(a.count)} fyrir að byggja yfir jafnstórt.`,
  "site.pair": (a: Args) => `Auk þess ${ofOneColour(a.count)}.`,
  "site.each": (a: Args) => `Auk þess ${ofEachColour(a.differentCost)}.`,
  "site.permits": (a: Args, people?: People) => `Leyfi sem fara aftur til eigenda sinna: ${valued(a, people)}.`,
  "site.change": (a: Args) => `${who(a)} ${changed(a)}.`,
  "site.rows": (a: Args) => `Gefur tekjur þegar skipið er í ${inRows(a.rows)}.`,

  "row.title": (a: Args) => `Röð ${a.dice}`,
  "row.chance": (a: Args) => `Teningarnir senda skipið hingað í ${a.chance} af 36 köstum.`,
  "row.seat": (a: Args) => who(a),
  "row.nothing": (a: Args) => `${who(a)}: ekkert hér`,

  "detail.space": "Múrreitur",
  "space.gold": (a: Args) => `Múrhluti hér kostar ${gold(a.gold)}.`,
  "space.next": (a: Args) => `Næsti hluti ${at(a)}, númer ${a.number}: ${gives(a)}.`,
  "space.east": "Turn hér stendur í röð, svo kubburinn á honum telst með þegar sjóræningjar taka þar land.",
  "detail.wall": (a: Args) => `Múrhluti ${a.number}`,
  "wall.laid": built,
  "wall.pile": (a: Args) => `Næsti hluti ${at(a)}.`,
  "wall.gives": (a: Args) => `Gefur ${gives(a)}.`,
  "wall.tower": "Þegar eigandinn fær 7 tekur hver turn eitt af spjöldunum sem sjóræningjarnir fengu.",

  "detail.church": "Kirkjan",
  "church.gold": (a: Args) => `Hluti kostar ${gold(a.gold)}, þarf engin leyfi og ber 1 kubb.`,
  "church.place": "Fyrsti hlutinn fer á grunninn. Hann ræður því hvar allir hinir lenda.",
  "church.removes": "Hún fjarlægir öll leyfi og byggingar sem hún nær yfir, án bóta, og víkur aldrei sjálf.",
  "church.left": (a: Args) => `${many(a.count, "hluti", "hlutar")} eftir.`,
  "church.first": "Sá leikmaður sem byrjar á henni dregur tvo hluta, reisir annan og er sá eini sem veit hvaða hluti kemur síðast.",
  "church.under": (a: Args) => `Þú veist að ${part(a)}hlutinn kemur síðast.`,
  "church.knows": (a: Args) => `${who(a)} ${isYou(a) ? "veist" : "veit"} hvaða hluti kemur síðast.`,
  "church.by": built,

  "detail.permit": (a: Args) => `Byggingarleyfi ${a.value}`,
  "permit.supply": (a: Args) => `Í birgðunum ${ofWhom(a, "þínum")}. Kostar ${gold(a.value)} að leggja.`,
  "permit.board": (a: Args) => `${does(a, "á")} þetta leyfi á ${a.field}.`,
  "permit.right": "Til að byggja á lóð þurfa leyfin þín þar að vera verðmætust. Séu tveir eða fleiri jafnir getur enginn þeirra byggt.",
  "permit.compensation": (a: Args) => `Aðrir leikmenn sem byggja hér skila leyfinu og borga eigandanum ${gold(a.value)}.`,

  "detail.mill": "Verslunarreitur",
  "mill.points": (a: Args) => `Bygging hér gefur ${trade(a.points)} á meðan hún stendur.`,
  "mill.start": "Ekki fyrir upphafsbyggingar. Hlutar kirkjunnar gefa ekkert hér.",
  "detail.track": "Verslunarbrautin",
  "track.seat": (a: Args) => `${does(a, "á")} ${trade(a.points)} og ${cubes(a.cubes)} hér.`,
  "track.cubes": (a: Args) => `Þú leggur kubb hér við ${listed(a.tradeCubes)} stig.`,
  "track.down": "Ef þú missir stigin tekurðu kubbinn til baka.",
  "detail.ship": "Kaupskipið",
  "ship.income": "Hver bygging í röð þess sem sýnir spjald gefur eiganda sínum það.",
  "detail.pirates": "Sjóræningjarnir",
  "ship.pirates": "Engar tekjur fást. Hver leikmaður skuldar spjald fyrir hvern kubb sinn í röðinni.",
  "ship.towers": "Sá leikmaður sem fékk 7 tekur eitt af þeim spjöldum fyrir hvern turn sinn.",
  "detail.dice": "Teningarnir",
  "dice.row": "Í upphafi hverrar lotu senda þeir skipið í einhverja röð.",
  "dice.repeat": "Skipið verður að hreyfast. Ef það yrði kyrrt í sinni röð siglir það um tvær raðir norður eða suður.",
  "dice.seven": "Ef 7 kemur upp fara sjóræningjar með skipið í hvaða aðra röð sem er.",
  "detail.gold": "Gull",
  "gold.left": (a: Args) => `${number(a.count)} gull í birgðum.`,
  "gold.take": (a: Args) => `Þú mátt taka ${a.count} í stað þess að leggja leyfi.`,
  "gold.short": "Ef það klárast skila allir fyrst helmingnum af gullinu sínu.",
  "gold.use": "Borgar fyrir byggingar, múrhluta, hluta kirkjunnar, leyfi og bætur til annarra leikmanna.",
  "detail.influence": "Áhrif",
  "influence.left": (a: Args) => `${cards(a.count)} í bunkanum, í ${many(a.colours, "lit", "litum")}.`,
  "influence.equal": (a: Args) => `${ofOneColour(a.equalCost)}: byggja yfir jafnstórar byggingar.`,
  "influence.pair": (a: Args) => `${ofOneColour(a.pairCost)}: leggja leyfi í hvaða röð sem er. Sem aukaaðgerð: færa eða hækka leyfi.`,
  "influence.each": (a: Args) =>
    `${ofEachColour(a.differentCost)}: sem aukaaðgerð, leggja aukaleyfi hvar sem er eða taka ${gold(a.goldTaken)}.`,
  "detail.discard": "Notuð áhrif",
  "influence.spent": (a: Args) =>
    `${coloured(a.green, "green")}, ${coloured(a.blue, "blue")} og ${coloured(a.red, "red")}. Þau eru stokkuð þegar bunkinn klárast.`,
  "detail.hand": (a: Args) => `Spjöldin ${ofWhom(a, "þín")}`,
  "hand.count": (a: Args) => `${cards(a.count)}, gull og áhrif samanlagt.`,
  "detail.mat": (a: Args) => `Birgðirnar ${ofWhom(a, "þínar")}`,
  "detail.given": "Spjöld handa sjóræningjunum",
  "detail.returned": "Spjöld sem er skilað",
  "given.pirates": "Hver leikmaður lætur af hendi eitt spjald fyrir hvern kubb sinn í röð skipsins.",
  "given.shortage": "Of fá áhrifaspjöld eru í bunkanum, svo hver leikmaður skilar helmingi sinna, námundað upp.",
  "given.choice": "Allir velja í laumi. Spjöldunum er snúið við þegar allir hafa valið.",
  "given.towers": "Þá tekur sá leikmaður sem fékk 7 eitt þeirra fyrir hvern turn sinn. Hin fara aftur í birgðir.",
  "given.owes": (a: Args) => `${does(a, "á")} eftir að láta ${cards(a.cards)} af hendi.`,
} as const;

export const SOURCES = {
  "points.buildings": "Kubbar á byggingum",
  "points.trade": "Kubbar fyrir verslun",
  "points.walls": "Kubbar á turnum",
  "points.church": "Kubbar á kirkjunni",
} as const;
