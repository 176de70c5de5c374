/** The guided first match, and a tip for each kind of choice. */
import type { Args } from "../../../../text/grammar.ts";
import { many } from "../../../../text/is/grammar.ts";
import { money, points } from "./phrases.ts";

export const LESSON = {
  "lesson.goal": "Flest stig sigra. Þú færð stig fyrir að senda tunnur með skipum og byggja upp borgina þína.",
  "lesson.settler":
    "Þegar þú átt leik velurðu eitt hlutverk. Allir nýta það en aðeins þú færð fríðindin. Hér vex ekkert enn, svo byrjaðu á plantekrum.",
  "lesson.settler.do": "Veldu landnemann.",
  "lesson.corn":
    "Fríðindin þín væru grjótnáma: með verkamanni gerir hún byggingar ódýrari. En með maís kemstu hraðast af stað: hann þarf bara plantekru og verkamann, enga byggingu.",
  "lesson.corn.do": "Taktu maísplantekruna.",
  "lesson.worker": "Þjarkur valdi borgarstjórann, svo þú færð líka verkamann. Án verkamanns framleiðir plantekra ekkert.",
  "lesson.worker.do": "Settu verkamanninn á maísplantekruna.",
  "lesson.plant":
    "Nú valdi þjarkur byggingameistarann, svo þú mátt líka reisa byggingu. Indígó verður ekki að tunnum nema í indígóvinnslu.",
  "lesson.plant.do": "Reistu litlu indígóvinnsluna.",
  "lesson.craft":
    "Ný umferð: spjöldin eru laus aftur og þjarkurinn með landstjórahattinn velur fyrst. Hann valdi handverksmanninn: þú framleiddir þessa tunnu en þjarkurinn enga. Gáðu hvað hinir fá út úr hlutverki áður en þú velur það.",
  "lesson.ship": (a: Args) =>
    `Næsti leikmaður valdi skipstjórann um leið. Allir lesta til skiptis og verða að gera það ef þeir geta: 1 stig fyrir hverja tunnu. Það sem kemst ekki í skip tapast, nema ${many(a.freeBarrels, "tunna", "tunnur")}.`,
  "lesson.ship.do": "Lestaðu maísinn.",
  "lesson.mayor":
    "Indígóplantekran þín og vinnslan eru án verkamanna og gera því ekkert. Sem borgarstjóri færðu einn verkamann umfram hina.",
  "lesson.mayor.do": "Veldu borgarstjórann.",
  "lesson.privilege":
    "Þetta eru fríðindin þín: einn verkamaður úr birgðum, áður en þeim sem eru á skipinu er skipt. Í borgarstjóralotu máttu líka færa verkamennina sem þú átt fyrir.",
  "lesson.privilege.do": "Taktu aukaverkamanninn.",
  "lesson.trader":
    "Allir hringirnir þínir eru mannaðir, svo þú framleiddir líka indígó. Hvert hlutverk sem gengur af í umferð fær eina doblúnu. Það sem liggur á kaupmanninum er þitt ef þú velur hann.",
  "lesson.trader.do": "Veldu kaupmanninn.",
  "lesson.sell": (a: Args) =>
    `Verslunin kaupir hverja vöru einu sinni þar til hún fyllist og er tæmd. Verðið á maís er ${a.cornPrice}, á indígó ${a.indigoPrice}, og sem kaupmaður færðu ${money(a.traderBonus)} aukalega.`,
  "lesson.sell.do": "Seldu indígótunnuna.",
  "lesson.build":
    "Doblúnur eru ekki stig: breyttu þeim í byggingar. Þær fjólubláu hjálpa þér um leið og þær fá verkamann. Bentu á eina til að lesa hvað hún gerir.",
  "lesson.build.do": "Reistu fjólubláa byggingu að eigin vali.",
  "lesson.captain":
    "Það borgar sig að vera snemma við skipin. Í maísskipinu eru 2 pláss eftir og annar leikmaður á 2 maístunnur. Sem skipstjóri lestarðu á undan öllum.",
  "lesson.captain.do": "Veldu skipstjórann.",
  "lesson.load": (a: Args) => `Þú færð líka ${points(a.captainBonus)} aukalega fyrir fyrstu lestun þína sem skipstjóri.`,
  "lesson.load.do": "Lestaðu maísinn.",
  "lesson.large": "Safnaðu fyrir einni svona. Stórar byggingar ráða oft úrslitum: þær gefa aukastig í leikslok, en bara með verkamanni.",
  "lesson.sailed":
    "Þú varst í tæka tíð: hinn leikmaðurinn fann bara pláss fyrir 1 af 2 tunnum. Fullt skip siglir burt og kemur tómt til baka.",
  "lesson.end": (a: Args) =>
    `Leiknum lýkur eftir þá umferð þegar stigin klárast, ekki tekst að fylla alveg á nýlenduskipið eða einhver fyllir alla ${a.citySpaces} borgarreitina. Fylgstu með þessum mælum.`,
  "lesson.praise":
    "Nú hefurðu farið einu sinni í gegnum ferlið: ræktað, mannað, byggt, framleitt, selt og sent með skipum. Spjöldin skýra hitt: bentu á hvað sem er á borðinu.",
  "lesson.praise.do": "Veldu nú plantekru. Taktu hlutverk sem gagnast þér meira en hinum og hafðu hringina mannaða.",

  "tip.role": "Allir nýta hlutverkið sem þú velur. Bentu á spjald til að sjá hvað hver leikmaður fengi út úr því.",
  "tip.role.money": "Doblúnur á hlutverkaspjaldi færðu strax, áður en hlutverkið er nýtt: þú getur eytt þeim um leið.",
  "tip.role.next": "Hugsaðu um hver velur á eftir þér. Ef þú velur handverksmanninn getur næsti leikmaður selt eða lestað á undan.",
  "tip.role.end": "Nú styttist í leikslok. Hér eftir skipta stig meira máli en doblúnur og hjálparbyggingar.",
  "tip.hacienda": (a: Args) => `Hulda plantekran er hrein viðbót, en á eyjunni þinni eru bara ${a.islandSpaces} reitir.`,
  "tip.settler": "Taktu vöru sem þú átt framleiðslustöð fyrir eða átt bráðum fyrir slíkri stöð.",
  "tip.settler.corn": "Taktu maís fyrir skjót stig, eða aðra vöru ef þú átt bráðum fyrir framleiðslustöðinni.",
  "tip.settler.quarry": "Mannaðar grjótnámur gera allar byggingar ódýrari. Náðu þér snemma í eina þegar þú ert landnemi.",
  "tip.hospice": "Verkamaður á flísina strax sparar þér einn borgarstjóra.",
  "tip.mayor": "Fleiri verkamenn eru nær alltaf til bóta. Afþakkaðu bara ef þú vilt lengja leikinn.",
  "tip.lifting": "Mannaðu plantekru um leið og framleiðslustöðina hennar. Önnur án hinnar gefur engar tunnur.",
  "tip.builder": "Kauptu fyrst það sem gefur tunnur eða doblúnur. Geymdu stórar byggingar fram í seinni hluta leiksins.",
  "tip.builder.large": "Þú átt fyrir stórri byggingu. Aðeins ein er til af hverri, svo það er um að gera að vera á undan.",
  "tip.builder.score": "Hver bygging gefur stig í leikslok og full borg bindur enda á leikinn.",
  "tip.university": "Bygging nýtist bara með verkamanni, svo þiggðu hann.",
  "tip.craftsman": "Taktu vöru sem þú getur selt eða lestað næst.",
  "tip.trader": "Kaffi gefur mest en maís bara bónusana þína. Verslunin kaupir hverja vöru einu sinni þar til hún er tæmd.",
  "tip.captain": "Lestaðu fyrst það sem þú gætir misst og hugsaðu um hvaða skip þú skilur eftir handa hinum.",
  "tip.captain.late":
    "Vöruhús bjargar tunnum frá því að tapast en ekki frá lestun. Án þess er best að selja áður en skipstjórinn kemur, eða vera á undan að velja hann.",
  "tip.wharf": "Bryggjan nýtist einu sinni í hverri skipstjóralotu. Notaðu hana fyrir vöruna sem þú átt mest af.",
  "tip.store": "Geymdu vöruna sem þú átt mest af eða þá sem selst best.",
  "tip.keep": "Haltu tunnunni sem selst best eða vöru sem enginn annar á.",
} as const;
