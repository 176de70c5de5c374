/** Words that cards lead on to. */
import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import { gold, listed, ofEachColour, ofOneColour } from "./phrases.ts";

export const TERMS = {
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
} as const;
