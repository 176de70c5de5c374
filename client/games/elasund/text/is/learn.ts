/** Elasund in Icelandic: what cards, terms, the guided match and tips say. */

import { type Args, isYou, type People, prefixed, type Translated } from "../../../../text/grammar.ts";
import { does, many, number, numeral, ofWhom, upper, who, whom } from "../../../../text/is/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  aKind,
  at,
  CARD_NAMES,
  cards,
  changed,
  coloured,
  cubes,
  gives,
  gold,
  HOUSE_NAMES,
  inRows,
  KIND_NAMES,
  leyfi,
  listed,
  ofEachColour,
  ofOneColour,
  part,
  theKind,
  trade,
  valued,
} from "./phrases.ts";

// For the large cards.

const built = (a: Args): string => `${who(a)} ${isYou(a) ? "reistir" : "reisti"} þennan hluta.`;

/** A site needs a free space, so nothing of one space displaces its equal. */
const whatDisplaces = (a: Args): string => {
  if (Number(a.fields) === 1) return "Stærri byggingar geta komið í staðinn.";
  return a.fields === a.largestSize
    ? "Aðeins hluti kirkjunnar getur komið í staðinn, eða önnur stór bygging gegn gjaldi."
    : "Stærri byggingar geta komið í staðinn, og jafnstórar gegn gjaldi.";
};

