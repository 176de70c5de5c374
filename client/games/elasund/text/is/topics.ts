/** Elasund in Icelandic: the lessons on one topic each. Spaces, cards and buildings are those of their prepared deals. */
import type { Args, Translated } from "../../../../text/grammar.ts";
import type * as English from "../en/topics.ts";
import { gold, ofEachColour, ofOneColour } from "./phrases.ts";

export const topics: Translated<typeof English.topics> = {
  "lesson.church": "Kirkjan",
  "lesson.church.about": "Kubbar sem fara aldrei, og rammi sem ryður bæinn.",
  "lesson.church.parts": (a: Args) =>
    `Í kirkjunni eru ${a.churchParts} hlutar. Hluti kostar ${gold(a.churchGold)}, þarf engin leyfi og ber 1 kubb. Ekkert getur rutt honum burt, svo að þessi kubbur er þar til frambúðar.`,
  "lesson.church.found":
    "Þú átt 15 gull, nóg fyrir tvo hluta. Sá leikmaður sem reisir þann fyrsta byrjar á kirkjunni: hann dregur tvo hluta og velur hvor þeirra fer á dökka grunninn.",
  "lesson.church.found.do": "Smelltu á kirkjuna.",
  "lesson.church.place":
    "Staður hans í myndinni ræður því hvar allir hinir lenda. Með suðvesturhlutann á grunninum myndi kirkjan vaxa yfir kofana þína. Með austurhlutann vex hún yfir krá og verslunarhús þjarksins.",
  "lesson.church.place.do": "Reistu austurhlutann.",
  "lesson.church.second":
    "Ramminn sýnir hvar hinir lenda. Suðvesturhlutinn kemur nú síðast og það veist bara þú. Af þeim 7 hlutum sem eru á undan myndu 5 lenda á byggingu þjarksins.",
  "lesson.church.second.do": "Smelltu á kirkjuna og reistu annan hluta.",
  "lesson.church.removed":
    "Suðurhlutinn fjarlægði krána og kirkjan greiðir engar bætur. Þjarkurinn tók kubbinn sinn þaðan til baka og, þar sem hann missti 2 verslunarstig, líka þann á verslunarbrautinni.",
  "lesson.church.puzzle":
    "Þraut. Skipið er í röð 9 og síðasta gullið þitt nægir fyrir leyfi 0 eða 1. Leyfi sem hluti kirkjunnar nær yfir er líka fjarlægt.",
  "lesson.church.puzzle.do": "Á hvaða reit geturðu lagt leyfi sem er óhult fyrir kirkjunni?",
  "lesson.church.puzzle.wrong": "Kirkjan mun ná yfir allan rammann. Leggðu leyfi utan hans.",
  "lesson.church.praise": "Reiturinn d9 er utan rammans. Á a9 kemur síðasti hlutinn og það veist bara þú.",
  "lesson.church.praise.do":
    "Byrjaðu á kirkjunni þar sem hún vex yfir hina. Ef annar leikmaður byrjar á henni skaltu halda byggingum þínum og leyfum utan rammans. Skoðaðu næst hvernig áhrif nýtast.",

  "lesson.influence": "Áhrif á hendi",
  "lesson.influence.about": "Hvað spjöldin þín borga og hverjum er best að halda.",
  "lesson.influence.sets": (a: Args) =>
    `Áhrif borga í samstæðum. Fyrir ${ofOneColour(a.equalCost)} má byggja yfir jafnstórt, fyrir ${a.pairCost} leggja leyfi í hvaða röð sem er, eða færa eða hækka leyfi. Fyrir ${ofEachColour(a.differentCost)} fæst aukaleyfi eða ${gold(a.goldTaken)}.`,
  "lesson.influence.plan": (a: Args) =>
    `Leyfið þitt er á c5. Markaður kemst fyrir á b5 og c5, yfir verslunarhúsi þjarksins. Hvort tveggja nær yfir 2 reiti, svo að auk 5 gulls kostar það ${ofOneColour(a.equalCost)}. Þú átt 4 græn en bara 1 gull.`,
  "lesson.influence.gold": (a: Args) => `Í þessari lotu leggurðu ekkert leyfi. Þú tekur ${gold(a.goldTaken)} í staðinn.`,
  "lesson.influence.gold.do": "Smelltu á kistuna.",
  "lesson.influence.bonus": (a: Args) =>
    `Og svo aukaaðgerðin: ${ofEachColour(a.differentCost)} borgar fyrir ${gold(a.goldTaken)} í viðbót. Þú heldur 3 grænum spjöldum, sem eru samstæða, og 1 rauðu spjaldi, sem er það ekki.`,
  "lesson.influence.bonus.do": (a: Args) => `Smelltu á „Taka ${gold(a.goldTaken)}“.`,
  "lesson.influence.puzzle":
    "Þraut. Þjarkurinn fékk 7 og sendi sjóræningjana í röð 4 þar sem kráin þín er með kubb. Þú verður því að láta 1 spjald af hendi.",
  "lesson.influence.puzzle.do": "Hvaða spjald geturðu látið af hendi og átt samt fyrir markaðnum yfir verslunarhúsinu?",
  "lesson.influence.puzzle.wrong": (a: Args) => `Þá vantaði þig eitt spjald: markaðurinn kostar 5 gull og ${ofOneColour(a.equalCost)}.`,
  "lesson.influence.praise":
    "Rauða spjaldið var ekki í neinni samstæðu. Þú átt enn 5 gull og 3 græn spjöld: þegar þú átt leik geturðu reist markaðinn og lagt kubb, og þjarkurinn missir verslunarhúsið sitt.",
  "lesson.influence.praise.do":
    "Áður en þú lætur spjald af hendi eða notar það skaltu gá hvaða samstæðu það rýfur. Það sem er ekki í neinni fer fyrst.",
};
