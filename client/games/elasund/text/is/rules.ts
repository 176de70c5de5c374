/** Elasund in Icelandic: the rules, and our rulings where the rule book is silent. Loaded with the rules page. */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { many, upper } from "../../../../text/is/grammar.ts";
import type * as English from "../en/rules.ts";
import { gold, influence, kind, leyfi, listed, ofOneColour, times } from "./phrases.ts";

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Markmiðið",
  "rules.goal.cubes": (a: Args) =>
    `Allir leikmenn byggja sömu borg, hver fyrir sig. Sá leikmaður sem fyrstur leggur alla ${a.cubes} kubbana sína á borðið sigrar um leið. Í styttri leik er hægt að spila upp á ${a.cubesShort}.`,
  "rules.goal.where": "Kubbar fara á fána bygginga, á turna múrsins, á hluta kirkjunnar og á verslunarbrautina.",
  "rules.goal.lose": "Byggja má yfir byggingar. Ef þú missir byggingu tekurðu kubbana af henni til baka.",

  "rules.setup": "Upphafið",
  "rules.setup.hand": (a: Args) =>
    `Hver leikmaður á ${gold(a.goldAtStart)}, ${influence(a.influenceAtStart)}, ${leyfi(a.permitCount)} með gildin 0 til ${a.permitMost}, ${many(a.wallCount, "múrhluta", "múrhluta")} og tvær byggingar í sínum lit. Tvær upphafsbyggingar eru þegar á borðinu.`,
  "rules.setup.town": "Færri leikmenn, minni borg: borgarhliðin standa þá nær höfninni.",

  "rules.turn": "Ein lota",
  "rules.turn.steps": (a: Args) =>
    `Kastaðu teningunum; byggðu allt að ${times(a.builds)}; taktu ${gold(a.goldTaken)} eða leggðu leyfi; og veldu að lokum eina aukaaðgerð ef þú vilt.`,
  "rules.turn.order": "Hlutkesti ræður hver byrjar. Leikurinn gengur réttsælis.",

  "rules.roll": "1. Kasta teningunum",
  "rules.roll.income":
    "Skipið siglir í röðina með tölunni sem kom upp. Allar byggingar sem ná inn í röðina og sýna spjald gefa eigendum sínum það: 1 gull eða 1 áhrifaspjald. Þetta á við um alla leikmenn.",
  "rules.roll.repeat": "Skipið hreyfist alltaf. Ef það yrði kyrrt í sinni röð siglir það í staðinn um tvær raðir norður eða suður.",
  "rules.roll.seven": (a: Args) =>
    `Ef ${a.pirateRoll} kemur upp fara sjóræningjar með skipið í hvaða aðra röð sem þú velur. Engar tekjur fást. Hver leikmaður lætur af hendi eitt spjald fyrir hvern kubb sinn í röðinni, eins lengi og spjöldin endast. Fánar bygginga, hlutar kirkjunnar og turnar austurmúrsins teljast með. Kubbur telst aðeins í röðinni þar sem fáninn er: nyrstu röð byggingarinnar. Á stórri byggingu eru fánarnir tveir í tveimur nyrstu röðunum.`,
  "rules.roll.towers": (a: Args) =>
    `Þá tekur sá leikmaður sem fékk ${a.pirateRoll} eitt af þeim spjöldum fyrir hvern turn sinn, á hvaða hlið sem er.`,

  "rules.build": "2. Byggja",
  "rules.build.what": (a: Args) =>
    `Þú mátt byggja allt að ${times(a.builds)}: byggingu, múrhluta eða hluta kirkjunnar, líka það sama í bæði skiptin.`,
  "rules.build.site":
    "Bygging kostar gullið sem á henni stendur og á lóðinni þurfa að liggja að minnsta kosti eins mörg leyfi og hún sýnir. Sama er hver á þau, en þín þar verða að vera verðmætari en leyfi hvers annars leikmanns. Séu tveir eða fleiri jafnir getur enginn þeirra byggt. Engu skiptir í hvaða röð skipið er þegar byggt er.",
  "rules.build.compensate":
    "Öll leyfi á lóðinni fara aftur til eigenda sinna. Fyrir hvert leyfi sem er ekki þitt borgarðu eigandanum gildi þess í gulli.",
  "rules.build.turned": "Byggingum er aldrei snúið. Þær standa innan múranna og aldrei á kirkjugrunninum.",

  "rules.over": "Að byggja yfir",
  "rules.over.smaller":
    "Minni byggingar víkja ókeypis fyrir stærri byggingu, líka þínar eigin, og það þótt hún nái aðeins yfir hluta þeirra. Fjöldi reita segir til um stærð. Leyfi liggja bara á lausum reitum, svo hluti lóðarinnar þarf að hafa verið laus.",
  "rules.over.equal": (a: Args) => `Fyrir ${ofOneColour(a.equalCost)} víkja líka jafnstórar byggingar, í mesta lagi ${a.equalMost} í einu.`,
  "rules.over.back":
    "Eigandinn tekur kubbana af byggingunni til baka og missir verslunarstig hennar. Lituð bygging fer aftur til eiganda síns, aðrar í birgðir.",
  "rules.over.start": "Ef önnur upphafsbyggingin þín víkur seturðu hana strax á nýjan stað, á lausa reiti án vindmyllu.",

  "rules.permits": "3. Taka gull eða leggja leyfi",
  "rules.permits.place": (a: Args) =>
    `Taktu ${gold(a.goldTaken)} eða leggðu eitt leyfi: borgaðu gildi þess og settu það á lausan reit í röð skipsins. Fyrir ${ofOneColour(a.pairCost)} máttu velja hvaða röð sem er.`,
  "rules.permits.full": "Ef enginn reitur er laus í röð skipsins er næsta röð með lausum reit notuð. Ef tvær eru jafnnálægt velur þú.",
  "rules.permits.free": "Leyfi fara aldrei á kirkjugrunninn. Aðra reiti þar sem kirkjan mun standa má nota þar til hún nær yfir þá.",
  "rules.permits.zero": "Leyfi 0 er ókeypis og telst vera leyfi. Sé það eitt á lóð dugir það til að vera verðmætast.",

  "rules.bonus": "4. Aukaaðgerð",
  "rules.bonus.one": "Í lok lotunnar máttu velja eina af þessum og borga með áhrifaspjöldum:",
  "rules.bonus.list": "Áhrif nýtast líka á annan hátt: til að byggja yfir jafnstórt og leggja leyfi í hvaða röð sem er.",

  "rules.trade": "Verslun",
  "rules.trade.mills": (a: Args) =>
    `Á reitunum við höfnina er ein vindmylla, á sumum nálægt borgarhliðunum tvær. Bygging fær verslunarstig fyrir hverja vindmyllu sem hún nær yfir. Við ${listed(a.tradeCubes)} stig leggurðu kubb á brautina.`,
  "rules.trade.down": "Ef þú missir bygginguna ferðu aftur niður og tekur til baka kubba af stöðum sem þú nærð ekki lengur.",
  "rules.trade.not": "Upphafsbyggingar mega ekki standa á vindmyllum og hlutar kirkjunnar gefa ekkert þar.",

  "rules.walls": "Borgarmúrinn",
  "rules.walls.price": (a: Args) =>
    `Múrhluti kostar ${gold(a.wallGold)} í norðri og suðri en ${a.wallGoldEast} í austri og þarf engin leyfi. Hann verður að snerta borgarhlið eða hluta sem er þegar kominn, sama hver reisti hann.`,
  "rules.walls.order": (a: Args) =>
    `Þú reisir hlutana þína í fastri röð. Hlutar ${listed(a.wallTowers)} eru turnar með einum af kubbunum þínum; hinir gefa ${a.wallInfluenceLeast} eða ${influence(a.wallInfluenceMost)}. Leikmenn deila reitunum og þeir eru færri en hlutarnir. Múrinn víkur aldrei.`,

  "rules.church": "Kirkjan",
  "rules.church.price": (a: Args) =>
    `Hluti kostar ${gold(a.churchGold)}, þarf engin leyfi og ber einn kubb. Hann fjarlægir allt sem hann nær yfir og víkur aldrei.`,
  "rules.church.first": (a: Args) =>
    `Fyrsti hlutinn fer á grunninn. Staður hans í ${a.churchParts} hluta myndinni ræður því hvar allir hinir lenda.`,
  "rules.church.two":
    "Sá leikmaður sem byrjar á kirkjunni dregur tvo hluta, reisir annan og setur hinn neðst í bunkann. Enginn annar veit því hvaða hluti kemur síðast.",
  "rules.church.draw":
    "Aðrir hlutar eru dregnir úr bunkanum og hver þeirra á sinn stað, svo þú velur ekki hvar hann lendir. Bygging fer af borðinu þótt aðeins einn reitur hennar lendi undir.",

  "rules.buildings": "Byggingarnar",
  "rules.buildings.kinds":
    "Lituð bygging tilheyrir einum leikmanni og gefur spjöld. Hinar eru sameiginlegar: sá leikmaður sem reisir eina leggur kubb á hvern fána hennar.",

  "rules.end": "Leikslok",
  "rules.end.win": "Leiknum lýkur um leið og leikmaður sem á leik leggur síðasta kubbinn sinn. Sá leikmaður sigrar.",

  "rules.words": "Orðin í stuttu máli",
  "rules.words.what": "Hugtökin sem skýrð eru á spjöldum um hluti í leiknum, öll á einum stað:",

  "rules.table": "Svona spilum við",
  "rules.table.why": "Smáatriði sem auðvelt er að missa af, og hvernig við spilum þar sem reglubókin lætur einhverju ósvarað:",
  "rules.table.order":
    "Þegar þú byggir borgarðu fyrst. Þá fara leyfin til baka, byggingar víkja og nýja byggingin kemur með kubba sína og verslunarstig.",
  "rules.table.win": "Þú mátt reisa byggingu með fleiri fánum en þú átt kubba eftir.",
  "rules.table.reward":
    "Turnar velja úr öllum spjöldum sem sjóræningjarnir fengu eða, sé það valið þegar borðið er sett upp, aðeins úr spjöldum annarra leikmanna.",
  "rules.table.pirates":
    "Allir velja spjöldin handa sjóræningjunum samtímis og í laumi. Kubbar á verslunarbrautinni og á turnum í norðri og suðri teljast ekki með.",
  "rules.table.shortage":
    "Ef gullið dugir ekki handa öllum skila allir leikmenn fyrst helmingi af gulli sínu, námundað upp. Hið sama gildir um áhrif. Ef enn er of lítið til er spjöldunum deilt út einu í senn, réttsælis.",
  "rules.table.open":
    "Gull skiptir alltaf um eigendur fyrir opnum tjöldum, svo allir geta séð hve mikið hver leikmaður á. Litir áhrifaspjalda eru leyndarmál.",
  "rules.table.east": "Austurmúrinn má reisa hvenær sem er.",
  "rules.table.church": "Engar bætur fást þegar kirkjan er byggð. Sá leikmaður sem byrjar á henni borgar áður en hlutarnir tveir sjást.",
  "rules.table.over":
    "Jafnstórar byggingar geta vikið sama hver á þær, líka þínar eigin. Bygging sem víkur getur ekki verið sú sem þú ert að reisa.",
  "rules.table.more": (a: Args) =>
    `Verslunarstig umfram ${a.tradeMost} gefa ekki fleiri kubba en þau missirðu fyrst. Merkið sýnir hve mörg þú átt.`,
  "rules.table.full": "Röð telst full ef kirkjugrunnurinn er eini lausi reiturinn.",
  "rules.table.settle":
    "Upphafsbygging verður að fara á nýjan stað ef hún kemst einhvers staðar fyrir. Annars er hún úr leik. Ef báðar þínar víkja ræður þú röðinni. Ef upphafsbyggingar fleiri en eins leikmanns víkja setur sá leikmaður sem á leik sínar fyrst og svo hinir, réttsælis.",
  "rules.table.steps":
    "Þú mátt sleppa því að byggja og sleppa aukaaðgerðinni en verður að taka gull eða leggja leyfi. Ef tíminn rennur út tekurðu gull.",
  "rules.table.prices": (a: Args) => `Verslunarhúsið kostar ${gold(a.traderGold)}, handverkshúsið ${a.craftsmanGold}.`,
  "rules.table.gates": "Á verslunarreitunum nálægt borgarhliðunum eru tvær vindmyllur. Í tveggja manna leik eru þær engar.",
  "rules.table.colour": "Upphafsbyggingarnar þínar byrja á reitunum í þínum lit. Veldu lit á meðan borðið bíður; fyrstir koma, fyrstir fá.",
  "rules.table.stalled": (a: Args) =>
    `Ef ekkert er byggt í ${many(a.idleRounds, "umferð", "umferðir")} lýkur leiknum og kubbar á borðinu ráða úrslitum. Ef borðið er of fullt til að byggja nokkuð lýkur honum eftir ${a.idleRoundsOnFullBoard}.`,
  "rules.table.start": (a: Args) =>
    `Hver leikmaður byrjar með ${gold(a.goldAtStart)} eða, sé það valið þegar borðið er sett upp, með 1 gull umfram þann næsta á undan.`,

  "example.table":
    "Borðið: borgin í miðjunni og höfnin með skipinu til vinstri. Til hægri, að ofan: það sem má byggja, verslunarbrautin, hinir leikmennirnir og það sem þú átt.",
  "example.income": (a: Args) =>
    `Skipið er í röð ${a.dice}. Byggingarnar sem ná inn í röðina og sýna spjald gefa það: ${gold(a.gold)} og ${influence(a.influence)} alls.`,
  "example.site": (a: Args) =>
    `${upper(kind(a))} þarf ${leyfi(a.permits)}. Sá leikmaður sem á leik er með ${a.own} hér en hinn ${a.other}, svo sá fyrri getur byggt. Það kostar ${gold(a.gold)} og ${gold(a.compensation)} að auki í bætur til hins fyrir leyfið.`,
  "example.harbour": (a: Args) =>
    `Þessi bygging nær yfir ${many(a.points, "vindmyllu", "vindmyllur")} við höfnina: jafnmörg verslunarstig á meðan hún stendur.`,
  "example.walls": "Múrinn vex út frá borgarhliðunum. Næsti hluti má fara á hvaða reit sem er við endana á því sem komið er.",
  "example.church": "Fyrsti hlutinn liggur á grunninum. Ramminn sýnir hvar hinir hlutarnir lenda og hvað þeir fjarlægja.",
};