export const learn: Translated<typeof English.learn> = {
  ...prefixed("kind", KIND_NAMES, upper),
  ...prefixed("house", HOUSE_NAMES, upper),
  ...prefixed("card", CARD_NAMES, upper),
  number: numeral,

  // The large cards about pieces.
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

  "points.buildings": "Kubbar á byggingum",
  "points.trade": "Kubbar fyrir verslun",
  "points.walls": "Kubbar á turnum",
  "points.church": "Kubbar á kirkjunni",

  // Words that cards lead on to.
  "term.cubes": "Kubbar",
  "term.cubes.is":
    "Sá leikmaður sigrar sem leggur fyrstur síðasta kubbinn sinn. Kubbar liggja á fánum bygginga, hlutum kirkjunnar, turnum og verslunarbrautinni. Ef þú missir byggingu tekurðu kubbana á henni til baka.",
  "term.site": "Lóð",
  "term.site.is":
    "Reitirnir sem bygging mun ná yfir. Þar þurfa að liggja nógu mörg leyfi, sama hver á þau, og þín verða að vera verðmætari en leyfi hvers annars leikmanns. Séu tveir eða fleiri jafnir getur enginn þeirra byggt.",
  "term.permits": "Leyfi",
  "term.permits.is": (a: Args) =>
    `Þú átt fimm, með gildin 0 til 4. Að leggja leyfi kostar gildi þess í gulli og það fer í röð skipsins; fyrir ${ofOneColour(a.pairCost)} í hvaða röð sem er. Meira að segja 0 telst vera leyfi.`,
  "term.compensation": "Bætur",
  "term.compensation.is":
    "Þegar þú byggir fara öll leyfi á lóðinni aftur til eigenda sinna. Þú borgar hverjum öðrum leikmanni gildi sinna leyfa í gulli. Engar bætur fást þegar kirkjan er byggð.",
  "term.over": "Að byggja yfir",
  "term.over.is": (a: Args) =>
    `Minni byggingar víkja ókeypis. Fyrir ${ofOneColour(a.equalCost)} víkja líka jafnstórar. Fjöldi reita segir til um stærð. Kirkjan og stærri byggingar víkja aldrei.`,
  "term.start": "Upphafsbyggingar",
  "term.start.is":
    "Kofinn og kofarnir sem þú byrjar með. Ef önnur byggingin víkur setur eigandinn hana strax á lausa reiti án vindmyllu. Ef hún kemst hvergi fyrir er hún úr leik.",
  "term.trade": "Verslunarstig",
  "term.trade.is": (a: Args) =>
    `Vindmyllur við höfnina og nálægt borgarhliðunum. Hver mylla sem byggingin þín nær yfir er eitt verslunarstig. Við ${listed(a.tradeCubes)} stig leggurðu kubb á verslunarbrautina.`,
  "term.income": "Tekjur",
  "term.income.is":
    "Í upphafi hverrar lotu færa teningarnir skipið. Byggingar í röðinni sem gefa tekjur færa eigendum sínum spjald hver, gull eða áhrif, sama hver á leik. Bygging sem nær í fleiri en eina röð gefur í þeim öllum.",
  "term.influence": "Áhrifaspjöld",
  "term.influence.is": (a: Args) =>
    `Þau eru í ${many(a.colours, "lit", "litum")}. Ýmislegt fæst fyrir þau: fyrir ${ofOneColour(a.equalCost)} má byggja yfir jafnstórt, fyrir ${ofOneColour(a.pairCost)} leggja leyfi í hvaða röð sem er eða velja aukaaðgerð, og fyrir ${ofEachColour(a.differentCost)} velja aukaaðgerð.`,
  "term.pirates": "Sjóræningjar",
  "term.pirates.is":
    "Ef 7 kemur upp sendir sá leikmaður sem á leik skipið í aðra röð. Engar tekjur fást. Allir láta af hendi eitt spjald fyrir hvern kubb sem þeir eiga í röðinni. Kubbar á verslunarbrautinni og á turnum í norðri og suðri teljast ekki með.",
  "term.towers": "Turnar",
  "term.towers.is":
    "Sumir múrhlutar eru turnar. Hver þeirra ber einn af kubbunum þínum. Þegar þú færð 7 tekurðu fyrir hvern turn eitt af spjöldunum sem sjóræningjarnir fengu.",
  "term.walls": "Borgarmúrinn",
  "term.walls.is": (a: Args) =>
    `Þú reisir þína eigin hluta í réttri röð, við borgarhlið eða hluta sem er þegar kominn. Hluti kostar ${gold(a.wallGold)} í norðri og suðri og ${gold(a.wallGoldEast)} í austri og þarf engin leyfi.`,
  "term.bonus": "Aukaaðgerðir",
  "term.bonus.is": (a: Args) =>
    `Í lok lotunnar máttu velja eina. Fyrir ${ofOneColour(a.pairCost)} færirðu leyfi, eða hækkar leyfi og borgar mismuninn í gulli. Fyrir ${ofEachColour(a.differentCost)} leggurðu aukaleyfi hvar sem er fyrir gildi þess, eða tekur ${gold(a.goldTaken)}.`,
  "term.pit": "Kirkjugrunnurinn",
  "term.pit.is": (a: Args) =>
    `Dökki reiturinn þar sem kirkjan byrjar. Hvorki leyfi né bygging má fara á hann. Kirkjan verður alls ${many(a.churchParts, "hluti", "hlutar")}.`,

  // The guided first match, and one sentence at each new kind of choice in the first matches.
  "lesson.goal": (a: Args) =>
    `Þessa ${a.cubes} kubba átt þú. Komdu þeim öllum á borðið á undan mótherjanum og þú sigrar. Talningin er alltaf efst.`,
  "lesson.roll": "Hver lota byrjar á teningunum. Þeir senda skipið í röð og kofar og hús í þeirri röð gefa eigendum sínum tekjur.",
  "lesson.roll.do": "Smelltu á teningana.",
  "lesson.site": (a: Args) =>
    `Röð 8 gaf kofunum þínum 1 gull. Tölusettu skífurnar á borðinu eru leyfi. Kaupmannshús þarf tvö á lóðina og þín verða að vera verðmætust: leyfi 2 hefur betur gegn leyfi 1 frá mótherjanum. Þú borgar ${gold(a.merchantGold)}, og 1 til mótherjans fyrir leyfið.`,
  "lesson.site.do": "Smelltu á kaupmannshúsið og svo á skiltið á lóðinni.",
  "lesson.wall":
    "Fyrsti kubburinn þinn! Húsið var stærra en kofarnir þar, svo þeir urðu að víkja. Þú mátt byggja tvisvar í lotu og múrinn þarf engin leyfi. Fyrsti hlutinn þinn gefur áhrifaspjald og sá þriðji er turn með kubbi.",
  "lesson.wall.do": "Smelltu á bjarta reitinn efst, við borgarhliðið.",
  "lesson.permit": (a: Args) =>
    `Nú tekurðu ${gold(a.goldTaken)} eða leggur leyfi. Hver bygging þarf leyfi frá þér á lóðina, svo hugsaðu fram í tímann. Leyfi fer í röð skipsins og kostar gildi sitt; leyfi 0 er ókeypis og gildir líka.`,
  "lesson.permit.do": "Smelltu á leyfi 0 og svo á vindmylluna í röð 8.",
  "lesson.bonus": (a: Args) =>
    `Fyrir áhrifaspjöld færðu aukaaðgerð í lok lotunnar. Fyrir ${ofEachColour(a.differentCost)} tekurðu ${gold(a.goldTaken)}.`,
  "lesson.bonus.do": (a: Args) => `Smelltu á „Taka ${gold(a.goldTaken)}“.`,
  "lesson.pirates":
    "Mótherjinn fékk 7: sjóræningjar! Engin hús gefa tekjur. Sá leikmaður sem fær 7 velur röðina og allir láta af hendi spjald fyrir hvern kubb sinn þar. Þinn er í röð 6.",
  "lesson.pirates.do": "Láttu rauða spjaldið af hendi: gullið þarftu bráðum.",
  "lesson.again": "Þú átt aftur leik. Nýja húsið þitt gefur tekjur í röðum 6 og 8, tveimur þeim líklegustu, og það sama hver kastar.",
  "lesson.again.do": "Smelltu á teningana.",
  "lesson.well": (a: Args) =>
    `Nú nýtist leyfið þitt við sjóinn. Brunnur ber kubb og vindmyllan gefur verslunarstig. Við ${`${a.tradeCubes}`.split(" ")[0]} stig leggurðu einn kubb enn.`,
  "lesson.well.do": "Smelltu á brunninn og svo á skiltið á lóðinni.",
  "lesson.church": (a: Args) =>
    `Enn ein leið til að leggja kubb: hlutar kirkjunnar. Þeir kosta ${gold(a.churchGold)} og þurfa ekkert leyfi. Byggja má yfir hús og þá tekur eigandinn kubbana til baka, en kirkjan og múrinn standa til frambúðar.`,
  "lesson.praise":
    "Tveir kubbar eru komnir á borðið. Fánar, turnar, kirkjan og verslunarstig taka við hinum. Spjöldin skýra jafnverðmæt leyfi, stærri byggingar og aukaaðgerðir: bentu á hvað sem er á borðinu.",
  "lesson.praise.do": "Reistu múrhluta eða hættu að byggja. Taktu svo gull eða leggðu leyfi fyrir næsta hús.",

  "tip.others": "Hinir fá líka tekjur í röðinni: skoðaðu kofana þeirra og húsin áður en þú velur.",
  "tip.raid": "Veldu röð með mörgum kubbum frá öðrum og fáum frá þér. Næsta leyfið þitt fer líka í þá röð.",
  "tip.give": "Haltu því sem þú þarft næst: gulli fyrir byggingu eða áhrifaspjöldum í sama lit.",
  "tip.sets": "Taktu spjaldið sem fullkomnar samstæðu: eitt í hverjum lit eða nokkur í sama lit.",
  "tip.flags": "Aðeins byggingar með fána bera kubba. Lituðu húsin bera enga en tekjur þeirra borga fyrir hinar.",
  "tip.wall": (a: Args) => `Ekkert að byggja? Múrhluti fyrir ${gold(a.wallGold)} þarf ekkert leyfi og turnar bera kubba.`,
  "tip.tie": "Ef leyfi tveggja leikmanna á lóð eru jafnverðmæt getur hvorugur byggt þar. Bættu við leyfi eða hækkaðu eitt.",
  "tip.rows": "Miðraðirnar koma oftast upp. Byggingar á vindmyllum gefa verslunarstig en upphafsbyggingar mega ekki standa þar.",
  "tip.plan": "Leggðu leyfi ef þú veist hvað þú ætlar að byggja þar í næstu lotu. Annars er betra að taka gullið.",
  "tip.zero": "Leyfi 0 er ókeypis. Það telst vera leyfi og getur því haldið reit sem enginn annar vill.",
  "tip.beside": "Leggðu leyfi hlið við hlið: stærri byggingar þurfa tvö eða þrjú á lóðina.",
  "tip.keep": (a: Args) => `Þú mátt geyma áhrifin. Fyrir ${ofOneColour(a.equalCost)} geturðu byggt yfir jafnstórt.`,
};
