/** The guided first match, and one sentence at each new kind of choice in the first matches. */
import type { Args } from "../../../../text/grammar.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const LESSON = {
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
} as const;

export const TIPS = {
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
} as const;
