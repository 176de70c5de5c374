/** 7 Wonders Duel in Icelandic: the lessons on one topic each. Cards are named as on the tables of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { coins } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.guilds": "Gildi",
  "lesson.guilds.about": "Stig fyrir það sem borg á mest af, líka borg mótherjans.",
  "lesson.guilds.guild": (a: Args) =>
    `Fjólublá spjöld eru gildi. ${a.guilds} þeirra eru meðal spjalda á öld III. Hvert gildi miðast við þá borg sem á mest af einhverju. Þetta telur brún og grá spjöld.`,
  "lesson.guilds.build":
    "Þú átt 3 brún og grá spjöld en þjarkurinn 6. Gildinu er sama hver á þau: þessi 6 teljast og gefa þér 6 myntir núna.",
  "lesson.guilds.build.do": "Smelltu á Skipeigendagildi og reistu það.",
  "lesson.guilds.twice":
    "Myntirnar komu einu sinni. Í lokin gefur gildið líka 1 stig fyrir hvert brúnt og grátt spjald í þeirri borg sem á þá flest. Eins og nú stendur eru það 6 stig.",
  "lesson.guilds.puzzle":
    "Þraut. Ráðhús þjarksins hefur afhjúpað tvö spjöld í viðbót. Bentu á þau til að sjá hvað þau gera og skoðaðu báðar borgirnar.",
  "lesson.guilds.puzzle.do": "Hvaða val gefur þér flest stig ef leiknum lyki strax á eftir?",
  "lesson.guilds.puzzle.wrong": (a: Args) =>
    `Annað val er meira virði. Teldu bláu spjöldin í báðum borgum og mundu að hverjar ${coins(a, "coinsPerPoint")} gefa 1 stig.`,
  "lesson.guilds.praise":
    "Vegna 6 blárra spjalda þjarksins gefur Embættismannagildi þér 6 stig, jafn mörg og Skrúðgarður. En gildið gaf þér líka 6 myntir og þær eru 2 stig að auki.",
  "lesson.guilds.praise.do":
    "Leitaðu að gildum meðal hulinna spjalda á öld III: bakhlið þeirra er öðruvísi. Skoðaðu næst hvernig skildir kosta mótherjann myntir.",

  "lesson.loot": "Rán",
  "lesson.loot.about": "Skildir sem kosta mótherjann myntir, og stig fyrir peðið.",
  "lesson.loot.token": (a: Args) =>
    `Rauðu skífurnar við brautina, −${a.lootLeast} og −${a.lootMost}, eru ránsskífur. Þegar peðið kemur fyrst að skífu missir leikmaðurinn þeim megin ${coins(a, "lootLeast")}, eða ${a.lootMost} við þá seinni. Eigi hann færri missir hann þær allar. Svo fer skífan úr spilinu.`,
  "lesson.loot.push":
    "Á Bogavelli eru 2 skildir. Þeir ýta peðinu 2 reiti í átt að höfuðborg þjarksins, fram hjá fyrri skífunni. Þú framleiðir allt sem hann kostar.",
  "lesson.loot.push.do": "Smelltu á Bogavöll og reistu hann.",
  "lesson.loot.zone": (a: Args) =>
    `Þjarkurinn missti ${coins(a, "lootLeast")} og hefur kastað spjaldi fyrir 3. Í lokin gefur peðið þér líka stig: ${a.militaryLow} á fyrsta svæði þjarksins, ${a.militaryMiddle} hér á öðru og ${a.militaryHigh} á þriðja.`,
  "lesson.loot.puzzle":
    "Þraut. Þjarkurinn á aftur 9 myntir. Það nægir fyrir hverju sem er af þeim þremur undrum sem hann hefur ekki reist: 6, 6 eða 9 myntir.",
  "lesson.loot.puzzle.do": "Eftir hvaða val getur þjarkurinn ekki borgað fyrir neitt undur?",
  "lesson.loot.puzzle.wrong": "Eftir það gæti þjarkurinn enn borgað fyrir undur þegar hann á leik.",
  "lesson.loot.praise": (a: Args) =>
    `Tveir skildir Borgarmúra færðu peðið að seinni skífunni. Þjarkurinn missti ${coins(a, "lootMost")} og þær 4 sem hann átti eftir nægðu ekki fyrir neinu undri.`,
  "lesson.loot.praise.do":
    "Þetta gildir í báðar áttir: eyddu myntunum þínum eða ýttu peðinu til baka áður en það kemur að skífu þín megin. Skoðaðu næst hvernig tákn vinna leikinn.",

  "lesson.science": "Vísindi",
  "lesson.science.about": "Pör, framfaraskífur og sjötta táknið.",
  "lesson.science.count": (a: Args) =>
    `Þú átt 3 ólík vísindatákn. ${a.symbolsToWin} ólík tákn vinna leikinn strax. Hvert tákn er á tveimur grænum spjöldum.`,
  "lesson.science.pair":
    "Á Bókasafni er fjaðurpenni eins og á Ritstofunni þinni. Annar fjaðurpenni er ekki nýtt tákn en parið gefur þér framfaraskífu. Bókasafn er ókeypis vegna tengitáknsins.",
  "lesson.science.pair.do": "Smelltu á Bókasafn og reistu það.",
  "lesson.science.law": "Veldu skífu. „Lög“ gilda sem sérstakt vísindatákn. Með þeim áttu fjögur ólík tákn.",
  "lesson.science.law.do": "Smelltu á skífuna „Lög“.",
  "lesson.science.four": (a: Args) =>
    `Nú eru þau fjögur og ${a.symbolsToWin} vinna. Engin önnur „Lög“ eru til, svo að þau mynda aldrei par: fleiri skífur fást fyrir pör á grænum spjöldum.`,
  "lesson.science.puzzle": "Þraut. Þú getur borgað fyrir bæði grænu spjöldin sem eru laus. Gáðu hvaða tákn þú átt.",
  "lesson.science.puzzle.do": "Hvaða val gefur þér fimmta ólíka táknið?",
  "lesson.science.puzzle.wrong": "Eftir það ættirðu enn fjögur ólík tákn.",
  "lesson.science.praise":
    "Hjólið á Skóla er nýtt: fimm ólík tákn. Á Tilraunastofu er lóðlínan þín í annað sinn. Það par hefði gefið skífu en ekkert nýtt tákn.",
  "lesson.science.praise.do": (a: Args) =>
    `Eitt í viðbót og þú vinnur. Nú þarf þjarkurinn að vara sig á þér, eins og þú á honum: teldu táknin hans og taktu græna spjaldið sem yrði númer ${a.symbolsToWin}.`,
};
