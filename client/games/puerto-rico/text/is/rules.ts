/**
 * Puerto Rico in Icelandic: the rules, then our rulings where the rule books are silent, and what the table does by itself. Loaded
 * with the rules page.
 */

import type { Args, Translated } from "../../../../text/grammar.ts";
import { are, list, many, oneOf } from "../../../../text/is/grammar.ts";
import type * as English from "../en/rules.ts";
import { barrels, buildingOf, doubloons, goodOf, money, points, stemOf } from "./phrases.ts";

const COUNTS: Readonly<Record<string, string>> = { 2: "Tveir", 3: "Þrír", 4: "Fjórir", 5: "Fimm" };

export const rules: Translated<typeof English.rules> = {
  "rules.goal": "Markmiðið",
  "rules.goal.points":
    "Þú stýrir eyju og borg í Karíbahafinu. Safnaðu flestum stigum: með því að senda tunnur með skipum og með byggingunum sem þú reisir.",
  "rules.goal.roles":
    "Hér er engin föst röð aðgerða. Leikmenn velja hlutverkaspjöld og hvert spjald lætur alla gera það sama, en sá leikmaður byrjar sem valdi það. Galdurinn er að velja það sem gagnast þér meira en hinum.",

  "rules.setup": "Upphafið",
  "rules.setup.island": (a: Args) =>
    `Hver leikmaður á ${a.islandSpaces} reita eyju, ${a.citySpaces} reita borg, nokkrar doblúnur og eina plantekru. Hve mikið er af hverju fer eftir fjölda leikmanna:`,

  "rules.round": "Umferð",
  "rules.round.turn":
    "Landstjórinn velur hlutverkaspjald og allir nýta það um leið. Þá verður næsti leikmaður að velja eitt af þeim spjöldum sem eftir eru og svo koll af kolli þar til allir hafa valið eitt. Í tveggja manna leik er valið til skiptis þar til báðir eru með þrjú.",
  "rules.round.role":
    "Hvert hlutverk er nýtt í röð frá þeim leikmanni sem valdi það. Sá leikmaður fær líka fríðindin sem standa á spjaldinu. Það má afþakka það sem hlutverk býður, en ekki að lesta tunnur og manna hringi.",
  "rules.round.money": (a: Args) =>
    `Í lok umferðar fær hvert hlutverk sem enginn valdi ${money(a.onCardNotChosen)}. Sá leikmaður sem velur það næst fær allt féð á því. Þá er spjöldunum skilað og landstjóraspjaldið færist til næsta leikmanns.`,

  "rules.settler": "Landnemi",
  "rules.settler.all": "Hver leikmaður má taka eina af plantekrunum sem snúa upp og leggja hana á lausan reit á eyjunni sinni.",
  "rules.settler.own": "Fríðindi: þú mátt taka grjótnámu í staðinn. Með verkamanni gerir grjótnáma byggingar ódýrari.",
  "rules.settler.room": (a: Args) =>
    `Á eyju er pláss fyrir ${a.islandSpaces}. Þegar hún er full tekurðu ekki meira. Plantekrur, grjótnámur og byggingar er aldrei hægt að fjarlægja.`,
  "rules.settler.after": "Að því loknu er plantekrunum sem eftir eru kastað og ný röð lögð út: einni fleiri en leikmenn eru.",

  "rules.mayor": "Borgarstjóri",
  "rules.mayor.all": (a: Args) =>
    `Á hverri plantekru og grjótnámu er 1 hringur, á hverri byggingu 1 til ${a.mostCircles}. Hver hringur tekur einn verkamann. Það sem er án verkamanns gerir ekkert. Verkamönnunum á nýlenduskipinu er skipt á milli leikmanna, einum í senn, og byrjað á þeim leikmanni sem valdi borgarstjórann. Síðan má hver leikmaður raða öllum verkamönnum sínum upp á nýtt, líka þeim gömlu. Í öðrum lotum má ekki færa verkamenn.`,
  "rules.mayor.fill": "Ekki má skilja hringi eftir tóma viljandi: verkamenn bíða bara í San Juan ef allir hringir eru mannaðir.",
  "rules.mayor.own": "Fríðindi: 1 verkamaður aukalega úr birgðum.",
  "rules.mayor.refill":
    "Í lokin koma nýir verkamenn á skipið: 1 fyrir hvern tóman hring í öllum borgum, en aldrei færri en leikmenn eru. Tómir hringir á eyjum teljast ekki með.",

  "rules.builder": "Byggingameistari",
  "rules.builder.all": "Hver leikmaður má reisa eina byggingu og borgar bankanum verð hennar. Hverja byggingu má aðeins eiga einu sinni.",
  "rules.builder.quarries":
    "Hver mönnuð grjótnáma lækkar verðið um 1 doblúnu, en ekki nýtast fleiri grjótnámur en númerið á dálki byggingarinnar segir.",
  "rules.builder.large": (a: Args) =>
    `Í borg eru ${a.citySpaces} reitir. Stórar byggingar taka ${a.largeSpaces}; hvaða ${a.largeSpaces} lausu reitir sem er duga. Í nýrri byggingu eru engir verkamenn.`,
  "rules.builder.own": (a: Args) =>
    `Fríðindi: þú borgar ${many(a.builderDiscount, "doblúnu", "doblúnum")} minna, til viðbótar við afslátt af grjótnámum, en aldrei minna en 0. Ef þú reisir ekkert færðu ekkert.`,

  "rules.craftsman": "Handverksmaður",
  "rules.craftsman.all":
    "Allir framleiða. Fyrir hverja tunnu af indígói, sykri, tóbaki eða kaffi þarf verkamann á plantekru og verkamann í framleiðslustöð fyrir sömu vöru. Lægri talan gildir. Maís þarf aðeins verkamanninn á plantekrunni.",
  "rules.craftsman.supply": "Ef birgðirnar klárast fá þeir leikmenn sem eru aftar í röðinni minna eða ekkert.",
  "rules.craftsman.own":
    "Fríðindi: þegar allir hafa framleitt færðu 1 tunnu aukalega af vöru sem þú varst að framleiða, ef eitthvað er eftir af henni í birgðum.",

  "rules.trader": "Kaupmaður",
  "rules.trader.all": (a: Args) =>
    `Hver leikmaður má selja versluninni eina tunnu. Hún rúmar ${many(a.houseSpaces, "tunnu", "tunnur")} og tekur ekki vöru sem hún á fyrir. Þegar hún er full getur enginn selt.`,
  "rules.trader.own": (a: Args) => `Fríðindi: ${many(a.traderBonus, "doblúna", "doblúnur")} aukalega fyrir söluna. Án sölu færðu ekkert.`,
  "rules.trader.after": "Eftir lotuna er verslunin tæmd, en bara ef öll plássin eru í notkun.",
  "rules.trader.prices": "Verðið á einni tunnu:",

  "rules.captain": "Skipstjóri",
  "rules.captain.all":
    "Leikmenn lesta til skiptis tunnur af einni vöru í eitt skip, eins margar og komast fyrir. Það gengur hring eftir hring þar til enginn getur lestað. Hver tunna er 1 stig.",
  "rules.captain.must": "Ef þú getur lestað verðurðu að gera það. Þú ræður hvaða vöru þú lestar, líka þótt önnur fyllti fleiri pláss.",
  "rules.captain.ships":
    "Hvert skip tekur bara eina vöru og engin tvö skip taka þá sömu. Vara sem er ekki á neinu skipi verður að fara í tómt skip sem tekur eins mikið af henni og hægt er.",
  "rules.captain.own": (a: Args) => `Fríðindi: ${points(a.captainBonus)} aukalega fyrir fyrstu lestun þína.`,
  "rules.captain.storage": (a: Args) =>
    `Þegar allri lestun er lokið heldurðu ${many(a.freeBarrels, "tunnu", "tunnum")}, og í vöruhúsum öllum tunnum af eins mörgum vörum og þau rúma. Afgangurinn fer aftur í birgðir. Vöruhús leysir þig ekki undan lestun.`,
  "rules.captain.sail": "Þá sigla full skip burt og koma tóm til baka. Skip sem eru ekki full bíða óbreytt.",

  "rules.prospector": "Gullgrafari",
  "rules.prospector.all": (a: Args) =>
    `Þú færð ${money(a.prospecting)}; hinir leikmennirnir gera ekkert. Í þriggja manna leik er enginn gullgrafari en í fimm manna leik eru þeir tveir.`,

  "rules.buildings": "Byggingarnar",
  "rules.buildings.work":
    "Bygging virkar aðeins með verkamanni. Stigin sem standa á henni gilda þó án hans. Fyrst koma framleiðslustöðvar, svo fjólubláu byggingarnar.",
  "rules.buildings.stock": (a: Args) =>
    `Af hverri lítilli framleiðslustöð ${oneOf(a.smallProductions, "er", "eru")} til ${a.smallProductions}, ${a.largeProductions} af hverri annarri framleiðslustöð, ${a.smallViolets} af hverri lítilli fjólublárri byggingu og ${a.largeViolets} af hverri stórri. Í tveggja manna leik: ${a.productionsOfTwo} af hverri framleiðslustöð og ${a.violetsOfTwo} af hverri fjólublárri byggingu.`,
  "rules.buildings.extras":
    "Verkamenn frá gistihúsi og háskóla koma úr birgðum en af nýlenduskipinu ef birgðirnar eru búnar. Þú mátt afþakka þá.",

  "rules.end": "Leikslok og stig",
  "rules.end.when": (a: Args) =>
    `Leiknum lýkur eftir þá umferð þegar ekki er hægt að fylla alveg á nýlenduskipið, einhver fyllir síðasta reitinn af ${a.citySpaces} í borginni sinni eða síðasti stigaskjöldurinn er tekinn. Allir spila umferðina til enda.`,
  "rules.end.score":
    "Leggðu saman stig fyrir vöruflutninga, stigin sem standa á öllum byggingunum þínum og aukastig fyrir hverja mannaða stóra byggingu.",
  "rules.end.tie": "Ef stigin eru jöfn ráða doblúnur og tunnur samanlagt.",

  "rules.words": "Orðin í stuttu máli",
  "rules.words.what": "Hugtökin sem skýrð eru á spjöldum um hluti í leiknum, öll á einum stað:",

  "rules.table": "Svona spilum við",
  "rules.table.why": "Þar sem reglubækurnar láta einhverju ósvarað eða þeim ber ekki saman spilum við svona:",
  "rules.table.tie": "Ef leikmenn eru líka jafnir á doblúnum og tunnum deila þeir sigrinum.",
  "rules.table.draw": "Búgarður dregur ekkert á meðan huldu staflarnir eru tómir. Kastbunkinn kemur ekki aftur fyrr en ný röð er lögð út.",
  "rules.table.tiles": "Ef plantekrurnar duga ekki í fulla röð verður röðin styttri.",
  "rules.table.hacienda":
    "Plantekru sem kemur með búgarðinum fylgir aldrei verkamaður frá gistihúsinu. Þú sérð hana ekki fyrr en þú hefur ákveðið að draga.",
  "rules.table.decline":
    "Verkamenn af skipinu verður þú að taka. Aukaverkamann frá borgarstjóranum, gistihúsinu eða háskólanum máttu afþakka.",
  "rules.table.order": "Leikmenn staðsetja verkamenn hver á eftir öðrum og sá leikmaður byrjar sem valdi borgarstjórann.",
  "rules.table.wharf":
    "Ef þú sleppir bryggjunni færðu að velja aftur á meðan aðrir lesta. Lestun lýkur þegar enginn lestar heilan hring um borðið.",
  "rules.table.keep":
    "Þú mátt ekki fleygja tunnum sem þú getur haldið. Þú ræður hvaða vörur það eru: fyrst þær sem fara í vöruhúsin, svo ein tunna af annarri vöru.",
  "rules.table.money": "Doblúnur klárast aldrei. Fé á hlutverkaspjaldi er þitt um leið og því má eyða í sömu lotu.",
  "rules.table.chips": "Stig umfram síðasta skjöldinn gilda samt, líka fyrir tollhúsið.",
  "rules.table.hidden":
    "Stig fyrir vöruflutninga eru falin fram í leikslok nema annað sé valið þegar borðið er sett upp. Fé og vörur eru alltaf sýnileg.",
  "rules.table.craftsman": "Aukatunnan verður að vera af vöru sem þú fékkst í raun tunnu af í þessari lotu.",
  "rules.table.first": "Fyrsti landstjórinn er valinn af handahófi.",
  "rules.table.two":
    "Tveir leikmenn spila opinberu útgáfuna fyrir tvo, með færri vörum, plantekrum, skipum og byggingum. Eitt hlutverk gengur af í hverri umferð.",

  "rules.auto": "Gerist sjálfkrafa",
  "rules.auto.money": "Fé af hlutverkaspjöldum, frá gullgrafara, verksmiðju og mörkuðum, og stig fyrir höfn og skipstjóra.",
  "rules.auto.goods": "Framleiðsla. Þú velur bara aukatunnu handverksmannsins.",
  "rules.auto.people": "Staðsetning verkamanna þegar þeir duga á alla hringi eða bara ein gerð hringja er eftir.",
  "rules.auto.store": "Geymsla þegar allt kemst fyrir eða ekkert er um að velja.",
  "rules.auto.nothing": "Þegar þú getur ekkert gert. Annállinn segir þér frá því.",

  "setup.players": (a: Args) => `${COUNTS[`${a.seats}`]} leikmenn`,
  "setup.has": (a: Args) =>
    `${many(a.doubloons, "doblúna", "doblúnur")} á mann, ${points(a.points)} í pottinum, ${many(a.colonists, "verkamaður", "verkamenn")} og ${a.seats} á skipinu.`,
  "setup.ships": (a: Args) =>
    `Skip fyrir ${list(`${a.ships}`.split(" "))} tunnur, ${many(a.cards, "hlutverkaspjald", "hlutverkaspjöld")}, ${many(a.faceUp, "plantekra", "plantekrur")} í röðinni, ${many(a.quarries, "grjótnáma", "grjótnámur")}.`,
  "setup.first": (a: Args) =>
    Number(a.indigo) > 1
      ? `Talið frá landstjóranum byrja fyrstu ${a.indigo} leikmennirnir með indígó, hinir með maís.`
      : "Landstjórinn byrjar með indígó, hinn leikmaðurinn með maís.",
  "example.table":
    "Borðið: hinir leikmennirnir efst, þín eigin eyja og borg neðst. Á milli er það sem allir nota: skip, hlutverkaspjöld, plantekrur, vörur og byggingar.",
  "example.production": (a: Args) =>
    `Tvær indígóplantekrur eru mannaðar en aðeins einn verkamaður er í indígóvinnslunni: þessi leikmaður framleiðir ${barrels({ barrels: a.indigo ?? 0, good: "indigo" })}. Mannaða maísplantekran bætir við ${barrels({ barrels: a.corn ?? 0, good: "corn" })}.`,
  "example.price": (a: Args) =>
    `Tvær mannaðar grjótnámur, en byggingin (${buildingOf(a)}) er í dálki ${a.column}: aðeins ${a.column} þeirra nýtist. Í stað ${a.cost} borgar þessi leikmaður ${doubloons(a)}.`,
  "example.sale": (a: Args) =>
    `Í versluninni er þegar til ${goodOf(a)}. Þessi leikmaður getur selt vöru sem er ekki til þar. Til að selja ${stemOf(a.good)}tunnu þarf skrifstofu.`,
  "example.loading": (a: Args) =>
    `Eitt skip flytur ${goodOf(a)} og þar ${are(a.free)} ${many(a.free, "pláss laust", "pláss laus")}. Því ${oneOf(a.fits, "kemst", "komast")} ${a.fits} af ${a.barrels} tunnum fyrir: ${points(a.fits)}. Ekkert annað skip má taka ${goodOf(a)}.`,
  "example.large": (a: Args) =>
    `Stór bygging tekur tvo reiti. Í þessari borg ${are(a.spaces)} ${many(a.spaces, "reitur", "reitir")} eftir.`,
};
