/** 7 Wonders Duel in Icelandic: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { called, many, upper } from "../../../../text/is/grammar.ts";
import type * as English from "../en/rules.ts";
import { card, cardAcc, coins, points, spaces, WONDER_NAMES } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Markmiðið",
  "rules.goal.cities":
    "Tveir leikmenn byggja hvor sína borg á þremur öldum. Á hverri öld skiptist þið á að taka spjöld úr sameiginlegri uppröðun sem opnast smám saman.",
  "rules.goal.war": "Hernaðarsigur: komdu átakapeðinu inn í höfuðborg mótherjans og þú vinnur á stundinni.",
  "rules.goal.science": (a: Args) => `Vísindasigur: safnaðu ${a.symbolsToWin} ólíkum vísindatáknum og þú vinnur á stundinni.`,
  "rules.goal.points": "Stigasigur: ef hvorugt gerist fyrir lok aldar III vinnur sá leikmaður sem á flest stig.",

  "rules.setup": "Áður en fyrsta spjaldið er tekið",
  "rules.setup.coins": (a: Args) => `Báðir leikmenn byrja með ${coins(a, "coinsAtStart")}. Átakapeðið stendur í miðri brautinni.`,
  "rules.setup.tokens": (a: Args) =>
    `${many(a.tokensOnBoard, "framfaraskífa, dregin af handahófi, liggur", "framfaraskífur, dregnar af handahófi, liggja")} við brautina. Hinar eru áfram í kassanum.`,
  "rules.setup.draft": (a: Args) =>
    `Þá eru undrin valin. ${a.wondersOnOffer} eru í boði: fyrsti leikmaður velur eitt, hinn velur tvö og sá fyrsti fær það síðasta. Svo koma ${a.wondersOnOffer} ný og þá velur hinn leikmaðurinn fyrst. Hvor um sig á því ${a.wondersOnOffer}. Hin undrin eru áfram í kassanum. Ef „föst sett“ eru valin við uppsetningu borðs byrja báðir leikmenn í staðinn með undrin sem ætluð eru fyrsta leik.`,
  "rules.setup.ages": (a: Args) =>
    `Á hverri öld eru ${many(a.cardsRemoved, "spjald tekið", "spjöld tekin")} óséð úr stokki aldarinnar. Á öld III bætast ${a.guilds} gildi við. Önnur hver röð í uppröðuninni er á hvolfi.`,

  "rules.turn": "Þegar þú átt leik",
  "rules.turn.take": "Taktu eitt spjald sem ekkert annað spjald hylur. Þú getur ekki sagt pass. Gerðu eitt af þrennu við það:",
  "rules.turn.build": "Reistu það: borgaðu verðið og bættu því við borgina þína. Það virkar upp frá því.",
  "rules.turn.discard": (a: Args) =>
    `Kastaðu því: leggðu það í kastbunkann og fáðu ${coins(a, "discard")} og 1 í viðbót fyrir hvert gult spjald í borginni þinni.`,
  "rules.turn.wonder":
    "Reistu undur: borgaðu verð eins af undrunum þínum og renndu spjaldinu undir það. Spjaldið sjálft hefur þá engin áhrif.",
  "rules.turn.reveal": "Þegar þú hefur lokið þér af er öllum spjöldum sem ekkert hylur lengur snúið við í einu.",
  "rules.turn.opener":
    "Fyrsti leikmaður byrjar öld I. Öld lýkur þegar öll spjöld hennar hafa verið tekin og þá er næstu öld raðað upp. Sá leikmaður sem stendur verr í hernaði, með höfuðborg sem er nær peðinu, ræður þá hver tekur fyrsta spjaldið. Ef peðið er í miðjunni byrjar sá sem tók síðasta spjaldið.",

  "rules.price": "Hvað hlutirnir kosta",
  "rules.price.own":
    "Við vinstri brún spjalds eða undurs stendur verðið: myntir, hráefni eða hvort tveggja. Brún og grá spjöld framleiða hráefni. Þau eyðast ekki; þú hefur þau aftur fyrir hvert spjald eða undur sem þú reisir.",
  "rules.price.trade": (a: Args) =>
    `Það sem þig vantar getur þú keypt. Hvert hráefni sem vantar kostar ${coins(a, "tradeBase")} og 1 í viðbót fyrir hvert slíkt á brúnum og gráum spjöldum mótherjans. Þessar myntir fara í bankann.`,
  "rules.price.flat": (a: Args) =>
    `Sum gul spjöld festa verð hráefnis við ${coins(a, "tradeFlat")}, hvað sem mótherjinn framleiðir. Önnur, og tvö undur, framleiða eitt hráefni að eigin vali fyrir hvert spjald eða undur sem þú reisir. Gul spjöld og undur hækka aldrei verð fyrir mótherjann.`,
  "rules.price.least":
    "Þú borgar alltaf lægsta mögulega verð; það er reiknað út fyrir þig. Merkin við spjöldin sýna það fyrir báða leikmenn.",
  "rules.price.link":
    "Sum spjöld bera tengitákn sem sést aftur á síðara spjaldi. Ef þú átt fyrra spjaldið er hið síðara ókeypis: hvorki þarf myntir né hráefni.",

  "rules.military": "Hernaður",
  "rules.military.shields": "Hver skjöldur færir átakapeðið strax einn reit í átt að höfuðborg mótherjans.",
  "rules.military.loot": (a: Args) =>
    `Þegar peðið kemur í fyrsta sinn að ránsskífu missir leikmaðurinn sem er í hættu ${a.lootLeast} eða ${coins(a, "lootMost")}, þó aldrei meira en hann á. Skífan er þá úr spilinu. Peðið getur náð tveimur í einni ferð.`,
  "rules.military.capital": (a: Args) => `Höfuðborgin er ${spaces(a, "capital")} frá miðjunni.`,
  "rules.military.points": (a: Args) =>
    `Í lokin fær sterkari herinn ${many(a.militaryLow, "stig", "stig")} ef peðið er á fyrsta svæði hjá mótherjanum, ${a.militaryMiddle} á öðru og ${a.militaryHigh} á þriðja.`,

  "rules.science": "Vísindi og framfarir",
  "rules.science.pairs":
    "Hvert vísindatákn er á tveimur grænum spjöldum. Þegar þú átt bæði tekur þú eina af framfaraskífunum við brautina. Þú verður að taka skífu ef einhver er eftir.",
  "rules.science.win": (a: Args) =>
    `${a.symbolsToWin} ólík tákn vinna leikinn. Skífan „Lög“ gildir sem sérstakt tákn en myndar aldrei par.`,
  "rules.science.tokens": "Framfaraskífurnar:",

  "rules.wonders": "Undur",
  "rules.wonders.limit": (a: Args) =>
    `Hvor leikmaður á ${a.wondersOnOffer} undur en aðeins má reisa ${a.wondersBuilt} í leik. Þegar svo mörg eru reist fer það síðasta úr spilinu.`,
  "rules.wonders.again": "Með sumum undrum færðu strax að gera aftur. Hafi þetta verið síðasta spjald aldarinnar fellur það niður.",
  "rules.wonders.list": "Undrin:",

  "rules.cards": "Spjöldin",
  "rules.cards.brown":
    "Brún og grá spjöld framleiða hráefni. Gul spjöld gefa myntir (einu sinni, þegar þú reisir þau), betra verð eða hráefni að eigin vali. Gul spjöld aldar III gefa líka stig.",
  "rules.cards.blue": "Blá spjöld gefa stig. Græn spjöld bera vísindatákn og flest þeirra gefa líka stig. Rauð spjöld bera skildi.",
  "rules.cards.purple":
    "Fjólublá spjöld eru gildi. Í lokin gefur hvert þeirra stig fyrir eitthvað í þeirri borg sem á þá meira af því. Flest gefa líka myntir einu sinni, þegar þú reisir þau, og miðast þær við þá borg sem á meira á þeirri stundu.",

  "rules.end": "Leikslok og stig",
  "rules.end.when": "Leiknum lýkur strax með hernaðar- eða vísindasigri. Annars lýkur honum eftir síðasta spjaldið á öld III.",
  "rules.end.points": "Leggðu saman stig fyrir spjöld, gildi, undur, framfaraskífur og hernað.",
  "rules.end.treasury": (a: Args) => `Hverjar ${coins(a, "coinsPerPoint")} í sjóði þínum gefa 1 stig.`,
  "rules.end.tie": "Séu stigin jöfn vinnur sá leikmaður sem á fleiri stig á bláum spjöldum. Ef þau eru líka jöfn deila leikmenn sigrinum.",

  "rules.words": "Orðin í stuttu máli",
  "rules.words.what": "Hugtökin sem skýrð eru á spjöldum um hluti í leiknum, öll á einum stað:",

  "rules.table": "Svona spilum við",
  "rules.table.why": "Atriði sem auðvelt er að missa af, og hvernig við spilum þar sem reglubókin lætur einhverju ósvarað:",
  "rules.table.opener":
    "Ef peðið er í miðjunni byrjar sá leikmaður næstu öld sem tók síðasta spjaldið, eins og segir í reglubókinni okkar. Við uppsetningu borðs má velja að hann ráði hver byrjar, eins og útgefandinn hefur það núna.",
  "rules.table.eighth": "Óreista undrið sem fer úr spilinu getur verið hvors leikmanns sem er.",
  "rules.table.order":
    "Áhrif spjalds eða undurs, að vali meðtöldu, koma fram áður en huldum spjöldum er snúið við. Að því loknu færðu að gera aftur, ef svo ber undir.",
  "rules.table.pile":
    "Báðir leikmenn mega skoða kastbunkann hvenær sem er. Seifsstyttan, Circus Maximus og Grafhýsið verða að nota spjald ef það er til.",
  "rules.table.mausoleum":
    "Með Grafhýsinu má reisa hvaða spjald sem er úr kastbunkanum, líka spjöld sem hefur verið eytt. Spjöld sem tekin voru úr stokki aldar og spjöld undir undrum eru ekki þar. Spjald Grafhýsisins virkar eins og það hafi verið reist rétt í þessu: myntir, skildir og vísindatákn meðtalin. Borgarskipulag gefur ekkert fyrir það.",
  "rules.table.library": "Aðeins sá leikmaður sem dró skífur Bókasafnsins mikla sér þær sem fara aftur í kassann.",
  "rules.table.link": "Tengitákn er alltaf notað, svo Borgarskipulag gefur myntir þótt þú eigir öll hráefnin.",
  "rules.table.strategy": "Herkænska bætir skildi aðeins við rauð spjöld, aldrei við undur.",
  "rules.table.economy":
    "Hagfræði gefur nákvæmlega það sem mótherjinn borgar fyrir hráefni sem vantar, ekki myntirnar sem standa á spjaldi. Hún gefur þær áður en nýja byggingin hefur áhrif.",
  "rules.table.theology":
    "Guðfræði og Byggingarlist hafa ekki áhrif á Bókasafnið mikla sem þú fékkst þær með. Ef undur leyfir þér hvort sem er að gera aftur bætir Guðfræði engu við: þú færð það aðeins einu sinni.",
  "rules.table.lighthouse": "Vitinn telur sjálfan sig með sem gult spjald. Spjald telst aldrei með þegar því sjálfu er kastað.",
  "rules.table.coins": "Myntirnar klárast aldrei.",

  "example.table":
    "Borðið: spjöldin sem velja má úr í miðjunni, borgin þín fyrir neðan þau og borg mótherjans fyrir ofan. Til vinstri er átakabrautin, til hægri undrin og framfaraskífurnar.",
  "example.trade": (a: Args) =>
    `${upper(card(a))}: verðið er 1 grjót. Leikmaðurinn fyrir ofan (hægra merki) á ${cardAcc(a, "second")} og borgar ${coins(a, "other")}. Leikmaðurinn fyrir neðan (vinstra merki) þarf að kaupa grjótið á ${coins(a)}: ${a.tradeBase} og 1 í viðbót því að spjald mótherjans framleiðir grjót.`,
  "example.link": (a: Args) =>
    `Leikmaðurinn fyrir neðan á ${cardAcc(a)} og fær því spjaldið „${upper(card(a, "second"))}“ ókeypis: vinstra merkið sýnir keðju. Hinn leikmaðurinn þyrfti að borga ${coins(a)}.`,
  "example.covered":
    "Aðeins má taka spjöldin við neðri brúnina. Spjaldið fyrir ofan þau er á hvolfi þar til bæði spjöldin ofan á því eru farin.",
  "piece.price": "Verð:",
  "piece.noPrice": "Kostar ekkert.",
  "example.war": (a: Args) =>
    `Peðið er ${spaces(a)} frá miðjunni og hefur tekið ránsskífuna þar. Ef leiknum lyki núna gæfi þetta ${points(a)} þeim leikmanni sem ýtti því.`,
  "example.wonder": (a: Args) =>
    `${called(WONDER_NAMES, a.wonder)}: reist, eins og spjaldið undir sýnir. Spjaldið hefur engin önnur áhrif. Hin undrin sýna verð sitt.`,
};
