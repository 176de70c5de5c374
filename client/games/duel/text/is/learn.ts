/** 7 Wonders Duel in Icelandic: what cards, terms, the guided match and tips say. */

import { type Args, isYou, prefixed, type Translated } from "../../../../text/grammar.ts";
import { asked, called, does, many, numeral, ofWhom, upper, who } from "../../../../text/is/grammar.ts";
import type * as English from "../en/learn.ts";
import {
  age,
  CARD_NAMES,
  card,
  cardAcc,
  cardDat,
  coins,
  colour,
  counted,
  points,
  resource,
  SOURCE_NAMES,
  spaces,
  symbol,
  TOKEN_NAMES,
  WONDER_NAMES,
} from "./phrases.ts";

export const learn: Translated<typeof English.learn> = {
  ...prefixed("card", CARD_NAMES),
  ...prefixed("wonder", WONDER_NAMES),
  ...prefixed("token", TOKEN_NAMES),
  ...prefixed("points", SOURCE_NAMES),
  number: numeral,

  // The large cards about pieces.
  "effect.makes": (a: Args) => `Framleiðir ${a.units} ${resource(a)}.`,
  "effect.raw": "Framleiðir 1 timbur, grjót eða leir, hvert sem þú þarft.",
  "effect.grey": "Framleiðir 1 gler eða papýrus, hvort sem þú þarft.",
  "effect.flat": (a: Args) => `Þú kaupir ${resource(a)} á ${coins(a, "tradeFlat")} eininguna.`,
  "effect.shields": (a: Args) => `${many(a.shields, "skjöldur", "skildir")}: færðu átakapeðið í átt að höfuðborg mótherjans.`,
  "effect.science": (a: Args) => `Vísindatákn: ${symbol(a)}. Tvö eins gefa framfaraskífu; ${a.symbolsToWin} ólík vinna leikinn.`,
  "effect.points": (a: Args) => `${points(a)} í lokin.`,
  "effect.income": (a: Args) => `Þú færð ${coins(a)}.`,
  "effect.incomePer": (a: Args) => `Þú færð ${coins(a)} fyrir ${counted(a)} í borginni þinni.`,
  "effect.guildCoins": (a: Args) => `Þú færð ${coins(a)} fyrir ${counted(a)} í borginni sem á mest af þeim.`,
  "effect.guildPoints": (a: Args) => `${points(a)} í lokin fyrir ${counted(a)} í borginni sem á mest af þeim.`,
  "effect.moneylenders": (a: Args) => `${points(a)} í lokin fyrir hverjar ${coins(a, "coinsPerPoint")} í ríkustu borginni.`,
  "effect.again": "Þú færð að gera aftur.",
  "effect.robs": (a: Args) => `Mótherjinn missir ${coins(a)}.`,
  "effect.library": (a: Args) => `Skoðaðu ${many(a.tokensDrawn, "skífu", "skífur")} úr kassanum og haltu einni eftir.`,
  "effect.mausoleum": "Reistu spjald úr kastbunkanum ókeypis.",
  "effect.zeus": "Eyddu einu brúnu spjaldi mótherjans: það fer í kastbunkann.",
  "effect.circus": "Eyddu einu gráu spjaldi mótherjans: það fer í kastbunkann.",
  "effect.agriculture": (a: Args) => `Þú færð ${coins(a, "agricultureIncome")}. ${points(a, "agriculturePoints")} í lokin.`,
  "effect.architecture": (a: Args) => `Undrin þín kosta ${a.waived} hráefnum minna.`,
  "effect.economy": "Þú færð myntirnar sem mótherjinn borgar fyrir hráefni sem vantar.",
  "effect.law": "Gildir sem vísindatákn.",
  "effect.masonry": (a: Args) => `Bláu spjöldin þín kosta ${a.waived} hráefnum minna.`,
  "effect.mathematics": (a: Args) => `${points(a, "mathematicsPoints")} í lokin fyrir hverja framfaraskífu þína, að þessari meðtalinni.`,
  "effect.philosophy": (a: Args) => `${points(a, "philosophyPoints")} í lokin.`,
  "effect.strategy": (a: Args) => `Héðan í frá fær hvert rautt spjald sem þú reisir ${many(a.strategy, "aukaskjöld", "aukaskildi")}.`,
  "effect.theology": "Héðan í frá færðu að gera aftur í hvert sinn sem þú reisir undur.",
  "effect.urbanism": (a: Args) =>
    `Þú færð ${coins(a, "urbanismIncome")} og ${a.urbanism} í viðbót í hvert sinn sem þú reisir ókeypis út á tengitákn.`,

  "is.card": (a: Args) => (a.colour === "purple" ? `Gildi, öld ${age(a)}` : `${upper(colour(a))} bygging, öld ${age(a)}`),
  "is.wonder": "Undur",
  "is.token": "Framfaraskífa",
  "is.place": (a: Args) => (a.guild === 1 ? "Gildi á hvolfi" : `Spjald frá öld ${age(a)}, á hvolfi`),
  "place.freed": "Því er snúið við þegar ekkert spjald hylur það.",
  "place.unseen": (a: Args) =>
    Number(a.count) === 1
      ? "Eina spjaldið sem þú hefur ekki séð enn."
      : `Eitt af ${many(a.count, "spjaldi", "spjöldum")} sem þú hefur ekki séð enn.`,

  "bill.title": asked(
    (a) => (a.total === 0 ? "Ókeypis fyrir þig." : `Þú borgar ${coins(a, "total")}.`),
    (a) => (a.total === 0 ? `${who(a)} fær þetta ókeypis.` : `${who(a)} borgar ${coins(a, "total")}.`),
  ),
  "bill.short": asked(
    (a) => `Þú þyrftir að borga ${coins(a, "total")}; þig vantar ${a.lack} í viðbót.`,
    (a) => `${who(a)} þyrfti að borga ${coins(a, "total")} og á ${many(a.lack, "mynt", "myntum")} of lítið.`,
  ),
  "bill.later": asked(
    (a) => `Seinna kostar það þig um ${coins(a, "total")}. Þú byrjar með ${a.coins}.`,
    (a) => `${who(a)} þyrfti að borga um ${coins(a, "total")}.`,
  ),
  "bill.chain": asked(
    (a) => `Ókeypis fyrir þig: þú átt ${cardAcc(a)}.`,
    (a) => `${who(a)} fær þetta ókeypis út á ${cardAcc(a)}.`,
  ),
  "bill.coins": (a: Args) => `${coins(a)} samkvæmt spjaldinu`,
  "bill.own": (a: Args) => `${a.units} ${resource(a)} úr eigin framleiðslu`,
  "bill.chosen": (a: Args) => `${a.units} ${resource(a)}, framleitt að eigin vali`,
  "bill.waived": (a: Args) => `${a.units} ${resource(a)} sparast með skífu`,
  "bill.bought": (a: Args) => `${a.units} ${resource(a)} keypt á ${coins(a, "price")}${a.units === 1 ? "" : " eininguna"}`,
  "link.frees": (a: Args) => `Út á þetta spjald færðu síðar ${cardAcc(a)} ókeypis.`,
  "link.freeWith": (a: Args) => `Ókeypis ef þú átt ${cardAcc(a)}.`,
  "sell.coins": asked(
    (a) => `Kastaðu því fyrir ${coins(a)}.`,
    (a) => `${who(a)} getur kastað því fyrir ${coins(a)}.`,
  ),
  "under.card": (a: Args) => `Reist með ${cardDat(a)}.`,

  "detail.discard": "Kastbunki",
  "detail.discardHow": "Leggðu spjaldið sem þú tekur hingað til að fá myntir fyrir það.",
  "detail.discardCount": (a: Args) =>
    Number(a.count) === 0 ? "Hann er tómur." : `Í honum: ${many(a.count, "spjald", "spjöld")} sem báðir leikmenn mega skoða.`,
  "discard.earns": asked(
    (a) => `Þú færð ${coins(a)} fyrir spjald.`,
    (a) => `${who(a)} fær ${coins(a)} fyrir spjald.`,
  ),
  "token.owner": asked("Þú átt hana.", (a) => `${who(a)} á hana.`),
  "token.earn": "Til að taka hana þarftu að reisa tvö spjöld með sama vísindatákni.",
  "detail.drawn": (a: Args) =>
    `Ein af skífunum sem ${isYou(a) ? "þú drógst" : `${who(a)} dró`} úr kassanum. Ein verður eftir, hinar fara aftur í hann.`,
  "detail.opener": (a: Args) => `${does(a, "byrjar")} öld ${age(a)}`,
  "opener.who":
    "Sá leikmaður sem stendur verr í hernaði velur hver tekur fyrsta spjaldið. Ef peðið er í miðjunni byrjar sá sem tók síðasta spjaldið, eða velur hver byrjar.",
  "detail.pawn": "Hernaður",
  "detail.pawnAt": (a: Args) =>
    Number(a.spaces) === 0 ? "Átakapeðið er í miðjunni." : `Átakapeðið er ${spaces(a)} inni á svæðinu ${ofWhom(a, "þínu")}.`,
  "detail.pawnWins": (a: Args) => `Komdu því ${spaces(a, "capital")} frá miðjunni, inn í höfuðborg mótherjans, og þú vinnur á stundinni.`,
  "detail.pawnPoints": (a: Args) => `Ef leiknum lyki núna fengi sterkari herinn ${points(a)}.`,
  "detail.loot": "Rán",
  "detail.lootPays": (a: Args) => `Þegar átakapeðið kemur hingað missir leikmaðurinn þessum megin ${coins(a)}, einu sinni.`,
  "detail.score": (a: Args) => `Stigin ${ofWhom(a, "þín")} ef leiknum lyki núna`,
  "detail.source": (a: Args) => `${a.points} · ${called(SOURCE_NAMES, a.source)}`,
  "detail.purse": (a: Args) => `Sjóður: ${coins(a)}`,
  "detail.trade": (a: Args) => `${does(a, "kaupir")} ${resource(a)} á ${coins(a, "price")} eininguna.`,
  "detail.science": (a: Args) => `Vísindatákn: ${symbol(a)}`,
  "detail.scienceCards": (a: Args) => `Á spjöldunum „${upper(card(a))}“ og „${upper(card(a, "second"))}“.`,
  "detail.scienceLaw": "Aðeins á framfaraskífunni „Lög“.",
  "detail.box": "Kassinn",
  "detail.boxHolds": "Myntir, ónotuð spjöld og hinar framfaraskífurnar.",
  "detail.prices": "Verð leikmanna",

  // Words that cards lead on to.
  "term.price": "Verð",
  "term.price.is":
    "Merkið við spjald eða undur er verð þess í myntum núna, í lit leikmannsins sem það á við. Gullið merki: hann á fyrir því. Grátt merki: hann á ekki fyrir því. Keðja: hann fær spjaldið ókeypis.",
  "term.trade": "Hráefni sem vantar",
  "term.trade.is": (a: Args) =>
    `Þú getur keypt það sem þú framleiðir ekki, eins mikið og þarf: ${coins(a, "tradeBase")} fyrir hvert hráefni sem vantar og 1 í viðbót fyrir hvert slíkt á brúnum og gráum spjöldum mótherjans. Þú borgar alltaf lægsta mögulega verð.`,
  "term.link": "Tengitákn",
  "term.link.is":
    "Sum spjöld bera tákn sem sést aftur á spjaldi frá síðari öld. Ef þú átt fyrra spjaldið í borginni þinni er hið síðara ókeypis: engar myntir, engin hráefni.",
  "term.discarding": "Að kasta",
  "term.discarding.is": (a: Args) =>
    `Þú getur alltaf kastað spjaldinu sem þú tekur í stað þess að reisa það. Það gefur ${coins(a, "discard")} og 1 í viðbót fyrir hvert gult spjald í borginni þinni.`,
  "term.wonders": "Undur",
  "term.wonders.is": (a: Args) =>
    `Til að reisa undur borgar þú verð þess og rennir spjaldinu sem þú tókst undir það. Spjaldið hefur þá engin áhrif sjálft. Aðeins má reisa ${a.wondersBuilt} undur í leik; það síðasta fer úr spilinu.`,
  "term.science": "Vísindatákn",
  "term.science.is": (a: Args) =>
    `Þau eru á grænum spjöldum, hvert á tveimur. Bæði spjöldin með sama tákni gefa þér framfaraskífu. Með ${a.symbolsToWin} ólík tákn vinnur þú á stundinni.`,
  "term.tokens": "Framfaraskífur",
  "term.tokens.is": (a: Args) =>
    `${many(a.tokensOnBoard, "skífa liggur", "skífur liggja")} við hernaðarbrautina. Taktu eina þegar þú færð annað spjaldið með sama vísindatákni. Hún er þín það sem eftir er leiks.`,
  "term.shields": "Skildir",
  "term.shields.is": "Hver skjöldur færir átakapeðið einn reit í átt að höfuðborg mótherjans, um leið og þú reisir spjaldið eða undrið.",
  "term.loot": "Ránsskífur",
  "term.loot.is": (a: Args) =>
    `Þegar peðið kemur fyrst að ránsskífu missir leikmaðurinn þeim megin ${a.lootLeast} eða ${coins(a, "lootMost")}, eftir því sem hann á til. Svo fer skífan úr spilinu.`,
  "term.guilds": "Gildi",
  "term.guilds.is": (a: Args) =>
    `Fjólublá spjöld með sérstaka bakhlið. ${a.guilds} þeirra, valin af handahófi, eru meðal spjalda á öld III. Gildi miðast alltaf við þá borg sem á mest.`,
  "term.ages": "Aldir",
  "term.ages.is": (a: Args) =>
    `Leikurinn er þrjár aldir, hver með nýjum spjaldapýramída. ${many(a.cardsRemoved, "spjald", "spjöld")} frá hverri öld fara óséð í kassann, svo þú veist aldrei nákvæmlega hvað er í spilinu.`,
  "term.treasury": "Sjóður",
  "term.treasury.is": (a: Args) =>
    `Myntirnar þínar. Með þeim borgar þú það sem spjöldin kosta og hráefni sem vantar, og hverjar ${coins(a, "coinsPerPoint")} sem eru eftir í lokin gefa 1 stig.`,

  // The guided first match: why, then what to do. Cards are named as on the table of its prepared deal.
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

  // Tips for the first matches, one for each kind of choice.
  "tip.draft": "Undur sem leyfa þér að gera aftur eru sterk: þú tekur tvö spjöld í röð. Athugaðu hvaða hráefni undrið þarf.",
  "tip.turn": "Smelltu á spjald og veldu svo: reistu það, kastaðu því eða smelltu á undrið sem þú vilt reisa með því.",
  "tip.age1": "Reistu brún og grá spjöld snemma: þau spara þér myntir aftur og aftur. Það sem mótherjinn framleiðir einn verður þér dýrt.",
  "tip.age2": "Spjald er ókeypis ef þú átt spjaldið með sama tengitákni. Leitaðu að keðjunni á verðmerkjunum.",
  "tip.age3": "Á öld III eru engin brún eða grá spjöld. Fjólublá gildi gefa stig eftir þeirri borg sem á mest, jafnvel borg mótherjans.",
  "tip.poor": (a: Args) => `Lítið til? Kastaðu spjaldi sem mótherjinn hefði gagn af. Það gefur ${coins(a, "discard")} eða meira.`,
  "tip.wonder": "Nú átt þú fyrir undri. Reistu það með spjaldi sem mótherjinn vill.",
  "tip.seven": (a: Args) => `Samtals getið þið aðeins reist ${a.wondersBuilt} undur. Það síðasta fer forgörðum, svo bíddu ekki of lengi.`,
  "tip.uncover": "Sum spjöld hér hylja önnur. Mótherjinn verður fyrstur að því sem þú afhjúpar.",
  "tip.war": "Peðið nálgast höfuðborgina þína. Reistu rauð spjöld, eða kastaðu þeim áður en mótherjinn getur reist þau.",
  "tip.science": "Mótherjinn safnar vísindatáknum. Haltu nýjum grænum spjöldum frá honum.",
  "tip.token": "Hugsaðu um hvað þú reisir næst: sumar skífur spara hráefni, sumar gefa myntir, sumar stig.",
  "tip.library": "Þessar skífur eru ekki á borðinu, svo mótherjinn getur ekki gert ráð fyrir þeim.",
  "tip.mausoleum": "Taktu dýrasta spjaldið sem þú gast ekki reist, eða tákn sem myndar par.",
  "tip.zeus": "Sárast er að missa hráefni sem ekkert annað í borginni framleiðir.",
  "tip.circus": "Sárast er að missa hráefni sem ekkert annað í borginni framleiðir.",
  "tip.opener": "Byrjaðu ef opið spjald hentar þér vel. Annars skaltu láta mótherjann afhjúpa spjöld fyrir þig.",
};
