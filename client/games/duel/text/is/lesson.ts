/** The guided first match: why, then what to do. Cards are named as on the table of its prepared deal. */
import type { Args } from "../../../../text/grammar.ts";
import { coins } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": (a: Args) =>
    `Þú og þjarkurinn byggið hvort sína borg. Ýttu þessu peði inn í höfuðborg hins, eða safnaðu ${a.symbolsToWin} ólíkum vísindatáknum, og þú vinnur strax. Ef hvorugt gerist vinna flest stig eftir þrjár aldir.`,
  "lesson.resource":
    "Næstum allt kostar hráefni og brún spjöld framleiða þau aftur og aftur, allan leikinn. Því fyrr sem þú færð þau, því fleiri myntir spara þau þér.",
  "lesson.resource.do": "Smelltu á Grjótgryfju og svo á „Reisa grjótgryfju“ neðst.",
  "lesson.price":
    "Þú mátt taka hvaða spjald sem ekkert annað hylur. Myntirnar undir því sýna hvað það kostar núna: þú til vinstri, þjarkurinn til hægri. Leirpytturinn er ókeypis.",
  "lesson.price.do": "Smelltu á Leirpytt og reistu hann.",
  "lesson.trade": (a: Args) =>
    `Þetta spjald þarf gler og þú framleiðir ekkert. Þú getur samt reist það: hvert hráefni sem vantar kostar ${coins(a, "tradeBase")} og 1 í viðbót fyrir hvert slíkt sem mótherjinn framleiðir.`,
  "lesson.trade.do": "Smelltu á Apótek, reistu það og borgaðu fyrir glerið.",
  "lesson.counters": (a: Args) =>
    `Þessir teljarar sýna hve nálægt sigri hvort ykkar er: með peðinu, með vísindatáknum og, hjá lárviðarsveignum, með stigum. Hverjar ${coins(a, "coinsPerPoint")} gefa 1 stig, svo að þið byrjuðuð bæði með nokkur stig, og þjarkurinn hefur eytt sínum.`,
  "lesson.uncover":
    "Áður en þú tekur spjald skaltu gá hvað er undir því. Þetta afhjúpar hulið spjald og þjarkurinn velur næst. Þig vantar timbur, svo taktu áhættuna.",
  "lesson.uncover.do": "Smelltu á Timburport og reistu það.",
  "lesson.science":
    "Græn spjöld bera vísindatákn og tvö eins gefa framfaraskífu: eina af kringlóttu skífunum á borðinu. Bókin á þessu spjaldi gerir líka Bókasafnið ókeypis á öld II: leitaðu að slíkum tengslum.",
  "lesson.science.do": "Smelltu á Ritstofu og reistu hana.",
  "lesson.yellow": (a: Args) =>
    `Þig vantar myntir, og með þeim kaupir þú það sem þú framleiðir ekki. Kráin gefur ${coins(a, "tavernIncome")} núna. Hún gefur þér líka 1 í viðbót þegar þú kastar spjaldi fyrir myntir, eins og þú sérð á eftir.`,
  "lesson.yellow.do": "Smelltu á Krá og reistu hana.",
  "lesson.discard": (a: Args) =>
    `Þú framleiðir nú þegar grjót. Kastaðu því Grjótnámu: þú færð ${coins(a, "discard")} og 1 í viðbót fyrir gula spjaldið þitt, og þjarkurinn þarf áfram að kaupa grjót.`,
  "lesson.discard.do": "Smelltu á Grjótnámu og svo á kastbunkann.",
  "lesson.wonder": (a: Args) =>
    `Til að reisa undur borgar þú verð þess og rennir undir það spjaldi sem þú mátt taka; spjaldið gerir þá ekkert annað. Þetta undur gefur ${coins(a, "artemisIncome")} og þú færð að gera aftur. Samtals getið þið aðeins reist ${a.wondersBuilt} af ${a.wondersDealt} undrum ykkar, svo bíddu ekki of lengi.`,
  "lesson.wonder.do": "Smelltu á Hesthús og svo á Artemisarhofið.",
  "lesson.military":
    "Þú átt aftur leik. Skjöldur þjarksins hefur fært peðið í átt að höfuðborginni þinni en þínir skildir ýta því til baka. Langt inni á þínu svæði kostar það þig myntir, og í höfuðborginni leikinn.",
  "lesson.military.do": "Smelltu á Varðstöð og reistu hana.",
  "lesson.praise":
    "Nú hefur þú notað hráefni, myntir, vísindi, skildi og undur. Þá eru það stigin: blá spjöld eru einfaldasta leiðin, en önnur spjöld, undur, framfaraskífur, peðið og myntirnar þínar teljast líka með.",
  "lesson.praise.do": "Reyndu að reisa Bókasafn á öld II: þú færð það ókeypis og seinni fjaðurpenninn gefur framfaraskífu.",
} as const;
